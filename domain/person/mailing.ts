/** An email about work to many people who agreed to it: at most 500 at once, with fields that are filled in for each of them. */

import type { Message } from '../application/status-email.ts';
import { fillTemplate } from '../application/template.ts';

/** People that are chosen at once. */
export const MOST_CHOSEN = 500;

/** Merge fields and their meanings. */
export const MAILING_FIELDS = {
  first_name: 'the first word of their name',
  full_name: 'their full name',
  agency: 'the name of this agency',
  consultant: 'your own name',
} as const;

export const LEFT_OUT_REASONS = {
  no_address: 'No email address',
  no_consent: 'Have not agreed to emails about work',
  bounced: 'Their address takes no emails, or they reported one as unwanted',
  recent: 'Were sent an email about work in the last day',
  same_address: 'Another record here has the same address, and gets it',
} as const;
export type LeftOutReason = keyof typeof LEFT_OUT_REASONS;

/** Fills in the recipient's merge fields. */
export const fillMailing = (words: Message, fullName: string, us: { agency: string; consultant: string }): Message =>
  fillTemplate(words, { first_name: fullName.trim().split(/\s+/, 1)[0] ?? '', full_name: fullName, ...us });

/** Emails due at once, and then in each interval. */
const PORTION = 50;
const PORTION_SECONDS = 20;

/** After how many seconds the email of this place in line leaves: a mail server gets them in portions. */
export const secondsUntil = (place: number): number => Math.floor(place / PORTION) * PORTION_SECONDS;

/** An email about work to at most 500 people who agreed to it, with fields that are filled in for each. */

import type { Message } from '../application/status-email.ts';
import { fillTemplate } from '../application/template.ts';

export const MOST_CHOSEN = 500;

export const MAILING_FIELDS = {
  first_name: 'their first name',
  full_name: 'their full name',
  agency: 'your agency’s name',
  consultant: 'your own name',
} as const;

export const LEFT_OUT_REASONS = {
  no_address: 'No email address',
  no_consent: 'Haven’t agreed to emails about work',
  bounced: 'Their email address doesn’t work, or they reported an email as spam',
  recent: 'Got an email about work in the last day',
  same_address: 'Another selected record has the same address',
} as const;
export type LeftOutReason = keyof typeof LEFT_OUT_REASONS;

export const fillMailing = (words: Message, fullName: string, us: { agency: string; consultant: string }): Message =>
  fillTemplate(words, { first_name: fullName.trim().split(/\s+/, 1)[0] ?? '', full_name: fullName, ...us });

/** This many emails are sent at once, and then in each interval. */
const PORTION = 50;
const PORTION_SECONDS = 20;

/** The number of seconds until the email at this position is sent, because a mail server gets them in portions. */
export const secondsUntil = (place: number): number => Math.floor(place / PORTION) * PORTION_SECONDS;

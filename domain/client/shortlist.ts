/** Shortlists: ordered candidates for one job, which a client reads by a private link. */
import { countOf } from '#domain/text/counts.ts';

export const CLIENT_ANSWERS = ['yes', 'no'] as const;
export type ClientAnswer = (typeof CLIENT_ANSWERS)[number];

export const CLIENT_ANSWER_NAMES: Record<ClientAnswer, string> = { yes: 'Yes', no: 'No' };

export const MOST_ENTRIES = 20;
export const LONGEST_HEADLINE = 100;
export const LONGEST_ENTRY_PLACE = 100;
export const LONGEST_ENTRY_NOTE = 2000;
export const LONGEST_SHORTLIST_MESSAGE = 2000;
export const LONGEST_COMMENT = 1000;

export const SHORTLIST_DAYS = ['7', '14', '21', '28'] as const;
export const USUAL_SHORTLIST_DAYS = '14';

export const candidateLetter = (position: number): string => `Candidate ${String.fromCharCode(64 + position)}`;

/** A link ends when its contact is deleted. */
export type ShortlistState = 'open' | 'expired' | 'revoked' | 'no_contact';

export const SHORTLIST_STATE_NAMES: Record<ShortlistState, string> = {
  open: 'Link active',
  expired: 'Link expired',
  revoked: 'Link withdrawn',
  no_contact: 'Contact deleted',
};

type Dates = { expiresAt: Date; revokedAt: Date | null; contactId: string | null };

export function shortlistState({ expiresAt, revokedAt, contactId }: Dates, now: Date): ShortlistState {
  if (contactId === null) return 'no_contact';
  if (revokedAt) return 'revoked';
  return expiresAt > now ? 'open' : 'expired';
}

type Answers = { entries: number; yes: number; no: number; comments: number };

export function describeAnswers({ entries, yes, no, comments }: Answers): string {
  const parts = [yes && `${yes} yes`, no && `${no} no`, comments && countOf(comments, 'comment')].filter(Boolean);
  return `${countOf(entries, 'candidate')}: ${parts.length > 0 ? parts.join(', ') : 'no answer yet'}`;
}

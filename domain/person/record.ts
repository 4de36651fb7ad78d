import { daysBetween, isCalendarDay, londonDay } from '../time/calendar-day.ts';
import { londonMoment } from '../time/london-moment.ts';

/** Characters, as in the database; for tags and colleagues their number. */
export const RECORD_LIMITS = {
  note: 5_000,
  task: 200,
  tag: 50,
  tags: 20,
  /** The number of colleagues that one note can address. */
  told: 10,
  name: 100,
  place: 100,
  headline: 100,
  origin: 200,
  agreement: 300,
} as const;

export const CALL_DIRECTIONS = ['out', 'in'] as const;
export type CallDirection = (typeof CALL_DIRECTIONS)[number];
export const CALL_DIRECTION_NAMES: Record<CallDirection, string> = { out: 'We rang', in: 'They rang' };

export const CALL_OUTCOMES = ['spoke', 'message', 'no_answer', 'wrong_number'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];
export const CALL_OUTCOME_NAMES: Record<CallOutcome, string> = {
  spoke: 'Spoke',
  message: 'Left a message',
  no_answer: 'No answer',
  wrong_number: 'Wrong number',
};

/** Right-to-work checks that the Home Office accepts (Employer's guide to right to work checks). */
export const RIGHT_TO_WORK_METHODS = ['documents', 'share_code', 'identity_service'] as const;
export type RightToWorkMethod = (typeof RIGHT_TO_WORK_METHODS)[number];
export const RIGHT_TO_WORK_METHOD_NAMES: Record<RightToWorkMethod, string> = {
  documents: 'Original documents',
  share_code: 'Home Office service, by share code',
  identity_service: 'Digital identity service',
};

export type CallTimeError = 'not_a_time' | 'future' | 'too_long_ago';
const OLDEST_CALL_DAYS = 365;

/** Reads a typed day and time of day in London. */
export function readCallTime(day: string, time: string, now: Date): Date | CallTimeError {
  if (!isCalendarDay(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return 'not_a_time';
  const startsAt = londonMoment(day, time);
  if (startsAt > now) return 'future';
  return daysBetween(day, londonDay(now)) > OLDEST_CALL_DAYS ? 'too_long_ago' : startsAt;
}

export type AddedTags = { ok: true; tags: string[] } | { ok: false; error: 'empty' | 'too_long' | 'too_many' };

/** Adds typed tags, separated by commas. Tags are stored in lower case, so that a search finds every spelling. */
export function addTags(currentTags: readonly string[], typed: string): AddedTags {
  const added = typed
    .split(',')
    .map((tag) => tag.replace(/\s+/g, ' ').trim().toLowerCase())
    .filter(Boolean);
  if (added.length === 0) return { ok: false, error: 'empty' };
  if (added.some((tag) => Array.from(tag).length > RECORD_LIMITS.tag)) return { ok: false, error: 'too_long' };
  const tags = [...new Set([...currentTags, ...added])];
  return tags.length > RECORD_LIMITS.tags ? { ok: false, error: 'too_many' } : { ok: true, tags };
}

/** The promised reply date of an application, and its wording. */
import { countOf } from '#domain/text/counts.ts';
import { daysBetween, londonDay } from '#domain/time/calendar-day.ts';
import { formatLongDate } from '#domain/time/dates.ts';

export const REPLY_DAYS = { least: 1, most: 30, usual: 7 } as const;

/**
 * `endedAt` is set if the candidate withdrew before a reply. `isAgency`: the agency made the promise, rather than an employer with an
 * account.
 */
export type ReplyPromise = { dueAt: Date; repliedAt: Date | null; endedAt: Date | null; isAgency: boolean };

const isOverdue = ({ dueAt, repliedAt, endedAt }: ReplyPromise, now: Date): boolean =>
  repliedAt === null && endedAt === null && dueAt < now;

export type ReplyClock = { text: string; isOverdue: boolean; isAgency: boolean };

/** 'Reply by 3 December 2026, in 4 days'; null without a promise, after a reply, or if no reply is due. */
export function replyClock(promise: ReplyPromise | null, now: Date): ReplyClock | null {
  if (!promise || promise.repliedAt !== null || promise.endedAt !== null) return null;
  const { dueAt, isAgency } = promise;
  const day = formatLongDate(dueAt);
  if (isOverdue(promise, now)) return { text: `Overdue since ${day}`, isOverdue: true, isAgency };
  return { text: `Reply by ${day}, ${describeTimeLeft(dueAt, now)}`, isOverdue: false, isAgency };
}

function describeTimeLeft(dueAt: Date, now: Date): string {
  const days = daysBetween(londonDay(now), londonDay(dueAt));
  if (days <= 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${countOf(days, 'day')}`;
}

export const promiseOfReply = (days: number, isAgency: boolean): string =>
  `${isAgency ? 'We’ll' : 'The employer will'} reply within ${countOf(days, 'day')}`;

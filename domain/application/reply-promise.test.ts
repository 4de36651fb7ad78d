import { describe, expect, test } from 'vitest';
import { endOfLondonDay } from '#domain/time/calendar-day.ts';
import { promiseOfReply, type ReplyPromise, replyClock } from './reply-promise.ts';

const promiseWith = (promise: Partial<ReplyPromise> = {}): ReplyPromise => ({
  dueAt: endOfLondonDay('2026-12-03'),
  repliedAt: null,
  endedAt: null,
  isAgency: true,
  ...promise,
});
const at = (time: string) => new Date(`${time}Z`);

describe('the clock of an application', () => {
  test.each([
    ['2026-11-29T09:00:00', 'Reply by 3 December 2026, in 4 days'],
    ['2026-12-02T23:30:00', 'Reply by 3 December 2026, tomorrow'],
    ['2026-12-03T23:30:00', 'Reply by 3 December 2026, today'],
  ])('at %s says %s', (now, text) => {
    expect(replyClock(promiseWith(), at(now))).toEqual({ text, isOverdue: false, isAgency: true });
  });

  test('says that it is late from the next day on', () => {
    const clock = replyClock(promiseWith(), at('2026-12-04T00:00:00'));
    expect(clock).toEqual({ text: 'Overdue since 3 December 2026', isOverdue: true, isAgency: true });
  });

  test('counts days in London: in summer its day ends an hour before that of UTC', () => {
    const promise = promiseWith({ dueAt: endOfLondonDay('2026-07-03') });
    expect(replyClock(promise, at('2026-07-03T23:30:00'))?.isOverdue).toBe(true);
  });

  test('stops with a reply, and where the candidate withdrew', () => {
    expect(replyClock(promiseWith({ repliedAt: at('2026-12-01T09:00:00') }), at('2026-12-09T09:00:00'))).toBeNull();
    expect(replyClock(promiseWith({ endedAt: at('2026-12-01T09:00:00') }), at('2026-12-09T09:00:00'))).toBeNull();
  });
});

test('an advert promises days, and says whose', () => {
  expect([promiseOfReply(1, true), promiseOfReply(7, false)]).toEqual([
    'We’ll reply within 1 day',
    'The employer will reply within 7 days',
  ]);
});

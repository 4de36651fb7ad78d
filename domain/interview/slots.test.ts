import { expect, test } from 'vitest';
import { FURTHEST_SLOT_DAYS, MOST_SLOTS } from './interview.ts';
import { readSlots } from './slots.ts';

const NOW = new Date('2026-11-26T09:30:00Z');
const read = (...typed: [day: string, time: string][]) =>
  readSlots(
    typed.map(([day, time]) => ({ day, time })),
    30,
    NOW,
  );

test('reads times of London, in winter and in summer, the earliest first', () => {
  expect(read(['2026-11-27', '14:00'], ['', ''], ['2026-11-27', '09:15'])).toEqual({
    ok: true,
    slots: [new Date('2026-11-27T09:15:00Z'), new Date('2026-11-27T14:00:00Z')],
  });
  const june = new Date('2026-06-01T08:00:00Z');
  expect(readSlots([{ day: '2026-06-02', time: '10:00' }], 30, june)).toEqual({
    ok: true,
    slots: [new Date('2026-06-02T09:00:00Z')],
  });
});

test('a time without a day is on the day of the row above, across empty rows', () => {
  expect(read(['2026-11-27', '09:15'], ['', ''], ['', '14:00'], ['2026-11-30', '10:00'], ['', '11:00'])).toEqual({
    ok: true,
    slots: ['2026-11-27T09:15', '2026-11-27T14:00', '2026-11-30T10:00', '2026-11-30T11:00'].map(
      (at) => new Date(`${at}Z`),
    ),
  });
  expect(read(['', '09:15'], ['2026-11-27', '10:00'])).toEqual({ ok: false, error: 'incomplete', index: 0 });
});

test('a week over the change of the clocks keeps the time of day', () => {
  const march = new Date('2027-03-25T08:00:00Z');
  const slots = ['2027-03-26', '2027-03-29'].map((day) => ({ day, time: '10:00' }));
  expect(readSlots(slots, 30, march)).toEqual({
    ok: true,
    slots: [new Date('2027-03-26T10:00:00Z'), new Date('2027-03-29T09:00:00Z')],
  });
  // The clocks skip from 01:00 to 02:00 on this day.
  expect(readSlots([{ day: '2027-03-28', time: '01:30' }], 30, march)).toEqual({
    ok: false,
    error: 'skipped',
    index: 0,
  });
  // 01:30 occurs twice on this day.
  const october = new Date('2026-10-24T08:00:00Z');
  expect(readSlots([{ day: '2026-10-25', time: '01:30' }], 30, october)).toEqual({
    ok: true,
    slots: [new Date('2026-10-25T00:30:00Z')],
  });
});

test('refuses what is past, too far ahead, no time, half a time, or too much', () => {
  expect(read(['2026-11-26', '09:30'])).toEqual({ ok: false, error: 'past', index: 0 });
  expect(read(['2026-11-26', '09:31'])).toMatchObject({ ok: true });
  expect(read(['2027-02-24', '09:00'])).toMatchObject({ ok: true });
  expect(read(['2027-02-25', '09:00'])).toEqual({ ok: false, error: 'too_far', index: 0 });
  expect(FURTHEST_SLOT_DAYS).toBe(90);
  for (const [day, time] of [
    ['2026-02-30', '09:00'],
    ['2026-11-27', '24:00'],
    ['2026-11-27', '9:00'],
    ['2026-11-27\r\nATTENDEE:x', '09:00'],
  ] as const) {
    expect(read([day, time])).toEqual({ ok: false, error: 'not_a_time', index: 0 });
  }
  expect(read(['2026-11-27', '09:00'], ['2026-11-27', ''])).toEqual({ ok: false, error: 'incomplete', index: 1 });
  expect(read(['', ''])).toEqual({ ok: false, error: 'none', index: 0 });
  const many = Array.from({ length: MOST_SLOTS + 1 }, (_, day): [string, string] => [`2026-12-0${day + 1}`, '09:00']);
  expect(read(...many)).toMatchObject({ error: 'too_many' });
});

test('times of one offer do not overlap; one may begin when another ends', () => {
  expect(read(['2026-11-27', '09:00'], ['2026-11-27', '09:29'])).toEqual({ ok: false, error: 'overlapping', index: 1 });
  expect(read(['2026-11-27', '09:00'], ['2026-11-27', '09:30'])).toMatchObject({ ok: true });
});

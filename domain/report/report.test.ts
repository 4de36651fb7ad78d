import { expect, test } from 'vitest';
import {
  courseUnitOf,
  describeDays,
  describeStep,
  longIfEnough,
  medianIfEnough,
  periodOf,
  shareOf,
  WAIT_STEPS,
} from './report.ts';

const TODAY = '2026-11-26';
const NONE = { days: null, from: '', to: '' };
const USUAL = { from: '2026-10-28', to: TODAY };

test('a period is the last thirty days, a quarter, a year, or from one day to another', () => {
  expect(periodOf(NONE, TODAY)).toEqual({ ...USUAL, problem: null });
  expect(periodOf({ ...NONE, days: '91' }, TODAY)).toMatchObject({ from: '2026-08-28', to: TODAY });
  expect(periodOf({ ...NONE, days: '365' }, TODAY)).toMatchObject({ from: '2025-11-27', to: TODAY });
  expect(periodOf({ days: '91', from: '2026-03-01', to: '2026-03-29' }, TODAY)).toEqual({
    from: '2026-03-01',
    to: '2026-03-29',
    problem: null,
  });
  expect(periodOf({ ...NONE, from: '2026-11-01' }, TODAY)).toMatchObject({ from: '2026-11-01', to: TODAY });
  expect(periodOf({ ...NONE, to: '2026-03-30' }, TODAY)).toMatchObject({ from: '2026-03-01', to: '2026-03-30' });
  expect(periodOf({ ...NONE, from: '2027-01-01' }, TODAY)).toMatchObject({ from: '2027-01-01', to: '2027-01-01' });
});

test.each([
  ['0000-01-01', TODAY, 'day'],
  ['9999-12-31', '', 'day'],
  ['2026-02-30', '', 'day'],
  ["2026-01-01'; DROP", '', 'day'],
  ['1999-12-31', TODAY, 'day'],
  [TODAY, '2026-11-25', 'order'],
  ['2020-01-01', TODAY, 'length'],
  ['', '9999-01-01', 'day'],
])('from %s to %s is not used, and the last thirty days are shown instead (%s)', (from, to, problem) => {
  expect(periodOf({ days: null, from, to }, TODAY)).toEqual({ ...USUAL, problem });
});

test('the longest period is five years', () => {
  expect(periodOf({ days: null, from: '2021-11-26', to: TODAY }, TODAY).problem).toBeNull();
  expect(periodOf({ days: null, from: '2021-11-25', to: TODAY }, TODAY).problem).toBe('length');
});

test('a bar of the course is a day, a week or a month', () => {
  expect(courseUnitOf({ from: '2026-10-28', to: TODAY })).toBe('day');
  expect(courseUnitOf({ from: '2025-11-27', to: TODAY })).toBe('week');
  expect(courseUnitOf({ from: '2022-01-01', to: TODAY })).toBe('month');
});

test('steps and spans in words', () => {
  expect([0, 1, 6].map((step) => describeStep(WAIT_STEPS, step))).toEqual([
    'Within 1 day',
    '1 to 2 days',
    'After 30 days',
  ]);
  expect([0.01, 0.04, 0.5, 0.999, 1, 2.54, 12.4].map(describeDays)).toEqual([
    'under an hour',
    '1 hour',
    '12 hours',
    '1 day',
    '1 day',
    '2.5 days',
    '12 days',
  ]);
});

test('a share is said from ten on, rounded down', () => {
  expect([shareOf(9, 9), shareOf(0, 0), shareOf(199, 200), shareOf(10, 10)]).toEqual([null, null, '99%', '100%']);
});

test('a median is said from five on, and how long nine in ten waited from twenty on', () => {
  expect([medianIfEnough(2, 4), medianIfEnough(2, 5), medianIfEnough(null, 0)]).toEqual([null, 2, null]);
  expect([longIfEnough(9, 19), longIfEnough(9, 20)]).toEqual([null, 9]);
});

import { describe, expect, test } from 'vitest';
import { countByDay, spanOf } from './event-days.server.ts';

const TODAY = '2026-11-21';

describe('the span of the chart', () => {
  test.each([
    ['the last thirty days, today among them', { from: '', to: '' }, { from: '2026-10-23', to: TODAY }],
    ['from a day until today', { from: '2026-11-01', to: '' }, { from: '2026-11-01', to: TODAY }],
    ['thirty days until a day', { from: '', to: '2026-03-01' }, { from: '2026-01-31', to: '2026-03-01' }],
    ['the days asked for', { from: '2026-03-28', to: '2026-03-30' }, { from: '2026-03-28', to: '2026-03-30' }],
    ['one day that is still to come', { from: '2026-12-24', to: '' }, { from: '2026-12-24', to: '2026-12-24' }],
    ['the end of a span that is too long', { from: '1999-01-01', to: '' }, { from: '2026-08-22', to: TODAY }],
  ])('is %s', (_name, period, expected) => {
    expect(spanOf(period, TODAY)).toEqual(expected);
  });
});

test('every day is listed once, also when the clocks change, with its counts', () => {
  const days = countByDay(
    [
      { day: '2026-03-29', risk: 'high', events: 2 },
      { day: '2026-03-29', risk: 'low', events: 5 },
    ],
    { from: '2026-03-28', to: '2026-03-30' },
  );
  expect(days).toEqual([
    { day: '2026-03-28', label: '28 March 2026', high: 0, medium: 0, low: 0 },
    { day: '2026-03-29', label: '29 March 2026', high: 2, medium: 0, low: 5 },
    { day: '2026-03-30', label: '30 March 2026', high: 0, medium: 0, low: 0 },
  ]);
  expect(countByDay([], { from: '2026-10-20', to: '2026-10-30' })).toHaveLength(11);
});

test('a span that ends before it begins has no days', () => {
  expect(countByDay([], { from: '2026-03-30', to: '2026-03-28' })).toEqual([]);
});

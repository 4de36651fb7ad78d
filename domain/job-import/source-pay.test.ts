import { expect, test } from 'vitest';
import { readPay } from './source-pay.ts';

test.each([
  [
    { min: 30_000, max: 38_000, currency: 'gbp', period: 'year' },
    ['£30,000 to £38,000 a year', '30000', '38000', 'year'],
  ],
  [{ min: null, max: 12.714, currency: 'GBP', period: 'hour' }, ['up to £12.71 an hour', '', '12.71', 'hour']],
  [{ min: 500, max: null, currency: 'GBP', period: 'day' }, ['from £500 a day', '500', '', 'day']],
] as const)('pounds with their period are numbers: %j', (pay, [salary, salary_min, salary_max, salary_period]) => {
  expect(readPay(pay)).toEqual({ salary, salary_min, salary_max, salary_period });
});

test.each([
  [{ min: 60_000, max: 70_000, currency: 'EUR', period: 'year' }, 'EUR 60,000 to 70,000 a year'],
  [{ min: 30_000, max: 30_000, currency: 'GBP', period: null }, '£30,000'],
  [{ min: 900, max: null, currency: '', period: null }, 'from 900'],
  [{ min: null, max: 900, currency: 'not one', period: 'month' }, 'up to 900 a month'],
] as const)('anything else stays words: %j', (pay, salary) => {
  expect(readPay(pay)).toEqual({ salary });
});

test('nothing, zero and texts that are no number are no pay', () => {
  for (const pay of [null, 0, -1, Number.NaN, Number.POSITIVE_INFINITY])
    expect(readPay({ min: pay, max: pay, currency: 'GBP', period: 'year' })).toEqual({});
});

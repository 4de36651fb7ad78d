import { expect, test } from 'vitest';
import type { SalaryPeriod } from '#domain/job/job.ts';
import { describeLowPay, hourlyPay, isBelowWageFloor, wageFloor } from './minimum-wage.ts';
import { HIGHEST_PAY } from './salary.ts';

const on = new Date('2026-11-21T12:00:00Z');
const pays = (min: number, period: SalaryPeriod) => ({ min, max: min, period });

test.each([
  ['2024-06-01T12:00:00Z', 12.21],
  ['2025-04-01T12:00:00Z', 12.21],
  // Midnight in London is 23:00 in UTC, because summer time has started.
  ['2026-03-31T22:59:59Z', 12.21],
  ['2026-03-31T23:00:00Z', 12.71],
  ['2030-01-01T00:00:00Z', 12.71],
])('at %s the National Living Wage known is £%d', (moment, adult) => {
  expect(wageFloor(new Date(moment)).adult).toBe(adult);
});

test('the rates from 1 April 2026 are those of the Government', () => {
  expect(wageFloor(on)).toEqual({ from: '2026-04-01', adult: 12.71, aged18To20: 10.85, under18OrApprentice: 8 });
});

test.each([
  [pays(11.5, 'hour'), 20, 11.5],
  [pays(95.33, 'day'), null, 12.71],
  [pays(95.32, 'day'), null, 12.7],
  [pays(476.63, 'week'), null, 12.71],
  [pays(476.62, 'week'), null, 12.7],
  [pays(2_065.38, 'month'), null, 12.71],
  [pays(2_065.37, 'month'), null, 12.7],
  [pays(24_784.5, 'year'), null, 12.71],
  [pays(24_784.49, 'year'), null, 12.7],
  [pays(24_785, 'year'), 37.5, 12.71],
  [pays(24_785, 'year'), 40, 11.91],
  [pays(20_000, 'year'), 0.1, 3_846.15],
  [pays(HIGHEST_PAY, 'year'), 80, 24_038.46],
])('%j for %j hours a week is £%d an hour', (salary, hours, pay) => {
  expect(hourlyPay(salary, hours)).toBe(pay);
});

test('the lowest figure named counts', () => {
  expect(hourlyPay({ min: 12, max: 15, period: 'hour' }, null)).toBe(12);
  expect(hourlyPay({ min: null, max: 15, period: 'hour' }, null)).toBe(15);
  expect(hourlyPay({ min: 12, max: null, period: 'hour' }, null)).toBe(12);
  expect(hourlyPay({ min: null, max: null, period: 'hour' }, null)).toBeNull();
});

test.each([
  [pays(12.7, 'hour'), true],
  [pays(12.71, 'hour'), false],
  [pays(24_784, 'year'), true],
  [pays(24_785, 'year'), false],
  [{ min: 12.5, max: 20, period: 'hour' as const }, true],
  [{ min: null, max: null, period: 'hour' as const }, false],
])('whether %j is below the floor: %j', (salary, isBelow) => {
  expect(isBelowWageFloor({ salary, hoursPerWeek: null, on })).toBe(isBelow);
});

test('a penny below the floor is below it and the floor is not, by the hour and for any hours by the week', () => {
  for (let tenths = 10; tenths <= 800; tenths++) {
    const hoursPerWeek = tenths / 10;
    const weekly = Math.ceil((1_271 * tenths) / 10) / 100;
    expect(isBelowWageFloor({ salary: pays(weekly, 'week'), hoursPerWeek, on })).toBe(false);
    const less = Math.round(weekly * 100 - 1) / 100;
    expect(isBelowWageFloor({ salary: pays(less, 'week'), hoursPerWeek, on })).toBe(true);
  }
});

test('low pay is put into a sentence, and other pay is not', () => {
  const rate = 'The National Living Wage is £12.71 an hour from 1 April 2026.';
  expect(describeLowPay({ salary: pays(22_425, 'year'), hoursPerWeek: null, on })).toBe(
    `This is £11.50 an hour for 37.5 hours a week. ${rate}`,
  );
  expect(describeLowPay({ salary: pays(400, 'week'), hoursPerWeek: 40, on })).toBe(
    `This is £10 an hour for 40 hours a week. ${rate}`,
  );
  expect(describeLowPay({ salary: pays(11.5, 'hour'), hoursPerWeek: 40, on })).toBe(`This is £11.50 an hour. ${rate}`);
  expect(describeLowPay({ salary: pays(12.71, 'hour'), hoursPerWeek: 40, on })).toBeNull();
});

import { londonDay } from '#domain/time/calendar-day.ts';
import { formatLongDay } from '#domain/time/dates.ts';
import { formatPay, type Salary } from './salary.ts';

/** Pounds an hour. `adult` is the National Living Wage, from the age of 21. */
export type WageFloor = { from: string; adult: number; aged18To20: number; under18OrApprentice: number };

/**
 * Newest first. Source: www.gov.uk/national-minimum-wage-rates; the rates of 2026 as announced on 25 November 2025, the day before the
 * Budget. The rates from 1 April 2027 had not been announced on 26 November 2026.
 */
const WAGE_FLOORS = [
  { from: '2026-04-01', adult: 12.71, aged18To20: 10.85, under18OrApprentice: 8 },
  { from: '2025-04-01', adult: 12.21, aged18To20: 10, under18OrApprentice: 7.55 },
] as const satisfies WageFloor[];

const OLDEST: WageFloor = WAGE_FLOORS[1];

/** The full week assumed for a job that does not state its hours. */
export const DEFAULT_HOURS_PER_WEEK = 37.5;

/** The rates on a day in London; the oldest known rates for earlier days. */
export function wageFloor(on: Date): WageFloor {
  const day = londonDay(on);
  return WAGE_FLOORS.find(({ from }) => from <= day) ?? OLDEST;
}

export const lowestWage = ({ adult, aged18To20, under18OrApprentice }: WageFloor): number =>
  Math.min(adult, aged18To20, under18OrApprentice);

/**
 * The lowest stated pay in pounds an hour, rounded down to the penny, so that pay below the minimum by less than a penny stays below it. A
 * year has 52 weeks or 12 months, a week 5 days. @param hoursPerWeek to a tenth; null counts as 37.5 @returns null if no figure is stated
 */
export function hourlyPay({ min, max, period }: Salary, hoursPerWeek: number | null): number | null {
  const lowest = min ?? max;
  if (lowest === null) return null;
  // Whole pence and tenths of hours avoid rounding errors.
  const pence = Math.round(lowest * 100);
  const tenths = Math.max(1, Math.round((hoursPerWeek ?? DEFAULT_HOURS_PER_WEEK) * 10));
  switch (period) {
    case 'hour':
      return pence / 100;
    case 'day':
      return divide(pence * 50, tenths) / 100;
    case 'week':
      return divide(pence * 10, tenths) / 100;
    case 'month':
      return divide(pence * 120, tenths * 52) / 100;
    case 'year':
      return divide(pence * 10, tenths * 52) / 100;
  }
}

type Pay = { salary: Salary; hoursPerWeek: number | null; on: Date };

/** Compares with the adult rate, because an advert may not select by age (Equality Act 2010, s. 13). */
export function isBelowWageFloor({ salary, hoursPerWeek, on }: Pay): boolean {
  const hourly = hourlyPay(salary, hoursPerWeek);
  return hourly !== null && Math.round(hourly * 100) < Math.round(wageFloor(on).adult * 100);
}

/**
 * 'This is £11.50 an hour for 37.5 hours a week. The National Living Wage is £12.71 an hour from 1 April 2026.'
 * @returns null unless the pay is below the floor
 */
export function describeLowPay(pay: Pay): string | null {
  const hourly = hourlyPay(pay.salary, pay.hoursPerWeek);
  if (hourly === null || !isBelowWageFloor(pay)) return null;
  const hours = pay.salary.period === 'hour' ? '' : ` for ${pay.hoursPerWeek ?? DEFAULT_HOURS_PER_WEEK} hours a week`;
  return `This is ${formatPay(hourly)} an hour${hours}. ${describeWageFloor(wageFloor(pay.on))}`;
}

export const describeWageFloor = ({ adult, from }: WageFloor): string =>
  `The National Living Wage is ${formatPay(adult)} an hour from ${formatLongDay(from)}.`;

/** Rounds down exactly, where Math.floor of the quotient could be off by one. */
const divide = (dividend: number, divisor: number): number => (dividend - (dividend % divisor)) / divisor;

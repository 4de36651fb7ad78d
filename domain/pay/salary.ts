import type { SalaryPeriod } from '#domain/job/job.ts';
import { type Figures, findFigures } from './salary-figures.ts';

/** Pounds per period, to the penny. At least one end is set; a single figure is both; min ≤ max. */
export type Salary = { min: number | null; max: number | null; period: SalaryPeriod };

/** Counted in characters, the limit of a job's salary text; longer texts are not read. */
export const LONGEST_SALARY = 100;
/** Pounds: the database's maximum. */
export const HIGHEST_PAY = 99_999_999.99;

/**
 * Reads pay as people in Britain type it: '£30k-£38k', '£12.71 per hour', 'Up to £45,000', '£500pw', '£28,000 pro rata', 'Circa £40K OTE
 * £60k' (basic pay without extras).
 *
 * If the text names no period, it is guessed from the size: under £100 an hour, under £1,000 a day, from £10,000 a year. It is not guessed
 * from £1,000 to £10,000, nor below £10,000 if the text contains hours, days or other numbers.
 *
 * @returns null if the text has no figure, several figures that are no range, another currency, or an unknown period
 */
export function readSalary(text: string): Salary | null {
  if (text.length > LONGEST_SALARY) return null;
  const figures = findFigures(text);
  const period = figures && (figures.period ?? guessPeriod(figures));
  if (!period) return null;
  const { min, max } = figures;
  const isPossible = (pay: number | null) => pay === null || (pay > 0 && pay <= HIGHEST_PAY);
  if (!isPossible(min) || !isPossible(max) || (min !== null && max !== null && min > max)) return null;
  return { min, max, period };
}

/** Finds a range whose first figure is the higher one, such as '£36,000 - £30,000'; `min` is that figure. */
export function findReversedRange(text: string): { min: number; max: number } | null {
  const figures = text.length > LONGEST_SALARY ? null : findFigures(text);
  const { min = null, max = null } = figures ?? {};
  return min !== null && max !== null && min > max ? { min, max } : null;
}

export const perPeriod = (period: SalaryPeriod): string => (period === 'hour' ? 'an hour' : `a ${period}`);

export function describeSalary({ min, max, period }: Salary): string {
  const per = perPeriod(period);
  if (min === null && max === null) return '';
  if (min === null) return `up to ${formatPay(max ?? 0)} ${per}`;
  if (max === null) return `from ${formatPay(min)} ${per}`;
  return min === max ? `${formatPay(min)} ${per}` : `${formatPay(min)} to ${formatPay(max)} ${per}`;
}

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });
const poundsAndPence = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

export const formatPay = (pay: number): string => (Number.isInteger(pay) ? pounds : poundsAndPence).format(pay);

function guessPeriod({ min, max, isAlone }: Figures): SalaryPeriod | null {
  const [low, high] = [min ?? max, max ?? min].map((pay) => periodOfSize(pay ?? 0));
  if (low !== high || !low) return null;
  return low === 'year' || isAlone ? low : null;
}

function periodOfSize(pay: number): SalaryPeriod | null {
  if (pay < 100) return 'hour';
  if (pay < 1_000) return 'day';
  return pay >= 10_000 ? 'year' : null;
}

import type { SalaryPeriod } from '#domain/job/job.ts';
import { describeSalary, formatPay, perPeriod } from '#domain/pay/salary.ts';
import type { SourceValues } from './source-job.ts';

export type SourcePay = {
  min: number | null;
  max: number | null;
  /** An ISO 4217 code; '' if not stated. */
  currency: string;
  /** Null if not stated, or if jobs here have no such period. */
  period: SalaryPeriod | null;
};

/** Uses figures only if they are in pounds and have a period. Otherwise the salary becomes a text. */
export function readPay(pay: SourcePay): SourceValues {
  const min = toPence(pay.min);
  const max = toPence(pay.max);
  const currency = pay.currency.trim().toUpperCase();
  const { period } = pay;
  if (min === null && max === null) return {};
  if (currency !== 'GBP' || period === null) {
    return { salary: [describeFigures(min, max, currency), period ? perPeriod(period) : ''].join(' ').trim() };
  }
  return {
    salary: describeSalary({ min, max, period }),
    salary_min: min === null ? '' : String(min),
    salary_max: max === null ? '' : String(max),
    salary_period: period,
  };
}

const toPence = (pay: number | null): number | null =>
  pay !== null && Number.isFinite(pay) && pay > 0 ? Math.round(pay * 100) / 100 : null;

const figures = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

function describeFigures(min: number | null, max: number | null, currency: string): string {
  const isNamed = /^[A-Z]{3}$/.test(currency) && currency !== 'GBP';
  const write = currency === 'GBP' ? formatPay : (sum: number) => figures.format(sum);
  const name = isNamed ? `${currency} ` : '';
  if (min === null || max === null) return `${max === null ? 'from' : 'up to'} ${name}${write(min ?? max ?? 0)}`;
  return min === max ? `${name}${write(min)}` : `${name}${write(min)} to ${write(max)}`;
}

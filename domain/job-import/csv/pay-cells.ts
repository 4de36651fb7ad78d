import { describeSalary, LONGEST_SALARY, perPeriod, readSalary, type Salary } from '#domain/pay/salary.ts';
import type { SourceValues } from '../source-job.ts';
import { readPay } from '../source-pay.ts';
import { readPeriod, shorten } from '../source-words.ts';

export type PayCells = { salary: string; salary_min: string; salary_max: string; salary_period: string };
type Read = { values: SourceValues; remarks: string[] };

const AMOUNT = /^(?:£|gbp)?\s*(\d{1,3}(?:[, ]\d{3})+|\d+)(\.\d{1,2}\d*|,\d{2})?\s*(k)?(?:\s*gbp)?$/i;

/** Reads '£26,000', '26k', '12.60', '12,60'. @returns null if the cell is empty or holds no amount of money */
export function readAmount(typed: string): number | null {
  const [, digits = '', pence = '', k] = AMOUNT.exec(typed.trim()) ?? [];
  const amount = Number(`${digits.replaceAll(/[, ]/g, '')}${pence.replace(',', '.')}`) * (k ? 1_000 : 1);
  return digits !== '' && amount > 0 ? Math.round(amount * 100) / 100 : null;
}

/** '26.000' is Continental notation for 26,000, which can be a year's pay, while 26 cannot. */
const readAmountOf = (cell: string, period: Salary['period'] | null): number | null =>
  period === 'year' && /^\D{0,4}\d{2,3}\.\d{3}$/.test(cell.trim())
    ? readAmount(cell.replace('.', ','))
    : readAmount(cell);

const SAYS_NOTHING = /^(?:£?\s*0+(?:\.0+)?|-|–|n\/?a|null|none|undefined)?$/i;

export function readPayCells({ salary: words, salary_min, salary_max, salary_period }: PayCells): Read {
  const payText = SAYS_NOTHING.test(words.trim()) ? '' : words;
  const period = readPeriod(salary_period);
  const [min, max] = [salary_min, salary_max].map((cell) => readAmountOf(cell, period)) as [
    number | null,
    number | null,
  ];
  const odd = [salary_min, salary_max].filter((cell) => readAmount(cell) === null && !SAYS_NOTHING.test(cell.trim()));
  const read =
    min === null && max === null
      ? readWords(payText || [...new Set(odd)].join(' - '), period, salary_period)
      : readFigures(payText, min, max, period);
  const remarks = min !== null || max !== null ? odd.map((cell) => `‘${shorten(cell)}’ isn’t an amount of pay`) : [];
  return withinLimit({ values: read.values, remarks: [...read.remarks, ...remarks] });
}

function readFigures(payText: string, min: number | null, max: number | null, period: Salary['period'] | null): Read {
  const [low, high] = min !== null && max !== null && min > max ? [max, min] : [min, max];
  const per = period ?? guessPeriod(low, high) ?? readSalary(payText)?.period ?? null;
  const { salary: described = '', ...figures } = readPay({ min: low, max: high, currency: 'GBP', period: per });
  const salary = payText === '' || readAmount(payText) !== null ? described : payText;
  if (per === null) return { values: { salary }, remarks: [`‘${described}’ doesn’t say what period it is for`] };
  return { values: { salary, ...figures }, remarks: [] };
}

function guessPeriod(min: number | null, max: number | null): Salary['period'] | null {
  const [low = null, high = null] = [min ?? max, max ?? min].map(
    (pay) => readSalary(describeAmount(pay ?? 0))?.period ?? null,
  );
  return low === high ? low : null;
}

const describeAmount = (pay: number): string => `£${pay}`;

function readWords(payText: string, period: Salary['period'] | null, named: string): Read {
  const salary = readSalary(payText) ?? readSalary(`£${payText}`);
  const isBare = /^[\d,.\s–-]+k?$/i.test(payText) && /\d/.test(payText);
  if (salary && (period === null || salary.period === period)) {
    return { values: { salary: isBare ? describeSalary(salary) : payText }, remarks: [] };
  }
  const withPeriod = period && readSalary(`${payText} a ${period}`);
  if (withPeriod && withPeriod.period === period && !(salary && /\D{3}/.test(payText))) {
    return { values: { salary: isBare ? describeSalary(withPeriod) : `${payText} ${perPeriod(period)}` }, remarks: [] };
  }
  const isOdd = salary !== null && named !== '';
  return {
    values: { salary: payText },
    remarks: isOdd ? [`‘${shorten(named)}’ doesn’t match ‘${shorten(payText)}’`] : [],
  };
}

function withinLimit({ values, remarks }: Read): Read {
  const { salary = '' } = values;
  if (Array.from(salary).length <= LONGEST_SALARY) return { values, remarks };
  const short = `${Array.from(salary)
    .slice(0, LONGEST_SALARY - 1)
    .join('')
    .replace(/\s+\S*$/, '')}…`;
  return {
    values: { ...values, salary: short },
    remarks: [...remarks, `The salary was shortened from: ${salary}`],
  };
}

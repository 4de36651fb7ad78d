import { type PayCells, readAmount } from '../csv/pay-cells.ts';
import { readPay } from '../source-pay.ts';
import { readPeriod } from '../source-words.ts';
import { type Fields, firstValue } from './named-values.ts';

const POUNDS = /^(?:gbp|£|pounds?(?: sterling)?|sterling)?$/i;

/** Writes figures in another currency, or from abroad without a currency, as a salary text. */
export function readNamedPay(fields: Fields, isAbroad: boolean): PayCells {
  const salary = firstValue(fields, 'salary');
  const [salary_min, salary_max] = [firstValue(fields, 'salary_min'), firstValue(fields, 'salary_max')];
  const salary_period = firstValue(fields, 'salary_period');
  const currency = firstValue(fields, 'currency');
  const isInPounds = POUNDS.test(currency) && !(isAbroad && currency === '' && !/£|gbp/i.test(salary));
  if (isInPounds) return { salary, salary_min, salary_max, salary_period };
  const [min, max] = [readAmount(salary_min), readAmount(salary_max)];
  const figures = readPay({ min, max, currency, period: readPeriod(salary_period) }).salary ?? '';
  const isBare = /^[\d.,\s–-]+k?$/i.test(salary);
  const payText = isBare && currency !== '' ? `${currency.toUpperCase()} ${salary}` : salary;
  return { salary: payText || figures, salary_min: '', salary_max: '', salary_period: '' };
}

/**
 * Checks pay against the National Minimum Wage. `domain/pay/minimum-wage.ts` has the rates by age, with dates and source. The rate from 21
 * applies, because an advert may not select by age; pay that is enough for younger people only is a question. Pay by the day, week, month
 * or year is divided by the stated hours, or by 37.5 a week.
 */
import { describeLowPay, hourlyPay, lowestWage, wageFloor } from '#domain/pay/minimum-wage.ts';
import { formatPay } from '#domain/pay/salary.ts';
import type { Advert, AdvertRule, Finding } from './advert.ts';
import { findPhrases, indexPhrases, readAdvertWords } from './words.ts';

type Pay = Pick<Advert, 'pay' | 'hoursPerWeek' | 'payText'>;

export function checkWage({ pay, hoursPerWeek, payText }: Pay, on: Date): Finding[] {
  if (!pay) return checkUnpaid(payText);
  const reason = describeLowPay({ salary: pay, hoursPerWeek, on });
  const hourly = hourlyPay(pay, hoursPerWeek);
  if (hourly === null || !reason) return [];
  const floor = wageFloor(on);
  const lowest = formatPay(lowestWage(floor));
  // Low pay may be for part of a week if no hours are stated.
  const isTimeKnown = pay.period === 'hour' || hoursPerWeek !== null;
  const isBelowAll = isTimeKnown && hourly < lowestWage(floor);
  const suggestion = isBelowAll
    ? `The lowest legal pay at any age is ${lowest} an hour. Check the pay and the hours.`
    : `Check the pay and the hours. The minimum is ${formatPay(floor.aged18To20)} from 18 to 20, and ${lowest} under 18 or for apprentices. Say so if that’s what you mean.`;
  const severity = isBelowAll ? 'block' : 'ask';
  return [{ rule: 'minimum_wage', severity, field: 'salary', words: payText, reason, suggestion }];
}

const UNPAID = indexPhrases([
  {
    phrases: [
      'unpaid',
      'voluntary',
      'volunteer',
      'nil',
      'expenses only',
      'no pay',
      'no salary',
      'not paid',
      'without pay',
    ],
    value: null,
  },
]);

function checkUnpaid(payText: string): Finding[] {
  const isZero = /\d/.test(payText) && !/[1-9]/.test(payText);
  if (!isZero && findPhrases(UNPAID, readAdvertWords(payText)).length === 0) return [];
  return [
    {
      rule: 'minimum_wage',
      severity: isZero ? 'block' : 'ask',
      field: 'salary',
      words: payText,
      reason: 'Almost all workers must be paid the National Minimum Wage.',
      suggestion: isZero
        ? 'Enter the pay, or ‘Competitive’ if it isn’t decided yet.'
        : 'Enter the pay, or say why it can lawfully be unpaid, such as volunteering for a charity.',
    },
  ];
}

export const WAGE_RULE: AdvertRule = {
  name: 'minimum_wage',
  law: {
    title: 'National Minimum Wage Act 1998; National Minimum Wage Regulations 2015 (SI 2015/621)',
    provision: 'section 1 of the Act; regulations 4 and 4A, as amended each April',
    inForce: '2015-04-06',
    url: 'https://www.legislation.gov.uk/uksi/2015/621',
  },
  check: checkWage,
};

/**
 * Pay below the National Minimum Wage. The rates by age band, with their dates and source: `domain/pay/minimum-wage.ts`. An
 * advert is measured against the rate from the age of 21, because it may not choose people by age; the lower bands are
 * a question. Pay by the day, week, month or year is divided by the hours stated, or by 37.5 a week if none are.
 */
import { describeLowPay, hourlyPay, lowestWage, wageFloor } from '#domain/pay/minimum-wage.ts';
import { formatPay } from '#domain/pay/salary.ts';
import type { Advert, AdvertRule, Finding } from './advert.ts';

type Pay = Pick<Advert, 'pay' | 'hoursPerWeek' | 'payText'>;

/** Also while the pay is typed. */
export function checkWage({ pay, hoursPerWeek, payText }: Pay, on: Date): Finding[] {
  const reason = pay && describeLowPay({ salary: pay, hoursPerWeek, on });
  const hourly = pay && hourlyPay(pay, hoursPerWeek);
  if (!pay || hourly === null || !reason) return [];
  const floor = wageFloor(on);
  const lowest = formatPay(lowestWage(floor));
  // Part of a week at a wage for all of it is no pay below the law.
  const isTimeKnown = pay.period === 'hour' || hoursPerWeek !== null;
  const isBelowAll = isTimeKnown && hourly < lowestWage(floor);
  const suggestion = isBelowAll
    ? `No age may be paid less than ${lowest} an hour. Check the pay and the hours.`
    : `Check the pay and the hours. From 18 to 20 the least is ${formatPay(floor.aged18To20)}, under 18 and for apprentices ${lowest}: say so if that is meant.`;
  const severity = isBelowAll ? 'block' : 'ask';
  return [{ rule: 'minimum_wage', severity, field: 'salary', words: payText, reason, suggestion }];
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

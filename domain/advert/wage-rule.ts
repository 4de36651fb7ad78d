/**
 * Pay below the National Minimum Wage. The rates by age band, with their dates and source: `domain/pay/minimum-wage.ts`. An
 * advert is measured against the rate from the age of 21, because it may not choose people by age; the lower bands are
 * a question. Pay by the day, week, month or year is divided by the hours stated, or by 37.5 a week if none are.
 */
import { describeLowPay, hourlyPay, lowestWage, wageFloor } from '#domain/pay/minimum-wage.ts';
import { formatPay } from '#domain/pay/salary.ts';
import type { AdvertRule } from './advert.ts';

export const WAGE_RULE: AdvertRule = {
  name: 'minimum_wage',
  law: {
    title: 'National Minimum Wage Act 1998; National Minimum Wage Regulations 2015 (SI 2015/621)',
    provision: 'section 1 of the Act; regulations 4 and 4A, as amended each April',
    inForce: '2015-04-06',
    url: 'https://www.legislation.gov.uk/uksi/2015/621',
  },
  check: ({ pay, hoursPerWeek, payText }, on) => {
    const reason = pay && describeLowPay({ salary: pay, hoursPerWeek, on });
    const hourly = pay && hourlyPay(pay, hoursPerWeek);
    if (!pay || hourly === null || !reason) return [];
    const floor = wageFloor(on);
    const isTimeKnown = pay.period === 'hour' || hoursPerWeek !== null;
    const isBelowAll = isTimeKnown && hourly < lowestWage(floor);
    return [
      {
        rule: 'minimum_wage',
        severity: isBelowAll ? 'block' : 'ask',
        field: 'salary',
        words: payText,
        reason,
        suggestion: isBelowAll
          ? `No age band may be paid less than ${formatPay(lowestWage(floor))} an hour. Check the pay and the hours.`
          : `Check the pay and the hours. ${formatPay(floor.aged18To20)} is lawful from 18 to 20 and ${formatPay(lowestWage(floor))} under 18 and for apprentices: say so if that is meant.`,
      },
    ];
  },
};

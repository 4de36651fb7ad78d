/** Further towns of the salary calculator in the studio (spec: marketing §9). */
import { z } from 'zod';
import { about, areDistinct, line } from '../fields.ts';

/** Local pay as a percentage of the calculator's national figure. */
export const payPercent = z.int('Enter a whole number').min(50, 'At least 50').max(200, 'At most 200');

const town = z.strictObject({
  name: about(line(60), { label: 'Town' }),
  payPercent: about(payPercent, { label: 'Pay there, in per cent', hint: '100 is what the whole country pays.' }),
});

export const calculatorSchema = z.strictObject({
  towns: about(
    z
      .array(town)
      .min(1, 'Enter at least one town')
      .max(50, 'At most 50')
      .refine((towns) => areDistinct(towns.map(({ name }) => name)), 'Enter each town once'),
    { label: 'Towns without a page of their own', one: 'town', hint: 'Places say themselves what is paid there.' },
  ),
});

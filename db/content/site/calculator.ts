/** Towns that the salary calculator knows besides the places of the agency, as the studio keeps them (spec: marketing §9). */
import { z } from 'zod';
import { about, areDistinct, line } from '../fields.ts';

/** What is paid there, in hundredths of what the calculator reckons for the whole country. */
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

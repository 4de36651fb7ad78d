/** The overview of what the agency does for employers: a guide, with the services side by side and what each costs. */
import { z } from 'zod';
import { about, areDistinct, day, line, longText } from '../fields.ts';
import { guideFields } from './guide.ts';
import { anchor, claims, claimsTitle, pathOfService } from './parts.ts';

const entry = z.strictObject({
  id: anchor,
  title: about(line(80), { label: 'Name' }),
  text: about(longText(600), { label: 'Text', kind: 'text' }),
  time: about(line(40), { label: 'How long it takes, or lasts' }),
  path: pathOfService,
});
export type ServiceEntry = z.infer<typeof entry>;

const cost = z.strictObject({
  service: about(line(80), { label: 'Service' }),
  basis: about(line(200), { label: 'What is paid for' }),
  due: about(line(120), { label: 'When it is due' }),
  change: about(line(200), { label: 'If it does not work out' }),
  path: pathOfService,
});

export const employerServicesSchema = z.strictObject({
  ...guideFields,
  waysTitle: about(line(120), {
    label: 'Title of the services',
    hint: 'If it counts them, change it when one is switched off.',
  }),
  timesAsOf: about(day, { label: 'Their times were true on', kind: 'day' }),
  entries: about(
    z
      .array(entry)
      .min(1, 'Enter at least one service')
      .max(12, 'At most 12')
      .refine((entries) => areDistinct(entries.map(({ id }) => id)), 'Give each service an anchor of its own'),
    { label: 'Services', one: 'service' },
  ),
  claimsTitle,
  claims,
  costsTitle: about(line(120), { label: 'Title of the costs' }),
  costsText: about(longText(600), { label: 'Above the costs', kind: 'text' }),
  costs: about(z.array(cost).max(12, 'At most 12'), { label: 'Costs', one: 'cost' }),
});
export type EmployerServices = z.infer<typeof employerServicesSchema>;

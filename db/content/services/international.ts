/** The page about recruitment across borders (spec: marketing §2 "Service pages"). */
import { z } from 'zod';
import { about, day, line, longText, webAddress } from '../fields.ts';
import { claims, claimsTitle, head, lead, reasons, reasonsTitle, related, start } from './parts.ts';

const feature = z.strictObject({
  mark: about(z.enum(['abroad', 'here', 'languages'], 'Choose a drawing'), {
    label: 'Drawing',
    choices: [
      ['abroad', 'A way across the water'],
      ['here', 'A roof'],
      ['languages', 'Two voices'],
    ],
  }),
  title: about(line(80), { label: 'Title' }),
  text: about(longText(600), { label: 'Text', kind: 'text' }),
});
export type Feature = z.infer<typeof feature>;

const officialLink = z.strictObject({
  label: about(line(80), { label: 'Text of the link' }),
  href: about(webAddress, { label: 'Address', hint: 'On GOV.UK.', kind: 'link' }),
});
export type OfficialLink = z.infer<typeof officialLink>;

const rule = z.strictObject({
  title: about(line(80), { label: 'Title' }),
  text: about(longText(1_200), { label: 'Text', kind: 'text' }),
  link: about(officialLink, { label: 'Where it can be read' }),
});

export const internationalSchema = z.strictObject({
  head,
  lead,
  featuresTitle: about(line(120), { label: 'Title of the ways' }),
  features: about(z.array(feature).min(1, 'Enter at least one').max(6, 'At most 6'), { label: 'Ways', one: 'way' }),
  languagesTitle: about(line(120), { label: 'Title of the languages' }),
  languagesText: about(line(200), { label: 'Beside the languages' }),
  languages: about(z.array(line(40)).min(1, 'Enter at least one').max(40, 'At most 40'), {
    label: 'Languages',
    hint: 'One a line.',
  }),
  rulesTitle: about(line(120), { label: 'Title of the rules' }),
  rulesAsOf: about(day, { label: 'The rules were so on', kind: 'day' }),
  rules: about(z.array(rule).max(12, 'At most 12'), { label: 'Rules', one: 'rule' }),
  adviceTitle: about(line(120), { label: 'Title of the note on advice' }),
  advice: about(longText(800), { label: 'Note on advice', kind: 'text' }),
  adviser: about(officialLink, { label: 'Where advisers can be found' }),
  reasonsTitle,
  reasons,
  claimsTitle,
  claims,
  start,
  related,
});
export type International = z.infer<typeof internationalSchema>;

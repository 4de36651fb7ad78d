/** A legal page, as the studio keeps it (spec: marketing §2 "Legal pages"). What describes the software is computed: see `table`. */
import { z } from 'zod';
import { LEGAL_SLUGS, type LegalSlug } from '#domain/site/legal-slugs.ts';
import { about, areDistinct, day, line, longText, slug } from './fields.ts';

const PAGES: Record<LegalSlug, string> = {
  'privacy-policy': 'Privacy policy',
  'cookie-policy': 'Cookie policy',
  'terms-of-service': 'Terms of service',
  accessibility: 'Accessibility statement',
  complaints: 'Complaints',
  'data-protection': 'Data protection, beside the form',
};

const CONDITIONS = {
  accountsExpire: 'Unused accounts are deleted',
  accountsStay: 'Unused accounts stay',
  requestsExpire: 'Old requests are deleted',
  requestsStay: 'Old requests stay',
} as const;

export type LegalCondition = keyof typeof CONDITIONS;

const TABLES = {
  cookies: 'Everything the site keeps in a browser',
  notInDownload: 'What the download of personal data leaves out',
} as const;

const onlyIf = about(
  z.enum(Object.keys(CONDITIONS) as [LegalCondition, ...LegalCondition[]], 'Choose a setting').optional(),
  {
    label: 'Only if',
    choices: Object.entries(CONDITIONS),
    hint: 'As the site is configured. {inactiveMonths} and {enquiryMonths} stand for the periods.',
  },
);

const fact = z.strictObject({
  name: about(line(80), { label: 'Name' }),
  text: about(longText(1_500), { label: 'Text', kind: 'text' }),
  onlyIf,
});

/** Filled fields are shown in this order. */
const block = z.strictObject({
  onlyIf,
  text: about(longText(3_000).optional(), { label: 'Paragraph', kind: 'text', hint: 'A link is [words](address).' }),
  list: about(z.array(longText(1_500)).max(30, 'At most 30').optional(), { label: 'List', hint: 'One a line.' }),
  steps: about(z.array(longText(1_500)).max(30, 'At most 30').optional(), {
    label: 'Numbered steps',
    hint: 'One a line.',
  }),
  facts: about(z.array(fact).max(40, 'At most 40').optional(), { label: 'Names and explanations', one: 'entry' }),
  table: about(
    z.enum(Object.keys(TABLES) as [keyof typeof TABLES, ...(keyof typeof TABLES)[]], 'Choose a table').optional(),
    { label: 'Table of the software', choices: Object.entries(TABLES) },
  ),
});

const section = z.strictObject({
  id: about(slug, { label: 'Name in the address', hint: 'After the #, so that others can link to it.' }),
  heading: about(line(100), { label: 'Heading' }),
  blocks: about(z.array(block).max(30, 'At most 30'), { label: 'Content', one: 'part' }),
});

export const legalSchema = z.strictObject({
  slug: about(z.enum(LEGAL_SLUGS, 'Choose a page'), { label: 'Page', choices: Object.entries(PAGES) }),
  lead: about(longText(400), { label: 'What the page is', kind: 'text' }),
  inShort: about(z.array(longText(500)).max(8, 'At most 8'), { label: 'In short', hint: 'One a line.' }),
  sections: about(
    z
      .array(section)
      .min(1, 'Write at least one section')
      .max(30, 'At most 30')
      .refine((sections) => areDistinct(sections.map(({ id }) => id)), 'Two sections have one name'),
    { label: 'Sections', one: 'section' },
  ),
  changedOn: about(day, { label: 'Last changed on', kind: 'day' }),
});

export type LegalBlock = z.infer<typeof block>;
export type LegalSection = z.infer<typeof section>;
export type LegalPage = z.infer<typeof legalSchema>;

export const legalTitle = (name: string | undefined): string => PAGES[name as LegalSlug] ?? '';

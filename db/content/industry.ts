/** An industry page in the studio (spec: marketing §2 "Industry pages"). */
import { z } from 'zod';
import { CATEGORY_NAMES, JOB_CATEGORIES } from '#domain/job/job.ts';
import { SECTORS } from '#domain/job/sector.ts';
import { about, line, longText, slug } from './fields.ts';
import { factsCheckedOn, related, sources, titledText } from './services/parts.ts';

const role = z.strictObject({
  title: about(line(80), { label: 'Name' }),
  text: about(longText(400), { label: 'What the work is', kind: 'text' }),
  asked: about(longText(400), { label: 'What employers ask for', kind: 'text' }),
});

export const industrySchema = z.strictObject({
  name: about(line(60), { label: 'Name' }),
  slug: about(slug, {
    label: 'Address',
    hint: 'What follows /industries/. If it changes, the old address leads to the new one.',
  }),
  summary: about(line(100), { label: 'Below its name, in menus' }),
  category: about(z.enum(JOB_CATEGORIES, 'Choose a part of the board'), {
    label: 'Part of the board',
    choices: Object.entries(CATEGORY_NAMES),
  }),
  sector: about(z.enum(SECTORS, 'Choose a drawing'), { label: 'Drawing' }),
  lead: about(longText(600), { label: 'Lead', hint: 'Below the heading.', kind: 'text' }),
  words: about(z.array(line(40)).min(1, 'Enter at least one word').max(20, 'At most 20'), {
    label: 'Words in the titles of its jobs',
    hint: 'One a line. A title counts if one of its words begins with one of these.',
  }),
  isEither: about(z.boolean().default(false), {
    label: 'All jobs of that part of the board count, and these words elsewhere',
  }),
  countedBy: about(line(200), {
    label: 'Which jobs are counted, in words',
    hint: 'Wherever they are listed or counted.',
  }),
  rolesTitle: about(line(120), { label: 'Title of the roles' }),
  roles: about(z.array(role).max(20, 'At most 20'), { label: 'Roles', one: 'role' }),
  hiringTitle: about(line(120), { label: 'Title of the advice to employers' }),
  hiring: about(z.array(titledText(1_000)).max(12, 'At most 12'), {
    label: 'Advice to employers',
    one: 'piece of advice',
  }),
  factsCheckedOn,
  sources,
  related,
});

export type Industry = z.infer<typeof industrySchema>;

/** The visible part of an industry; the words find its jobs. */
export type IndustryPage = Omit<Industry, 'words' | 'isEither'>;

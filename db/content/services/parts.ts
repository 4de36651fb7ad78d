/** Parts of the service pages (spec: marketing §1, §2 "Service pages"). */
import { z } from 'zod';
import { SERVICE_PATHS } from '#domain/site/service-path.ts';
import { about, day, line, longText, sitePath, slug, statedFigure, webAddress } from '../fields.ts';

export const head = about(
  z.strictObject({
    name: about(line(80), { label: 'Heading' }),
    menuLabel: about(line(40), { label: 'In menus' }),
    menuText: about(line(100), { label: 'Below it, in menus' }),
    title: about(line(80).optional(), { label: 'Title for search engines', hint: 'The heading, if empty.' }),
    description: about(line(200), { label: 'Description for search engines' }),
    keywords: about(line(300), { label: 'Keywords' }),
    updatedOn: about(day, { label: 'Words last changed on', kind: 'day' }),
  }),
  { label: 'The page' },
);
export type ServiceHead = z.infer<typeof head>;

export const lead = about(longText(600), { label: 'Lead', hint: 'Below the heading.', kind: 'text' });

/** @param most characters of the text */
export const titledText = (most: number) =>
  z.strictObject({
    title: about(line(120), { label: 'Title' }),
    text: about(longText(most), { label: 'Text', kind: 'text' }),
  });
const reason = titledText(2_000);
export type Reason = z.infer<typeof reason>;

export const reasonsTitle = about(line(120), { label: 'Title of the reasons' });
export const reasons = about(z.array(reason).min(1, 'Enter at least one reason').max(12, 'At most 12'), {
  label: 'Reasons to choose you',
  one: 'reason',
});

export const points = about(z.array(reason).max(12, 'At most 12').optional(), { label: 'Points', one: 'point' });

const claim = statedFigure({ value: 40, label: 80 });
export const claimsTitle = about(line(120), { label: 'Title of the figures' });
export const claims = about(z.array(claim).max(8, 'At most 8'), {
  label: 'Figures',
  hint: 'Without any, the page has no such part.',
  one: 'figure',
});
export const times = about(z.array(claim).max(4, 'At most 4').optional(), {
  label: 'How long it takes',
  one: 'time',
});

export const factsCheckedOn = about(day, {
  label: 'Facts last checked on',
  hint: 'The day on which you last read what the page says of the law.',
  kind: 'day',
});
export const sources = about(
  z
    .array(
      z.strictObject({
        title: about(line(160), { label: 'Title' }),
        url: about(webAddress, { label: 'Address', kind: 'link' }),
      }),
    )
    .max(12, 'At most 12'),
  { label: 'Where the rules can be read', one: 'source' },
);
/** Facts of pages that state the law. */
export type CheckedFacts = { factsCheckedOn: string; sources: readonly z.infer<typeof sources>[number][] };

export const start = about(titledText(600), { label: 'Above the last buttons' });

export const related = about(
  z
    .array(
      z.strictObject({
        type: about(z.enum(['service', 'location', 'blog']), {
          label: 'Kind',
          choices: [
            ['service', 'Service or tool'],
            ['location', 'Place'],
            ['blog', 'Articles'],
          ],
        }),
        title: about(line(80), { label: 'Title' }),
        description: about(line(160), { label: 'Description' }),
        href: about(sitePath, { label: 'Page', kind: 'link' }),
      }),
    )
    .max(9, 'At most 9'),
  { label: 'Learn more', hint: 'Links to services that are switched off are not shown.', one: 'link' },
);

const service = z.enum(SERVICE_PATHS, 'Choose a service');

/** The page of the service that a row is about: the row goes when that service is switched off. */
export const pathOfService = about(service.optional(), { label: 'Page', hint: 'Of the service, where it has one.' });

export const questions = about(
  z
    .array(
      z.strictObject({
        question: about(line(200), { label: 'Question' }),
        answer: about(longText(2_000), { label: 'Answer', kind: 'text' }),
      }),
    )
    .max(20, 'At most 20'),
  { label: 'Questions', one: 'question' },
);

export const anchor = about(slug, { label: 'Anchor', hint: 'What a link to this part ends with, after #.' });

/** A page about anything, at an address that its editor chooses, as the studio keeps it. */
import { z } from 'zod';
import { articleText } from '../articles/article-text.ts';
import { about, day, line, longText, slug } from '../fields.ts';

export const freePageSchema = z.strictObject({
  title: about(line(80), { label: 'Title' }),
  slug: about(slug, {
    label: 'Address',
    hint: 'What follows /pages/. If it changes, the old address leads to the new one.',
  }),
  lead: about(longText(400).optional(), { label: 'Below the title', kind: 'text' }),
  description: about(line(160, 50), {
    label: 'Description for search engines',
    kind: 'text',
    hint: '50 to 160 characters.',
  }),
  body: articleText,
  changedOn: about(day, { label: 'Words last changed on', kind: 'day' }),
});

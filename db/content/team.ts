/** A person of the agency, as the studio keeps them: shown on the home page with what it says about the agency. */
import { z } from 'zod';
import { about, line, picture } from './fields.ts';

export const personSchema = z.strictObject({
  name: about(line(80), { label: 'Name' }),
  role: about(line(80), { label: 'What they do' }),
  text: about(line(300).optional(), { label: 'About them', kind: 'text' }),
  portrait: about(picture.optional(), {
    label: 'Portrait',
    kind: 'picture',
    hint: 'Shown as a circle around its crop point.',
  }),
});

export type Person = z.infer<typeof personSchema>;

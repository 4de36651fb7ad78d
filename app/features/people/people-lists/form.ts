import { z } from 'zod';
import { hidden, hiddenChoice, line, tickBox } from '#app/web/form/fields.server.ts';
import { BAD_FORM } from '#app/web/form/read.server.ts';
import { personIdOf } from '#domain/person/selected-people.ts';
import { LIST_NAME_LENGTH, TAG_LENGTH } from './schema.ts';

const name = line({ name: 'The name', least: 1, most: LIST_NAME_LENGTH, missing: 'Enter a name for the list' });

export const listsForm = z.discriminatedUnion(
  'intent',
  [
    z.strictObject({ intent: z.literal('save'), name, search: hidden(), shared: tickBox }),
    z.strictObject({ intent: z.enum(['share', 'unshare', 'remove']), id: z.uuid(BAD_FORM) }),
  ],
  BAD_FORM,
);
export type ListChange = z.output<typeof listsForm>;

export const tagForm = z
  .object({
    intent: hiddenChoice(['add', 'remove']),
    tag: line({ name: 'The tag', least: 1, most: TAG_LENGTH, missing: 'Enter a tag' }),
    back: hidden(),
  })
  .catchall(z.literal('yes', BAD_FORM))
  .transform(({ intent, tag, back, ...ticks }, context) => {
    const people = Object.keys(ticks).map(personIdOf);
    if (people.includes('')) context.addIssue(BAD_FORM);
    if (people.length === 0)
      context.addIssue({ code: 'custom', path: ['people'], message: 'Select the people to tag' });
    return { intent, tag, back, people };
  });
export type TagChange = z.output<typeof tagForm>;

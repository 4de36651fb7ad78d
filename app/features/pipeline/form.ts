/** The forms that move applications and change stages. Imported by the server only. */
import { z } from 'zod';
import { hidden, hiddenChoice, line, next } from '#app/web/form/fields.server.ts';
import { BAD_FORM } from '#app/web/form/read.server.ts';
import { APPLICATION_STATUSES } from '#domain/application/application.ts';
import { STAGE_NAME_LENGTH, STAGED_STATUSES } from '#domain/application/stage.ts';

export const moveForm = z.strictObject({
  to: hidden(40),
  was: hiddenChoice(APPLICATION_STATUSES),
  /** Where it leads once it is done; by default to what it came from. */
  next,
  back: next,
});

const name = line({ name: 'The name', least: 1, most: STAGE_NAME_LENGTH, missing: 'Enter a name' });
const id = z.uuid(BAD_FORM);

export const stagesForm = z.discriminatedUnion(
  'intent',
  [
    z.strictObject({ intent: z.literal('add'), status: hiddenChoice(STAGED_STATUSES), name }),
    z.strictObject({ intent: z.literal('rename'), id, name }),
    z.strictObject({ intent: z.enum(['up', 'remove']), id }),
  ],
  BAD_FORM,
);
export type StagesChange = z.output<typeof stagesForm>;

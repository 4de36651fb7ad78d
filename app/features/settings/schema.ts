/** The forms of the sections. Imported by the server only: zod would weigh more than the pages themselves. */
import { z } from 'zod';
import { hiddenChoice } from '#app/web/form/fields.server.ts';

const yesOrNo = hiddenChoice(['yes', 'no']).transform((answer) => answer === 'yes');

export const settingsForm = z.discriminatedUnion('section', [
  z.strictObject({ section: z.literal('sign_in'), staff_second_factor: yesOrNo }),
  z.strictObject({ section: z.literal('candidates'), waiting_may_apply: yesOrNo }),
]);
export type SavedSection = z.output<typeof settingsForm>;

import { z } from 'zod';
import { hiddenChoice } from '#app/web/form/fields.server.ts';
import { REPLY_DAYS } from '#domain/application/reply-promise.ts';

const yesOrNo = hiddenChoice(['yes', 'no']).transform((answer) => answer === 'yes');

const ASK_DAYS = `Enter a whole number of days from ${REPLY_DAYS.least} to ${REPLY_DAYS.most}`;
const days = z
  .string(ASK_DAYS)
  .trim()
  .regex(/^\d{1,2}$/, ASK_DAYS)
  .transform(Number)
  .refine((count) => count >= REPLY_DAYS.least && count <= REPLY_DAYS.most, ASK_DAYS);

export const settingsForm = z.discriminatedUnion('section', [
  z.strictObject({ section: z.literal('sign_in'), staff_second_factor: yesOrNo }),
  z.strictObject({ section: z.literal('candidates'), waiting_may_apply: yesOrNo }),
  z.strictObject({ section: z.literal('replies'), reply_days: days }),
  z.strictObject({ section: z.literal('fairness'), fair_first_view: yesOrNo, equality_monitoring: yesOrNo }),
]);
export type SavedSection = z.output<typeof settingsForm>;

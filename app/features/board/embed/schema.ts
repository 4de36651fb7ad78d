/** Parameters of the frame: the API's filters, and its look. */
import { z } from 'zod';
import { jobsQuestion } from '#app/features/core/api/schema.ts';

const { after: _, fields: __, ...filters } = jobsQuestion.shape;

export const frameQuestion = z.strictObject({
  ...filters,
  /** Shows only the job with this id. */
  job: z.guid().optional(),
  /** By default the reader's device decides. */
  theme: z.enum(['light', 'dark']).optional(),
});
export type FrameQuestion = z.infer<typeof frameQuestion>;

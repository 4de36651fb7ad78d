/** What one may ask of the list that other sites show: the filters of the API, and how it looks. */
import { z } from 'zod';
import { jobsQuestion } from '#app/features/core/api/schema.ts';

const { after: _, fields: __, ...filters } = jobsQuestion.shape;

export const frameQuestion = z.strictObject({
  ...filters,
  /** One job alone, by its id. */
  job: z.guid().optional(),
  /** Otherwise as the device of the reader. */
  theme: z.enum(['light', 'dark']).optional(),
});
export type FrameQuestion = z.infer<typeof frameQuestion>;

import { z } from 'zod';
import { jobsQuestion } from '#app/features/core/api/schema.ts';

const { after: _, fields: __, ...filters } = jobsQuestion.shape;

export const frameQuestion = z.strictObject({
  ...filters,
  job: z.guid().optional(),
  /** The reader's device decides by default. */
  theme: z.enum(['light', 'dark']).optional(),
});
export type FrameQuestion = z.infer<typeof frameQuestion>;

export type Frame = {
  title: string;
  theme: 'light' | 'dark' | undefined;
  jobs: readonly FramedJob[];
  /** Replaces the jobs if there are none, or the one job is closed. */
  says: string | null;
  more: { url: string; label: string };
};

export type FramedJob = {
  url: string;
  title: string;
  company: string;
  location: string;
  salary: string;
  closesAt: Date;
  /** Regulation 27 of SI 2003/3319. */
  advertisedBy: string;
};

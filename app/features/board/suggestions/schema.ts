/** What suggestions are as they travel to a page, and the form that turns them on and off. */
import { z } from 'zod';
import { ownSearchForm } from '#app/features/board/alerts/schema.ts';
import type { PublicJob } from '#domain/job/fields.ts';

export type Suggestion = Pick<PublicJob, 'id' | 'title' | 'company' | 'location' | 'salary'> & {
  postedOn: string;
  /** A sentence. */
  reason: string;
};

export type Suggestions =
  /** `lacks`: what would have to be known before anything can be suggested. */
  { isOn: true; jobs: Suggestion[]; lacks: 'everything' | 'place' | null } | { isOn: false };

/** The page of saved searches has both. */
export const searchesForm = z.discriminatedUnion('intent', [
  ...ownSearchForm.options,
  z.strictObject({ intent: z.enum(['suggest', 'suggest-nothing']) }),
]);

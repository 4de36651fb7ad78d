import { z } from 'zod';
import { ownSearchForm } from '#app/features/board/alerts/schema.ts';
import type { PublicJob } from '#domain/job/fields.ts';

export type Suggestion = Pick<PublicJob, 'id' | 'title' | 'company' | 'location' | 'salary'> & {
  postedOn: string;
  reason: string;
};

export type Suggestions =
  /** `lacks` names what the profile must have before anything can be suggested. */
  { isOn: true; jobs: Suggestion[]; lacks: 'everything' | 'place' | null } | { isOn: false };

/** The page of saved searches has both forms. */
export const searchesForm = z.discriminatedUnion('intent', [
  ...ownSearchForm.options,
  z.strictObject({ intent: z.enum(['suggest', 'suggest-nothing']) }),
]);

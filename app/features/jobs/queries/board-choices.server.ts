/** How many jobs each choice beside the board would show, and how they pay. */
import { sql } from 'kysely';
import type { Queries } from '#db/connections/client.server.ts';
import { JOB_CATEGORIES, JOB_TYPES, type JobCategory, type JobType } from '#domain/job/job.ts';
import { type BoardChoices, type BoardSearch, PAY_STEP, PAY_STEPS } from '../schema.ts';

/** Open jobs of one category and type, whose pay lies in one step of £5,000; the outer steps are open. */
export type ChoiceCount = { category: JobCategory; type: JobType; step: number | null; total: number };

/** @returns null where the board is too large to count all of it for each page */
export async function countBoardChoices(asPublic: Queries, search: BoardSearch): Promise<BoardChoices | null> {
  const { rows } = await sql<ChoiceCount>`
    SELECT category, type, pay_step AS step, total
    FROM count_public_jobs_by_choice(_location => ${search.location || null}, _search => ${search.search || null})
  `.execute(asPublic);
  return rows.length > 0 ? summariseChoices(rows, search) : null;
}

/** Each group of choices is counted with what the others ask for, and without what it asks for itself. */
export function summariseChoices(
  counts: readonly ChoiceCount[],
  { category, type, salary }: Pick<BoardSearch, 'category' | 'type' | 'salary'>,
): BoardChoices | null {
  // Nothing is known of sums within a step.
  if (salary !== null && !PAY_STEPS.slice(1).includes(salary / PAY_STEP)) return null;
  const count = (wanted: Partial<ChoiceCount>, isPaid = true) =>
    counts
      .filter(
        (each) =>
          (wanted.category === undefined || each.category === wanted.category) &&
          (wanted.type === undefined || each.type === wanted.type) &&
          (wanted.step === undefined || each.step === wanted.step) &&
          (!isPaid || salary === null || (each.step !== null && each.step * PAY_STEP >= salary)),
      )
      .reduce((sum, { total }) => sum + total, 0);
  const ofType = type ? { type } : {};
  const ofCategory = category ? { category } : {};
  return {
    category: [count(ofType), ...JOB_CATEGORIES.map((each) => count({ ...ofType, category: each }))],
    type: [count(ofCategory), ...JOB_TYPES.map((each) => count({ ...ofCategory, type: each }))],
    pay: PAY_STEPS.map((step) => count({ ...ofType, ...ofCategory, step }, false)),
  };
}

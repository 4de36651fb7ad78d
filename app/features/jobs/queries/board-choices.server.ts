/** How many jobs each choice beside the board would show, and how they pay. */
import { sql } from 'kysely';
import type { Queries } from '#db/connections/client.server.ts';
import {
  JOB_CATEGORIES,
  JOB_TYPES,
  type JobCategory,
  type JobType,
  WORK_MODES,
  type WorkMode,
} from '#domain/job/job.ts';
import { type BoardChoices, type BoardSearch, PAY_STEP, PAY_STEPS, POSTED_STEPS } from '../schema.ts';
import { findsNothing, type Question, wordsAndPlace } from './found-jobs.server.ts';

/** Jobs that are alike in all choices. The outer steps of pay are open; `within`: days in which they were posted. */
export type ChoiceCount = {
  category: JobCategory;
  type: JobType;
  mode: WorkMode;
  step: number | null;
  within: number | null;
  total: number;
};

/** @returns null where more jobs are found than can be counted for each page */
export async function countBoardChoices(asPublic: Queries, question: Question): Promise<BoardChoices | null> {
  if (findsNothing(question)) return null;
  const { rows } = await sql<ChoiceCount>`
    SELECT category, type, work_mode AS mode, pay_step AS step, posted_within AS within, total
    FROM count_found_jobs_by_choice(${wordsAndPlace(question)})
  `.execute(asPublic);
  return rows.length > 0 ? summariseChoices(rows, { ...question.search, salary: question.payFrom }) : null;
}

type Chosen = Pick<BoardSearch, 'category' | 'type' | 'mode' | 'salary' | 'posted'>;

/** Each group of choices is counted with what the others ask for, and without what it asks for itself. */
export function summariseChoices(counts: readonly ChoiceCount[], chosen: Chosen): BoardChoices | null {
  const { salary, posted } = chosen;
  // Nothing is known of sums within a step, or of days between two.
  if (salary !== null && !PAY_STEPS.slice(1).includes(salary / PAY_STEP)) return null;
  if (posted !== null && !POSTED_STEPS.some((days) => days === posted)) return null;
  const tests: Record<keyof Chosen, (each: ChoiceCount) => boolean> = {
    category: ({ category }) => !chosen.category || category === chosen.category,
    type: ({ type }) => !chosen.type || type === chosen.type,
    mode: ({ mode }) => !chosen.mode || mode === chosen.mode,
    salary: ({ step }) => salary === null || (step !== null && step * PAY_STEP >= salary),
    posted: ({ within }) => posted === null || (within !== null && within <= posted),
  };
  const countFor = (group: keyof Chosen) => {
    const others = Object.entries(tests).flatMap(([name, test]) => (name === group ? [] : [test]));
    const found = counts.filter((each) => others.every((test) => test(each)));
    return (test: (each: ChoiceCount) => boolean) => found.filter(test).reduce((sum, { total }) => sum + total, 0);
  };
  const [ofCategory, ofType, ofMode, ofPay, ofDays] = [
    countFor('category'),
    countFor('type'),
    countFor('mode'),
    countFor('salary'),
    countFor('posted'),
  ];
  const all = () => true;
  return {
    category: [ofCategory(all), ...JOB_CATEGORIES.map((category) => ofCategory((each) => each.category === category))],
    type: [ofType(all), ...JOB_TYPES.map((type) => ofType((each) => each.type === type))],
    mode: [ofMode(all), ...WORK_MODES.map((mode) => ofMode((each) => each.mode === mode))],
    posted: [ofDays(all), ...POSTED_STEPS.map((days) => ofDays(({ within }) => within !== null && within <= days))],
    pay: PAY_STEPS.map((step) => ofPay((each) => each.step === step)),
  };
}

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
import { type JobQuestion, POSTED_STEPS, SALARY_STEPS } from '#domain/job/search/job-question.ts';
import { listIndustries } from '#domain/site/industries.ts';
import { AnswerCache } from '#platform/page-cache/answer-cache.server.ts';
import { type BoardChoices, PAY_STEP, PAY_STEPS } from '../schema.ts';
import type { Question } from './search/answer.server.ts';
import { findsNothing, wordsAndPlace } from './search/question.server.ts';

/**
 * The number of jobs with the same values in all filters. The first and last pay steps are open-ended; `within` is the number of days since
 * posting.
 */
export type ChoiceCount = {
  category: JobCategory;
  type: JobType;
  mode: WorkMode;
  industries: string[];
  step: number | null;
  within: number | null;
  total: number;
};

/** @returns null if there are too many jobs to count on each page */
export async function countBoardChoices(
  asPublic: Queries,
  question: Question,
  answers: Pick<AnswerCache, 'find'> = new AnswerCache(),
): Promise<BoardChoices | null> {
  if (findsNothing(question) || question.time.isUp) return null;
  const [withAll, withSome] = await Promise.all([
    // Without filters, the search itself has already found no job with all words.
    question.hasSome && !hasChoice(question) ? null : countWith(asPublic, { ...question, hasSome: false }, answers),
    question.hasSome ? countWith(asPublic, question, answers) : null,
  ]);
  // If no job has all words, jobs with some are listed. A choice that leads to a job with all of them shows only such jobs.
  return withAll && withSome ? mergeChoices(withAll, withSome) : (withSome ?? withAll);
}

const hasChoice = ({ search: { category, type, mode, industry, posted }, payFrom }: Question): boolean =>
  [category, type, mode, industry, posted, payFrom].some((choice) => choice !== null);

async function countWith(
  asPublic: Queries,
  question: Question,
  answers: Pick<AnswerCache, 'find'>,
): Promise<BoardChoices | null> {
  const { typed, place, hasSome } = question;
  const key = JSON.stringify(['choices', typed.entries, hasSome, place.circle ?? place.area]);
  const rows = await answers.find(key, () => readCounts(asPublic, question));
  if (rows.length === 0) return null;
  const industries = listIndustries().map(({ slug }) => slug);
  return summariseChoices(rows, { ...question.search, salary: question.payFrom }, industries);
}

async function readCounts(asPublic: Queries, question: Question): Promise<ChoiceCount[]> {
  const { rows } = await question.time.spend(async (milliseconds) => {
    const choiceCounts = await sql<ChoiceCount>`
      SELECT category, type, work_mode AS mode, industries, pay_step AS step, posted_within AS within, total
      FROM count_found_jobs_by_choice(${wordsAndPlace(question)}, _milliseconds => ${milliseconds})
    `.execute(asPublic);
    return { rows: choiceCounts.rows, isCut: false };
  });
  return rows;
}

function mergeChoices(withAll: BoardChoices, withSome: BoardChoices): BoardChoices {
  const merge = (group: keyof BoardChoices) => withSome[group].map((count, index) => withAll[group][index] || count);
  return {
    category: merge('category'),
    type: merge('type'),
    mode: merge('mode'),
    industry: merge('industry'),
    posted: merge('posted'),
    salary: merge('salary'),
    pay: merge('pay'),
  };
}

type Chosen = Pick<JobQuestion, 'category' | 'type' | 'mode' | 'industry' | 'salary' | 'posted'>;

/** Each group is counted with the filters of the other groups, without its own. @param industries slugs, in the order of the choices */
export function summariseChoices(
  counts: readonly ChoiceCount[],
  chosen: Chosen,
  industries: readonly string[],
): BoardChoices | null {
  const { salary, posted } = chosen;
  // Salaries within a step, and days between two steps, cannot be counted.
  if (salary !== null && !PAY_STEPS.slice(1).includes(salary / PAY_STEP)) return null;
  if (posted !== null && !POSTED_STEPS.some((days) => days === posted)) return null;
  const tests: Record<keyof Chosen, (each: ChoiceCount) => boolean> = {
    category: ({ category }) => !chosen.category || category === chosen.category,
    type: ({ type }) => !chosen.type || type === chosen.type,
    mode: ({ mode }) => !chosen.mode || mode === chosen.mode,
    industry: (each) => !chosen.industry || each.industries.includes(chosen.industry),
    salary: ({ step }) => salary === null || isStepAtLeast(step, salary),
    posted: ({ within }) => posted === null || (within !== null && within <= posted),
  };
  const countFor = (group: keyof Chosen) => {
    const others = Object.entries(tests).flatMap(([name, test]) => (name === group ? [] : [test]));
    const matches = counts.filter((each) => others.every((test) => test(each)));
    return (test: (each: ChoiceCount) => boolean) => matches.filter(test).reduce((sum, { total }) => sum + total, 0);
  };
  const [ofCategory, ofType, ofMode, ofIndustry, ofPay, ofDays] = [
    countFor('category'),
    countFor('type'),
    countFor('mode'),
    countFor('industry'),
    countFor('salary'),
    countFor('posted'),
  ];
  const all = () => true;
  return {
    category: [ofCategory(all), ...JOB_CATEGORIES.map((category) => ofCategory((each) => each.category === category))],
    type: [ofType(all), ...JOB_TYPES.map((type) => ofType((each) => each.type === type))],
    mode: [ofMode(all), ...WORK_MODES.map((mode) => ofMode((each) => each.mode === mode))],
    industry: [ofIndustry(all), ...industries.map((slug) => ofIndustry((each) => each.industries.includes(slug)))],
    posted: [ofDays(all), ...POSTED_STEPS.map((days) => ofDays(({ within }) => within !== null && within <= days))],
    salary: SALARY_STEPS.map((sum) => ofPay(({ step }) => isStepAtLeast(step, sum))),
    pay: PAY_STEPS.map((step) => ofPay((each) => each.step === step)),
  };
}

const isStepAtLeast = (step: number | null, sum: number): boolean => step !== null && step * PAY_STEP >= sum;

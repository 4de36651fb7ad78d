/** Measures the order of results by normalised discounted cumulative gain of the first ten. */
import { demoJobsWithFacts } from './demo-facts.ts';
import type { JobFacts } from './facts.ts';
import { type Grade, gradeJob } from './grade.ts';
import { makeJobs } from './jobs.ts';
import type { Kind, LabelledQuery, SearchQuery } from './labelled-query.ts';
import { queries } from './queries.ts';

/** The ids of the jobs that are found, best first. Only the first ten count. */
export type Search = (query: SearchQuery) => Promise<string[]>;

export const DEPTH = 10;

export type Measured = {
  query: LabelledQuery;
  ndcg: number;
  found: number;
  /** The number of jobs of each grade, from 0 to 3. */
  graded: number[];
  /** Grades of the results, in their order. */
  grades: Grade[];
};

export type Graded = ReadonlyMap<string, JobFacts>;

export const gradedJobs = (): Graded =>
  new Map([...makeJobs(), ...demoJobsWithFacts()].map(({ id, facts }) => [id, facts]));

/** A repeated job counts as a result without a grade. */
export async function measureSearch(search: Search, jobs: Graded, searchQueries = queries): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const query of searchQueries) {
    const { text, where, miles, wanted } = query;
    const ids = (await search({ text, where, miles })).slice(0, DEPTH);
    const all = [...jobs.values()].map((facts) => gradeJob(facts, wanted, miles));
    const grades = ids.map((id, index) => {
      const facts = jobs.get(id);
      return facts && ids.indexOf(id) === index ? gradeJob(facts, wanted, miles) : 0;
    });
    const graded = [0, 1, 2, 3].map((grade) => all.filter((each) => each === grade).length);
    measured.push({ query, ndcg: ndcgOf(grades, all), found: ids.length, graded, grades });
  }
  return measured;
}

/** Returns 1 for the ideal order. Without any graded job the measure is undefined. */
export function ndcgOf(resultGrades: readonly number[], all: readonly number[]): number {
  const ideal = gainOf(all.toSorted((a, b) => b - a).slice(0, DEPTH));
  return ideal === 0 ? 0 : gainOf(resultGrades) / ideal;
}

const gainOf = (grades: readonly number[]) =>
  grades.reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);

export const meanOf = (measured: readonly Measured[]) =>
  measured.reduce((sum, { ndcg }) => sum + ndcg, 0) / Math.max(1, measured.length);

export const ofKind = (measured: readonly Measured[], kind: Kind) =>
  measured.filter(({ query }) => query.kinds.includes(kind));

export const withoutResults = (measured: readonly Measured[]) =>
  measured.filter(({ found, graded }) => found === 0 && graded.slice(1).some((jobs) => jobs > 0));

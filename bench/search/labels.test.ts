import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { demoJobsWithFacts } from './demo-facts.ts';
import type { JobFacts } from './facts.ts';
import { gradeJob } from './grade.ts';
import { MADE_UP_JOBS, makeJobs } from './jobs.ts';
import type { Kind } from './labelled-query.ts';
import { gradedJobs, measureSearch, ndcgOf, ofKind, type Search, withoutResults } from './measure.ts';
import { familyOf } from './occupations.ts';
import { queries } from './queries.ts';
import { fromAgency, nights, not, partTime } from './wishes.ts';

const job = (facts: Partial<JobFacts> & { occupation: string }): JobFacts => ({
  family: familyOf(facts.occupation),
  title: 'Title',
  level: 'plain',
  town: 'Stockport',
  shift: 'days',
  type: 'Full-time',
  workMode: 'on-site',
  hourly: 14,
  startsAtOnce: false,
  needsNoExperience: false,
  isAgency: false,
  skills: [],
  alsoDoes: [],
  inPassing: [],
  ...facts,
});

describe('grades', () => {
  const forklift = { occupations: ['forklift-driver'] };

  test.for([
    ['the occupation', job({ occupation: 'forklift-driver' }), 3],
    ['its family', job({ occupation: 'reach-truck-driver' }), 2],
    ['a family next to it', job({ occupation: 'picker-packer' }), 1],
    ['truly part of the job', job({ occupation: 'production-operative', alsoDoes: ['forklift-driver'] }), 1],
    ['named in passing', job({ occupation: 'receptionist', inPassing: ['forklift-driver'] }), 0],
  ] as const)('of %s', ([, facts, grade]) => {
    expect(gradeJob(facts, forklift)).toBe(grade);
  });

  test.for([
    ['Stockport', 3],
    ['Sale', 2],
    [null, 1],
    ['Leeds', 0],
  ] as const)('of a forklift driver in %s for Stockport and 10 miles', ([town, grade]) => {
    expect(gradeJob(job({ occupation: 'forklift-driver', town }), { ...forklift, towns: ['Stockport'] }, 10)).toBe(
      grade,
    );
  });

  test('lose one for a wish that is not met, and all for a must', () => {
    const facts = job({ occupation: 'forklift-driver', isAgency: true });
    expect(gradeJob(facts, { ...forklift, wishes: [partTime] })).toBe(2);
    expect(gradeJob(facts, { ...forklift, musts: [nights] })).toBe(0);
    expect(gradeJob(facts, { ...forklift, musts: [not(fromAgency)] })).toBe(0);
  });
});

describe('the set', () => {
  const fingerprint = () => createHash('sha256').update(JSON.stringify(makeJobs())).digest('hex').slice(0, 16);

  test('has 160 queries, and enough of each kind', () => {
    const least: [Kind, number][] = [
      ['typo', 25],
      ['synonym', 25],
      ['place', 20],
      ['phrase', 8],
    ];
    expect(queries).toHaveLength(160);
    expect(new Set(queries.map(({ text, where, miles }) => [text, where, miles].join('|'))).size).toBe(160);
    for (const [kind, count] of least) {
      expect(queries.filter(({ kinds }) => kinds.includes(kind)).length, kind).toBeGreaterThanOrEqual(count);
    }
  });

  test('is the same every time, and each job has an id of its own', () => {
    // Runs can only be compared while this fingerprint is the same.
    expect(fingerprint()).toBe('ca58bd09fc729b1f');
    expect(gradedJobs().size).toBe(MADE_UP_JOBS + demoJobsWithFacts().length);
  });

  test('has a job of grade 3 for every query', () => {
    const jobs = [...gradedJobs().values()];
    const unanswered = queries.filter(
      ({ wanted, miles }) => !jobs.some((facts) => gradeJob(facts, wanted, miles) === 3),
    );
    expect(unanswered.map(({ text, where }) => `${text} ${where ?? ''}`)).toEqual([]);
  });

  test('names nothing in passing that the job is about', () => {
    const mistaken = makeJobs().filter(({ facts }) =>
      facts.inPassing.some((named) => named === facts.town || familyOf(named) === facts.family),
    );
    expect(mistaken.map(({ title }) => title)).toEqual([]);
  });
});

describe('the measure', () => {
  test('is 1 for the best order, less for a worse one, and counts a job once', async () => {
    expect(ndcgOf([3, 2, 0], [0, 2, 3])).toBe(1);
    // (1 + 7 / log2 3) / (7 + 1 / log2 3), worked out by hand.
    expect(ndcgOf([1, 3], [3, 1])).toBeCloseTo(0.7098, 4);
    const jobs = gradedJobs();
    const bestFor = (text: string, where?: string, miles?: number) => {
      const query = queries.find((each) => each.text === text && each.where === where && each.miles === miles);
      if (!query) throw new Error('No such query');
      const grades = [...jobs].map(([id, facts]) => ({ id, grade: gradeJob(facts, query.wanted, miles) }));
      return grades.toSorted((a, b) => b.grade - a.grade).map(({ id }) => id);
    };
    const best = await measureSearch(async ({ text, where, miles }) => bestFor(text, where, miles), jobs);
    expect(best.filter(({ ndcg }) => ndcg !== 1)).toEqual([]);
    const answerTwice: Search = async ({ text, where, miles }) => {
      const [first = ''] = bestFor(text, where, miles);
      return [first, first];
    };
    const once = await measureSearch(answerTwice, jobs, queries.slice(0, 3));
    for (const { grades } of once) expect(grades).toEqual([3, 0]);
  });

  test('names the queries that find nothing', async () => {
    const phrases = queries.filter(({ kinds }) => kinds.includes('phrase'));
    const silent = await measureSearch(async () => [], gradedJobs(), phrases);
    expect(withoutResults(silent)).toHaveLength(phrases.length);
    expect(ofKind(silent, 'phrase').map(({ ndcg }) => ndcg)).toEqual(phrases.map(() => 0));
  });
});

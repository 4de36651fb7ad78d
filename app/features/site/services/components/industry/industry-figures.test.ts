import { expect, test } from 'vitest';
import { marketFigures } from './industry-figures.ts';

const job = { salaryMin: null, salaryMax: null, salaryPeriod: null, basis: 'permanent', workMode: 'on-site' } as const;
const yearly = (salaryMin: number | null, salaryMax = salaryMin) =>
  ({ ...job, salaryMin, salaryMax, salaryPeriod: 'year' }) as const;

const RULE = 'White collar jobs with data in the title.';
const figuresOf = (jobs: Parameters<typeof marketFigures>[0], count = String(jobs.length)) =>
  marketFigures(jobs, count, RULE);
const textOfFigure = (jobs: Parameters<typeof marketFigures>[0], label: string) =>
  figuresOf(jobs).find((figure) => figure.label === label)?.value;

test('nothing is counted where there is no job', () => {
  expect(marketFigures([], '0', RULE)).toEqual([]);
});

test('the number of open jobs is that of all, and says what was counted', () => {
  expect(figuresOf([job, job], '47')[0]).toEqual({
    value: '47',
    label: 'open jobs',
    note: `On our board today. ${RULE}`,
  });
  expect(figuresOf([job], '1')[0]).toMatchObject({ value: '1', label: 'open job' });
});

test('a share of the newest jobs says that it is one', () => {
  const permanent = (count: string) => figuresOf([job, job], count).find(({ label }) => label === 'permanent')?.value;
  expect(permanent('47')).toBe('2 of the newest 2');
  expect(permanent('2')).toBe('2 of 2');
});

test('the middle of yearly pay is told from five jobs on, and other pay is left out of it', () => {
  const four = [yearly(20_000), yearly(60_000), yearly(30_000, 40_000), yearly(null, 50_000)];
  const hourly = { ...job, salaryMin: 14, salaryMax: 15, salaryPeriod: 'hour' } as const;
  expect(textOfFigure([...four, hourly, job], 'median yearly pay')).toBeUndefined();
  expect(textOfFigure([...four, hourly, yearly(45_000)], 'median yearly pay')).toBe('£45,000');
  expect(textOfFigure([...four, yearly(45_000), yearly(46_000)], 'median yearly pay')).toBe('£45,500');
});

test('median pay names the newest jobs only if there are others', () => {
  const jobs = [20_000, 30_000, 40_000, 50_000, 60_000].map((pay) => yearly(pay));
  const noteOf = (count: string) => figuresOf(jobs, count).find(({ label }) => label === 'median yearly pay')?.note;
  expect(noteOf('5')).toBe('Median of 5 jobs with yearly pay');
  expect(noteOf('47')).toBe('Median of 5 jobs with yearly pay, among the newest 5');
});

test('permanent and flexible jobs are counted out of all', () => {
  const jobs = [job, { ...job, basis: 'temporary' } as const, { ...job, workMode: 'hybrid' } as const];
  expect(textOfFigure(jobs, 'permanent')).toBe('2 of 3');
  expect(textOfFigure(jobs, 'hybrid or remote')).toBe('1 of 3');
});

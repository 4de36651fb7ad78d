import { describe, expect, test } from 'vitest';
import {
  demandBar,
  demandLevel,
  describeEstimate,
  EXPERIENCE_LEVELS,
  estimateChoices,
  estimateSalary,
  marketTrend,
  readEstimateChoice,
  writeEstimateChoice,
  yearAtWageFloor,
} from './salary-estimate.ts';

const [ENTRY = '', MID = '', SENIOR = '', EXECUTIVE = ''] = EXPERIENCE_LEVELS;
const average = (role: string, location: string, experience: string) =>
  estimateSalary({ role, location, experience }).averageSalary;

describe('the table of the specification', () => {
  test.each([
    ['Software Developer', 45_000],
    ['Financial Analyst', 40_000],
    ['Marketing Manager', 38_000],
    ['Project Manager', 42_000],
    ['Data Scientist', 50_000],
    ['Manufacturing Engineer', 38_000],
    ['Electrician', 32_000],
    ['Welder', 28_000],
    ['Account Manager', 35_000],
    ['Business Analyst', 40_000],
    ['Astronaut', 35_000],
    ['constructor', 35_000],
  ])('%s: %i where place and experience change nothing', (role, base) => {
    expect(average(role, 'Manchester', MID)).toBe(base);
    expect(average(role, 'Timbuktu', 'no level')).toBe(base);
  });

  test.each([
    ['London', 58_500],
    ['Manchester', 45_000],
    ['Birmingham', 40_500],
    ['Leeds', 40_500],
    ['Liverpool', 38_250],
    ['Glasgow', 38_250],
    ['Edinburgh', 42_750],
    ['Cardiff', 38_250],
    ['Belfast', 36_000],
    ['Bristol', 47_250],
  ])('a software developer in %s: %i', (location, expected) => {
    expect(average('Software Developer', location, MID)).toBe(expected);
  });

  test.each([
    [ENTRY, 'Entry Level (0-2 years)', 36_000],
    [MID, 'Mid Level (3-5 years)', 45_000],
    [SENIOR, 'Senior Level (6-10 years)', 63_000],
    [EXECUTIVE, 'Executive Level (10+ years)', 81_000],
  ])('%s', (level, name, expected) => {
    expect(level).toBe(name);
    expect(average('Software Developer', 'Manchester', level)).toBe(expected);
  });

  test('from 85 to 115 % of the average, rounded', () => {
    expect(estimateSalary({ role: 'Electrician', location: 'Bristol', experience: ENTRY })).toEqual({
      role: 'Electrician',
      location: 'Bristol',
      experience: ENTRY,
      averageSalary: 26_880,
      minSalary: 22_848,
      maxSalary: 30_912,
    });
    expect(estimateSalary({ role: 'Marketing Manager', location: 'Liverpool', experience: SENIOR })).toMatchObject({
      averageSalary: 45_220,
      minSalary: 38_437,
      maxSalary: 52_003,
    });
  });

  test('ten roles, ten cities, four levels', () => {
    const { role, location, experience } = estimateChoices();
    expect([role.length, location.length, experience.length]).toEqual([10, 10, 4]);
  });
});

test('a choice is what is written in an address, whole or not at all', () => {
  const choice = { role: 'Welder', location: 'Leeds', experience: MID };
  expect(readEstimateChoice(new URLSearchParams(writeEstimateChoice(choice)))).toEqual(choice);
  for (const wrong of [{ role: 'welders' }, { location: 'York' }, { experience: '' }]) {
    expect(readEstimateChoice(new URLSearchParams({ ...choice, ...wrong }))).toBeNull();
  }
  expect(readEstimateChoice(new URLSearchParams())).toBeNull();
  expect(readEstimateChoice(new URLSearchParams({ ...choice, role: ' welder' }))).toEqual(choice);
});

test('in words', () => {
  expect(describeEstimate(estimateSalary({ role: 'Welder', location: 'Leeds', experience: MID }))).toBe(
    'Salary estimate: Welder in Leeds, Mid Level (3-5 years): £21,420 to £28,980 a year, £25,200 on average.',
  );
});

test('a year at the National Living Wage', () => {
  expect(yearAtWageFloor(new Date('2026-11-21T12:00:00Z'))).toBe(24_785);
  expect(yearAtWageFloor(new Date('2026-03-31T12:00:00Z'))).toBe(23_810);
});

const sample = (recent: number, earlier: number, total = recent + earlier) => ({ total, recent, earlier });

test.each([
  [4, null, 50],
  [5, 'Low', 35],
  [9, 'Low', 35],
  [10, 'Medium', 60],
  [19, 'Medium', 60],
  [20, 'High', 85],
])('%i open jobs: demand %s, bar %i', (total, level, bar) => {
  expect(demandLevel(sample(0, 0, total))).toBe(level);
  expect(demandBar(demandLevel(sample(0, 0, total)))).toBe(bar);
});

test.each([
  [4, 0, null],
  [2, 2, null],
  [5, 0, 'Rising'],
  [0, 5, 'Declining'],
  [11, 10, 'Stable'],
  [12, 10, 'Rising'],
  [9, 10, 'Stable'],
  [8, 10, 'Declining'],
])('%i jobs after %i: %s', (recent, earlier, trend) => {
  expect(marketTrend(sample(recent, earlier))).toBe(trend);
});

test('old jobs alone make no trend', () => {
  expect(marketTrend(sample(1, 2, 40))).toBeNull();
});

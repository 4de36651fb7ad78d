import { expect, test } from 'vitest';
import { idsOfPart, isOfIndex, type JobGroupChange, readJobsPart, splitJobs, writeJobsPart } from './sitemap-part.ts';

const groups = (jobs: number, special: Record<number, Partial<JobGroupChange>> = {}): JobGroupChange[] =>
  Array.from({ length: 1_024 }, (_, part) => ({
    part,
    jobs: jobs / 1_024,
    lastChange: new Date('2026-01-01'),
    ...special[part],
  }));

test.each([
  [0, 1],
  [40_000, 1],
  [60_000, 2],
  [1_000_000, 32],
])('%i jobs are split into %i parts, each with room for more', (jobs, of) => {
  const parts = splitJobs(groups(jobs));
  expect(parts).toHaveLength(of);
  expect(parts.map(({ number }) => number)).toEqual(Array.from({ length: of }, (_, index) => index + 1));
});

test('a part says when one of its own jobs last changed', () => {
  const changed = new Date('2026-03-03');
  const parts = splitJobs(groups(100_000, { 300: { lastChange: changed } }));
  expect(parts.map(({ lastChange }) => lastChange.getTime() === changed.getTime())).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

test('many jobs with ids that lie together make the parts smaller, and empty ones are not named', () => {
  const parts = splitJobs([
    { part: 0, jobs: 39_000, lastChange: new Date(0) },
    { part: 1, jobs: 39_000, lastChange: new Date(0) },
  ]);
  expect(parts.map(writeJobsPart)).toEqual(['jobs-1-of-1024.xml', 'jobs-2-of-1024.xml']);
});

test('the ids of the parts follow one another without a gap, from the first to the last', () => {
  for (const of of [1, 2, 32, 1_024]) {
    let from: string | null = '00000000-0000-0000-0000-000000000000';
    for (let number = 1; number <= of; number += 1) {
      const ids = idsOfPart({ number, of });
      expect(ids.from).toBe(from);
      from = ids.before;
    }
    expect(from).toBeNull();
  }
  expect(idsOfPart({ number: 2, of: 2 }).from).toBe('80000000-0000-0000-0000-000000000000');
  expect(idsOfPart({ number: 2, of: 1_024 }).from).toBe('00400000-0000-0000-0000-000000000000');
});

test.each([
  [4, 4, true],
  [4, 8, true],
  [4, 2, true],
  [4, 16, false],
  [1, 1_024, false],
  [1, null, false],
])('one of %i parts is there while the jobs are split into %s: %s', (of, now, expected) => {
  expect(isOfIndex({ number: 1, of }, now)).toBe(expected);
});

test.each(['jobs-1-of-1.xml', 'jobs-32-of-32.xml', 'jobs-1024-of-1024.xml'])('%s is a part', (name) => {
  const part = readJobsPart(name);
  expect(part && writeJobsPart(part)).toBe(name);
});

test.each([
  'jobs-0-of-2.xml',
  'jobs-3-of-2.xml',
  'jobs-1-of-3.xml',
  'jobs-1-of-2048.xml',
  'jobs-01-of-2.xml',
  'jobs-1-of-2',
  'jobs--1-of-2.xml',
  'jobs-1e1-of-32.xml',
  '',
  'pages.xml',
])('%s is not a part of the sitemap', (name) => {
  expect(readJobsPart(name)).toBeNull();
});

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type Claim, earliestCount } from '#domain/site/claim.ts';
import { allCities } from './cities/city-claims.ts';
import { employerServicesClaims, homeClaims, homeTimes, serviceTimes } from './claims.ts';
import { executiveSearch } from './services/executive-search.ts';
import { permanentRecruitment } from './services/permanent-recruitment.ts';
import { blueCollarClaims, internationalClaims, whiteCollarClaims } from './services/service-claims.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const claim = (asOf: string): Claim => ({ value: '9', label: 'lives', asOf, source: 'A cat' });

test('figures that share a line are as old as the oldest of them', () => {
  expect(earliestCount([claim('2026-09-30'), claim('2026-06-30'), claim('2026-11-01')])).toBe('2026-06-30');
});

test('a time that is claimed in words is written in the claims alone, and read from there', () => {
  const words = [homeTimes.rapid, serviceTimes.permanent, serviceTimes.executive].map(({ inWords }) => inWords);
  expect(words).toEqual(['one or two days', 'two to four weeks', 'six to eight weeks']);
  const files = globSync('**/*.ts', { cwd: FOLDER }).filter((file) => !/claims(\.test)?\.ts$/.test(file));
  expect(files.length).toBeGreaterThan(30);
  const elsewhere = files.filter((file) =>
    new RegExp(words.join('|'), 'i').test(readFileSync(path.join(FOLDER, file), 'utf8')),
  );
  expect(elsewhere).toEqual([]);
  expect(permanentRecruitment.steps.title).toContain(serviceTimes.permanent.inWords);
  expect(permanentRecruitment.head.description).toContain(serviceTimes.permanent.inWords);
  expect(executiveSearch.steps.title).toContain(serviceTimes.executive.inWords);
  expect(executiveSearch.head.description).toContain(serviceTimes.executive.inWords);
});

test('shares of vacancies that differ say what they are shares of', () => {
  const sourceOf = (claims: readonly Claim[]) => claims.find(({ value }) => value.endsWith('%'))?.source;
  for (const claims of [homeClaims, allCities]) expect(sourceOf(claims)).toMatch(/all closed, those that .* withdrew/);
  for (const claims of [whiteCollarClaims, blueCollarClaims, internationalClaims]) {
    expect(sourceOf(claims)).toMatch(/of those closed and not withdrawn$/);
  }
  expect(sourceOf(employerServicesClaims)).toContain('briefed to us alone');
});

test('a span of weeks is no median', () => {
  for (const { value, source } of [...Object.values(homeTimes), ...Object.values(serviceTimes)]) {
    expect(value).toMatch(/\d-\d/);
    expect(source).not.toContain('Median');
  }
});

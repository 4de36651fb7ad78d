/** The demo shows what the site can say of a market, and so needs jobs that are old as well as new. */
import { expect, test } from 'vitest';
import { cityNames } from '#content/cities/cities.ts';
import {
  demandLevel,
  ESTIMATE_ROLES,
  estimateChoices,
  type JobSample,
  marketTrend,
} from '#domain/pay/salary-estimate.ts';
import { demoJobs } from './jobs.ts';

/** Counts like count_public_jobs_by_age. */
function countJobs(words: string, city: string): JobSample {
  const matches = demoJobs.filter(
    ({ title, company, location, status }) =>
      status !== 'draft' &&
      location.includes(city) &&
      words.split(' ').every((word) => `${title} ${company} ${location}`.toLowerCase().includes(word)),
  );
  return {
    total: matches.filter(({ status, closesInDays }) => status !== 'closed' && closesInDays >= 0).length,
    recent: matches.filter(({ postedDaysAgo }) => postedDaysAgo < 30).length,
    earlier: matches.filter(({ postedDaysAgo }) => postedDaysAgo >= 30 && postedDaysAgo < 60).length,
  };
}

test('a few roles have enough jobs in a city for demand and trend to be told, one rising and one declining', () => {
  const examples = ESTIMATE_ROLES.flatMap((role) =>
    estimateChoices().location.map((city) => ({ role, city, sample: countJobs(role.toLowerCase(), city) })),
  ).filter(({ sample }) => demandLevel(sample) !== null);
  expect(examples.map(({ role, city, sample }) => `${role} in ${city}: ${marketTrend(sample)}`)).toEqual([
    'Software Developer in London: Declining',
    'Account Manager in Manchester: Rising',
  ]);
});

test('there are cities with more new jobs than the month before, with fewer, and with about as many', () => {
  const trends = new Set(cityNames.map((city) => marketTrend(countJobs('', city))));
  expect(trends).toEqual(new Set(['Rising', 'Declining', 'Stable']));
});

test('an advert has a key and words of its own', () => {
  for (const part of ['key', 'description', 'requirements'] as const) {
    expect(new Set(demoJobs.map((job) => job[part])).size, part).toBe(demoJobs.length);
  }
});

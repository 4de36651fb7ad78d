import { expect, test } from 'vitest';
import { demoJobs } from '#db/seed/jobs.ts';
import { ADVERT, LABELLED_ADVERTS } from '#tests/support/adverts.ts';
import { RULE_NAMES } from './advert.ts';
import { ADVERT_RULES, checkAdvert } from './check-advert.ts';

const ON = new Date('2026-11-26T12:00:00Z');

test.each(LABELLED_ADVERTS)('$name', ({ advert, expected }) => {
  const results = checkAdvert(advert, ON).map(({ rule, severity, words }) => `${rule} ${severity}: ${words}`);
  expect(results).toEqual(expected);
});

/** Rules with their own tests: questions to applicants (check-question.test.ts) and rules of this site (site-rules.test.ts). */
const ELSEWHERE = ['trade_union', 'criminal_record', 'work_place', 'contacts', 'readability'];

test('sixty adverts, with every rule found, and a third of them with nothing to find', () => {
  expect(LABELLED_ADVERTS.length).toBe(60);
  expect(LABELLED_ADVERTS.filter(({ expected }) => expected.length === 0).length).toBeGreaterThanOrEqual(20);
  const results = LABELLED_ADVERTS.flatMap(({ expected }) => expected.map((each) => each.split(' ', 1)[0]));
  expect(new Set(results)).toEqual(new Set(RULE_NAMES.filter((name) => !ELSEWHERE.includes(name))));
});

test('each rule names its law, the provision, its date and where to read it; each finding a reason and a suggestion', () => {
  expect(ADVERT_RULES.map(({ name }) => name)).toEqual([...RULE_NAMES]);
  for (const { law } of ADVERT_RULES) {
    if (!law) continue;
    expect(law).toMatchObject({ title: expect.stringMatching(/\S/), provision: expect.stringMatching(/\S/) });
    expect(law.inForce).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(law.url).toMatch(/^https:\/\//);
  }
  for (const { advert } of LABELLED_ADVERTS) {
    for (const { reason, suggestion } of checkAdvert(advert, ON)) {
      expect(reason).toMatch(/\.$/);
      expect(suggestion).toMatch(/\.$/);
    }
  }
});

test('the adverts of the demo have nothing to find', () => {
  const results = demoJobs.flatMap((job) => {
    const { title, description, requirements, location: place, type, basis, workMode, salary: payText } = job;
    const pay = job.salaryPeriod && { min: job.salaryMin, max: job.salaryMax, period: job.salaryPeriod };
    const fields = { title, description, requirements, place, workMode, type, basis, payText, pay };
    return checkAdvert({ ...ADVERT, ...fields }, ON).map(({ rule, words }) => `${job.key}: ${rule} ${words}`);
  });
  expect(results).toEqual([]);
});

test('the wage floor is that of the day', () => {
  const paid = { ...ADVERT, payText: '£12.30 an hour', pay: { min: 12.3, max: 12.3, period: 'hour' as const } };
  expect(checkAdvert(paid, new Date('2026-03-31T12:00:00Z'))).toEqual([]);
  expect(checkAdvert(paid, new Date('2026-04-01T12:00:00Z'))).toMatchObject([{ rule: 'minimum_wage' }]);
});

test.each([
  ['capitals', 'FEMALE ONLY'],
  ['Cyrillic letters that look alike', 'f\u0435m\u0430l\u0435 \u043enly'],
  ['wide letters', '\uff46\uff45\uff4d\uff41\uff4c\uff45 only'],
  ['accents', 'f\u00e9m\u00e0le only'],
  ['marks that combine', 'fe\u0301male only'],
  ['letters without width between', 'fe\u200bma\u00adle\u2060 only'],
  ['tags between', '<b>female</b> <i>only</i>'],
  ['signs between', 'female — only'],
  ['a line break between', 'female\r\nonly'],
])('%s hide nothing', (_how, description) => {
  expect(checkAdvert({ ...ADVERT, description }, ON)).toMatchObject([{ rule: 'sex', severity: 'ask' }]);
});

test('no field is told more than five times of one rule, nor in more than 80 characters', () => {
  const many = Array.from({ length: 60 }, (_, index) => `no older than ${index + 19},`).join(' ');
  const wide = `aged${'\u200b'.repeat(500)} 30-40`;
  expect(checkAdvert({ ...ADVERT, description: many }, ON).length).toBe(5);
  const [finding] = checkAdvert({ ...ADVERT, description: wide }, ON);
  expect(finding?.words.length).toBeLessThanOrEqual(81);
});

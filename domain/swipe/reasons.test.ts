import { describe, expect, test } from 'vitest';
import type { PublicJob } from '#domain/job/fields.ts';
import { reasonsFor, type Wishes } from './reasons.ts';

const NO_WISHES: Wishes = { skills: [], location: null, payFrom: null };
const job = (fields: Partial<PublicJob> = {}) =>
  ({
    title: 'Data analyst',
    location: 'Leeds, West Yorkshire',
    description: 'You look after our reports.',
    requirements: '- SQL and Excel\n- Node.js is useful',
    salaryMin: 32_000,
    salaryMax: 38_000,
    salaryPeriod: 'year',
    ...fields,
  }) as PublicJob;
const bySkills = (skills: string[], requirements: string) =>
  reasonsFor({ ...NO_WISHES, skills })(job({ requirements }));

test('one of each kind comes first, then more skills, three in all', () => {
  const wishes = { skills: ['Tableau', 'SQL', 'Excel', 'reports'], location: 'Leeds', payFrom: 30_000 };
  expect(reasonsFor(wishes)(job())).toEqual(['SQL', 'in Leeds', 'over £30,000']);
  expect(reasonsFor({ ...wishes, payFrom: null })(job())).toEqual(['SQL', 'in Leeds', 'Excel']);
  expect(reasonsFor(NO_WISHES)(job())).toEqual([]);
});

describe('a skill', () => {
  test.each([
    ['sql', '- SQL'],
    ['Stock  control', 'Some stock control.'],
    ['C++', 'C++, or the like'],
    ['C#', 'Two years of C#.'],
    ['IT', 'A degree in IT'],
    ['R', 'Statistics in R'],
    ['Node.js', 'node.js; TypeScript'],
  ])('%s is named by %j', (skill, text) => {
    expect(bySkills([skill], text)).toHaveLength(1);
  });

  test.each([
    ['SQL', 'No SQL needed'],
    ['Excel', 'Excel is not required. Word is.'],
    ['driving', "You don't need a driving licence"],
    ['Java', 'JavaScript'],
    ['Node', 'Node.js'],
    ['C', 'C++ and C#'],
    ['R', 'R&D'],
    ['it', 'You can do it'],
    ['Go', 'Go to work'],
    ['IT', 'You enjoy it'],
    ['(.*)+', 'anything at all'],
  ])('%s is not named by %j', (skill, text) => {
    expect(bySkills([skill], text)).toEqual([]);
  });

  test('denied in one clause may be asked for in another', () => {
    expect(bySkills(['SQL'], '- No Excel\n- Good SQL')).toEqual(['SQL']);
  });
});

describe('a place', () => {
  const byPlace = (location: string, place: string) => reasonsFor({ ...NO_WISHES, location })(job({ location: place }));
  test.each([
    ['leeds', 'Leeds', ['in leeds']],
    ['Leeds LS1 4AP', 'Leeds city centre', ['in Leeds']],
    ['Bradford, West Yorkshire', 'Leeds, West Yorkshire', ['in West Yorkshire']],
    ['London', 'Central London (hybrid)', ['in London']],
    ['Newport', 'Newport Pagnell', []],
    ['Newcastle', 'Newcastle-under-Lyme', []],
    ['York, UK', 'Hull, UK', []],
    ['Remote', 'Remote', []],
  ])('of a candidate in %s and a job in %s', (location, place, reasons) => {
    expect(byPlace(location, place)).toEqual(reasons);
  });
});

describe('pay', () => {
  const byPay = (payFrom: number, fields: Partial<PublicJob>) => reasonsFor({ ...NO_WISHES, payFrom })(job(fields));
  test.each([
    [32_000, {}, ['£32,000 or more']],
    [33_000, {}, []],
    [30_000, { salaryMin: null }, []],
    [30_000, { salaryMin: null, salaryMax: null, salaryPeriod: null }, []],
    [25_000, { salaryMin: 15, salaryMax: 15, salaryPeriod: 'hour' }, ['over £25,000']],
    [30_000, { salaryMin: 15, salaryMax: 15, salaryPeriod: 'hour' }, []],
  ] as const)('of at least %d a year is kept to by the whole range', (payFrom, fields, reasons) => {
    expect(byPay(payFrom, fields)).toEqual(reasons);
  });
});

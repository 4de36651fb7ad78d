import { describe, expect, test } from 'vitest';
import { cities } from '#content/cities/cities.ts';
import { findInsights } from '#content/city-insights/city-insights.ts';
import { seededContent } from '#db/seed/seed-content.server.ts';
import type { PublicJob } from '#domain/job/fields.ts';
import type { JobSample } from '#domain/pay/salary-estimate.ts';
import type { City } from '#domain/place/place.ts';
import { describeCounted } from '../texts.ts';
import { describeOutlook } from './city-page.server.ts';
import { describeIndustries, describeMarket, typicalPay } from './market.server.ts';

const day = new Date('2026-11-01');

const job = (different: Partial<PublicJob>): PublicJob => ({
  id: '1',
  title: 'Clerk',
  company: 'Northgate',
  location: 'Leeds',
  salary: '',
  description: '',
  requirements: '',
  type: 'Full-time',
  category: 'white-collar',
  basis: 'permanent',
  workMode: 'on-site',
  startDate: null,
  isOpen: true,
  salaryMin: null,
  salaryMax: null,
  salaryPeriod: null,
  createdAt: day,
  updatedAt: day,
  closesAt: day,
  ...different,
});

const paid = (salaryMin: number | null, salaryMax: number | null) =>
  job({ salaryMin, salaryMax, salaryPeriod: 'year' });

describe('typical pay', () => {
  const five = [
    paid(20_000, 22_000),
    paid(30_000, null),
    paid(null, 31_000),
    paid(40_000, 50_000),
    paid(90_000, 90_000),
  ];

  test('is the middle one of those that name a year’s pay, to the next 500 pounds', () => {
    expect(typicalPay(five)).toBe('£31,000');
    expect(typicalPay([...five, paid(33_000, 33_000)])).toBe('£32,000');
  });

  test('is not told from fewer than five, nor from pay by the hour', () => {
    const hourly = job({ salaryMin: 15, salaryMax: 15, salaryPeriod: 'hour' });
    expect(typicalPay([...five.slice(1), hourly, hourly])).toBeNull();
  });
});

describe('the market of a city', () => {
  const jobs = [job({}), job({ basis: 'temporary' }), job({}), job({ workMode: 'remote' }), job({})];

  test('counts what can be counted', () => {
    const indicators = describeMarket({
      jobs,
      countText: '5',
      sample: { total: 5, recent: 3, earlier: 2 },
    });
    expect(indicators.map(({ title, value, trend }) => [title, value, trend])).toEqual([
      ['Open jobs', '5', 'up'],
      ['Permanent', '80%', null],
      ['Hybrid or remote', '20%', null],
      ['Typical yearly pay', 'Too few jobs', null],
    ]);
  });

  test('says that some have closed only where more were posted than are open', () => {
    const changeOf = (sample: JobSample) => describeMarket({ jobs, countText: '5', sample })[0]?.change;
    const posted = '3 posted in the last 30 days, 2 in the 30 before';
    expect(changeOf({ total: 5, recent: 3, earlier: 2 })).toBe(posted);
    expect(changeOf({ total: 6, recent: 3, earlier: 2 })).toBe(posted);
    expect(changeOf({ total: 4, recent: 3, earlier: 2 })).toBe(`${posted}; some have closed since`);
    expect(changeOf({ total: 19, recent: 12, earlier: 8, isEstimate: true })).not.toContain('closed');
  });

  test('says from how many, and makes no trend or share of too few', () => {
    const sample = { total: 240, recent: 100, earlier: 100 };
    const many = describeMarket({ jobs, countText: '240', sample });
    expect(describeCounted(jobs.length, { total: 240, totalText: '240' })).toBe('the newest 5 open jobs');
    expect(many[0]).toMatchObject({ value: '240' });
    const one = { jobs: [job({})], countText: '1', sample: { total: 1, recent: 1, earlier: 0 } };
    const few = describeMarket({ ...one });
    expect(few.map(({ title, trend }) => [title, trend])).toEqual([
      ['Open jobs', null],
      ['Typical yearly pay', null],
    ]);
  });
});

const { industries } = seededContent();

test('an industry of a city says how many jobs it has, what they pay, and where they are on the board', () => {
  const counts = new Map([
    ['technology', { jobs: [...Array(5)].map(() => paid(40_000, 50_000)), found: { count: 1_000, isMore: true } }],
    ['manufacturing', { jobs: [], found: { count: 0, isMore: false } }],
  ]);
  const london = findInsights('london');
  const rowsOf = (counted: typeof counts | null) =>
    describeIndustries(industries, 'London', counted, london).map((row) => [
      row.jobCountText,
      row.typicalPay,
      row.board,
    ]);
  const board = (slug: string) => `/jobs?industry=${slug}&where=London`;
  expect(rowsOf(counts)).toEqual([
    ['More than 1,000', '£45,000', board('technology')],
    [null, null, board('financial-services')],
    ['0', null, board('manufacturing')],
  ]);
  expect(rowsOf(null).map(([count]) => count)).toEqual([null, null, null]);
});

test('a city whose item does not say what is paid there shows no salaries', () => {
  const insights = seededContent().places.find(({ slug }) => slug === 'london')?.insights ?? null;
  const salariesIn = (name: string) => describeOutlook(industries, { name }, day, null, insights).salaries;
  expect(salariesIn('Lincoln')).toBeNull();
  expect(salariesIn('London')?.rows.length).toBeGreaterThan(0);
});

test('a city without insights shows its own counts, no outlook and no salaries', () => {
  const bristol = { ...cities[0], slug: 'bristol', name: 'Bristol' } as City;
  const counted = {
    jobs: [job({})],
    countText: '1',
    sample: { total: 1, recent: 1, earlier: 0 },
    counts: new Map(),
    industries: new Map(),
  };
  const { market, salaries } = describeOutlook(industries, bristol, day, counted, null);
  expect(salaries).toBeNull();
  expect(market.insights).toBeNull();
  expect(market.industries.map(({ outlook }) => outlook)).toEqual([null, null, null]);
  expect(market.indicators?.[0]).toMatchObject({ value: '1' });
  expect(JSON.stringify({ market, salaries })).not.toContain('London');
});

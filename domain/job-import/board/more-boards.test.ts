import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { BoardSystem } from './board-systems.ts';
import { readBoardPage } from './read-board.ts';

const sample = async (system: BoardSystem, file: string) => {
  const bytes = readFileSync(new URL(`../samples/${file}`, import.meta.url));
  const page = await readBoardPage({ system, name: 'bramble' }, bytes);
  if (!page.ok) throw new Error(page.problem);
  expect(page.nextSkip).toBeNull();
  return page.jobs;
};

test('a board of Workable: each row of one job is a place', async () => {
  expect(await sample('workable', 'workable.json')).toEqual([
    {
      reference: '5AC2134600',
      link: 'https://apply.workable.com/j/5AC2134600',
      values: {
        title: 'Stock controller',
        company: 'Bramble & Finch',
        location: 'Kettering, England',
        description: 'Count fruit.',
        requirements: '- Patience',
        category: 'blue-collar',
        type: 'Full-time',
        posted_on: '2026-11-20',
        status: 'open',
      },
      remarks: ['Also in Leeds, England'],
    },
    {
      reference: '5AC2134601',
      link: 'https://apply.workable.com/j/5AC2134601',
      values: {
        title: 'Data analyst',
        company: 'Bramble & Finch',
        location: 'Dublin, Ireland',
        description: 'Count numbers.',
        category: 'white-collar',
        type: 'Contract',
        basis: 'temporary',
        work_mode: 'remote',
        posted_on: '2026-11-21',
        status: 'open',
      },
      remarks: [],
    },
  ]);
});

test('a board of Recruitee: published offers', async () => {
  expect(await sample('recruitee', 'recruitee.json')).toEqual([
    {
      reference: '550',
      link: 'https://bramble.recruitee.com/o/product-designer',
      values: {
        title: 'Product designer',
        company: 'Bramble & Finch',
        location: 'Bristol',
        description: 'Draw screens.',
        requirements: '- A portfolio',
        salary: '£42,000 to £48,000 a year',
        salary_min: '42000',
        salary_max: '48000',
        salary_period: 'year',
        category: 'white-collar',
        type: 'Full-time',
        basis: 'permanent',
        work_mode: 'hybrid',
        hours_per_week: '37.5',
        closes_at: '2026-12-31',
        posted_on: '2026-11-20',
        status: 'open',
      },
      remarks: ['Also in Berlin, Germany'],
    },
  ]);
});

test('a board of Pinpoint: sections under their headings, and no pay that is not shown', async () => {
  expect(await sample('pinpoint', 'pinpoint.json')).toEqual([
    {
      reference: '90210',
      link: 'https://bramble.pinpointhq.com/en/postings/7c1a8a3e-0000-4000-8000-000000000001',
      values: {
        title: 'Office manager',
        location: 'Kettering, Northamptonshire',
        description: "Run the office.\n\nWhat you'll do\n- Order pens\n\nBenefits\nFruit",
        requirements: '- Calm',
        salary: '£28,000 to £31,000 a year',
        salary_min: '28000',
        salary_max: '31000',
        salary_period: 'year',
        category: 'white-collar',
        type: 'Full-time',
        basis: 'permanent',
        work_mode: 'on-site',
        closes_at: '2026-12-31',
        status: 'open',
      },
      remarks: [],
    },
    {
      reference: '90211',
      link: 'https://bramble.pinpointhq.com/en/postings/7c1a8a3e-0000-4000-8000-000000000002',
      values: {
        title: 'Porter',
        location: 'Corby',
        description: 'Carry.',
        type: 'Part-time',
        basis: 'temporary',
        status: 'open',
      },
      remarks: [],
    },
  ]);
});

test('a board of SmartRecruiters: a job with its advert', async () => {
  expect(await sample('smartrecruiters', 'smartrecruiters.json')).toEqual([
    {
      reference: '744000012345678',
      link: 'https://jobs.smartrecruiters.com/BrambleGroup/744000012345678-shift-leader',
      values: {
        title: 'Shift leader',
        company: 'Bramble & Finch',
        location: 'Kettering, England',
        description: 'Lead a shift.\n\nAdditional Information\nFree fruit.\n\nCompany Description\nWe sort fruit.',
        requirements: '- Two years of it',
        category: 'blue-collar',
        type: 'Full-time',
        posted_on: '2026-11-20',
        status: 'open',
      },
      remarks: [],
    },
  ]);
});

test('a board of Teamtailor: its feed, in pages', async () => {
  const [job] = await sample('teamtailor', 'feeds/teamtailor.xml');
  expect(job).toMatchObject({
    reference: '4ff07fd5-0000-4000-8000-000000000001',
    link: 'https://bramble.teamtailor.com/jobs/81-credit-controller',
    values: { title: 'Credit controller', location: 'Kettering', work_mode: 'hybrid' },
  });
  const item = (id: number) =>
    `<item><title>Cook</title><description>Cook.</description><link>https://bramble.teamtailor.com/jobs/${id}</link><guid>${id}</guid></item>`;
  const feed = `<rss><channel>${Array.from({ length: 100 }, (_, id) => item(id)).join('')}</channel></rss>`;
  const bramble = { system: 'teamtailor', name: 'bramble' } as const;
  expect(await readBoardPage(bramble, Buffer.from(feed), 100)).toMatchObject({ ok: true, nextSkip: 200 });
  expect(await readBoardPage(bramble, Buffer.from('<rss><channel/></rss>'), 100)).toMatchObject({ ok: true, jobs: [] });
});

test.each([
  ['recruitee', '{"error":"x"}', 'Recruitee answered without a list of jobs'],
  ['smartrecruiters', '{"content":{}}', 'SmartRecruiters answered without a list of jobs'],
  ['teamtailor', '<html><body>Gone</body></html>', 'This is a web page'],
] as const)('%s: an answer without a list of jobs is not an empty board', async (system, answer, problem) => {
  const page = await readBoardPage({ system, name: 'bramble' }, Buffer.from(answer));
  expect(page).toEqual({ ok: false, problem: expect.stringContaining(problem) });
});

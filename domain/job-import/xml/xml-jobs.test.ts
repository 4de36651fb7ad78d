import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { PublicJob } from '#domain/job/fields.ts';
import { xmlFeed } from '#domain/job/job-feed.ts';
import type { SourceRow } from '../source-job.ts';
import { readXmlJobs } from './xml-jobs.ts';

async function read(text: string, now?: Date): Promise<SourceRow[]> {
  const rows: SourceRow[] = [];
  for await (const row of readXmlJobs([new TextEncoder().encode(text)], now ? { now } : {})) rows.push(row);
  return rows;
}
const sample = (name: string) => read(readFileSync(new URL(`../samples/${name}`, import.meta.url), 'utf8'));

test('Indeed’s format', async () => {
  expect(await sample('indeed.xml')).toEqual([
    {
      ok: true,
      job: {
        reference: 'NP-1042',
        link: 'https://ats.example/jobs/np-1042?source=Indeed',
        values: {
          title: 'Night picker & packer',
          company: 'Bramble & Finch',
          location: 'Kettering, Northamptonshire',
          salary: '£13.20 per hour',
          description: 'Pick fruit orders by night.',
          requirements: '- Steady hands\n- A car',
          type: 'Full-time',
          category: 'blue-collar',
          basis: 'temporary',
          closes_at: '2026-12-31',
          posted_on: '2026-11-23',
          status: 'open',
        },
        remarks: [],
      },
    },
    {
      ok: true,
      job: {
        reference: 'PA-7',
        link: '',
        values: {
          title: 'Payroll administrator',
          company: 'Bramble & Finch',
          location: 'NN16 8AA',
          description: 'Run the payroll of 200 people.',
          category: 'white-collar',
          type: 'internship',
          work_mode: 'hybrid',
          status: 'open',
        },
        remarks: [],
      },
    },
  ]);
});

test('a board of Personio', async () => {
  expect(await sample('personio.xml')).toEqual([
    {
      ok: true,
      job: {
        reference: '4103',
        link: '',
        values: {
          title: 'Credit controller',
          company: 'Bramble & Finch Ltd',
          location: 'Kettering',
          description: 'Your tasks\n- Chase invoices\n\nWhat we offer\nFruit',
          requirements: 'Two years in credit control',
          type: 'Full-time',
          category: 'white-collar',
          basis: 'permanent',
          posted_on: '2026-11-20',
          status: 'open',
        },
        remarks: ['Also in Corby'],
      },
    },
    {
      ok: true,
      job: {
        reference: '4104',
        link: '',
        values: { title: 'Working student', type: 'Full-time', location: 'Kettering', status: 'open' },
        remarks: [
          '‘working_student’ isn’t a type of work that we know',
          '‘full-or-part-time’ is imported as full-time',
        ],
      },
    },
  ]);
});

test('an export of WordPress with WP Job Manager: its jobs, and the addresses that they had', async () => {
  expect(await sample('wordpress.xml')).toEqual([
    { ok: true, leftOut: 'Not a job: page, article or picture' },
    {
      ok: true,
      job: {
        reference: '118',
        link: 'https://bramble.example/job/forklift-driver-nights/',
        oldPath: '/job/forklift-driver-nights',
        values: {
          title: 'Forklift driver – nights',
          company: 'Bramble & Finch',
          location: 'Kettering',
          salary: '£13.20 to £14.50 an hour',
          salary_min: '13.2',
          salary_max: '14.5',
          salary_period: 'hour',
          description: 'Move pallets.\n\nFour on, four off.',
          requirements: '- Counterbalance licence',
          type: 'Full-time',
          category: 'blue-collar',
          basis: 'temporary',
          closes_at: '2026-12-31',
          posted_on: '2026-11-23',
          status: 'open',
        },
        remarks: [],
      },
    },
    {
      ok: true,
      job: {
        reference: '119',
        link: 'https://bramble.example/job/bookkeeper/',
        oldPath: '/job/bookkeeper',
        values: {
          title: 'Bookkeeper',
          salary: '£28k - £31k',
          description: 'Keep the books.',
          category: 'white-collar',
          work_mode: 'remote',
          status: 'closed',
        },
        remarks: [],
      },
    },
    { ok: true, leftOut: 'In the bin' },
  ]);
});

const JOB: PublicJob = {
  id: '0193f6a0-0000-7000-8000-000000000001',
  title: 'Baker <nights> & "days"',
  company: 'O’Hara & Sons',
  location: 'Kettering',
  salary: '£13.20 an hour',
  type: 'Part-time',
  category: 'blue-collar',
  description: 'Bread:\n- 400 loaves\n- a < b\n\nEvery night.',
  requirements: 'Hands & ]]> patience',
  basis: 'permanent',
  workMode: 'on-site',
  startDate: null,
  salaryMin: 13.2,
  salaryMax: 13.2,
  salaryPeriod: 'hour',
  createdAt: new Date('2026-11-20T09:00:00Z'),
  updatedAt: new Date('2026-11-20T09:00:00Z'),
  closesAt: new Date('2026-12-31T23:59:59Z'),
  isOpen: true,
};

const ITEM = (parts: string) =>
  `<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><item><title>Cook</title><wp:post_id>7</wp:post_id>${parts}</item></channel></rss>`;
const JOB_TYPE = '<wp:post_type>job_listing</wp:post_type>';

test.each([
  ['<wp:status>draft</wp:status>', 'Draft'],
  ['<wp:status>auto-draft</wp:status>', 'Draft'],
  ['<wp:status>pending</wp:status>', 'Pending review or payment'],
  ['<wp:status>private</wp:status>', 'Private'],
  ['<wp:status>future</wp:status>', 'Scheduled for later'],
  ['<wp:status>publish</wp:status><wp:post_date_gmt>2026-12-24 09:00:00</wp:post_date_gmt>', 'Scheduled for later'],
  ['<wp:status>publish</wp:status><pubDate>Thu, 24 Dec 2026 09:00:00 +0000</pubDate>', 'Scheduled for later'],
  ['<wp:status>publish</wp:status><wp:post_password>secret</wp:post_password>', 'Protected by a password'],
  ['<wp:status>archived</wp:status>', 'Not published: archived'],
  ['', 'Not published: '],
])('of a WordPress site %s is left out', async (parts, leftOut) => {
  const [row] = await read(ITEM(`${JOB_TYPE}${parts}`), new Date('2026-11-28T12:00:00Z'));
  expect(row).toEqual({ ok: true, leftOut: leftOut.trim() });
});

test('a public job of a WordPress site keeps its day, and loses shortcodes, block comments and the mark of the excerpt', async () => {
  const content =
    '<!-- wp:paragraph --><p>Bake&nbsp;bread [sic].</p><!-- /wp:paragraph --><!--more-->[vc_row el_class="a ] b"][vc_column]<p>Start at four.</p>[/vc_column][/vc_row]';
  const [row] = await read(
    ITEM(
      `${JOB_TYPE}<wp:status>publish</wp:status><wp:post_date_gmt>2026-07-31 23:30:00</wp:post_date_gmt><content:encoded><![CDATA[${content}]]></content:encoded>`,
    ),
    new Date('2026-11-28T12:00:00Z'),
  );
  expect(row).toMatchObject({
    job: { values: { description: 'Bake bread [sic].\n\nStart at four.', posted_on: '2026-08-01' } },
  });
});

test('our own feed is read back unchanged', async () => {
  const urlOf = ({ id }: PublicJob) => `https://agency.example/jobs/${id}`;
  const channel = {
    agency: 'Agency',
    listUrl: '',
    feedUrl: '',
    imageUrl: '',
    urlOf,
    countryOf: () => 'GB',
    updatedAt: null,
  };
  const { id, title, company, location, salary, type, category, description, requirements, basis } = JOB;
  expect(await read(xmlFeed([{ ...JOB, startDate: '2027-01-11' }], channel))).toMatchObject([
    {
      ok: true,
      job: {
        reference: id,
        link: urlOf(JOB),
        values: {
          title,
          company,
          location,
          salary,
          type,
          category,
          description,
          requirements,
          basis,
          start_date: '2027-01-11',
          closes_at: '2026-12-31',
          posted_on: '2026-11-20',
        },
        remarks: [],
      },
    },
  ]);
});

test.each([
  ['<feed><entry/></feed>', 'We can’t read this type of XML file'],
  ['<source><publisher>P</publisher></source>', 'The file has no jobs'],
  ['<jobs><job>', 'This XML file is incomplete or invalid'],
  ['', 'The file is empty'],
])('%j is refused with words', async (text, problem) => {
  expect(await read(text)).toEqual([{ ok: false, problem: expect.stringContaining(problem) }]);
});

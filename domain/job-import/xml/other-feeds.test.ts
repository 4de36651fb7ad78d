import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { SourceJob } from '../source-job.ts';
import { readXmlJobs } from './xml-jobs.ts';

async function read(bytes: Uint8Array) {
  const rows: (SourceJob | object)[] = [];
  for await (const row of readXmlJobs([bytes], { now: new Date('2026-11-28T12:00:00Z') }))
    rows.push('job' in row ? row.job : row);
  return rows;
}
const readText = (xml: string) => read(new TextEncoder().encode(xml));
const readSample = (name: string) => read(readFileSync(new URL(`../samples/${name}`, import.meta.url)));

const FEEDS: Record<string, { values: object } & Partial<SourceJob>> = {
  'adzuna.xml': {
    reference: '4411',
    link: 'https://ats.example/4411',
    values: {
      title: 'Warehouse operative',
      company: 'Bramble & Finch',
      location: 'Kettering, Northamptonshire',
      description: 'Pick orders.',
      requirements: '- Safety boots',
      salary: '£12.50 to £13.20 an hour',
      type: 'Part-time',
      basis: 'temporary',
      posted_on: '2026-11-20',
    },
  },
  'jooble.xml': {
    reference: 'J-7',
    link: 'https://ats.example/j-7',
    values: {
      title: 'Chef de partie',
      location: 'Stamford, Lincolnshire',
      description: 'Cook lunch & dinner.',
      requirements: '- Two years in a kitchen',
      closes_at: '2026-12-31',
      posted_on: '2026-11-20',
    },
  },
  'linkedin.xml': {
    reference: 'L-31',
    link: 'https://ats.example/l-31',
    remarks: ['Also in York, England'],
    values: {
      title: 'Payroll manager',
      location: 'Leeds, West Yorkshire',
      salary: '£41,000 to £45,000 a year',
      type: 'Full-time',
      work_mode: 'hybrid',
      closes_at: '2026-12-31',
      posted_on: '2026-11-20',
    },
  },
  'talent.xml': {
    reference: 'T-5',
    values: {
      location: 'Dublin, Ireland',
      salary: 'EUR 48,000 to 52,000 a year',
      type: 'Full-time',
      work_mode: 'on-site',
      closes_at: '2027-01-15',
    },
  },
  'wp-job-manager-feed.xml': {
    reference: '118',
    link: 'https://bramble.example/job/van-driver/',
    values: {
      title: 'Van driver – days',
      company: 'Bramble & Finch',
      location: 'Corby',
      description: 'Deliver parcels across the county.',
      salary: '£12.60 per hour',
      type: 'Full-time',
      posted_on: '2026-11-20',
    },
  },
  'teamtailor.xml': {
    reference: '4ff07fd5-0000-4000-8000-000000000001',
    link: 'https://bramble.teamtailor.com/jobs/81-credit-controller',
    remarks: ['Also in Leeds'],
    values: {
      location: 'Kettering',
      description: 'Chase invoices.',
      requirements: '- Patient',
      work_mode: 'hybrid',
    },
  },
  'broadbean.xml': {
    reference: 'JR/123',
    values: {
      title: 'Forklift driver',
      location: 'Corby',
      description: 'Load and unload lorries.\n\nBenefits\nFree parking',
      requirements: 'Counterbalance licence, own boots',
      salary: '£13.50 to £14 an hour',
      type: 'Temporary',
      basis: 'temporary',
    },
  },
  'monster.xml': {
    reference: 'M-12',
    values: {
      title: 'Bookkeeper',
      location: 'Stamford, Lincolnshire',
      description: 'Keep the books.',
      requirements: 'Sage',
      salary: '£28,000 to £31,000 a year',
      type: 'Full-time',
      basis: 'permanent',
    },
  },
  'jobadder.xml': {
    reference: 'JA-1',
    link: 'https://agency.example/apply/90210',
    values: {
      title: 'Office manager',
      location: 'Nottingham',
      description: 'Run a small office in the middle of town.',
      salary_min: '30000',
      salary_max: '34000',
      salary_period: 'year',
      type: 'Full-time',
      basis: 'permanent',
      posted_on: '2026-11-20',
    },
  },
  'trovit.xml': {
    reference: 'TR-3',
    values: {
      location: 'Hull, East Yorkshire',
      description: 'Look after eight residents.',
      requirements: 'A full licence',
      basis: 'permanent',
      hours_per_week: '30',
      closes_at: '2026-12-31',
      posted_on: '2026-11-20',
    },
  },
  'recruitee.xml': {
    reference: '550',
    link: 'https://bramble.recruitee.example/o/product-designer',
    values: {
      title: 'Product designer',
      company: 'Bramble',
      location: 'Bristol',
      requirements: '- A portfolio',
      type: 'Full-time',
      basis: 'permanent',
      work_mode: 'hybrid',
      hours_per_week: '36',
      posted_on: '2026-11-20',
    },
  },
  'nhs-style.xml': {
    reference: '387-RN-12',
    values: {
      title: 'Staff nurse',
      company: 'St Elsewhere Trust',
      location: 'Reading, RG1 5AN',
      salary: '£31,049 to £37,796 a year',
      type: 'Part-time',
      basis: 'temporary',
      closes_at: '2026-12-10',
    },
  },
  'attributes.xml': {
    reference: 'A-1',
    link: 'https://ats.example/a-1',
    values: {
      title: 'Tiler',
      company: 'Finch Homes',
      location: 'Leicester',
      description: 'Tile bathrooms & kitchens.',
      requirements: '- Own tools',
      salary: '£170 to £180 a day',
      type: 'Contract',
      hours_per_week: '40',
      closes_at: '2026-12-31',
    },
  },
};

test.each(Object.entries(FEEDS))('%s is read by the names of its elements', async (name, job) => {
  expect(await readSample(`feeds/${name}`)).toEqual([
    expect.objectContaining({ remarks: [], ...job, values: expect.objectContaining(job.values) }),
  ]);
});

test('parts about the company, the contact or questions are not the job’s, and pay abroad stays in words', async () => {
  const [job] = await readText(
    `<vacancies><vacancy><id>1</id><company id="9"><name>Finch</name><city>London</city></company><title>Cook</title>
     <description>Cook.</description><contact><name>Jo</name><title>Ms</title><reference>no</reference></contact>
     <location><city>Cork</city><country>IE</country></location><salary><range><min>30000</min><max>34000</max></range></salary>
     <questions><question><title>Can you cook?</title><description>Say how</description></question></questions></vacancy></vacancies>`,
  );
  expect(job).toMatchObject({
    reference: '1',
    values: { title: 'Cook', company: 'Finch', location: 'Cork, Ireland', salary: '30,000 to 34,000' },
  });
  expect(job).not.toHaveProperty('values.salary_min');
});

test('jobs of several employers, in other namespaces, and with a name in an attribute', async () => {
  const job = (id: number) =>
    `<job><id>${id}</id><name>Cook</name><text>Cook.</text><dates><closing>31/12/2026</closing></dates></job>`;
  const employer = (name: string, jobs: string) =>
    `<employer><name>${name}</name><about>${name}</about><jobs>${jobs}</jobs></employer>`;
  const [one, two, three, ...others] = await readText(
    `<data>${employer('X', job(1) + job(2))}<note>Hi</note>${employer('Y', job(3))}</data>`,
  );
  for (const [at, row] of [one, two, three].entries())
    expect(row).toMatchObject({
      reference: String(at + 1),
      values: { title: 'Cook', description: 'Cook.', closes_at: '2026-12-31' },
    });
  expect(others).toEqual([]);
  expect(
    await readText(
      `<v:list xmlns:v="x"><v:vacancy><v:JOB_REF>N1</v:JOB_REF><v:Title>Cook</v:Title><v:vacancy-town>York</v:vacancy-town><v:fullTime>true</v:fullTime></v:vacancy></v:list>`,
    ),
  ).toMatchObject([{ reference: 'N1', values: { title: 'Cook', location: 'York', type: 'Full-time' } }]);
  const row = (id: number) =>
    `<row><FL val="JOBOPENINGID">${id}</FL><FL val="Posting Title">Cook</FL><FL val="Job Description">Cook.</FL><FL val="City">York</FL></row>`;
  expect(
    await readText(`<response><result><JobOpenings>${row(5)}${row(6)}</JobOpenings></result></response>`),
  ).toMatchObject([{ reference: '5', values: { title: 'Cook', location: 'York' } }, { reference: '6' }]);
});

test('an Atom feed of jobs', async () => {
  const [job] = await readText(
    `<feed xmlns="http://www.w3.org/2005/Atom"><title>Jobs</title><entry><id>tag:1</id><title>Cook</title>
     <link rel="alternate" href="https://a.example/jobs/1"/><published>2026-11-01T00:00:00Z</published>
     <content type="html">&lt;p&gt;Cook.&lt;/p&gt;</content></entry></feed>`,
  );
  expect(job).toMatchObject({
    reference: 'tag:1',
    link: 'https://a.example/jobs/1',
    values: { description: 'Cook.', posted_on: '2026-11-01' },
  });
});

test('jobs that are not published are left out, and closed ones say so', async () => {
  const job = (id: number, status: string) =>
    `<job><id>${id}</id><title>Cook</title><description>Cook.</description><status>${status}</status></job>`;
  expect(await readText(`<jobs>${job(1, 'Draft')}${job(2, 'Filled')}${job(3, 'Live')}</jobs>`)).toMatchObject([
    { leftOut: 'Not published: draft' },
    { reference: '2', values: { status: 'closed' } },
    { reference: '3', values: { status: 'open' } },
  ]);
});

const ITEMS = (item: string) => `<rss><channel><title>News</title>${item.repeat(3)}</channel></rss>`;
test.each([
  [
    'a sitemap',
    '<urlset><url><loc>https://a.example/</loc></url><url><loc>x</loc></url></urlset>',
    'begins with <urlset> and holds 2 <url> elements',
  ],
  [
    'a long sitemap',
    `<urlset>${'<url><loc>https://a.example/</loc></url>'.repeat(6_000)}</urlset>`,
    'begins with <urlset>',
  ],
  [
    'a catalogue',
    '<catalog><product><title>Kettle</title><description>Boils.</description><price>£20</price></product></catalog>',
    'begins with <catalog>',
  ],
  ['a web page', '<html><head><title>Jobs</title></head><body><p>Cook</p></body></html>', 'a web page'],
  [
    'news',
    ITEMS(
      '<item><title>We moved</title><link>https://a.example/blog/1</link><description>To Leeds</description></item>',
    ),
    'no jobs',
  ],
])('%s is refused as not a file of jobs', async (_, xml, problem) => {
  const rows = await readText(xml);
  expect(rows.at(-1)).toEqual({ ok: false, problem: expect.stringContaining(problem) });
  expect(rows.filter((row) => 'values' in row)).toEqual([]);
});

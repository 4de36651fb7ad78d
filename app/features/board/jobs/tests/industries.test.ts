import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { matchJobs } from '#app/features/board/alerts/commands/match-jobs.server.ts';
import { countBoardChoices } from '#app/features/board/jobs/queries/board-choices.server.ts';
import { countJobs, findJobs } from '#app/features/board/jobs/queries/found-jobs.server.ts';
import { readQuestion } from '#app/features/board/jobs/queries/search/question.server.ts';
import { industries } from '#content/industries/industries.ts';
import type { JobCategory } from '#domain/job/job.ts';
import { EMPTY_QUESTION, type JobQuestion } from '#domain/job/search/job-question.ts';
import { ALERT_CONTENT, addAlert, listWaiting } from '#tests/support/alerts.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addJobs, addPeople } from '#tests/support/jobs.ts';

let db: TestDatabase;

const TITLES = [
  'IT support analyst',
  'Italian teacher',
  'Reporting analyst',
  'it technician',
  'Digitalisation lead',
  'Predigital',
  'Data-driven marketer',
  'Metadata editor',
  'Senior Software Developer',
  'Underwriter',
  'Bank accountant',
  'Production planner',
  'Re-production artist',
  'Sales engineer',
  'Bioengineer',
  'ENGINEER',
  'Welder',
  'Cleaner',
];
const CATEGORIES: JobCategory[] = ['white-collar', 'blue-collar'];
const JOBS = TITLES.flatMap((title) => CATEGORIES.map((category) => ({ title, category })));

const EXPECTED: Record<string, { own: string[]; others: string[] }> = {
  technology: {
    own: [
      'IT support analyst',
      'it technician',
      'Digitalisation lead',
      'Data-driven marketer',
      'Senior Software Developer',
    ],
    others: [],
  },
  'financial-services': { own: ['IT support analyst', 'Reporting analyst', 'Bank accountant'], others: [] },
  manufacturing: {
    own: TITLES,
    others: ['Production planner', 'Re-production artist', 'Sales engineer', 'ENGINEER'],
  },
};

const publish = (slug: string, published: object) =>
  db.database.asSystem((transaction) =>
    sql`INSERT INTO content_items (collection, slug, published, published_at, updated_by)
        VALUES ('industries', ${slug}, ${JSON.stringify(published)}::jsonb, now(), 'Test')
        ON CONFLICT (collection, slug) DO UPDATE SET published = EXCLUDED.published, published_at = now()`.execute(
      transaction,
    ),
  );
const unpublish = (slug: string) =>
  db.database.asSystem((transaction) =>
    sql`UPDATE content_items SET published = NULL, published_at = NULL WHERE collection = 'industries' AND slug = ${slug}`.execute(
      transaction,
    ),
  );

const context = () => ({ asPublic: db.database.asPublic, content: ALERT_CONTENT });
const nameOf = ({ title, category }: { title: string; category: string }) => `${title}, ${category}`;

async function listBy(search: Partial<JobQuestion>): Promise<string[]> {
  const boardSearch = { ...EMPTY_QUESTION, ...search };
  const jobs = await findJobs(context(), boardSearch, 100);
  expect(await countJobs(context(), boardSearch)).toEqual({ count: jobs.length, isMore: false });
  return jobs.map(nameOf).sort();
}

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  for (const { slug, ...published } of industries) await publish(slug, published);
  // Company, description and requirements do not decide the industry.
  const beside = { company: 'Data Production', description: 'Software for engineers.', requirements: 'IT.' };
  await addJobs(
    db.database,
    ...JOBS.map((job) => ({ ...job, ...beside })),
    { title: 'IT draft', category: 'white-collar', status: 'draft' },
    { title: 'IT closed', category: 'white-collar', status: 'closed' },
  );
});

afterAll(() => db?.drop());

test.each(industries)('$name has the same jobs on the board, in the counts beside it and by an alert', async (rule) => {
  const { own, others } = EXPECTED[rule.slug] ?? { own: [], others: [] };
  const expected = JOBS.filter(({ title, category }) => (category === rule.category ? own : others).includes(title));
  const { slug: industry } = rule;
  expect(await listBy({ industry })).toEqual(expected.map(nameOf).sort());

  const choices = await countBoardChoices(
    db.database.asPublic,
    await readQuestion(context(), { ...EMPTY_QUESTION, category: rule.category as JobCategory }),
  );
  const at = industries.findIndex(({ slug }) => slug === industry) + 1;
  expect(choices?.industry[at]).toBe(expected.filter(({ category }) => category === rule.category).length);

  const alert = await addAlert(db.database, { industry });
  const ids = await addJobs(db.database, ...JOBS);
  await matchJobs({ database: db.database, push: null, tasks: { send: async () => undefined } });
  const waiting = await listWaiting(db.database, alert);
  expect(
    JOBS.filter((_, n) => waiting.includes(ids[n] ?? ''))
      .map(nameOf)
      .sort(),
  ).toEqual(expected.map(nameOf).sort());
  await db.database.asSystem((transaction) => transaction.deleteFrom('jobs').where('id', 'in', ids).execute());
});

test('an industry narrows words, places and other choices down', async () => {
  expect(await listBy({ industry: 'technology', search: 'support' })).toEqual(['IT support analyst, white-collar']);
  expect(await listBy({ industry: 'manufacturing', category: 'white-collar', search: 'sales' })).toEqual([
    'Sales engineer, white-collar',
  ]);
  expect(await listBy({ industry: 'technology', category: 'blue-collar' })).toEqual([]);
  expect(await listBy({ industry: 'technology', where: 'Leeds' })).toHaveLength(5);
  expect(await listBy({ industry: 'technology', where: 'Penzance' })).toEqual([]);
});

test('an unpublished industry has no jobs, and its alerts find none', async () => {
  const alert = await addAlert(db.database, { industry: 'technology' });
  await unpublish('technology');
  expect(await listBy({ industry: 'technology' })).toEqual([]);
  expect(await listBy({ industry: "x' OR true --" })).toEqual([]);
  await addJobs(db.database, { title: 'IT manager', category: 'white-collar' });
  await matchJobs({ database: db.database, push: null, tasks: { send: async () => undefined } });
  expect(await listWaiting(db.database, alert)).toEqual([]);
});

test.each([
  [['customer service'], ['Customer-service lead', 'Head of customer  services'], ['Service desk for a customer']],
  [['front-end'], ['Front end developer', 'FRONT-END lead'], ['Frontend developer']],
  [["O'Hara", '%', "'", '\\m', 'a|b', '(', 'zebra'], ['Zebra keeper'], ['Ohara', 'Cleaner', 'ab']],
  [['('], [], ['Cleaner (nights)']],
])('words %j are read as words', async (words, of, notOf) => {
  await publish('other', { category: 'blue-collar', words });
  const added = await addJobs(
    db.database,
    ...[...of, ...notOf].map((title) => ({ title, category: 'blue-collar' as const })),
  );
  expect(await listBy({ industry: 'other' })).toEqual(of.map((title) => `${title}, blue-collar`).sort());
  await db.database.asSystem((transaction) => transaction.deleteFrom('jobs').where('id', 'in', added).execute());
});

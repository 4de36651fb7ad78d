/** Whether a job is of an industry is one rule, in the database and in the browser's language. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countJobsByTitle, listJobsByTitle } from '#app/features/jobs/queries.server.ts';
import { seededContent } from '#db/seed/seed-content.server.ts';
import { isOfIndustry } from '#domain/job/industry-jobs.ts';
import type { JobCategory } from '#domain/job/job.ts';
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

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  await addJobs(db.database, ...JOBS);
});

afterAll(() => db?.drop());

test.each(seededContent().industries)(
  '$name has the same jobs in its list, in its count and on the pages of cities',
  async (rule) => {
    const expected = JOBS.filter((job) => isOfIndustry(job, rule));
    expect(expected.length).toBeGreaterThan(0);
    const nameOf = ({ title, category }: { title: string; category: string }) => `${title}, ${category}`;
    const listed = await listJobsByTitle(db.database.asPublic, rule, 100);
    expect(listed.map(nameOf).sort()).toEqual(expected.map(nameOf).sort());
    const count = { count: expected.length, isMore: false };
    expect(await countJobsByTitle(db.database.asPublic, rule)).toEqual(count);
    await addJobs(
      db.database,
      { title: TITLES[0] ?? '', status: 'draft' },
      { title: TITLES[0] ?? '', status: 'closed' },
    );
    expect(await countJobsByTitle(db.database.asPublic, rule)).toEqual(count);
  },
);

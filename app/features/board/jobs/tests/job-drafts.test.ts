/** A draft needs only a title (migration 0025). */

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JobStatus } from '#domain/job/job.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addJobs, addPeople } from '#tests/support/jobs.ts';

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
});

afterAll(() => db.drop());

const EMPTY = { company: '', location: '', salary: '', description: '', requirements: '' };
const COLUMNS = Object.keys(EMPTY) as (keyof typeof EMPTY)[];

const setStatus = (id: string, status: JobStatus) =>
  db.database.asSystem((transaction) => transaction.updateTable('jobs').set({ status }).where('id', '=', id).execute());

test('a draft needs a title alone, and not less', async () => {
  const [id] = await addJobs(db.database, { ...EMPTY, title: 'Night porter', status: 'draft' });
  expect(id).toBeTruthy();
  await expect(addJobs(db.database, { ...EMPTY, title: '', status: 'draft' })).rejects.toThrow('jobs_title_check');
});

test.each(COLUMNS)('a job that is open or closed has its %s', async (column) => {
  for (const status of ['open', 'closed'] as const) {
    await expect(addJobs(db.database, { [column]: '', status })).rejects.toThrow(`jobs_${column}_check`);
  }
  const [id = ''] = await addJobs(db.database, { [column]: '', status: 'draft' });
  await expect(setStatus(id, 'open')).rejects.toThrow(`jobs_${column}_check`);
  await expect(setStatus(id, 'closed')).rejects.toThrow(`jobs_${column}_check`);
});

test.each([
  ['company', 100],
  ['location', 100],
  ['salary', 100],
  ['description', 20_000],
  ['requirements', 20_000],
] as const)('%s is no longer than %s characters, in drafts as well', async (column, most) => {
  await addJobs(db.database, { [column]: 'x'.repeat(most), status: 'draft' });
  await expect(addJobs(db.database, { [column]: 'x'.repeat(most + 1), status: 'draft' })).rejects.toThrow(
    `jobs_${column}_check`,
  );
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countJobView } from '#app/features/board/jobs/commands/manage-jobs.server.ts';
import { listOwnJobs } from '#app/features/board/jobs/queries/managed-jobs.server.ts';
import type { Viewer } from '#app/features/core/accounts/policy.ts';
import { accountServices } from '#tests/support/account-services.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { ADMIN, addJobs, addPeople, EMPLOYER, hoursFromNow, OTHER_EMPLOYER, posterOf } from '#tests/support/jobs.ts';

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
});

afterAll(() => db?.drop());

const employer = posterOf(EMPLOYER, 'employer', 'First Employer');
const other = posterOf(OTHER_EMPLOYER, 'employer', 'Other Employer');
const admin = posterOf(ADMIN, 'admin', 'The Admin');

const add = async (job: Parameters<typeof addJobs>[1] = {}) => (await addJobs(db.database, job))[0] ?? '';

const viewsOf = async (id: string) =>
  (await listOwnJobs(db.database, other, { search: 'viewed', status: null, page: 1 })).jobs.find(
    (job) => job.id === id,
  );

test('views of readers are counted, those of the people who keep the job are not', async () => {
  const id = await add({ user_id: OTHER_EMPLOYER, title: 'Much viewed' });
  const candidate = { ...employer, role: 'job_seeker' } as Viewer;
  for (const viewer of [null, candidate, employer, other, admin]) await countJobView(accountServices(db), viewer, id);
  expect(await viewsOf(id)).toMatchObject({ recentViews: 3, views: 3 });
});

test('views older than 30 days count for the total only', async () => {
  const id = await add({ user_id: OTHER_EMPLOYER, title: 'Long viewed' });
  await countJobView(accountServices(db), null, id);
  const day = (ago: number) => `(now() AT TIME ZONE 'Europe/London')::date - ${ago}`;
  await asSuperuser(db, `INSERT INTO job_views VALUES ('${id}', ${day(29)}, 10), ('${id}', ${day(30)}, 100)`);
  expect(await viewsOf(id)).toMatchObject({ recentViews: 11, views: 111 });
});

test.each([
  ['a draft', { status: 'draft' }],
  ['a closed job', { status: 'closed' }],
  ['an expired job', { closes_at: hoursFromNow(-1) }],
] as const)('views of %s are not counted', async (_what, job) => {
  const id = await add({ user_id: OTHER_EMPLOYER, title: 'Not viewed', ...job });
  await countJobView(accountServices(db), null, id);
  expect(await viewsOf(id)).toMatchObject({ views: 0 });
});

test.each(['', 'no-id', randomUUID()])('views of what is no job (%j) are passed over', async (id) => {
  await expect(countJobView(accountServices(db), null, id)).resolves.toBeUndefined();
});

test('only the job’s owner and administrators see its views', async () => {
  const id = await add({ user_id: OTHER_EMPLOYER });
  await countJobView(accountServices(db), null, id);
  const viewsVisibleTo = (actor: string) =>
    db.database.asActor(actor, (t) => t.selectFrom('job_views').select('views').where('job_id', '=', id).execute());
  expect([await viewsVisibleTo(OTHER_EMPLOYER), await viewsVisibleTo(ADMIN), await viewsVisibleTo(EMPLOYER)]).toEqual([
    [{ views: 1 }],
    [{ views: 1 }],
    [],
  ]);
});

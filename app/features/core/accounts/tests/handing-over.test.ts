import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deleteAccount } from '#app/features/core/accounts/commands/decisions/decide-account.server.ts';
import type { Queries } from '#db/connections/client.server.ts';
import { accountServices } from '#tests/support/account-services.ts';
import { actingAdmin, addAccounts } from '#tests/support/admin-desk.ts';
import { addApplications, addCandidates } from '#tests/support/applications.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { ADMIN, addJobs, addPeople, EMPLOYER } from '#tests/support/jobs.ts';
import { eventually, queryTasks } from '#tests/support/task-queue.ts';

let db: TestDatabase;
let leaver: string;
let jobIds: string[];
let applicationId: string;
const admin = actingAdmin(ADMIN, 'The Admin');

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
});

afterAll(() => db?.drop());

beforeEach(async () => {
  await queryTasks(db, 'TRUNCATE audit_entries');
  [leaver = ''] = await addAccounts(db, { fullName: 'Wren Halloran', role: 'admin', status: 'approved' });
  jobIds = await addJobs(db.database, { user_id: leaver, title: 'Baker' }, { user_id: leaver, status: 'closed' });
  const [candidate = ''] = await addCandidates(db.database, 'Test Person');
  [applicationId = ''] = await addApplications(db.database, { candidate_id: candidate, job_id: jobIds[0] ?? '' });
});

const readJob = (transaction: Queries) =>
  transaction
    .selectFrom('jobs')
    .select(['user_id', 'title', 'status', sql<string>`updated_at::text`.as('version')])
    .where('id', '=', jobIds[0] ?? '')
    .execute();

const ownersOf = (ids: string[]) =>
  queryTasks<{ user_id: string }>(db, 'SELECT user_id FROM jobs WHERE id = ANY ($1)', [ids]);

test("an administrator's jobs, with their applications, pass to the administrator who deletes the account", async () => {
  expect(await deleteAccount(accountServices(db), admin, leaver)).toEqual({ ok: true });
  expect(await ownersOf(jobIds)).toEqual([{ user_id: ADMIN }, { user_id: ADMIN }]);
  expect(await queryTasks(db, 'SELECT job_id FROM applications WHERE id = $1', [applicationId])).toEqual([
    { job_id: jobIds[0] },
  ]);
  const visibleApplications = await db.database.asActor(ADMIN, (t) =>
    t.selectFrom('applications').select('id').where('id', '=', applicationId).execute(),
  );
  expect(visibleApplications).toHaveLength(1);
});

test('a job that is handed over keeps the change date that search engines get and open forms compare', async () => {
  const [before] = await db.database.asActor(ADMIN, readJob);
  await deleteAccount(accountServices(db), admin, leaver);
  expect(await db.database.asActor(ADMIN, readJob)).toEqual([{ ...before, user_id: ADMIN }]);
  await db.database.asActor(ADMIN, (t) => t.updateTable('jobs').set({ title: 'Pastry chef' }).execute());
  const [after] = await db.database.asActor(ADMIN, readJob);
  expect(after?.version).not.toBe(before?.version);
});

test('the audit trail names the new owner of each job', async () => {
  await deleteAccount(accountServices(db), admin, leaver);
  const entries = await queryTasks(
    db,
    `SELECT actor_id, actor_name, action, subject_id, subject_label FROM audit_entries ORDER BY action, subject_label`,
  );
  const by = { actor_id: ADMIN, actor_name: 'The Admin' };
  expect(entries).toEqual([
    { ...by, action: 'account_deleted', subject_id: leaver, subject_label: '' },
    { ...by, action: 'job_taken_over', subject_id: jobIds[0], subject_label: 'Baker' },
    { ...by, action: 'job_taken_over', subject_id: jobIds[1], subject_label: 'Warehouse operative' },
  ]);
});

test('the jobs of an employer still go with the employer', async () => {
  const [employer = ''] = await addAccounts(db, { role: 'employer', status: 'approved' });
  const ids = await addJobs(db.database, { user_id: employer });
  expect(await deleteAccount(accountServices(db), admin, employer)).toEqual({ ok: true });
  expect(await ownersOf(ids)).toEqual([]);
});

test('a job that the leaver posts at that moment is handed over or refused, but never lost', async () => {
  let deletion: Promise<unknown> = Promise.resolve();
  const posted = await db.database.asActor(leaver, async (transaction) => {
    const { id } = await transaction
      .insertInto('jobs')
      .values({
        user_id: leaver,
        title: 'Late',
        company: 'Tidewell',
        location: 'Leeds',
        salary: '£30,000',
        description: 'Posted in the last minute.',
        requirements: 'None.',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    deletion = deleteAccount(accountServices(db), admin, leaver);
    await eventually(async () => {
      const waitingStatements = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      expect(await queryTasks(db, waitingStatements)).toHaveLength(1);
    });
    return id;
  });
  expect(await deletion).toEqual({ ok: true });
  expect(await ownersOf([posted])).toEqual([{ user_id: ADMIN }]);
});

test.each([
  ['an employer', EMPLOYER],
  ['anonymous', ''],
])('%s takes over no jobs, and neither does the site', async (_who, actor) => {
  const call = sql`SELECT app.hand_over(${leaver}, ${ADMIN})`;
  await expect(db.database.asActor(actor, (t) => call.execute(t))).rejects.toThrow('permission denied');
  await expect(db.database.asSystem((t) => call.execute(t))).rejects.toThrow('permission denied');
  await expect(
    db.database.asActor(actor, (t) => t.updateTable('jobs').set({ user_id: EMPLOYER }).execute()),
  ).rejects.toThrow('permission denied');
});

import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Queries } from '#db/connections/client.server.ts';
import { addApplications, addCandidates, addCv } from '#tests/support/applications.ts';
import { addDataRequest } from '#tests/support/data-requests.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addEnquiry } from '#tests/support/enquiries.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { ADMIN, addJobs, addPeople, EMPLOYER } from '#tests/support/jobs.ts';
import { addColleague, requireFactors } from '#tests/support/staff.ts';

/** Tests which rows row-level security lets each role read and change (Z02). */
let db: TestDatabase;
const ids: Record<string, string> = { admin: ADMIN, employer: EMPLOYER, anonymous: '' };

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  ids['owner'] = await addColleague(db, 'owner', 'The Owner');
  ids['consultant'] = await addColleague(db, 'consultant', 'The Consultant');
  ids['editor'] = await addColleague(db, 'editor', 'The Editor');
  ids['suspended'] = await addColleague(db, 'consultant', 'The Suspended');
  const [agencyJob = '', employerJob = ''] = await addJobs(
    db.database,
    { title: 'Of the agency', user_id: ADMIN },
    { title: 'Of an employer', user_id: EMPLOYER },
  );
  const [first = '', second = ''] = await addCandidates(db.database, 'One', 'Two');
  const [cv, otherCv] = [await addCv(db.database, first), await addCv(db.database, second)];
  await addApplications(
    db.database,
    { candidate_id: first, job_id: agencyJob, cv_id: cv },
    { candidate_id: second, job_id: employerJob, cv_id: otherCv },
  );
  await addEnquiry(db.database, {});
  await addDataRequest(db.database, {});
  await requireFactors(db, false);
  await db.database.asSystem(async (transaction) => {
    await transaction
      .insertInto('staff_invitations')
      .values({
        email: 'a@new.example',
        full_name: 'A',
        role: 'editor',
        invited_by: ADMIN,
        expires_at: new Date('2100-01-01'),
      })
      .execute();
    await sql`SELECT log_security_event('probe')`.execute(transaction);
    await transaction.insertInto('api_keys').values(keyOf(ADMIN, ADMIN)).execute();
  });
  await asSuperuser(db, `UPDATE profiles SET status = 'suspended' WHERE id = '${ids['suspended']}'`);
});

afterAll(() => db?.drop());

const keyOf = (account_id: string, created_by: string | null) => ({
  id: randomUUID(),
  name: 'A key',
  beginning: 'agk_abcdef',
  token_hash: randomBytes(32),
  scopes: ['jobs:write'],
  account_id,
  created_by,
  expires_at: new Date('2100-01-01'),
  requests_a_minute: 120,
});

const as = <Result>(who: string, work: (transaction: Queries) => Promise<Result>) =>
  db.database.asActor(ids[who] ?? '', work);

const count = (who: string, table: string) =>
  as(who, async (transaction) => {
    const { rows } = await sql<{ rows: number }>`SELECT count(*)::integer AS rows FROM ${sql.table(table)}`.execute(
      transaction,
    );
    return rows[0]?.rows;
  });

const VISIBLE_ROWS: Record<string, Record<string, number>> = {
  jobs: { owner: 2, admin: 2, consultant: 1, editor: 0, suspended: 0, anonymous: 0 },
  applications: { owner: 2, admin: 2, consultant: 1, editor: 0, suspended: 0, anonymous: 0 },
  cvs: { owner: 2, admin: 2, consultant: 1, editor: 0, suspended: 0, anonymous: 0 },
  enquiries: { owner: 1, admin: 1, consultant: 1, editor: 0, suspended: 0, employer: 0, anonymous: 0 },
  data_requests: { owner: 1, admin: 1, consultant: 0, editor: 0, suspended: 0, employer: 0, anonymous: 0 },
  security_events: { owner: 1, admin: 1, consultant: 0, editor: 0, suspended: 0, employer: 0, anonymous: 0 },
  staff_invitations: { owner: 1, admin: 1, consultant: 0, editor: 0, suspended: 0, employer: 0, anonymous: 0 },
  api_keys: { owner: 1, admin: 1, consultant: 0, editor: 0, suspended: 0, employer: 0, anonymous: 0 },
  settings: { owner: 1, admin: 1, consultant: 0, editor: 0, suspended: 0, employer: 0, anonymous: 0 },
};

test.each(Object.entries(VISIBLE_ROWS))('%s', async (table, visibleRows) => {
  for (const [who, rows] of Object.entries(visibleRows)) expect([who, await count(who, table)]).toEqual([who, rows]);
});

test('a consultant sees the names of colleagues, and no candidate or employer', async () => {
  const visibleProfiles = await as('consultant', (transaction) =>
    transaction.selectFrom('profiles').select('role').execute(),
  );
  expect(new Set(visibleProfiles.map(({ role }) => role))).toEqual(new Set(['admin', 'consultant', 'editor']));
});

test('an editor sees no profile but their own', async () => {
  expect(await count('editor', 'profiles')).toBe(1);
});

test.each([
  ['consultant', 1],
  ['editor', 0],
  ['suspended', 0],
])('%s changes %i jobs and applications of the two', async (who, changed) => {
  const result = await as(who, async (transaction) => {
    const jobs = await transaction.updateTable('jobs').set({ salary: '£1' }).executeTakeFirst();
    const moved = await transaction.updateTable('applications').set({ status: 'viewed' }).executeTakeFirst();
    return [Number(jobs.numUpdatedRows), Number(moved.numUpdatedRows)];
  });
  expect(result).toEqual([changed, changed]);
});

test('a consultant cannot delete enquiries, nor jobs of employers', async () => {
  const result = await as('consultant', async (transaction) => {
    const enquiries = await transaction.deleteFrom('enquiries').executeTakeFirst();
    const jobs = await transaction.deleteFrom('jobs').where('user_id', '=', EMPLOYER).executeTakeFirst();
    return [enquiries.numDeletedRows, jobs.numDeletedRows];
  });
  expect(result).toEqual([0n, 0n]);
});

test.each(['consultant', 'editor', 'employer', 'suspended'])(
  '%s writes neither settings nor invitations',
  async (who) => {
    const { numUpdatedRows } = await as(who, (transaction) =>
      transaction.updateTable('settings').set({ waiting_may_apply: true }).executeTakeFirst(),
    );
    expect(numUpdatedRows).toBe(0n);
    const invitation = { email: 'b@new.example', full_name: 'B', role: 'admin' as const, invited_by: ids[who] ?? '' };
    await expect(
      as(who, (transaction) =>
        transaction
          .insertInto('staff_invitations')
          .values({ ...invitation, expires_at: new Date('2100-01-01') })
          .execute(),
      ),
    ).rejects.toThrow('row-level security');
  },
);

test('administrators create keys in their own name, for colleagues who work at the desk, and no role can read a hash', async () => {
  const make = (who: string, key: ReturnType<typeof keyOf>) =>
    as(who, (transaction) => transaction.insertInto('api_keys').values(key).execute());
  for (const who of ['consultant', 'editor', 'suspended', 'employer'])
    await expect(make(who, keyOf(ADMIN, ids[who] ?? ''))).rejects.toThrow('row-level security');
  const admin = ids['admin'] ?? '';
  for (const key of [
    keyOf(admin, ids['owner'] ?? ''),
    keyOf(ids['editor'] ?? '', admin),
    keyOf(EMPLOYER, admin),
    keyOf(admin, null),
  ])
    await expect(make('admin', key)).rejects.toThrow('row-level security');
  await expect(
    as('admin', (transaction) => transaction.selectFrom('api_keys').select('token_hash').execute()),
  ).rejects.toThrow('permission denied');
  const revoke = (who: string) =>
    as(who, (transaction) => transaction.updateTable('api_keys').set({ revoked_at: new Date() }).executeTakeFirst());
  expect((await revoke('consultant')).numUpdatedRows).toBe(0n);
  expect((await revoke('admin')).numUpdatedRows).toBe(1n);
});

test.each([
  ['owner', true, true, true],
  ['admin', true, true, true],
  ['consultant', true, false, false],
  ['editor', false, true, false],
  ['suspended', false, false, false],
  ['employer', false, false, false],
])('%s works at the desk: %s, edits content: %s, administers: %s', async (who, desk, content, administers) => {
  const { rows } = await sql<Record<string, boolean>>`
    SELECT app.may_work_desk(${ids[who]}) AS desk, app.may_edit_content(${ids[who]}) AS content, is_admin(${ids[who]}) AS administers
  `.execute(db.database.asPublic);
  expect(rows[0]).toEqual({ desk, content, administers });
});

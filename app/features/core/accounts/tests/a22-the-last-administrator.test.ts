import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteAccount } from '#app/features/core/accounts/commands/decisions/decide-account.server.ts';
import { type Database, openDatabase } from '#db/connections/client.server.ts';
import { accountServices } from '#tests/support/account-services.ts';
import { actingAdmin, addAccounts } from '#tests/support/admin-desk.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { rounds } from '#tests/support/rounds.ts';
import { queryTasks } from '#tests/support/task-queue.ts';
import { withOpenPolicies } from '#tests/support/without-gates.ts';

const TIMEOUT_MS = 600_000;

let db: TestDatabase;
let pool: Database;

beforeAll(async () => {
  db = await createTestDatabase();
  pool = openDatabase(db.appUrl, { size: 8 });
});

afterAll(async () => {
  await pool?.close();
  await db?.drop();
});

const remove = (by: string, target: string) =>
  deleteAccount({ ...accountServices(db), database: pool }, actingAdmin(by, 'An Admin'), target);

const addAdmins = async (count: number) => {
  await queryTasks(db, 'TRUNCATE profiles CASCADE');
  return addAccounts(db, ...Array.from({ length: count }, () => ({ role: 'admin', status: 'approved' }) as const));
};

const listAdmins = async () =>
  (await queryTasks<{ id: string }>(db, `SELECT id FROM profiles WHERE role = 'admin' AND status = 'approved'`)).map(
    ({ id }) => id,
  );

test.each([
  ['by the site', (attempt: () => ReturnType<typeof remove>) => attempt()],
  ['by the database, where the site would let them', withOpenPolicies<Awaited<ReturnType<typeof remove>>>],
])('A22: an administrator cannot delete themselves, refused %s', async (_wall, attemptWith) => {
  const [id = ''] = await addAdmins(1);
  expect(await attemptWith(() => remove(id, id))).toEqual({ ok: false, reason: 'yourself' });
  expect(await listAdmins()).toEqual([id]);
});

test(
  'A22: if two administrators delete each other at once, one remains, and the deleted one can delete no other',
  async () => {
    for (let round = 0; round < rounds(2, 200); round += 1) {
      const [first = '', second = ''] = await addAdmins(2);
      const results = await Promise.all([remove(first, second), remove(second, first)]);
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      expect(results).toContainEqual({ ok: false, reason: 'not_admin' });
      expect(await listAdmins()).toEqual([results[0]?.ok ? first : second]);
    }
  },
  TIMEOUT_MS,
);

test(
  'A22: if two administrators delete each other at once, the remaining one has the jobs of both',
  async () => {
    for (let round = 0; round < rounds(2, 100); round += 1) {
      const [first = '', second = ''] = await addAdmins(2);
      await addJobs(db.database, { user_id: first }, { user_id: second });
      await Promise.all([remove(first, second), remove(second, first)]);
      const owners = await queryTasks<{ user_id: string }>(db, 'SELECT user_id FROM jobs');
      const [remainingAdmin] = await listAdmins();
      expect(owners).toEqual([{ user_id: remainingAdmin }, { user_id: remainingAdmin }]);
    }
  },
  TIMEOUT_MS,
);

test(
  'A22: if five administrators all delete one another at once, one remains',
  async () => {
    for (let round = 0; round < rounds(1, 50); round += 1) {
      const ids = await addAdmins(5);
      await Promise.all(ids.flatMap((by) => ids.filter((id) => id !== by).map((target) => remove(by, target))));
      expect(await listAdmins()).toHaveLength(1);
    }
  },
  TIMEOUT_MS,
);

import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideAccount } from '#app/features/core/accounts/commands/decisions/decide-account.server.ts';
import { type Database, openDatabase } from '#db/connections/client.server.ts';
import { accountServices } from '#tests/support/account-services.ts';
import { actingAdmin, addAccounts, readTraces } from '#tests/support/admin-desk.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { ADMIN, addPeople } from '#tests/support/jobs.ts';
import { rounds } from '#tests/support/rounds.ts';
import { startTestTasks } from '#tests/support/task-queue.ts';

const TIMEOUT_MS = 600_000;

let db: TestDatabase;
let pools: Database[];
let queue: Awaited<ReturnType<typeof startTestTasks>>;
let admins: ReturnType<typeof actingAdmin>[];

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  const [second = ''] = await addAccounts(db, { fullName: 'Second Admin', role: 'admin', status: 'approved' });
  admins = [actingAdmin(ADMIN, 'The Admin'), actingAdmin(second, 'Second Admin')];
  pools = [openDatabase(db.appUrl, { size: 8 }), openDatabase(db.appUrl, { size: 8 })];
  queue = await startTestTasks(db);
});

afterAll(async () => {
  await queue?.stop();
  await Promise.all((pools ?? []).map((pool) => pool.close()));
  await db?.drop();
});

test(
  'R01: fifty parallel approvals count as one: one stamp, one email, one audit entry',
  async () => {
    for (let round = 0; round < rounds(2, 100); round += 1) {
      const [id = ''] = await addAccounts(db, {});
      const approveFrom = (n: number) => {
        const [admin, database] = [admins[n % 2], pools[n % 2]];
        if (!admin || !database) throw new Error('There are two of each');
        return decideAccount({ ...accountServices(db, { tasks: queue.tasks }), database }, admin, id, 'approved');
      };
      const results = await Promise.all(Array.from({ length: 50 }, (_, n) => approveFrom(n)));

      const refused = results.filter((result) => !result.ok).map((result) => !result.ok && result.reason);
      expect(refused).toEqual(Array.from({ length: 49 }, () => 'already_decided'));
      const before = await readTraces(db, id);
      expect(before).toMatchObject({ status: 'approved', audit: ['account_approved'], mails: ['account-approved'] });
      expect(admins.map((admin) => admin.id)).toContain(before?.approvedBy);

      expect(await approveFrom(round)).toEqual({ ok: false, reason: 'already_decided' });
      expect(await readTraces(db, id)).toEqual(before);
    }
  },
  TIMEOUT_MS,
);

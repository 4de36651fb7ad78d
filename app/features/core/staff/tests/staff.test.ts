import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteAccount } from '#app/features/core/accounts/commands/decisions/decide-account.server.ts';
import { changeColleague, removeColleague } from '#app/features/core/staff/commands/change-staff.server.ts';
import { accountServices } from '#tests/support/account-services.ts';
import { actingAdmin, addAccounts } from '#tests/support/admin-desk.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

/** Tests the database's own rules, whatever the site allows. */
let db: TestDatabase;
let owner: string;
let admin: string;
let consultant: string;
let editor: string;

beforeAll(async () => {
  db = await createTestDatabase();
});

afterAll(() => db?.drop());

/** Deletes rows that depend on accounts. TRUNCATE … CASCADE is slow: it creates the files of some hundred tables and indexes again. */
const EMPTY = `DO $$
  DECLARE name regclass; has_rows boolean;
  BEGIN
    FOR name IN
      WITH RECURSIVE dependent AS (
        SELECT unnest(ARRAY['profiles', 'audit_entries']::regclass[]) AS name
        UNION
        SELECT c.conrelid::regclass FROM pg_constraint AS c JOIN dependent AS d ON c.confrelid = d.name
      ) SELECT d.name FROM dependent AS d
    LOOP
      EXECUTE format('SELECT EXISTS (SELECT FROM %s)', name) INTO has_rows;
      IF has_rows THEN EXECUTE format('DELETE FROM %s', name); END IF;
    END LOOP;
  END $$`;

beforeEach(async () => {
  await asSuperuser(db, 'SET session_replication_role = replica', EMPTY);
  [owner = '', admin = '', consultant = '', editor = ''] = await addAccounts(
    db,
    { fullName: 'The Owner', role: 'admin', isOwner: true, status: 'approved' },
    { fullName: 'The Admin', role: 'admin', status: 'approved' },
    { fullName: 'The Consultant', role: 'consultant', status: 'approved' },
    { fullName: 'The Editor', role: 'editor', status: 'approved' },
  );
});

const services = () => accountServices(db);
const change = (by: string, target: string, what: Parameters<typeof changeColleague>[3]) =>
  changeColleague(services(), actingAdmin(by, 'Test Person'), target, what);
const remove = (by: string, target: string, heir: string) =>
  removeColleague(services(), actingAdmin(by, 'Test Person'), target, heir);

const read = async (id: string) =>
  (
    await queryTasks<{ role: string; is_owner: boolean; status: string }>(
      db,
      'SELECT role, is_owner, status FROM profiles WHERE id = $1',
      [id],
    )
  )[0];
const actions = async () =>
  (await queryTasks<{ action: string }>(db, 'SELECT action FROM audit_entries ORDER BY id')).map(
    ({ action }) => action,
  );
const addSession = (id: string) =>
  queryTasks(
    db,
    `INSERT INTO sessions (token_hash, user_id, kind, expires_at) VALUES (sha256(gen_random_uuid()::text::bytea), $1, 'full', now() + interval '1 hour')`,
    [id],
  );
const countSessions = async (id: string) =>
  (await queryTasks(db, 'SELECT FROM sessions WHERE user_id = $1', [id])).length;

describe('actions on an owner', () => {
  test.each(['suspend', 'sessions', 'admin', 'consultant', 'editor'] as const)(
    'are refused to all others: %s',
    async (what) => {
      await addSession(owner);
      expect(await change(admin, owner, what)).toEqual({ ok: false, reason: 'owner' });
      expect([await read(owner), await countSessions(owner)]).toEqual([
        { role: 'admin', is_owner: true, status: 'approved' },
        1,
      ]);
    },
  );

  test('others cannot remove an owner in any way', async () => {
    expect(await remove(admin, owner, admin)).toEqual({ ok: false, reason: 'owner' });
    expect(await deleteAccount(services(), actingAdmin(admin, 'Test Person'), owner)).toEqual({
      ok: false,
      reason: 'owner',
    });
    expect(await read(owner)).toBeDefined();
  });

  test('not even the site itself deletes an owner or removes the mark', async () => {
    await expect(
      db.database.asSystem((transaction) => transaction.deleteFrom('profiles').where('id', '=', owner).execute()),
    ).rejects.toThrow('an owner cannot be removed');
    await expect(asSuperuser(db, `UPDATE profiles SET is_owner = false WHERE id = '${owner}'`)).rejects.toThrow(
      'only owners themselves stop being one',
    );
    await expect(asSuperuser(db, `UPDATE profiles SET status = 'suspended' WHERE id = '${owner}'`)).rejects.toThrow(
      'profiles_owner_is_admin',
    );
  });

  test('the last owner cannot step down; with another owner they can, and stay signed in', async () => {
    expect(await change(owner, owner, 'admin')).toEqual({ ok: false, reason: 'last_owner' });
    expect(await change(owner, admin, 'owner')).toEqual({ ok: true });
    await addSession(owner);
    expect(await change(owner, owner, 'admin')).toEqual({ ok: true });
    expect([await read(owner), await read(admin), await countSessions(owner)]).toEqual([
      { role: 'admin', is_owner: false, status: 'approved' },
      { role: 'admin', is_owner: true, status: 'approved' },
      1,
    ]);
  });

  test('if two owners step down at once, one stays', async () => {
    await change(owner, admin, 'owner');
    const results = await Promise.all([change(owner, owner, 'admin'), change(admin, admin, 'admin')]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results).toContainEqual({ ok: false, reason: 'last_owner' });
    expect(await queryTasks(db, 'SELECT FROM profiles WHERE is_owner')).toHaveLength(1);
  });
});

describe('who may change what', () => {
  test('an administrator cannot appoint an owner; an owner can', async () => {
    expect(await change(admin, consultant, 'owner')).toEqual({ ok: false, reason: 'owners_only' });
    expect(await change(owner, consultant, 'owner')).toEqual({ ok: true });
    expect(await read(consultant)).toEqual({ role: 'admin', is_owner: true, status: 'approved' });
  });

  test('a suspended person cannot become an owner', async () => {
    await change(owner, consultant, 'suspend');
    expect(await change(owner, consultant, 'owner')).toEqual({ ok: false, reason: 'suspended' });
  });

  test('people cannot change their own account, except an owner who steps down', async () => {
    for (const what of ['suspend', 'sessions', 'editor', 'owner'] as const) {
      expect(await change(admin, admin, what)).toEqual({ ok: false, reason: 'yourself' });
    }
  });

  test.each([
    ['a consultant', () => consultant],
    ['an editor', () => editor],
    ['a suspended administrator', () => admin],
    ['anonymous', () => ''],
  ])('%s can change no colleague, even if the site let them', async (who, idOf) => {
    if (who.includes('suspended')) await change(owner, admin, 'suspend');
    const id = idOf();
    const calls = [
      sql`SELECT app.change_staff(${editor}, 'admin')`,
      sql`SELECT app.remove_staff(${editor}, ${owner})`,
      sql`SELECT * FROM app.list_staff()`,
    ];
    for (const call of calls) {
      await expect(db.database.asActor(id, (transaction) => call.execute(transaction))).rejects.toThrow(
        'only an administrator may do this',
      );
    }
    await expect(
      db.database.asActor(id, (transaction) =>
        transaction.updateTable('profiles').set({ role: 'admin' }).where('id', '=', id).execute(),
      ),
    ).rejects.toThrow(id ? 'permission denied' : /permission denied|invalid input syntax/);
  });

  test('candidates and employers are not staff: they are not found', async () => {
    const [employer = '', candidate = ''] = await addAccounts(
      db,
      { role: 'employer', status: 'approved' },
      { status: 'approved' },
    );
    for (const id of [employer, candidate, 'no-id']) {
      expect(await change(owner, id, 'admin')).toEqual({ ok: false, reason: 'not_found' });
      expect(await change(owner, id, 'suspend')).toEqual({ ok: false, reason: 'not_found' });
      expect(await remove(owner, id, owner)).toEqual({ ok: false, reason: 'not_found' });
    }
    await expect(asSuperuser(db, `UPDATE profiles SET status = 'suspended' WHERE id = '${candidate}'`)).rejects.toThrow(
      'profiles_suspended_staff',
    );
  });

  test('if two administrators demote each other at once, one does, and the other is no longer one', async () => {
    const [second = ''] = await addAccounts(db, { role: 'admin', status: 'approved' });
    const results = await Promise.all([change(admin, second, 'editor'), change(second, admin, 'editor')]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results).toContainEqual({ ok: false, reason: 'not_admin' });
  });
});

describe('sessions', () => {
  test.each([
    ['suspend', 0],
    ['sessions', 0],
    ['editor', 0],
    ['owner', 0],
  ] as const)('of a consultant after %s: %i', async (what, remainingSessions) => {
    await addSession(consultant);
    expect(await change(owner, consultant, what)).toEqual({ ok: true });
    expect(await countSessions(consultant)).toBe(remainingSessions);
  });

  test('an administrator who becomes an owner stays signed in', async () => {
    await addSession(admin);
    expect(await change(owner, admin, 'owner')).toEqual({ ok: true });
    expect(await countSessions(admin)).toBe(1);
  });
});

test('each change is audited once, and a change without effect is not', async () => {
  await addSession(consultant);
  await change(admin, consultant, 'sessions');
  await change(admin, consultant, 'sessions');
  await change(admin, consultant, 'suspend');
  await change(admin, consultant, 'suspend');
  await change(admin, consultant, 'reinstate');
  await change(admin, consultant, 'editor');
  await change(admin, consultant, 'editor');
  expect(await actions()).toEqual(['staff_signed_out', 'staff_suspended', 'staff_reinstated', 'staff_role_changed']);
});

test('invitations of a person who lost the right to invite are deleted', async () => {
  const invite = (by: string, email: string) =>
    queryTasks(
      db,
      `INSERT INTO staff_invitations (email, full_name, role, invited_by, expires_at)
       VALUES ($1, 'New Person', 'editor', $2, now() + interval '1 day')`,
      [email, by],
    );
  const [second = '', third = ''] = await addAccounts(
    db,
    { role: 'admin', status: 'approved' },
    { role: 'admin', status: 'approved' },
  );
  await invite(admin, 'one@new.example');
  await invite(second, 'two@new.example');
  await invite(third, 'three@new.example');
  await invite(owner, 'four@new.example');
  await change(owner, admin, 'suspend');
  await change(owner, second, 'consultant');
  await remove(owner, third, owner);
  expect(await queryTasks(db, 'SELECT email FROM staff_invitations')).toEqual([{ email: 'four@new.example' }]);
});

describe('jobs', () => {
  const reassign = (by: string, ids: string[], to: string) =>
    db.database.asActor(by, async (transaction) => {
      const { rows } = await sql<{ moved: number | null }>`
        SELECT app.reassign_jobs(${ids}::uuid[], ${to}) AS moved`.execute(transaction);
      return rows[0]?.moved;
    });
  const ownersOf = async (ids: string[]) =>
    (
      await queryTasks<{ user_id: string }>(db, 'SELECT user_id FROM jobs WHERE id = ANY ($1) ORDER BY title', [ids])
    ).map(({ user_id }) => user_id);

  test('of the agency can be reassigned, many at once, each with an audit entry; those of employers cannot', async () => {
    const [employer = ''] = await addAccounts(db, { role: 'employer', status: 'approved' });
    const ids = await addJobs(
      db.database,
      { title: 'A', user_id: admin },
      { title: 'B', user_id: editor },
      { title: 'C', user_id: consultant },
      { title: 'D', user_id: employer },
    );
    expect(await reassign(consultant, ids, consultant)).toBe(2);
    expect(await ownersOf(ids)).toEqual([consultant, consultant, consultant, employer]);
    expect(await actions()).toEqual(['job_reassigned', 'job_reassigned']);
  });

  test.each([
    ['an editor', () => editor],
    ['an account that is not there', () => '00000000-0000-4000-8000-00000000ffff'],
  ])('cannot be reassigned to %s', async (_who, to) => {
    const ids = await addJobs(db.database, { user_id: admin });
    expect(await reassign(admin, ids, to())).toBeNull();
    expect(await ownersOf(ids)).toEqual([admin]);
  });

  test('cannot be reassigned to a suspended colleague, nor to an employer', async () => {
    const [employer = ''] = await addAccounts(db, { role: 'employer', status: 'approved' });
    await change(owner, consultant, 'suspend');
    const ids = await addJobs(db.database, { user_id: admin });
    expect([await reassign(admin, ids, consultant), await reassign(admin, ids, employer)]).toEqual([null, null]);
  });

  test('cannot be reassigned by editors or employers', async () => {
    const [employer = ''] = await addAccounts(db, { role: 'employer', status: 'approved' });
    const ids = await addJobs(db.database, { user_id: admin });
    for (const id of [editor, employer, '']) {
      await expect(reassign(id, ids, consultant)).rejects.toThrow('only administrators and consultants may do this');
    }
  });

  test('are never deleted with an account of staff', async () => {
    const ids = await addJobs(db.database, { user_id: consultant });
    await expect(asSuperuser(db, `DELETE FROM profiles WHERE id = '${consultant}'`)).rejects.toThrow(
      'jobs of the agency are handed over first',
    );
    expect(await deleteAccount(services(), actingAdmin(admin, 'Test Person'), consultant)).toEqual({ ok: true });
    expect(await ownersOf(ids)).toEqual([admin]);
  });
});

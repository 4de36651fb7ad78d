/** A25: no form gives rights that its sender lacks, no account can act on an owner, and one owner always remains. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeColleague, removeColleague } from '#app/features/core/staff/commands/change-staff.server.ts';
import { openDatabase } from '#db/connections/client.server.ts';
import { accountServices } from '#tests/support/account-services.ts';
import { actingAdmin, addAccounts } from '#tests/support/admin-desk.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { isFullForm } from '#tests/support/form.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { request } from '#tests/support/request.ts';
import { rounds } from '#tests/support/rounds.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { addColleague } from '#tests/support/staff.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
let db: TestDatabase;
let pool: ReturnType<typeof openDatabase>;
const morag = castMember('Morag');

beforeAll(async () => {
  site = await startSite();
  db = site.database;
  pool = openDatabase(db.appUrl, { size: 8 });
});

afterAll(async () => {
  await pool?.close();
  await site?.stop();
});

const send = async (path: string, fields: Record<string, string>, cookie: string) =>
  (
    await request(site.url, path, {
      method: 'POST',
      headers: { Cookie: cookie, Origin: site.url, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    })
  ).status;

const rightsOf = async (id: string) =>
  (
    await queryTasks<{ role: string; is_owner: boolean; status: string }>(
      db,
      'SELECT role, is_owner, status FROM profiles WHERE id = $1',
      [id],
    )
  )[0];

const services = () => ({ ...accountServices(db), database: pool });
const change = (by: string, target: string, what: Parameters<typeof changeColleague>[3]) =>
  changeColleague(services(), actingAdmin(by, 'Test Person'), target, what);

describe.each(['consultant', 'editor'] as const)('A25: %s', (role) => {
  test('A25: gets no other role by any form, with any fields', async () => {
    const id = await addColleague(db, role);
    const cookie = await signInAs(site, id);
    const extras = [{ role: 'admin' }, { is_owner: 'true' }, { staff_role: 'owner' }, { status: 'approved' }];
    const forms: [string, Record<string, string>][] = [
      [`/admin/staff/${id}/role`, { role: 'admin' }],
      [`/admin/staff/${id}/role`, { role: 'owner' }],
      [`/admin/staff/${morag.id}/role`, { role: 'editor' }],
      [`/admin/staff/${morag.id}/remove`, { heir: id }],
      ['/admin/staff/invite', { full_name: 'A Friend', email: `friend-${role}@mail.example`, role: 'admin' }],
      ['/admin/settings/sign-in', { section: 'sign_in', staff_second_factor: 'no' }],
      [`/admin/accounts/${castMember('Siân').id}/approve`, { back: '' }],
    ];
    for (const [path, fields] of forms) {
      for (const extra of [{}, ...extras]) {
        expect([400, 403, 422]).toContain(await send(path, { ...fields, ...extra } as Record<string, string>, cookie));
      }
    }
    expect(await rightsOf(id)).toEqual({ role, is_owner: false, status: 'approved' });
    expect(await rightsOf(morag.id)).toEqual({ role: 'admin', is_owner: true, status: 'approved' });
    expect(await queryTasks(db, 'SELECT FROM staff_invitations')).toEqual([]);
  });
});

test('A25: when a role is lost, the next request of its session is refused, for every role', async () => {
  for (const role of ['admin', 'consultant', 'editor'] as const) {
    const id = await addColleague(db, role);
    const cookies = await Promise.all([signInAs(site, id), signInAs(site, id), signInAs(site, id)]);
    expect(await change(morag.id, id, 'suspend')).toEqual({ ok: true });
    for (const cookie of cookies) expect(await send('/account/password', {}, cookie)).toBe(401);
  }
});

test('A25: a suspended person cannot return by a link sent earlier', async () => {
  const id = await addColleague(db, 'consultant');
  await asSuperuser(
    db,
    `INSERT INTO emailed_links (token_hash, user_id, purpose, expires_at) VALUES (sha256('${'r'.repeat(43)}'), '${id}', 'reset_password', now() + interval '1 hour')`,
  );
  await change(morag.id, id, 'suspend');
  await send('/reset-password', { token: 'r'.repeat(43), password: 'seven-herons-at-low-tide' }, '');
  expect(
    await queryTasks(db, `SELECT FROM credentials WHERE user_id = $1 AND password_hash = '$argon2id$not-a-hash'`, [id]),
  ).toHaveLength(1);
});

test('A25: if two administrators demote each other at once, exactly one does', async () => {
  for (let round = 0; round < rounds(2, 100); round += 1) {
    const [first = '', second = ''] = await addAccounts(
      db,
      { role: 'admin', status: 'approved' },
      { role: 'admin', status: 'approved' },
    );
    const results = await Promise.all([change(first, second, 'editor'), change(second, first, 'suspend')]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results).toContainEqual({ ok: false, reason: 'not_admin' });
  }
});

test('A25: if two owners step down at once, one stays, and is the only one', async () => {
  for (let round = 0; round < rounds(2, 100); round += 1) {
    const second = await addColleague(db, 'admin');
    expect(await change(morag.id, second, 'owner')).toEqual({ ok: true });
    const results = await Promise.all([change(morag.id, morag.id, 'admin'), change(second, second, 'admin')]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    const owners = await queryTasks<{ id: string }>(db, 'SELECT id FROM profiles WHERE is_owner');
    expect(owners).toHaveLength(1);
    if (owners[0]?.id !== morag.id) await change(second, morag.id, 'owner');
    if (owners[0]?.id !== morag.id) await change(second, second, 'admin');
  }
});

test.runIf(isFullForm)('A25: jobs reassigned while their owner is removed are not lost', async () => {
  for (let round = 0; round < rounds(10, 100); round += 1) {
    const [leaver, heir] = [await addColleague(db, 'consultant'), await addColleague(db, 'consultant')];
    const ids = await addJobs(db.database, { user_id: leaver }, { user_id: leaver }, { user_id: leaver });
    const reassign = (to: string) =>
      queryTasks(db, `SELECT set_config('app.actor_id', $1, false), app.reassign_jobs($2::uuid[], $3)`, [
        morag.id,
        ids,
        to,
      ]);
    const [removed] = await Promise.all([
      removeColleague(services(), actingAdmin(morag.id, 'Test Person'), leaver, heir),
      reassign(morag.id),
      reassign(leaver).catch(() => undefined),
    ]);
    expect(removed).toEqual({ ok: true });
    const owners = await queryTasks<{ user_id: string }>(db, 'SELECT user_id FROM jobs WHERE id = ANY ($1)', [ids]);
    expect(owners).toHaveLength(3);
    for (const { user_id } of owners) expect([heir, morag.id]).toContain(user_id);
  }
});

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import { decidePair } from '#app/features/people/duplicates/commands/decide-pair.server.ts';
import { undoMerge } from '#app/features/people/duplicates/commands/undo-merge.server.ts';
import { listMerges, listPairs } from '#app/features/people/duplicates/queries/pairs.server.ts';
import { comparePeople } from '#app/features/people/duplicates/tasks.server.ts';
import { actingAdmin, addAccounts } from '#tests/support/admin-desk.ts';
import { addApplications } from '#tests/support/applications.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addEnquiries } from '#tests/support/enquiry-desk.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { ADMIN, addJobs, addPeople, EMPLOYER } from '#tests/support/jobs.ts';
import { readPeople } from '#tests/support/people.ts';
import { PHONE_SPELLINGS } from '#tests/support/phone-spellings.ts';
import { addColleague } from '#tests/support/staff.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let db: TestDatabase;
let jobs: string[];
let one: Consultant;
let two: Consultant;

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  jobs = await addJobs(db.database, {}, {}, {});
  one = actingAdmin(await addColleague(db, 'consultant', 'Consultant One'), 'Consultant One');
  two = actingAdmin(ADMIN, 'The Admin');
});

afterAll(() => db?.drop());

let last = 0;
const newAddress = () => `double-${++last}@mail.example`;
const newPhone = () => `0113 497 ${String(++last).padStart(4, '0')}`;

type Facts = { email?: string | null; phone?: string | null; location?: string | null; headline?: string | null };

async function addPerson(fullName: string, { email = null, phone = null, location = null, headline = null }: Facts) {
  const [row] = await queryTasks<{ id: string }>(
    db,
    `INSERT INTO people (full_name, email, phone, location, headline, source) VALUES ($1, $2, $3, $4, $5, 'desk') RETURNING id`,
    [fullName, email, phone, location, headline],
  );
  return row?.id ?? '';
}

const compare = () =>
  comparePeople.run({ database: db.database } as never, {}, { signal: new AbortController().signal } as never);
const pairsOf = async (id: string) => {
  await compare();
  const { pairs } = await listPairs(db.database, one, { limit: 1_000, offset: 0 });
  return pairs
    .filter((pair) => pair.one.id === id || pair.other.id === id)
    .map((pair) => ({ other: pair.one.id === id ? pair.other.id : pair.one.id, reasons: pair.reasons }));
};
const merge = (keptId: string, goneId: string, by = one) =>
  decidePair(db, by, keptId, { other: goneId, decision: 'keep_this' });
const mergeOf = async (goneName: string) =>
  (await listMerges(db.database, one)).find((each) => each.goneName === goneName)?.id ?? '';
const guest = (email: string, more: object = {}, job = jobs[0] ?? '') =>
  addApplications(db.database, {
    candidate_id: null,
    job_id: job,
    email,
    full_name: 'Gail Guest',
    phone: newPhone(),
    ...more,
  });
const recordOf = async (email: string) => (await readPeople(db, email))[0]?.id ?? '';
const auditOf = (id: string) =>
  queryTasks<{ action: string; label: string }>(
    db,
    'SELECT action, subject_label AS label FROM audit_entries WHERE subject_id = $1 ORDER BY created_at',
    [id],
  );

describe('proposed', () => {
  test('is the same address with and without an account, but no pair of accounts', async () => {
    const email = newAddress();
    await addAccounts(db, { email, status: 'approved', fullName: 'Ann Account' });
    await guest(email);
    const [account, alone] = await readPeople(db, email);
    expect(await pairsOf(alone?.id ?? '')).toEqual([{ other: account?.id, reasons: ['email'] }]);
    const phone = newPhone();
    const accounts = [newAddress(), newAddress()];
    for (const each of accounts) await addAccounts(db, { email: each, status: 'approved', fullName: 'Ada Both' });
    await asSuperuser(db, `UPDATE profiles SET phone = '${phone}' WHERE email IN ('${accounts.join("','")}')`);
    expect(await pairsOf(await recordOf(accounts[0] ?? ''))).toEqual([]);
  });

  test('the database reads telephone numbers as the site does', async () => {
    const keys = await queryTasks<{ key: string }>(
      db,
      `SELECT app.phone_key(typed) AS key FROM unnest($1::text[]) WITH ORDINALITY AS t (typed, place) ORDER BY place`,
      [PHONE_SPELLINGS.map(([typed]) => typed)],
    );
    expect(keys.map(({ key }) => key)).toEqual(PHONE_SPELLINGS.map(([, dialled]) => dialled));
  });

  test('is the same telephone number however it is written, and none that is too short', async () => {
    const first = await addPerson('Bea Long', { phone: '0113 498 0001' });
    const other = await addPerson('Cy Other', { phone: '+44 (0)113 498-0001' });
    await addPerson('Dee Short', { phone: '4980001' });
    await addPerson('Eli Short', { phone: '498 0001' });
    expect(await pairsOf(first)).toEqual([{ other, reasons: ['phone'] }]);
  });

  test('is a name that sounds alike in the same place or with the same work, and not elsewhere', async () => {
    const first = await addPerson('Stephen Haloran', { location: 'Whitby', headline: 'Rigger' });
    const near = await addPerson('Steven J Halloran', { location: 'whitby' });
    const alike = await addPerson('Halloran, Steven', { location: 'Bath', headline: 'rigger' });
    await addPerson('Stephen Halloran', { location: 'Bath' });
    await addPerson('Wilma Quill', { location: 'Whitby', headline: 'Rigger' });
    expect((await pairsOf(first)).toSorted((a, b) => a.reasons.join().localeCompare(b.reasons.join()))).toEqual([
      { other: near, reasons: ['place'] },
      { other: alike, reasons: ['work'] },
    ]);
  });

  test('is not again what was told apart, and what changes is compared anew', async () => {
    const phone = newPhone();
    const [first, other] = [await addPerson('Fay Twin', { phone }), await addPerson('Gil Twin', { phone })];
    expect(await pairsOf(first)).toHaveLength(1);
    expect(await decidePair(db, one, first, { other, decision: 'apart' })).toEqual({ ok: true, keptId: null });
    await asSuperuser(db, `UPDATE people SET headline = 'Changed' WHERE id = '${first}'`);
    expect(await pairsOf(first)).toEqual([]);
    expect(await auditOf(first)).toMatchObject([{ action: 'person_told_apart', label: 'Fay Twin / Gil Twin' }]);
    const third = await addPerson('Hal Third', { phone });
    await asSuperuser(db, `UPDATE people SET phone = NULL WHERE id = '${other}'`);
    expect(await pairsOf(first)).toEqual([{ other: third, reasons: ['phone'] }]);
    await asSuperuser(db, `UPDATE people SET phone = '0113 499 9999' WHERE id = '${third}'`);
    expect(await pairsOf(first)).toEqual([]);
  });
});

describe('a merge', () => {
  async function addPair() {
    const [email, other] = [newAddress(), newAddress()];
    const goneName = `Ida Gone ${++last}`;
    await guest(email, { full_name: 'Ida Kept', phone: '0113 497 5551' });
    await guest(other, { full_name: goneName, phone: '0113 497 5552' }, jobs[1]);
    await addEnquiries(db.database, {
      kind: 'candidate',
      email: other,
      name: 'Ida',
      current_position: 'Rigger',
      location: 'York',
    });
    const [keptId, goneId] = [await recordOf(email), await recordOf(other)];
    await asSuperuser(
      db,
      `UPDATE people SET tags = '{nights}', may_email_since = '2026-11-01', may_email_words = 'Yes', right_to_work = 'shown',
              right_to_work_checked_on = '2026-11-02' WHERE id = '${goneId}'`,
      `UPDATE people SET tags = '{van}' WHERE id = '${keptId}'`,
      `INSERT INTO person_notes (person_id, kind, body, author_id, author_name) VALUES ('${goneId}', 'call', 'Zephyrcall', '${ADMIN}', 'A')`,
      `INSERT INTO person_tasks (person_id, title, due_on) VALUES ('${goneId}', 'Ring', '2026-12-01')`,
    );
    return { email, other, keptId, goneId, goneName };
  }
  const rowsOf = async (id: string) => {
    const [row] = await queryTasks<Record<string, unknown>>(
      db,
      `SELECT to_jsonb(p) - 'search_vector' || jsonb_build_object(
         'applications', (SELECT count(*) FROM applications WHERE person_id = p.id),
         'enquiries', (SELECT count(*) FROM enquiries WHERE person_id = p.id),
         'notes', (SELECT count(*) FROM person_notes WHERE person_id = p.id),
         'tasks', (SELECT count(*) FROM person_tasks WHERE person_id = p.id),
         'is_found', search_vector @@ to_tsquery('app.job_words', 'zephyrcall')) AS row FROM people AS p WHERE id = $1`,
      [id],
    );
    return row?.['row'];
  };

  test('moves everything, fills what is missing, and keeps the address; undone, both are as before', async () => {
    const { other, keptId, goneId, goneName } = await addPair();
    const before = [await rowsOf(keptId), await rowsOf(goneId)];
    expect(await merge(keptId, goneId)).toEqual({ ok: true, keptId: keptId });
    expect(await rowsOf(goneId)).toBeUndefined();
    expect(await rowsOf(keptId)).toMatchObject({
      full_name: 'Ida Kept',
      headline: 'Rigger',
      location: 'York',
      tags: ['nights', 'van'],
      right_to_work: 'shown',
      // Consent to emails was given for another address, so a merge drops it.
      may_email_since: null,
      applications: 2,
      enquiries: 1,
      notes: 1,
      tasks: 1,
      is_found: true,
    });
    expect(await auditOf(keptId)).toMatchObject([{ action: 'person_merged', label: `Ida Kept / ${goneName}` }]);
    await guest(other, { full_name: 'Later' }, jobs[2]);
    expect(await rowsOf(keptId)).toMatchObject({ applications: 3, full_name: 'Ida Kept' });
    expect(await undoMerge(db, two, await mergeOf(goneName))).toEqual({ ok: true, personId: goneId });
    expect([await rowsOf(keptId), await rowsOf(goneId)]).toEqual([
      { ...(before[0] as object), applications: 2, last_contact_at: expect.any(String) },
      before[1],
    ]);
    expect(await auditOf(goneId)).toMatchObject([{ action: 'person_unmerged', label: goneName }]);
    await guest(other, {}, (await addJobs(db.database, {}))[0]);
    expect(await rowsOf(goneId)).toMatchObject({ applications: 2 });
  });

  test('undone leaves what was changed since', async () => {
    const { keptId, goneId, goneName } = await addPair();
    await merge(keptId, goneId);
    await asSuperuser(db, `UPDATE people SET headline = 'Changed', tags = '{nights,van,new}' WHERE id = '${keptId}'`);
    await undoMerge(db, one, await mergeOf(goneName));
    expect(await rowsOf(keptId)).toMatchObject({
      headline: 'Changed',
      tags: ['nights', 'van', 'new'],
      right_to_work: 'not_asked',
    });
  });

  test('of several into one is undone one by one, also the first of them', async () => {
    const [first, second, third] = [await addPair(), await addPair(), await addPair()];
    await merge(second.keptId, first.goneId);
    await merge(third.keptId, second.keptId);
    expect(await rowsOf(third.keptId)).toMatchObject({ applications: 3 });
    expect(await undoMerge(db, one, await mergeOf(first.goneName))).toMatchObject({ ok: true });
    expect(await rowsOf(first.goneId)).toMatchObject({ applications: 1, enquiries: 1, notes: 1 });
    expect(await rowsOf(third.keptId)).toMatchObject({ applications: 2 });
  });

  test('is refused with itself, with what is gone, and where an account would go', async () => {
    const { keptId, goneId } = await addPair();
    const [email, another] = [newAddress(), newAddress()];
    for (const each of [email, another]) await addAccounts(db, { email: each, status: 'approved' });
    const [account, second] = [await recordOf(email), await recordOf(another)];
    expect(await merge(keptId, keptId)).toEqual({ ok: false, reason: 'same' });
    expect(await merge(keptId, '00000000-0000-4000-8000-00000000dead')).toEqual({ ok: false, reason: 'not_found' });
    expect(await merge('x', keptId)).toEqual({ ok: false, reason: 'not_found' });
    expect(await merge(keptId, account)).toEqual({ ok: false, reason: 'account_stays' });
    expect(await merge(second, account)).toEqual({ ok: false, reason: 'two_accounts' });
    expect(await merge(account, goneId)).toEqual({ ok: true, keptId: account });
  });

  test('by two colleagues at once happens once, whichever record each of them keeps', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { keptId, goneId } = await addPair();
      const results = await Promise.all([
        merge(keptId, goneId, one),
        merge(goneId, keptId, two),
        merge(keptId, goneId, two),
      ]);
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      expect(results.filter(({ ok }) => !ok)).toEqual([
        { ok: false, reason: 'not_found' },
        { ok: false, reason: 'not_found' },
      ]);
      const mergedRow = (await rowsOf(keptId)) ?? (await rowsOf(goneId));
      expect(mergedRow).toMatchObject({ applications: 2, enquiries: 1, notes: 1, tasks: 1 });
    }
  });

  test('is undone once, not where its address is taken by now, and not after 30 days', async () => {
    const { other, keptId, goneId, goneName } = await addPair();
    await merge(keptId, goneId);
    const id = await mergeOf(goneName);
    const newOwner = await addPerson('Who Took It', { email: other });
    expect(await undoMerge(db, one, id)).toEqual({ ok: false, reason: 'address_taken' });
    expect(await rowsOf(keptId)).toMatchObject({ headline: 'Rigger' });
    await asSuperuser(db, `DELETE FROM people WHERE id = '${newOwner}'`);
    const results = await Promise.all([undoMerge(db, one, id), undoMerge(db, two, id)]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    await merge(keptId, goneId);
    await asSuperuser(
      db,
      `UPDATE person_merges SET merged_at = now() - interval '30 days' WHERE gone_id = '${goneId}'`,
    );
    const [old] = await queryTasks<{ id: string }>(db, 'SELECT id FROM person_merges WHERE gone_id = $1', [goneId]);
    expect(await undoMerge(db, one, old?.id ?? '')).toEqual({ ok: false, reason: 'not_found' });
    await asSuperuser(db, 'SELECT app.purge_as_of(now())');
    expect(await queryTasks(db, 'SELECT id FROM person_merges WHERE gone_id = $1', [goneId])).toEqual([]);
    expect(await queryTasks(db, 'SELECT person_id FROM person_addresses WHERE email = $1', [other])).toEqual([
      { person_id: keptId },
    ]);
  });

  test('lets no stranger with the other address change or erase the record that stayed', async () => {
    const { email, other, keptId, goneId } = await addPair();
    await merge(keptId, goneId);
    const [sent] = await queryTasks<{ id: string }>(db, 'SELECT id FROM applications WHERE email = $1', [other]);
    await db.database.asSystem((t) =>
      sql`SELECT app.correct_guest_application(${sent?.id}, 'Taken Over', '0113 000 0000')`.execute(t),
    );
    expect(await readPeople(db, email)).toMatchObject([{ name: 'Ida Kept', phone: '0113 497 5551' }]);
    const [id = ''] = await addAccounts(db, { email: other, status: 'approved' });
    await db.database.asSystem((t) => sql`SELECT app.erase_account(${id})`.execute(t));
    expect(await rowsOf(keptId)).toMatchObject({ applications: 1, enquiries: 0, notes: 1 });
    expect(await queryTasks(db, 'SELECT id FROM person_merges WHERE kept_id = $1', [keptId])).toEqual([]);
    expect(await queryTasks(db, 'SELECT email FROM person_addresses WHERE person_id = $1', [keptId])).toEqual([]);
  });

  test('ends with the record that stayed: no backup brings the other back', async () => {
    const { keptId, goneId } = await addPair();
    await merge(keptId, goneId);
    await asSuperuser(db, `SELECT app.erase_person('${keptId}')`);
    expect(await queryTasks(db, 'SELECT kind FROM erasures WHERE subject_id IN ($1, $2)', [keptId, goneId])).toEqual([
      { kind: 'person' },
      { kind: 'person' },
    ]);
    expect(await queryTasks(db, 'SELECT id FROM person_merges WHERE gone_id = $1', [goneId])).toEqual([]);
  });
});

test('every table that refers to people may be moved by the procedure', async () => {
  const tables = await queryTasks<{ name: string; may: boolean }>(
    db,
    `SELECT table_name || '.' || column_name AS name, has_column_privilege('agency_keeper', table_name, column_name, 'UPDATE') AS may
     FROM app.people_references()`,
  );
  expect(tables.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'applications.person_id',
      'enquiries.person_id',
      'person_merges.kept_id',
      'person_notes.person_id',
    ]),
  );
  expect(tables.filter(({ may }) => !may)).toEqual([]);
});

test.each(['employer', 'editor', 'visitor'])('the database lets no %s merge, tell apart or undo', async (who) => {
  const [keptId, goneId] = [await addPerson('Ida Safe', {}), await addPerson('Ida Safer', {})];
  const id = who === 'employer' ? EMPLOYER : who === 'editor' ? await addColleague(db, 'editor') : '';
  for (const call of [
    sql`SELECT app.merge_people(${keptId}, ${goneId})`,
    sql`SELECT app.tell_apart(${keptId}, ${goneId})`,
    sql`SELECT app.unmerge_people(${keptId})`,
  ]) {
    await expect(db.database.asActor(id, (t) => call.execute(t))).rejects.toThrow(
      'only administrators and consultants',
    );
  }
  const read = await db.database.asActor(id, (t) =>
    sql`SELECT FROM person_pairs UNION ALL SELECT FROM person_merges`.execute(t),
  );
  expect(read.rows).toEqual([]);
});

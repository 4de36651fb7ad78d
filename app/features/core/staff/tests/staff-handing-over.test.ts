import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { removeColleague } from '#app/features/core/staff/commands/change-staff.server.ts';
import { accountServices } from '#tests/support/account-services.ts';
import { actingAdmin } from '#tests/support/admin-desk.ts';
import { addApplications, addCandidates } from '#tests/support/applications.ts';
import { addDataRequest } from '#tests/support/data-requests.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addEnquiry } from '#tests/support/enquiries.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { addInterview, bookByToken } from '#tests/support/interviews.ts';
import { ADMIN, addJobs, addPeople, hoursFromNow } from '#tests/support/jobs.ts';
import { addColleague } from '#tests/support/staff.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

/** A leaver's work passes to a colleague in the transaction that deletes the account. */
let db: TestDatabase;
let leaver: string;
let heir: string;
let jobIds: string[];
let applications: string[];
let enquiry: string;
let dataRequest: string;

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
});

afterAll(() => db?.drop());

beforeEach(async () => {
  // Deletes table by table: TRUNCATE … CASCADE would also empty CVs and profiles.
  for (const table of ['audit_entries', 'application_notes', 'applications', 'enquiries', 'data_requests'])
    await asSuperuser(db, `DELETE FROM ${table}`);
  leaver = await addColleague(db, 'consultant', 'Wren Halloran');
  heir = await addColleague(db, 'consultant', 'Robin Vale');
  jobIds = await addJobs(db.database, { user_id: leaver, title: 'Baker' }, { user_id: leaver, status: 'draft' });
  const [first = '', second = ''] = await addCandidates(db.database, 'One', 'Two');
  const job = { job_id: jobIds[0] ?? '' };
  applications = await addApplications(db.database, { ...job, candidate_id: first }, { ...job, candidate_id: second });
  enquiry = await addEnquiry(db.database, {});
  dataRequest = await addDataRequest(db.database, {});
  await asSuperuser(
    db,
    `UPDATE enquiries SET status = 'in_hand', status_changed_at = now(), status_changed_by = '${leaver}'`,
    `UPDATE data_requests SET status = 'in_hand', status_changed_at = now(), status_changed_by = '${leaver}'`,
  );
});

const note = (application: string | undefined, author: string, body: string, isShared = false) =>
  queryTasks(db, 'INSERT INTO application_notes (application_id, author_id, body, is_shared) VALUES ($1, $2, $3, $4)', [
    application,
    author,
    body,
    isShared,
  ]);

const handOverTo = (to: string) => removeColleague(accountServices(db), actingAdmin(ADMIN, 'The Admin'), leaver, to);

const ownersOf = async (ids: string[]) =>
  (await queryTasks<{ user_id: string }>(db, 'SELECT user_id FROM jobs WHERE id = ANY ($1)', [ids])).map(
    ({ user_id }) => user_id,
  );
const handlers = () =>
  queryTasks(
    db,
    `SELECT (SELECT status_changed_by FROM enquiries WHERE id = $1) AS enquiry,
            (SELECT status_changed_by FROM data_requests WHERE id = $2) AS "dataRequest"`,
    [enquiry, dataRequest],
  );

test('jobs, applications and work in hand pass to the colleague; data requests to the administrator', async () => {
  expect(await handOverTo(heir)).toEqual({ ok: true });
  expect(await ownersOf(jobIds)).toEqual([heir, heir]);
  expect(await queryTasks(db, 'SELECT FROM applications WHERE job_id = $1', [jobIds[0]])).toHaveLength(2);
  expect(await handlers()).toEqual([{ enquiry: heir, dataRequest: ADMIN }]);
  const visibleApplications = await db.database.asActor(heir, (transaction) =>
    transaction.selectFrom('applications').select('id').execute(),
  );
  expect(visibleApplications).toHaveLength(2);
});

test('interviews pass to the colleague; one that overlaps another is cancelled', async () => {
  const [later, evening] = [hoursFromNow(48), hoursFromNow(54)];
  const offer = (n: number, interviewer_id: string, at: Date) =>
    addInterview(db.database, [at], { application_id: applications[n] ?? '', interviewer_id });
  const booked = await offer(0, leaver, later);
  const conflictingSlot = await offer(1, heir, later);
  const freeSlot = await offer(0, leaver, evening);
  for (const { token, at } of [
    { ...booked, at: later },
    { ...freeSlot, at: evening },
  ])
    expect(await bookByToken(db.database, token, at)).toBe('booked');
  await asSuperuser(db, `UPDATE applications SET email = 'other@mail.example' WHERE id = '${applications[1]}'`);
  expect(await bookByToken(db.database, conflictingSlot.token, later)).toBe('booked');
  await handOverTo(heir);
  const read = 'SELECT state, interviewer_id, sequence FROM interviews WHERE id = $1';
  expect(await queryTasks(db, read, [booked.id])).toEqual([{ state: 'cancelled', interviewer_id: heir, sequence: 2 }]);
  expect(await queryTasks(db, read, [freeSlot.id])).toEqual([{ state: 'booked', interviewer_id: heir, sequence: 2 }]);
  expect(await queryTasks(db, read, [conflictingSlot.id])).toEqual([
    { state: 'booked', interviewer_id: heir, sequence: 1 },
  ]);
});

test('claimed data requests stay with a colleague who is an administrator', async () => {
  const second = await addColleague(db, 'admin', 'Sam Hale');
  expect(await handOverTo(second)).toEqual({ ok: true });
  expect(await handlers()).toEqual([{ enquiry: second, dataRequest: second }]);
});

test('the audit trail names each job and the deleted account, without a name', async () => {
  await handOverTo(heir);
  const entries = await queryTasks(
    db,
    'SELECT action, subject_id, subject_label FROM audit_entries ORDER BY action, subject_label',
  );
  expect(entries).toEqual([
    { action: 'account_deleted', subject_id: leaver, subject_label: '' },
    { action: 'job_reassigned', subject_id: jobIds[0], subject_label: 'Baker' },
    { action: 'job_reassigned', subject_id: jobIds[1], subject_label: 'Warehouse operative' },
  ]);
});

test("private notes pass to the colleague, or join their own; shared ones stay under the leaver's name", async () => {
  await note(applications[0], leaver, 'Rings back on Monday.');
  await note(applications[1], leaver, 'Wants Leeds.');
  await note(applications[1], heir, 'Wants York.');
  await handOverTo(heir);
  const notes = await queryTasks(
    db,
    'SELECT application_id, author_id, body, is_shared FROM application_notes ORDER BY length(body)',
  );
  expect(notes).toEqual([
    { application_id: applications[0], author_id: heir, body: 'Rings back on Monday.', is_shared: false },
    {
      application_id: applications[1],
      author_id: heir,
      body: 'Wants York.\n\nWren Halloran:\nWants Leeds.',
      is_shared: false,
    },
  ]);
});

test('a note that would become too long takes what fits', async () => {
  await note(applications[0], leaver, 'x'.repeat(5000));
  await note(applications[0], heir, 'y'.repeat(4990));
  expect(await handOverTo(heir)).toEqual({ ok: true });
  expect(await queryTasks(db, 'SELECT length(body) AS length FROM application_notes')).toEqual([{ length: 5000 }]);
});

test('a shared note stays under the name of the leaver', async () => {
  await note(applications[0], leaver, 'Good at bread.', true);
  await handOverTo(heir);
  expect(await queryTasks(db, 'SELECT author_id, author_name, body FROM application_notes')).toEqual([
    { author_id: null, author_name: 'Wren Halloran', body: 'Good at bread.' },
  ]);
});

test('if the account cannot be deleted, nothing happens at all', async () => {
  await asSuperuser(
    db,
    `CREATE FUNCTION refuse_to_go() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'stays'; END $$`,
    'CREATE TRIGGER a_refuse BEFORE DELETE ON profiles FOR EACH ROW EXECUTE FUNCTION refuse_to_go()',
  );
  await expect(handOverTo(heir)).rejects.toThrow('stays');
  await asSuperuser(db, 'DROP TRIGGER a_refuse ON profiles', 'DROP FUNCTION refuse_to_go');
  expect(await ownersOf(jobIds)).toEqual([leaver, leaver]);
  expect(await handlers()).toEqual([{ enquiry: leaver, dataRequest: leaver }]);
});

test.each([
  ['the leaver', () => leaver],
  ['an account that is not there', () => '00000000-0000-4000-8000-00000000ffff'],
])('%s cannot take over', async (_who, to) => {
  expect(await handOverTo(to())).toEqual({ ok: false, reason: 'no_heir' });
  expect(await ownersOf(jobIds)).toEqual([leaver, leaver]);
});

test('an editor cannot take over, nor a suspended colleague', async () => {
  const editor = await addColleague(db, 'editor');
  await asSuperuser(db, `UPDATE profiles SET status = 'suspended' WHERE id = '${heir}'`);
  expect([await handOverTo(editor), await handOverTo(heir)]).toEqual([
    { ok: false, reason: 'no_heir' },
    { ok: false, reason: 'no_heir' },
  ]);
});

test('the site can hand over only by these functions', async () => {
  const call = sql`SELECT app.hand_over(${leaver}, ${heir})`;
  for (const actor of [ADMIN, heir, '']) {
    await expect(db.database.asActor(actor, (transaction) => call.execute(transaction))).rejects.toThrow(
      'permission denied',
    );
  }
});

import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addAccounts } from '#tests/support/admin-desk.ts';
import { addApplications } from '#tests/support/applications.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addEnquiries } from '#tests/support/enquiry-desk.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { ADMIN, addJobs, addPeople } from '#tests/support/jobs.ts';
import { addNotesOnPeople, readPeople } from '#tests/support/people.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let db: TestDatabase;
let jobs: string[];
beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  jobs = await addJobs(db.database, {}, {}, {});
});
afterAll(() => db?.drop());

let last = 0;
const newAddress = () => `person-${++last}@mail.example`;
const guest = (email: string, more: object = {}, job = jobs[0] ?? '') =>
  addApplications(db.database, { candidate_id: null, job_id: job, email, full_name: 'Gail Guest', ...more });
const approved = async (email: string, fullName = 'Ann Account') =>
  (await addAccounts(db, { email, fullName, status: 'approved' }))[0] ?? '';
const asSystem = (statement: RawBuilder<unknown>) => db.database.asSystem((t) => statement.execute(t));
const erasures = async (id: string | undefined) =>
  (await queryTasks<{ kind: string }>(db, 'SELECT kind FROM erasures WHERE subject_id = $1', [id])).map((e) => e.kind);
const addNote = (personId: string, body = 'Rang her', kind = 'call') =>
  asSystem(
    sql`INSERT INTO person_notes (person_id, kind, body, author_id, author_name) VALUES (${personId}, ${kind}, ${body}, ${ADMIN}, 'The Admin')`,
  );

describe('a record begins', () => {
  test('with the approval of a candidate, not with their request and not for an employer', async () => {
    const email = newAddress();
    const [id = ''] = await addAccounts(db, { email, status: 'pending' });
    expect(await readPeople(db, email)).toEqual([]);
    await asSuperuser(db, `UPDATE profiles SET status = 'approved' WHERE id = '${id}'`);
    expect(await readPeople(db, email)).toMatchObject([{ name: 'Wren Halloran', source: 'account', account: id }]);
    const employer = newAddress();
    await addAccounts(db, { email: employer, role: 'employer', status: 'approved' });
    expect(await readPeople(db, employer)).toEqual([]);
  });

  test('with the first application of a candidate who waits for approval', async () => {
    const email = newAddress();
    const [id = ''] = await addAccounts(db, { email, status: 'pending' });
    await addApplications(db.database, { candidate_id: id, job_id: jobs[0] ?? '', email });
    expect(await readPeople(db, email)).toMatchObject([{ account: id, applications: 1 }]);
  });

  test('once for all forms of an address without an account, and known values do not change', async () => {
    const email = newAddress();
    await guest(email);
    await guest(email.toUpperCase(), { full_name: 'Another Name', phone: '0113 496 0999' }, jobs[1]);
    await addEnquiries(db.database, { kind: 'candidate', email, name: 'A Third Name', current_position: 'Rigger' });
    expect(await readPeople(db, email)).toMatchObject([
      { name: 'Gail Guest', phone: '0113 496 0100', headline: 'Rigger', applications: 2, enquiries: 1, account: null },
    ]);
  });

  test('not with an unconfirmed form, and not with a form that is not a candidate’s', async () => {
    const email = newAddress();
    await addEnquiries(db.database, { kind: 'candidate', email, confirmed_at: null }, { kind: 'employer', email });
    expect(await readPeople(db, email)).toEqual([]);
    await asSystem(sql`UPDATE enquiries SET confirmed_at = now() WHERE kind = 'candidate' AND email = ${email}`);
    expect(await readPeople(db, email)).toMatchObject([{ source: 'enquiry', enquiries: 1 }]);
  });

  test('separately from an account with the same address, because typing it proves nothing', async () => {
    const email = newAddress();
    const id = await approved(email);
    await guest(email);
    expect(await readPeople(db, email)).toMatchObject([
      { account: id, applications: 0 },
      { account: null, applications: 1 },
    ]);
  });

  test('once if two forms are sent concurrently', async () => {
    const email = newAddress();
    await Promise.all(jobs.map((job) => guest(email, {}, job)));
    expect(await readPeople(db, email)).toMatchObject([{ applications: jobs.length }]);
  });
});

describe('a record follows', () => {
  test('the profile of its account, whatever staff write', async () => {
    const email = newAddress();
    const id = await approved(email);
    await asSystem(
      sql`UPDATE profiles SET full_name = 'Ann Renamed', skills = '{Welding}', location = 'York' WHERE id = ${id}`,
    );
    await asSystem(sql`UPDATE people SET full_name = 'Typed', headline = 'Welder' WHERE account_id = ${id}`);
    const [row] = await queryTasks(
      db,
      `SELECT full_name, headline, round(latitude::numeric, 1) AS latitude,
              search_vector @@ to_tsquery('app.job_words', 'welding & renamed & york') AS is_found
       FROM people WHERE account_id = $1`,
      [id],
    );
    expect(row).toEqual({ full_name: 'Ann Renamed', headline: 'Welder', latitude: '54.0', is_found: true });
  });

  test('a guest who corrects it by their link', async () => {
    const email = newAddress();
    const [application] = await guest(email);
    await asSystem(sql`SELECT app.correct_guest_application(${application}, 'Gail Corrected', '0113 496 0555')`);
    expect(await readPeople(db, email)).toMatchObject([{ name: 'Gail Corrected', phone: '0113 496 0555' }]);
  });

  test('a claim: the guest’s record joins the record of the account', async () => {
    const email = newAddress();
    await guest(email, { full_name: 'Gail Guest' });
    await guest(email, {}, jobs[1]);
    const [known] = await readPeople(db, email);
    await addNote(known?.id ?? '');
    await asSuperuser(db, `UPDATE people SET tags = '{forklift}', headline = 'Picker' WHERE id = '${known?.id}'`);
    const id = await approved(email);
    await asSystem(sql`SELECT app.claim_guest_applications(${id}, ${email})`);
    expect(await readPeople(db, email)).toMatchObject([
      { account: id, applications: 2, notes: 1, headline: 'Picker', name: 'Ann Account' },
    ]);
  });

  test('words of shared notes, but not of private notes or applications', async () => {
    const email = newAddress();
    await guest(email, { cover_note: 'Zephyrone' });
    const [known] = await readPeople(db, email);
    await addNote(known?.id ?? '', 'Zephyrtwo', 'note');
    await asSystem(
      sql`INSERT INTO person_notes (person_id, kind, body, is_shared, author_id, author_name) VALUES (${known?.id}, 'note', 'Zephyrthree', false, ${ADMIN}, 'The Admin')`,
    );
    const foundWords = await queryTasks<{ word: string }>(
      db,
      `SELECT word FROM people, unnest('{zephyrone,zephyrtwo,zephyrthree}'::text[]) AS word
       WHERE id = $1 AND search_vector @@ to_tsquery('app.job_words', word)`,
      [known?.id],
    );
    expect(foundWords).toEqual([{ word: 'zephyrtwo' }]);
  });
});

describe('a record ends', () => {
  test('with the last application or form, unless staff wrote about the person', async () => {
    const [silent, noted] = [newAddress(), newAddress()];
    await guest(silent);
    const [application] = await guest(noted);
    const [known] = await readPeople(db, noted);
    await addNote(known?.id ?? '');
    await asSuperuser(db, `DELETE FROM applications WHERE email = '${silent}' OR id = '${application}'`);
    expect(await readPeople(db, silent)).toEqual([]);
    expect(await readPeople(db, noted)).toMatchObject([{ applications: 0, notes: 1 }]);
  });

  test('with its notes when a guest deletes the last application by link, and is listed as erased', async () => {
    const email = newAddress();
    const [application] = await guest(email);
    const [known] = await readPeople(db, email);
    await addNote(known?.id ?? '');
    await asSystem(sql`SELECT app.remove_guest_application(${application})`);
    expect(await readPeople(db, email)).toEqual([]);
    expect(await erasures(known?.id)).toEqual(['person']);
  });

  test('with the account, notes and tasks; forms sent without the account stay as a separate record', async () => {
    const [email, other] = [newAddress(), newAddress()];
    const id = await approved(email);
    await db.database.asSystem((t) => addNotesOnPeople(t, { [id]: 'of hers' }));
    await guest(other);
    const [[account], [apart]] = [await readPeople(db, email), await readPeople(db, other)];
    await asSuperuser(
      db,
      `UPDATE applications SET person_id = '${account?.id}' WHERE person_id = '${apart?.id}'`,
      `DELETE FROM people WHERE id = '${apart?.id}'`,
    );
    await db.database.asActor(ADMIN, (t) => sql`SELECT app.delete_account(${id})`.execute(t));
    expect(await readPeople(db, email)).toEqual([]);
    expect(await readPeople(db, other)).toMatchObject([{ applications: 1, account: null }]);
    expect(await queryTasks(db, `SELECT body FROM person_notes WHERE body = 'Call of hers'`)).toEqual([]);
    expect(await queryTasks(db, `SELECT title FROM person_tasks WHERE title = 'Task of hers'`)).toEqual([]);
  });

  test('with an account that its owner erases, including records of its address and staff’s additions', async () => {
    const email = newAddress();
    await guest(email);
    const [known] = await readPeople(db, email);
    await addNote(known?.id ?? '');
    await asSuperuser(db, `UPDATE people SET source = 'desk' WHERE id = '${known?.id}'`);
    const id = await approved(email);
    await asSystem(sql`SELECT app.erase_account(${id})`);
    expect(await readPeople(db, email)).toEqual([]);
    expect(await erasures(known?.id)).toEqual(['person']);
  });
});

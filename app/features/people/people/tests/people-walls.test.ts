import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addApplications, addCandidates } from '#tests/support/applications.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { ADMIN, addJobs, addPeople, EMPLOYER } from '#tests/support/jobs.ts';
import { addColleague, requireFactors } from '#tests/support/staff.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let db: TestDatabase;
const ids: Record<string, string> = { admin: ADMIN, employer: EMPLOYER, anonymous: '' };
let person: string;

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  ids['consultant'] = await addColleague(db, 'consultant', 'The Consultant');
  ids['colleague'] = await addColleague(db, 'consultant', 'Another Consultant');
  ids['editor'] = await addColleague(db, 'editor', 'The Editor');
  ids['suspended'] = await addColleague(db, 'consultant', 'The Suspended');
  await asSuperuser(db, `UPDATE profiles SET status = 'suspended' WHERE id = '${ids['suspended']}'`);
  await requireFactors(db, false);
  [ids['candidate'] = ''] = await addCandidates(db.database, 'Ann Account');
  const [job = ''] = await addJobs(db.database, { user_id: EMPLOYER });
  // The guest applied for an employer's job: consultants see the person but not the application.
  await addApplications(db.database, { candidate_id: null, job_id: job, email: 'gail@mail.example' });
  const [known] = await queryTasks<{ id: string }>(db, `SELECT id FROM people WHERE email = 'gail@mail.example'`);
  person = known?.id ?? '';
  await as(
    'consultant',
    note(),
    note('false'),
    `INSERT INTO person_tasks (person_id, title, due_on, assigned_to, created_by)
    VALUES ($person, 'Ring', '2026-12-01', $me, $me)`,
  );
});

afterAll(() => db?.drop());

const note = (isShared = 'true', author = '$me') =>
  `INSERT INTO person_notes (person_id, kind, body, is_shared, author_id, author_name)
   VALUES ($person, 'note', 'x', ${isShared}, ${author}, 'x')`;

const fill = (who: string, statement: string) =>
  statement
    .replaceAll('$person', `'${person}'`)
    .replaceAll('$me', `'${ids[who] ?? ''}'`)
    .replaceAll(/\$(admin|employer|editor|candidate|colleague)/g, (_all, name: string) => `'${ids[name]}'`);

const as = (who: string, ...statements: string[]) =>
  db.database.asActor(ids[who] ?? '', async (transaction) => {
    for (const statement of statements) await sql.raw(fill(who, statement)).execute(transaction);
  });

/**
 * Rolls back everything.
 *
 * @returns the number of affected rows, or 'refused'
 */
async function attempt(who: string, statement: string): Promise<number | string> {
  let reached = 0;
  const done = new Error('taken back');
  const refusal = await db.database
    .asActor(ids[who] ?? '', async (transaction) => {
      const { rows, numAffectedRows } = await sql.raw(fill(who, statement)).execute(transaction);
      reached = numAffectedRows === undefined ? rows.length : Number(numAffectedRows);
      throw done;
    })
    .catch((error: Error & { code?: string }) => error);
  if (refusal === done) return reached;
  return (refusal as { code?: string }).code === '42501' ? 'refused' : String(refusal);
}

const OUTSIDE = ['editor', 'suspended', 'employer', 'candidate', 'anonymous'];
const DESK = ['admin', 'consultant', 'colleague'];

describe.each(OUTSIDE)('%s', (who) => {
  test.each([
    ['SELECT id FROM people', 0],
    ['SELECT id FROM person_notes', 0],
    ['SELECT id FROM person_tasks', 0],
    [`UPDATE people SET headline = 'x'`, 0],
    [`UPDATE person_tasks SET done_at = now()`, 0],
    ['DELETE FROM people', 0],
    ['DELETE FROM person_notes', 0],
  ])('%s → %s', async (statement, outcome) => {
    expect(await attempt(who, statement)).toBe(outcome);
  });

  test('adds no person, note or task', async () => {
    if (who === 'anonymous') return;
    const person = `INSERT INTO people (full_name, source, added_by) VALUES ('x', 'desk', $me)`;
    const task = `INSERT INTO person_tasks (person_id, title, due_on, assigned_to, created_by) VALUES ($person, 'x', '2026-12-01', $admin, $me)`;
    for (const statement of [person, note(), task]) expect(await attempt(who, statement)).toBe('refused');
  });
});

describe.each(DESK)('%s', (who) => {
  test.each([
    ['SELECT id FROM people', 2],
    ['SELECT id FROM person_notes WHERE is_shared', 1],
    ['SELECT id FROM person_notes WHERE NOT is_shared', who === 'consultant' ? 1 : 0],
    ['SELECT id FROM person_tasks', 1],
    [`UPDATE people SET headline = 'x' WHERE id = $person`, 1],
    ['DELETE FROM people', 0],
    ['DELETE FROM person_notes', who === 'consultant' ? 2 : 0],
    [`INSERT INTO people (full_name, source, added_by) VALUES ('x', 'desk', $me)`, 1],
    [note(), 1],
    ['UPDATE person_tasks SET done_at = now(), assigned_to = $colleague', 1],
    // Rows in the name of another person, an account or another source; columns that only the site sets; rights that no role may grant.
    [`INSERT INTO people (full_name, source, added_by) VALUES ('x', 'desk', $employer)`, 'refused'],
    [`INSERT INTO people (full_name, source, added_by) VALUES ('x', 'account', $me)`, 'refused'],
    [`INSERT INTO people (full_name, source, account_id) VALUES ('x', 'desk', $employer)`, 'refused'],
    ['UPDATE people SET account_id = $candidate WHERE id = $person', 'refused'],
    [`UPDATE people SET search_vector = 'x' WHERE id = $person`, 'refused'],
    [`UPDATE applications SET person_id = NULL`, 'refused'],
    [note('true', '$employer'), 'refused'],
    [`UPDATE person_notes SET body = 'y'`, 'refused'],
    ['UPDATE person_tasks SET assigned_to = $editor', 'refused'],
  ])('%s → %s', async (statement, outcome) => {
    expect(await attempt(who, statement)).toBe(outcome);
  });
});

test('a consultant sees the person, but not their applications to employers', async () => {
  expect(await attempt('consultant', 'SELECT id FROM applications WHERE person_id = $person')).toBe(0);
  expect(await attempt('admin', 'SELECT id FROM applications WHERE person_id = $person')).toBe(1);
});

test('a candidate cannot send an application that names another person', async () => {
  const [job = ''] = await addJobs(db.database, {});
  await db.database.asActor(ids['candidate'] ?? '', (t) =>
    sql`INSERT INTO applications (candidate_id, job_id, job_title, job_company, job_location, full_name, email, phone, skills, person_id)
        VALUES (${ids['candidate']}, ${job}, 'x', 'x', 'x', 'x', 'x@y.example', '0113 496 0000', '{}', ${person})`.execute(
      t,
    ),
  );
  const [row] = await queryTasks<{ account: string }>(
    db,
    'SELECT p.account_id AS account FROM applications AS a JOIN people AS p ON p.id = a.person_id WHERE a.job_id = $1',
    [job],
  );
  expect(row?.account).toBe(ids['candidate']);
});

test('a colleague who leaves hands over private notes and open tasks, and is named under shared notes', async () => {
  await db.database.asActor(ADMIN, (t) => sql`SELECT app.delete_account(${ids['consultant']})`.execute(t));
  expect(await queryTasks(db, 'SELECT is_shared, author_id, author_name FROM person_notes ORDER BY is_shared')).toEqual(
    [
      { is_shared: false, author_id: ADMIN, author_name: 'x' },
      { is_shared: true, author_id: null, author_name: 'x' },
    ],
  );
  expect(await queryTasks(db, 'SELECT assigned_to FROM person_tasks')).toEqual([{ assigned_to: ADMIN }]);
});

/** Licences of people in the database: access rules, merging and erasure. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listHeldLicences } from '#app/features/people/licences/queries/held-licences.server.ts';
import { addCandidates } from '#tests/support/applications.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { ADMIN, addPeople, EMPLOYER } from '#tests/support/jobs.ts';
import { addColleague, requireFactors } from '#tests/support/staff.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let db: TestDatabase;
const ids: Record<string, string> = { admin: ADMIN, employer: EMPLOYER, anonymous: '' };
let person: string;

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  ids['consultant'] = await addColleague(db, 'consultant', 'The Consultant');
  ids['editor'] = await addColleague(db, 'editor', 'The Editor');
  await requireFactors(db, false);
  [ids['candidate'] = ''] = await addCandidates(db.database, 'Ann Account');
  person = await addPerson('Lee Lifter');
  await addLicence(person, 'CSCS', '2027-03-01');
});

afterAll(() => db?.drop());

async function addPerson(fullName: string): Promise<string> {
  const [row] = await queryTasks<{ id: string }>(
    db,
    `INSERT INTO people (full_name, source) VALUES ($1, 'desk') RETURNING id`,
    [fullName],
  );
  return row?.id ?? '';
}

async function addLicence(personId: string, kind: string, expiresOn: string | null, more = ''): Promise<string> {
  const [row] = await queryTasks<{ id: string }>(
    db,
    `INSERT INTO person_licences (person_id, kind_id, expires_on, recorded_at, source)
     SELECT $1, id, $3, now(), 'desk' FROM licence_kinds WHERE name = $2 RETURNING id`,
    [personId, kind, expiresOn],
  );
  if (more) await asSuperuser(db, `UPDATE person_licences SET ${more} WHERE id = '${row?.id}'`);
  return row?.id ?? '';
}

async function attempt(who: string, statement: string): Promise<number | string> {
  const done = new Error('rolled back');
  let affected = 0;
  const refusal = await db.database
    .asActor(ids[who] ?? '', async (transaction) => {
      const { rows, numAffectedRows } = await sql
        .raw(statement.replaceAll('$person', `'${person}'`))
        .execute(transaction);
      affected = numAffectedRows === undefined ? rows.length : Number(numAffectedRows);
      throw done;
    })
    .catch((error: Error & { code?: string }) => error);
  if (refusal === done) return affected;
  return (refusal as { code?: string }).code === '42501' ? 'refused' : String(refusal);
}

const ADD = `INSERT INTO person_licences (person_id, kind_id, recorded_at, source)
  SELECT $person, id, now(), 'desk' FROM licence_kinds WHERE name = 'SIA'`;
const ADD_FILE = `INSERT INTO licence_files (licence_id, name, extension, size_bytes, sha256)
  SELECT id, 'a.pdf', 'pdf', 1, sha256('a') FROM person_licences LIMIT 1`;

describe('walls', () => {
  test.each(['editor', 'employer', 'candidate', 'anonymous'])('%s reads and writes nothing', async (who) => {
    for (const table of ['licence_kinds', 'person_licences', 'licence_files'])
      expect(await attempt(who, `SELECT FROM ${table}`), table).toBe(0);
    expect(await attempt(who, 'UPDATE person_licences SET removed_at = now()')).toBe(0);
    expect(await attempt(who, `INSERT INTO licence_kinds (name, "position") VALUES ('Crane', 99)`)).toBe('refused');
    expect(
      await attempt(
        who,
        ADD.replace('SELECT $person, id', 'SELECT $person, gen_random_uuid()').replace(/FROM.*$/s, ''),
      ),
    ).toBe('refused');
  });

  test('a consultant records licences and files, and changes no kinds', async () => {
    expect(await attempt('consultant', ADD)).toBe(1);
    expect(await attempt('consultant', ADD_FILE)).toBe(1);
    expect(await attempt('consultant', 'UPDATE person_licences SET removed_at = now()')).toBe(1);
    expect(await attempt('consultant', 'DELETE FROM person_licences')).toBe(0);
    expect(await attempt('consultant', ADD.replace("'desk'", "'candidate'"))).toBe('refused');
    expect(await attempt('consultant', `DELETE FROM licence_kinds WHERE name = 'NVQ'`)).toBe(0);
    expect(await attempt('admin', `DELETE FROM licence_kinds WHERE name = 'NVQ'`)).toBe(1);
  });

  test('a kind in use cannot be removed', async () => {
    expect(await attempt('admin', `DELETE FROM licence_kinds WHERE name = 'CSCS'`)).toMatch(/violates foreign key/);
  });
});

test('the held licences are the recorded ones, the longest valid of each kind', async () => {
  const [driver, other] = [await addPerson('Dee Driver'), await addPerson('Olu Other')];
  await addLicence(driver, 'Reach', '2026-01-01');
  await addLicence(driver, 'Reach', '2027-01-01');
  await addLicence(driver, 'Counterbalance', '2025-01-01');
  await addLicence(driver, 'Counterbalance', null);
  await addLicence(driver, 'HGV C', '2028-01-01', 'removed_at = now()');
  await addLicence(driver, 'SIA', null, 'recorded_at = NULL, source = NULL, requested_at = now()');
  await addLicence(other, 'CSCS', '2027-05-01');
  const licences = await db.database.asActor(ids['consultant'] ?? '', (transaction) =>
    listHeldLicences(transaction, [driver, other]),
  );
  expect(
    licences.map(({ personId, kind, expiresOn }) => [personId === driver ? 'driver' : 'other', kind, expiresOn]),
  ).toEqual([
    ['driver', 'Counterbalance', null],
    ['driver', 'Reach', '2027-01-01'],
    ['other', 'CSCS', '2027-05-01'],
  ]);
});

test('a merge moves licences, and erasing the person deletes them and releases their files', async () => {
  const [target, duplicate] = [await addPerson('Kay Double'), await addPerson('Kay Double')];
  const licence = await addLicence(duplicate, 'CSCS', '2027-05-01');
  await asSuperuser(
    db,
    `INSERT INTO licence_files (licence_id, name, extension, size_bytes, sha256) VALUES ('${licence}', 'a.jpg', 'jpg', 1, sha256('a'))`,
  );
  const merge = await db.database.asActor(ADMIN, (transaction) =>
    sql<{ result: string }>`SELECT app.merge_people(${target}, ${duplicate}) AS result`.execute(transaction),
  );
  expect(merge.rows).toEqual([{ result: 'merged' }]);
  const owners = () => queryTasks(db, 'SELECT person_id FROM person_licences WHERE id = $1', [licence]);
  expect(await owners()).toEqual([{ person_id: target }]);
  const files = () => queryTasks(db, `SELECT storage_key FROM loose_files WHERE storage_key LIKE 'licences/%'`);
  expect(await files()).toEqual([]);
  await db.database.asActor(ADMIN, (transaction) => sql`SELECT app.delete_person(${target})`.execute(transaction));
  expect(await owners()).toEqual([]);
  expect(await files()).toHaveLength(1);
});

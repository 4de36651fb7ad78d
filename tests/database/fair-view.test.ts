import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addApplications, addCandidates } from '#tests/support/applications.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { ADMIN, addJobs, addPeople } from '#tests/support/jobs.ts';

/** The search of the desk finds no application by a name that is hidden (docs/decisions/0087). */
let db: TestDatabase;
let id = '';

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  const [candidate = ''] = await addCandidates(db.database, 'Wrenna Halloran');
  const [job = ''] = await addJobs(db.database, { user_id: ADMIN });
  const sent = { candidate_id: candidate, full_name: 'Wrenna Halloran', job_title: 'Harbour pilot' };
  [id = ''] = await addApplications(db.database, { ...sent, job_id: job });
});
afterAll(() => db?.drop());

const find = async (words: string) =>
  (
    await db.database.asActor(ADMIN, (t) =>
      sql<{ ids: string[] | null }>`SELECT ids FROM app.find_desk_applications(${words}, NULL, 50, 0)`.execute(t),
    )
  ).rows[0]?.ids ?? [];

test('by its name only once it has one', async () => {
  expect([await find('Halloran'), await find('Harbour pilot')]).toEqual([[id], [id]]);
  await asSuperuser(db, 'INSERT INTO settings (fair_first_view) VALUES (true)');
  expect([await find('Halloran'), await find('Wrenna pilot'), await find('Harbour pilot')]).toEqual([[], [], [id]]);
  await asSuperuser(db, `UPDATE applications SET status = 'shortlisted' WHERE id = '${id}'`);
  expect(await find('Halloran')).toEqual([id]);
});

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import { openPerson } from '#app/features/people/people/queries/person.server.ts';
import { addApplications, addCandidates } from '#tests/support/applications.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { ADMIN, addJobs, addPeople, EMPLOYER, hoursFromNow, posterOf } from '#tests/support/jobs.ts';
import { readPeople } from '#tests/support/people.ts';
import { addColleague } from '#tests/support/staff.ts';

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

test('an application is found by its name only once it has one', async () => {
  expect([await find('Halloran'), await find('Harbour pilot')]).toEqual([[id], [id]]);
  await asSuperuser(db, 'INSERT INTO settings (fair_first_view) VALUES (true)');
  expect([await find('Halloran'), await find('Wrenna pilot'), await find('Harbour pilot')]).toEqual([[], [], [id]]);
  await asSuperuser(db, `UPDATE applications SET status = 'shortlisted' WHERE id = '${id}'`);
  expect(await find('Halloran')).toEqual([id]);
});

test('the record shows what the desk and the person wrote to each other, to those who may read the application', async () => {
  const email = 'ida@mail.example';
  const priya = posterOf(await addColleague(db, 'consultant', 'Priya Shah'), 'consultant', 'Priya Shah') as Consultant;
  const admin = posterOf(ADMIN, 'admin', 'The Admin') as Consultant;
  const [job = '', employers = ''] = await addJobs(db.database, { user_id: ADMIN }, { user_id: EMPLOYER });
  const applied = { candidate_id: null, email, full_name: 'Ida Marsh', job_title: 'Rigger' };
  const [ours = '', theirs = ''] = await addApplications(
    db.database,
    { ...applied, job_id: job },
    { ...applied, job_id: employers },
  );
  const written = (application_id: string) => [
    {
      application_id,
      subject: 'For {{first_name}}',
      body: 'Hello {{first_name}}',
      author_id: ADMIN,
      written_at: hoursFromNow(-2),
    },
    {
      application_id,
      subject: 'Re',
      body: 'I am {{first_name}}.',
      is_reply: true,
      author_id: null,
      written_at: hoursFromNow(-1),
    },
  ];
  await db.database.asSystem((transaction) =>
    transaction
      .insertInto('application_letters')
      .values([...written(ours), ...written(theirs)])
      .execute(),
  );
  const person = (await readPeople(db, email))[0]?.id ?? '';
  const letters = async (reader: Consultant) =>
    (await openPerson(db.database, reader, person))?.steps.filter(({ kind }) => kind === 'letter');
  await asSuperuser(db, 'UPDATE settings SET fair_first_view = false');
  expect(await letters(priya)).toMatchObject([
    { isReply: true, author: null, body: 'I am {{first_name}}.', job: 'Rigger', applicationId: ours },
    { isReply: false, author: 'The Admin', subject: 'For Ida', body: 'Hello Ida' },
  ]);
  expect(await letters(admin)).toHaveLength(4);
  await asSuperuser(db, 'UPDATE settings SET fair_first_view = true');
  expect(await letters(priya)).toEqual([]);
  await asSuperuser(db, 'UPDATE settings SET fair_first_view = false');
  await asSuperuser(db, `UPDATE applications SET status = 'withdrawn' WHERE id = '${ours}'`);
  expect(await letters(priya)).toEqual([]);
});

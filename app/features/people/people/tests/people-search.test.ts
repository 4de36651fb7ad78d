import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import { listPeople } from '#app/features/core/desk/queries/people/people.server.ts';
import { openPerson } from '#app/features/people/people/queries/person.server.ts';
import { readPeopleSearch } from '#app/features/people/people/schema.ts';
import { accountServices } from '#tests/support/account-services.ts';
import { actingAdmin } from '#tests/support/admin-desk.ts';
import { addApplications } from '#tests/support/applications.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { ADMIN, addJobs, addPeople, EMPLOYER } from '#tests/support/jobs.ts';
import { addColleague } from '#tests/support/staff.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let db: TestDatabase;
let consultant: Consultant;
const NOW = new Date('2026-11-26T12:00:00Z');

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  consultant = actingAdmin(await addColleague(db, 'consultant', 'The Consultant'), 'The Consultant');
  await asSuperuser(
    db,
    `INSERT INTO people (full_name, email, headline, skills, tags, location, available_from, right_to_work, right_to_work_checked_on,
                         may_email_since, may_email_words, source, created_at) VALUES
       ('Ada Forklift-Smith', 'ada@mail.example', 'Forklift driver', '{Counterbalance}', '{nights}', 'Leeds', '2026-12-01', 'shown', '2026-11-01',
        '2026-11-01', 'Yes, email me', 'desk', '2026-11-25'),
       ('Ben Lorry', 'ben@mail.example', 'LGV driver', '{}', '{nights,"own van"}', 'Bradford', '2027-03-01', 'not_asked', NULL, NULL, NULL, 'desk', '2026-10-10'),
       ('Cy Chef', 'cy@mail.example', 'Chef', '{Pastry}', '{}', 'Plymouth', NULL, 'not_allowed', '2026-01-01', NULL, NULL, 'desk', '2024-01-01')`,
  );
});

afterAll(() => db?.drop());

const list = (query: string) => {
  const services = { ...accountServices(db), now: NOW, content: { search: { synonyms: [['HGV', 'LGV', 'lorry']] } } };
  return listPeople(services as never, consultant, readPeopleSearch(new URLSearchParams(query)));
};
const find = async (query: string) => (await list(query)).people.map(({ fullName }) => fullName.split(' ')[0]);

test('words that no person has are corrected as on the board', async () => {
  await addJobs(db.database, { title: 'Forklift driver' });
  expect(await list('search=forclift')).toMatchObject({
    people: [{ fullName: 'Ada Forklift-Smith' }],
    correctedSearch: 'forklift',
  });
  expect(await list('search=forklift')).toMatchObject({ total: 1, correctedSearch: null });
  expect(await list('search=zeppelin')).toMatchObject({ total: 0, correctedSearch: null });
});

test.each([
  ['', ['Ada', 'Ben', 'Cy']],
  ['sort=name', ['Ada', 'Ben', 'Cy']],
  ['search=driver', ['Ada', 'Ben']],
  ['search=HGV', ['Ben']],
  ['search=drivers -forklift', ['Ben']],
  ['search=counterbalance', ['Ada']],
  ['search="own van"', ['Ben']],
  ['search=BEN@mail.example', ['Ben']],
  ['search=plymouth', ['Cy']],
  ['search=$$', []],
  ['search=nothing-has-this', []],
  ['where=Leeds', ['Ada', 'Ben']],
  ['where=Leeds&miles=5', ['Ada']],
  ['where=Leeds&search=chef', []],
  ['where=Nowhereville', []],
  ['where=West Yorkshire', ['Ada', 'Ben']],
  ['where=west yorks&search=chef', []],
  ['where=South West', ['Cy']],
  ['where=Devon&miles=5', ['Cy']],
  ['where=Kent', []],
  ['where=UK', ['Ada', 'Ben', 'Cy']],
  ['where=Newport', []],
  ['tag=NIGHTS', ['Ada', 'Ben']],
  ['tag=own van&search=driver', ['Ben']],
  ['available=2026-12-31', ['Ada', 'Cy']],
  ['right=not_allowed', ['Cy']],
  ['emails=yes', ['Ada']],
  ['contact=30', ['Ada']],
  ['contact=before-365', ['Cy']],
  ['contact=before-90&search=driver', []],
])('%s → %j', async (query, names) => {
  expect(await find(query)).toEqual(names);
});

test('the search names its place, or asks which place is meant', async () => {
  expect(await list('where=leeds')).toMatchObject({
    within: 'Within 10 miles of Leeds, West Yorkshire, in a straight line.',
    placeQuestion: null,
  });
  expect(await list('where=w yorks')).toMatchObject({ within: 'In West Yorkshire.', placeQuestion: null });
  expect(await list('where=newport')).toMatchObject({
    within: null,
    placeQuestion: { text: 'Which newport?', labels: expect.arrayContaining(['Newport, Isle of Wight']) },
  });
});

test('people without a date of availability are a second group, which goes on over the pages', async () => {
  expect(await list('available=2027-12-31')).toMatchObject({ total: 3, groups: { available: 2, unknown: 1 } });
  expect(await find('available=2027-12-31')).toEqual(['Ada', 'Ben', 'Cy']);
  expect(await list('available=2020-01-01')).toMatchObject({ groups: { available: 0, unknown: 1 } });
});

test('each person comes with the reason: where the words are, and the distance', async () => {
  const { people } = await list('search=forklift driver&where=Bradford&miles=25');
  expect(people).toMatchObject([{ fullName: 'Ada Forklift-Smith', foundIn: ['work'], miles: expect.any(Number) }]);
  expect(people[0]?.miles).toBeGreaterThan(7);
  expect((await list('search=nights driver')).people[0]).toMatchObject({ foundIn: ['work', 'tags'], miles: null });
});

test('a search without results offers the next radius that has some', async () => {
  expect(await list('where=Halifax&miles=5&search=driver')).toMatchObject({ total: 0, wider: { miles: 10, total: 1 } });
  expect(await list('where=Leeds&search=chef')).toMatchObject({ total: 0, wider: null });
});

describe('of more people than are looked up', () => {
  beforeAll(() =>
    asSuperuser(
      db,
      'ALTER TABLE people DISABLE TRIGGER USER',
      `INSERT INTO people (full_name, email, source, created_at, last_contact_at, search_vector)
       SELECT 'Zed ' || n, n || '@many.example', 'desk', now(), now() - n * interval '1 minute', 'zed' FROM generate_series(1, 10050) AS n`,
      `UPDATE people SET tags = '{together}' WHERE id IN (SELECT id FROM people ORDER BY last_contact_at DESC, id DESC LIMIT 230)`,
      'ALTER TABLE people ENABLE TRIGGER USER',
      'ANALYZE people',
    ),
  );
  const page = async (query: string) => {
    const services = { ...accountServices(db), now: NOW, content: { search: { synonyms: [] } } };
    return listPeople(services as never, consultant, readPeopleSearch(new URLSearchParams(query)));
  };

  test('a common word is counted up to the limit, and its pages are in order', async () => {
    const first = await page('search=zed');
    expect(first).toMatchObject({ total: 10_000, isMore: true });
    expect(first.people.map(({ fullName }) => fullName)).toEqual(Array.from({ length: 50 }, (_, n) => `Zed ${n + 1}`));
    const second = await page('search=zed&page=2');
    expect(second.people[0]?.fullName).toBe('Zed 51');
    expect((await page('search=zed&sort=name')).people[0]?.fullName).toBe('Zed 1');
  });

  test('a word that only the newest have is found completely, and counted', async () => {
    expect(await page('tag=together')).toMatchObject({ total: 230, isMore: false, people: { length: 50 } });
    const last = await page('tag=together&page=5');
    expect(last).toMatchObject({ total: 230, isMore: false });
    expect(last.people.map(({ fullName }) => fullName)).toEqual(Array.from({ length: 30 }, (_, n) => `Zed ${n + 201}`));
  });

  test('pages beyond the counted thousand exist, in order', async () => {
    const far = await page('search=zed&page=60');
    expect(far).toMatchObject({ total: 10_000, isMore: true });
    expect(far.people[0]?.fullName).toBe('Zed 2951');
    const old = await page('search=zed&contact=7&page=30');
    expect(old.people[0]?.fullName).toBe('Zed 1451');
  });

  test('a rare word is found among many people', async () => {
    expect((await page('search=pastry')).people.map(({ fullName }) => fullName)).toEqual(['Cy Chef']);
  });
});

test.each(['employer', 'anonymous', 'editor'])('%s is refused by the database', async (who) => {
  const id = { employer: EMPLOYER, anonymous: '', editor: await addColleague(db, 'editor', 'An Editor') }[who] ?? '';
  const search = db.database.asActor(id, (t) =>
    sql`SELECT app.find_people(NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, 'contact', 10, 0)`.execute(
      t,
    ),
  );
  await expect(search).rejects.toThrow('only administrators and consultants');
});

test('a record shows consultants applications to the agency, not to employers; opening it is recorded once a day', async () => {
  const [agencyJob = '', employerJob = ''] = await addJobs(db.database, { user_id: ADMIN }, { user_id: EMPLOYER });
  const gail = { candidate_id: null, email: 'gail@mail.example', full_name: 'Gail Guest' };
  await addApplications(
    db.database,
    { ...gail, job_id: agencyJob, job_title: 'Of the agency' },
    { ...gail, job_id: employerJob, job_title: 'Of an employer' },
  );
  const [known] = await queryTasks<{ id: string }>(db, `SELECT id FROM people WHERE email = 'gail@mail.example'`);
  const jobsOf = async (reader: Consultant) =>
    (await openPerson(db.database, reader, known?.id ?? ''))?.steps.map(
      (step) => step.kind === 'application' && step.job,
    );
  expect(await jobsOf(consultant)).toEqual(['Of the agency']);
  expect((await jobsOf(actingAdmin(ADMIN, 'The Admin')))?.sort()).toEqual(['Of an employer', 'Of the agency']);
  await jobsOf(consultant);
  const opened = await queryTasks(
    db,
    `SELECT actor_name, subject_type, subject_label FROM audit_entries WHERE action = 'person_opened' AND subject_id = $1 ORDER BY actor_name`,
    [known?.id],
  );
  expect(opened).toEqual([
    { actor_name: 'The Admin', subject_type: 'person', subject_label: 'Gail Guest' },
    { actor_name: 'The Consultant', subject_type: 'person', subject_label: 'Gail Guest' },
  ]);
  await queryTasks(db, 'DELETE FROM people WHERE id = $1', [known?.id]);
  expect(
    await queryTasks(db, `SELECT DISTINCT subject_label FROM audit_entries WHERE action = 'person_opened'`),
  ).toEqual([{ subject_label: '' }]);
});

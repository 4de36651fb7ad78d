import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addApplications, addCandidates } from '#tests/support/applications.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { ADMIN, addJobs, addPeople, EMPLOYER } from '#tests/support/jobs.ts';

/** The desk's procedures must agree with plain queries under row-level security (docs/decisions/0091). */
let db: TestDatabase;
const [CONSULTANT, EDITOR, SUSPENDED] = [randomUUID(), randomUUID(), randomUUID()];
let candidate = '';
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  const staff = [
    { id: CONSULTANT, role: 'consultant', status: 'approved' },
    { id: EDITOR, role: 'editor', status: 'approved' },
    { id: SUSPENDED, role: 'consultant', status: 'suspended' },
  ] as const;
  await db.database.asSystem((transaction) =>
    transaction
      .insertInto('profiles')
      .values(staff.map((each) => ({ ...each, email: `${each.id}@agency.example`, full_name: 'A colleague' })))
      .execute(),
  );
  const jobs = await addJobs(
    db.database,
    ...[ADMIN, CONSULTANT, EDITOR, SUSPENDED, EMPLOYER, EMPLOYER, ADMIN].map((user_id) => ({ user_id })),
  );
  const candidates = await addCandidates(db.database, ...Array.from({ length: 8 }, () => 'Wren Halloran'));
  candidate = candidates[0] ?? '';
  const sent = [1, 2, 20, 20, 21, 22, 23, 30];
  const rows = jobs.flatMap((job_id, j) =>
    candidates.map((candidate_id, n) => ({ job_id, candidate_id, sent_at: daysAgo((sent[n] ?? 1) + j / 100) })),
  );
  const ids = await addApplications(db.database, ...rows);
  const guest = {
    candidate_id: null,
    full_name: 'Ada Halloran',
    email: `${candidate}@MAIL.example`,
    phone: '020 7946 0000',
  };
  await addApplications(db.database, { ...guest, job_id: jobs[0] ?? '' });
  const nthApplications = (n: number) =>
    ids
      .filter((_, index) => index % candidates.length === n)
      .map((id) => `'${id}'`)
      .join();
  // Each job has eight applications: one is opened, one has a rejection not yet sent, one is withdrawn, one decided, the others are new.
  await asSuperuser(db, `UPDATE applications SET status = 'viewed' WHERE id IN (${nthApplications(3)})`);
  await asSuperuser(
    db,
    `UPDATE applications SET held_status = 'not_taken_forward' WHERE id IN (${nthApplications(4)})`,
  );
  await asSuperuser(db, `UPDATE applications SET status = 'withdrawn' WHERE id IN (${nthApplications(5)})`);
  await asSuperuser(db, `UPDATE applications SET status = 'shortlisted' WHERE id IN (${nthApplications(6)})`);
  // Swaps owners: one job of an employer becomes the agency's, one of the agency an employer's.
  await asSuperuser(db, `UPDATE jobs SET user_id = '${ADMIN}' WHERE id = '${jobs[5]}'`);
  await asSuperuser(db, `UPDATE jobs SET user_id = '${EMPLOYER}' WHERE id = '${jobs[6]}'`);
});
afterAll(() => db?.drop());

const AGENCYS = sql`SELECT j.id FROM jobs AS j JOIN profiles AS o ON o.id = j.user_id WHERE o.role IN ('admin', 'consultant', 'editor')`;
const IS_OVERDUE = sql`p.due_at < now() AND p.replied_at IS NULL AND p.ended_at IS NULL`;
const UNREAD = sql`FROM applications AS a WHERE a.status = 'sent' AND a.held_status IS NULL AND a.job_id IN (${AGENCYS})`;

type Ids = { ids: string[] };
const lists: Record<
  string,
  { plain: (limit: number) => RawBuilder<Ids>; procedure: (limit: number) => RawBuilder<Ids> }
> = {
  unread: {
    plain: (limit) => sql`
      SELECT ARRAY(SELECT a.id ${UNREAD} AND NOT EXISTS (SELECT FROM reply_promises AS p WHERE p.application_id = a.id AND p.is_agency AND ${IS_OVERDUE})
                   ORDER BY a.sent_at, a.id LIMIT ${limit}) AS ids`,
    procedure: (limit) => sql`SELECT app.find_unread_applications(now(), ${limit}) AS ids`,
  },
  overdue: {
    plain: (limit) => sql`
      SELECT ARRAY(SELECT a.id FROM reply_promises AS p JOIN applications AS a ON a.id = p.application_id JOIN jobs AS j ON j.id = a.job_id
                   WHERE ${IS_OVERDUE} AND p.is_agency AND a.desk_status IN ('sent', 'viewed')
                   ORDER BY p.due_at, a.id LIMIT ${limit}) AS ids`,
    procedure: (limit) => sql`SELECT app.find_overdue_applications(now(), ${limit}) AS ids`,
  },
  'opened or decided': {
    plain: (limit) => sql`
      SELECT ARRAY(SELECT a.id FROM (SELECT id FROM applications ORDER BY sent_at DESC, id DESC LIMIT 200) AS newest
                   JOIN applications AS a USING (id) JOIN jobs AS j ON j.id = a.job_id JOIN profiles AS o ON o.id = j.user_id
                   WHERE a.status NOT IN ('sent', 'withdrawn') AND a.status_changed_at >= now() - interval '1 hour'
                     AND o.role IN ('admin', 'consultant', 'editor')
                   ORDER BY a.status_changed_at DESC, a.id LIMIT ${limit}) AS ids`,
    procedure: (limit) => sql`SELECT app.find_decided_applications(now() - interval '1 hour', ${limit}) AS ids`,
  },
  'people with the same address or number': {
    plain: () => sql`
      SELECT ARRAY(SELECT p.id FROM people AS p JOIN people AS given ON given.account_id = ${candidate}
                   WHERE p.id <> given.id AND (p.email = given.email OR p.phone = given.phone)
                   ORDER BY lower(p.full_name), p.id LIMIT 5) AS ids`,
    procedure: () =>
      sql`SELECT app.find_people_of_address((SELECT id FROM people WHERE account_id = ${candidate})) AS ids`,
  },
  'count of the unread': {
    plain: (limit) =>
      sql`SELECT ARRAY[(SELECT count(*) FROM (SELECT ${UNREAD} LIMIT ${limit}) AS counted)]::text[] AS ids`,
    procedure: (limit) => sql`SELECT ARRAY[app.count_unread_applications(${limit})]::text[] AS ids`,
  },
};

const findIds = (viewer: string, question: RawBuilder<Ids>) =>
  db.database.asActor(viewer, async (transaction) => (await question.execute(transaction)).rows[0]?.ids);

describe.each(Object.entries(lists))('%s', (_, { plain, procedure }) => {
  test.each([
    ['an administrator', ADMIN],
    ['a consultant', CONSULTANT],
  ])('as %s', async (_who, viewer) => {
    const all = await findIds(viewer, plain(100));
    expect(all?.length).toBeGreaterThan(0);
    expect(all).not.toEqual(['0']);
    expect(await findIds(viewer, procedure(100))).toEqual(all);
    expect(await findIds(viewer, procedure(3))).toEqual(await findIds(viewer, plain(3)));
  });

  test.each([
    ['an editor', () => EDITOR],
    ['a suspended consultant', () => SUSPENDED],
    ['an employer', () => EMPLOYER],
    ['a candidate', () => candidate],
    ['an unknown account', () => randomUUID()],
  ])('not for %s', async (_who, viewer) => {
    await expect(findIds(viewer(), procedure(100))).rejects.toThrow('only administrators and consultants may do this');
  });

  test('not for a visitor', async () => {
    await expect(procedure(100).execute(db.database.asPublic)).rejects.toThrow('only administrators and consultants');
  });
});

test('an address matches in capitals too', async () => {
  const { rows } = await db.database.asActor(CONSULTANT, (transaction) =>
    sql<{ full_name: string }>`
      SELECT full_name FROM people
      WHERE id = (app.find_people_of_address((SELECT id FROM people WHERE account_id = ${candidate})))[1]`.execute(
      transaction,
    ),
  );
  expect(rows).toEqual([{ full_name: 'Ada Halloran' }]);
});

test('consultants see no reply promise of a job that now belongs to an employer', async () => {
  const late = (viewer: string) => findIds(viewer, sql`SELECT app.find_overdue_applications(now(), 100) AS ids`);
  expect((await late(ADMIN))?.length).toBeGreaterThan((await late(CONSULTANT))?.length ?? 0);
});

describe('the search of the desk', () => {
  const find = (viewer: string, text: string) =>
    db.database.asActor(viewer, async (transaction) => {
      const { rows } = await sql<{ kind: string; id: string; label: string }>`
        SELECT kind, id, label FROM app.find_at_desk(${text}, 6)`.execute(transaction);
      return rows;
    });
  const people = async (text: string) => (await find(ADMIN, text)).filter(({ kind }) => kind === 'person');

  beforeAll(async () => {
    const person = { full_name: "Zoë O'Fairweather", email: 'zoe.ofw@mail.example', phone: '0113 496 0177' };
    await asSuperuser(
      db,
      `INSERT INTO people (full_name, email, phone, source)
       VALUES ('${person.full_name.replace("'", "''")}', '${person.email}', '${person.phone}', 'desk');
       INSERT INTO clients (name) VALUES ('Quillon Freight');
       INSERT INTO enquiries (kind, name, email, company, purpose, message, confirmed_at)
       VALUES ('contact', 'Quinlan Reed', 'q@mail.example', 'Quillon Freight', 'hiring', 'We need two drivers.', now());`,
    );
    await addJobs(
      db.database,
      { user_id: EMPLOYER, title: 'Quillon driver of an employer' },
      { user_id: ADMIN, title: 'Quillon driver of the agency' },
    );
  });

  test.each(['zo', 'zoe', 'fairw', "o'fair", 'FAIR zo', 'zoe.ofw@MAIL.example', '+44 113 496 0177', ' zoë '])(
    'finds a person by ‘%s’',
    async (text) => {
      const [first] = await people(text);
      expect(first?.label).toBe("Zoë O'Fairweather");
    },
  );

  test('finds clients, enquiries and jobs by a part of a name; a consultant finds no job of an employer', async () => {
    const labels = async (viewer: string) => (await find(viewer, 'quill')).map(({ kind, label }) => `${kind} ${label}`);
    const [agencyJob, employersJob] = ['job Quillon driver of the agency', 'job Quillon driver of an employer'];
    const others = ['client Quillon Freight', 'enquiry Quinlan Reed'];
    expect((await labels(ADMIN)).toSorted()).toEqual([...others, agencyJob, employersJob].toSorted());
    expect((await labels(CONSULTANT)).toSorted()).toEqual([...others, agencyJob].toSorted());
  });

  test.each([
    ['an editor', () => EDITOR],
    ['a suspended colleague', () => SUSPENDED],
    ['an employer', () => EMPLOYER],
    ['a candidate', () => candidate],
  ])('refuses %s', async (_who, viewer) => {
    await expect(find(viewer(), 'quill')).rejects.toThrow('only administrators and consultants may do this');
  });

  test.each([
    '',
    'q',
    "'",
    '%%',
    '__',
    '\\',
    ':*',
    '!~',
    '<->',
    "a' | 'b",
    '(((',
    'quill:*a & !',
    'x'.repeat(5_000),
    '🙂🙂',
    '\u202e\u200b',
  ])('answers the odd text ‘%s’', async (text) => {
    expect(await find(ADMIN, text)).toEqual([]);
  });
});

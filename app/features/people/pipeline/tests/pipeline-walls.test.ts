import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addApplications, addCandidates } from '#tests/support/applications.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { ADMIN, addJobs, addPeople, EMPLOYER } from '#tests/support/jobs.ts';
import { addColleague } from '#tests/support/staff.ts';

let db: TestDatabase;
const [CALL, OFFER] = [randomUUID(), randomUUID()];
let [ours, theirs, candidate, consultant] = ['', '', '', ''];

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  consultant = await addColleague(db, 'consultant');
  [candidate = ''] = await addCandidates(db.database, 'Wren Halloran');
  const [own = '', employers = ''] = await addJobs(db.database, { user_id: ADMIN }, { user_id: EMPLOYER });
  const sent = { candidate_id: candidate, status: 'viewed' } as const;
  [ours = '', theirs = ''] = await addApplications(
    db.database,
    { ...sent, job_id: own },
    { ...sent, job_id: employers },
  );
  await db.database.asSystem(async (transaction) => {
    const stages = [
      { id: CALL, status: 'viewed', name: 'To call', position: 1 },
      { id: OFFER, status: 'offered', name: 'Verbal offer', position: 2 },
    ] as const;
    await transaction
      .insertInto('application_stages')
      .values([...stages])
      .execute();
    await transaction.insertInto('staged_applications').values({ application_id: theirs, stage_id: CALL }).execute();
  });
});

afterAll(() => db?.drop());

/** @returns the number of affected rows; null if refused */
const attempt = (who: string, statement: string): Promise<number | null> =>
  db.database
    .asActor(who, async (transaction) => {
      const { rows, numAffectedRows } = await sql.raw(statement).execute(transaction);
      // Throwing rolls back the attempt.
      throw new Attempted(Number(numAffectedRows ?? rows.length));
    })
    .catch((error: unknown) => {
      if (error instanceof Attempted) return error.rows;
      if (/row-level security|permission denied|only administrators and consultants/.test(String(error))) return null;
      throw error;
    });

class Attempted extends Error {
  readonly rows: number;
  constructor(rows: number) {
    super('undone');
    this.rows = rows;
  }
}

const put = (application: string, stage: string) =>
  `INSERT INTO staged_applications VALUES ('${application}', '${stage}')`;

test('stages are read at the desk and written by administrators (Z02)', async () => {
  const insert = `INSERT INTO application_stages (status, name, position) VALUES ('viewed', 'Mine', 3)`;
  const rename = `UPDATE application_stages SET name = 'Mine' WHERE id = '${CALL}'`;
  for (const [who, read, inserted, renamed] of [
    [ADMIN, 2, 1, 1],
    [consultant, 2, null, 0],
    [EMPLOYER, 0, null, 0],
    [candidate, 0, null, 0],
  ] as const) {
    expect(await attempt(who, 'SELECT * FROM application_stages'), who).toBe(read);
    expect(await attempt(who, insert), who).toBe(inserted);
    expect(await attempt(who, rename), who).toBe(renamed);
  }
});

test('only the desk reads and moves stages, of applications that the reader may read (Z02)', async () => {
  for (const [who, visible, moved, removed] of [
    [ADMIN, 1, 1, 1],
    [consultant, 0, 1, 0],
    [EMPLOYER, 0, null, 0],
    [candidate, 0, null, 0],
  ] as const) {
    expect(await attempt(who, 'SELECT * FROM staged_applications'), who).toBe(visible);
    expect(await attempt(who, put(ours, CALL)), who).toBe(moved);
    expect(await attempt(who, 'DELETE FROM staged_applications'), who).toBe(removed);
  }
  expect(await attempt(consultant, put(theirs, CALL))).toBeNull();
});

test('an application cannot have a stage of another status (Z02)', async () => {
  expect(await attempt(ADMIN, put(ours, OFFER))).toBeNull();
});

test('only the desk writes held decisions, templates and messages, in the author’s own name; candidates read their messages (Z02)', async () => {
  const hold = (by: string, of = ours) =>
    `INSERT INTO held_decisions (application_id, batch, status, subject, body, decided_by, leaves_at)
     VALUES ('${of}', gen_random_uuid(), 'offered', 'x', 'x', '${by}', now())`;
  const write = (by: string, of = ours, isReply = false) =>
    `INSERT INTO application_letters (application_id, author_id, subject, body, is_reply) VALUES ('${of}', '${by}', 'x', 'x', ${isReply})`;
  const move = (by: string, of = ours) =>
    `INSERT INTO stage_moves (application_id, stage_name, actor_id) VALUES ('${of}', 'x', '${by}')`;
  await db.database.asSystem(async (transaction) => {
    await sql.raw(hold(ADMIN)).execute(transaction);
    await sql.raw(write(ADMIN)).execute(transaction);
    await sql.raw(move(ADMIN)).execute(transaction);
    await sql.raw(`INSERT INTO email_templates (name, subject, body) VALUES ('x', 'x', 'x')`).execute(transaction);
    await sql.raw(`INSERT INTO application_threads (application_id) VALUES ('${ours}')`).execute(transaction);
  });
  for (const [who, desk, letters, own] of [
    [ADMIN, 1, 1, 1],
    [consultant, 1, 1, 1],
    [EMPLOYER, 0, 0, null],
    [candidate, 0, 1, null],
  ] as const) {
    for (const table of ['held_decisions', 'stage_moves', 'email_templates'])
      expect(await attempt(who, `SELECT * FROM ${table}`), `${who} ${table}`).toBe(desk);
    expect(await attempt(who, 'SELECT * FROM application_letters'), who).toBe(letters);
    expect(await attempt(who, 'SELECT * FROM application_threads'), who).toBe(0);
    expect(await attempt(who, write(who)), who).toBe(own);
    expect(await attempt(who, write(who, ours, true)), who).toBeNull();
    expect(await attempt(who, move(who)), who).toBe(own);
    expect(
      await attempt(who, `${hold(who)} ON CONFLICT (application_id) DO UPDATE SET decided_by = '${who}'`),
      who,
    ).toBe(own);
    expect(await attempt(who, 'DELETE FROM held_decisions'), who).toBe(who === ADMIN ? 1 : 0);
  }
  await db.database.asSystem((transaction) =>
    transaction
      .insertInto('application_letters')
      .values([ours, theirs].map((application_id) => ({ application_id, is_reply: true, subject: 'x', body: 'x' })))
      .execute(),
  );
  for (const [who, replies, found] of [
    [ADMIN, 2, 2],
    [consultant, 1, 1],
    [EMPLOYER, 0, null],
    [candidate, 0, null],
  ] as const) {
    expect(await attempt(who, 'UPDATE application_letters SET read_at = now()'), who).toBe(replies);
    expect(await attempt(who, `UPDATE application_letters SET body = 'mine'`), who).toBeNull();
    expect(await attempt(who, 'SELECT * FROM app.find_unread_replies(9)'), who).toBe(found);
  }
  for (const statement of [
    write(ADMIN),
    move(ADMIN),
    hold(consultant, theirs),
    write(consultant, theirs),
    move(consultant, theirs),
  ])
    expect(await attempt(consultant, statement), statement).toBeNull();
});

test('staff neither decide about their own application nor read what colleagues write about it (Z02)', async () => {
  const [agencyJob = '', employersJob = ''] = await addJobs(db.database, { user_id: ADMIN }, { user_id: EMPLOYER });
  const colleague = await addColleague(db, 'admin');
  const cases = [
    { who: consultant, job: agencyJob },
    { who: consultant, job: employersJob },
    { who: colleague, job: agencyJob },
  ];
  for (const { who, job } of cases) {
    const [own = ''] = await addApplications(db.database, { candidate_id: who, job_id: job, status: 'viewed' });
    await db.database.asSystem((transaction) =>
      sql`INSERT INTO application_notes (application_id, author_id, body, is_shared) VALUES (${own}, ${ADMIN}, 'x', true)`.execute(
        transaction,
      ),
    );
    const changes = [
      `UPDATE applications SET status = 'shortlisted', message_subject = 'x', message = 'x' WHERE id = '${own}'`,
      put(own, CALL),
      `INSERT INTO stage_moves (application_id, stage_name, actor_id) VALUES ('${own}', 'x', '${who}')`,
      `INSERT INTO held_decisions (application_id, batch, status, subject, body, decided_by, leaves_at)
       VALUES ('${own}', gen_random_uuid(), 'offered', 'x', 'x', '${who}', now())`,
      `INSERT INTO application_letters (application_id, author_id, subject, body, is_reply) VALUES ('${own}', '${who}', 'x', 'x', false)`,
      `INSERT INTO application_notes (application_id, author_id, body) VALUES ('${own}', '${who}', 'x')`,
      `INSERT INTO interviews (application_id, interviewer_id, minutes, kind) VALUES ('${own}', '${ADMIN}', 30, 'phone')`,
    ];
    for (const change of changes) expect(await attempt(who, change), change).toBeNull();
    expect(await attempt(who, `SELECT FROM application_notes WHERE application_id = '${own}'`)).toBe(0);
    expect(await attempt(who, `SELECT FROM applications WHERE id = '${own}'`)).toBe(1);
    expect(await attempt(who, `UPDATE applications SET status = 'withdrawn' WHERE id = '${own}'`)).toBe(1);
    const begun = await db.database.asActor(who, (transaction) =>
      sql<{
        id: string | null;
      }>`SELECT app.open_introduction(${own}, 'Northgate', NULL, 'x', 'permanent') AS id`.execute(transaction),
    );
    expect(begun.rows[0]?.id ?? null).toBeNull();
  }
});

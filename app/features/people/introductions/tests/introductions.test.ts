import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGAGEMENTS } from '#domain/introduction/introduction.ts';
import { INTRODUCTION_RULES } from '#domain/introduction/rules.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import { addApplications, addCandidates } from '#tests/support/applications.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import {
  addIntroduction,
  addIntroductionLink,
  addMadeIntroduction,
  answerByToken,
  checkLedger,
  introduce,
  recordAllChecks,
  recordCheck,
  recordConsent,
} from '#tests/support/introductions.ts';
import { ADMIN, addJobs, addPeople, EMPLOYER, hoursFromNow } from '#tests/support/jobs.ts';
import { rounds } from '#tests/support/rounds.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let db: TestDatabase;
let agencyJob: string;
let employerJob: string;
const CONSULTANT = 'c0000000-0000-4000-8000-000000000002';
const EDITOR = 'c0000000-0000-4000-8000-000000000003';

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  const staff = [
    { id: CONSULTANT, email: 'jo@agency.example', full_name: 'Jo Bell', role: 'consultant' as const },
    { id: EDITOR, email: 'eda@agency.example', full_name: 'Eda Lund', role: 'editor' as const },
  ];
  await db.database.asSystem((transaction) =>
    transaction
      .insertInto('profiles')
      .values(staff.map((each) => ({ ...each, status: 'approved' as const })))
      .execute(),
  );
  [agencyJob = '', employerJob = ''] = await addJobs(db.database, { user_id: CONSULTANT }, { user_id: EMPLOYER });
});

afterAll(() => db?.drop());

let guests = 0;
async function addGuest(jobId = agencyJob): Promise<string> {
  guests += 1;
  const guest = { candidate_id: null, job_id: jobId, email: `guest-${guests}@mail.example`, full_name: 'Ida Marsh' };
  const [id = ''] = await addApplications(db.database, guest);
  return id;
}

const gapsOf = async (applicationId: string, clientId: string | null = null) => {
  const { rows } = await db.database.asSystem((transaction) =>
    sql<{ gaps: string[] }>`SELECT app.introduction_gaps(${applicationId}, ${clientId}) AS gaps`.execute(transaction),
  );
  return rows[0]?.gaps;
};
const bodiesOf = async (id: string) => {
  const rows = await queryTasks<{ body: string | null }>(
    db,
    `SELECT d.body FROM introduction_details AS d JOIN introduction_entries AS e USING (sequence)
     WHERE e.introduction_id = $1 ORDER BY sequence`,
    [id],
  );
  return rows.map(({ body }) => body);
};
const isErased = (bodies: (string | null)[]) => bodies.length > 0 && bodies.every((body) => body === null);

describe('what is missing', () => {
  test('everything at first, and introducing is refused until nothing is missing', async () => {
    const application = await addGuest();
    expect(await gapsOf(application)).toEqual(['introduction']);
    const id = await addIntroduction(db.database, application);
    const all = ['consent', 'identity', 'experience', 'authorisation', 'right_to_work', 'suitability'];
    expect(await gapsOf(application)).toEqual(all);
    expect(await introduce(db.database, id)).toBe('gaps');
    await recordAllChecks(db.database, id);
    expect(await gapsOf(application)).toEqual(['consent']);
    expect(await introduce(db.database, id)).toBe('gaps');
    expect(await recordConsent(db.database, id, 'given')).toBe('recorded');
    expect(await gapsOf(application)).toEqual([]);
    expect(await introduce(db.database, id)).toBe('introduced');
    expect(await introduce(db.database, id)).toBe('again');
  });

  test('a permanent introduction does not require the right to work', async () => {
    const application = await addGuest();
    await addIntroduction(db.database, application, { engagement: 'permanent' });
    expect(await gapsOf(application)).not.toContain('right_to_work');
  });

  test('the newest check of a kind counts, until its follow-up day', async () => {
    const application = await addGuest();
    const id = await addIntroduction(db.database, application);
    const check = { kind: 'right_to_work', checkedOn: '2026-10-02' } as const;
    await recordCheck(db.database, id, { ...check, followUpOn: londonDay(hoursFromNow(48)) });
    expect(await gapsOf(application)).not.toContain('right_to_work');
    await recordCheck(db.database, id, { ...check, followUpOn: londonDay(new Date()) });
    expect(await gapsOf(application)).toContain('right_to_work');
    await recordCheck(db.database, id, { ...check, outcome: 'not_met' });
    expect(await gapsOf(application)).toContain('right_to_work');
  });

  test('for another client, consent and suitability are asked again, and other checks count', async () => {
    const application = await addGuest();
    const [one, other] = ['00000000-0000-4000-8000-0000000000c1', '00000000-0000-4000-8000-0000000000c2'];
    const id = await addIntroduction(db.database, application, { clientId: one });
    await recordAllChecks(db.database, id);
    await recordConsent(db.database, id, 'given');
    expect(await gapsOf(application, other)).toEqual(['introduction']);
    await addIntroduction(db.database, application, { clientId: other, client: 'Another' });
    expect(await gapsOf(application, other)).toEqual(['consent', 'suitability']);
    expect(await gapsOf(application, one)).toEqual([]);
    expect(await gapsOf(application)).toEqual(['consent', 'suitability']);
  });

  test('the database asks for the right to work when the rule does', async () => {
    const days = ['2026-09-30', '2026-10-01', '2027-01-01'];
    for (const engagement of ENGAGEMENTS) {
      for (const day of days) {
        const [row] = await queryTasks<{ needs: boolean }>(db, 'SELECT app.needs_right_to_work($1, $2) AS needs', [
          engagement,
          day,
        ]);
        expect([engagement, day, row?.needs]).toEqual([
          engagement,
          day,
          INTRODUCTION_RULES.right_to_work.isNeeded(engagement, day),
        ]);
      }
    }
  });
});

describe('consent', () => {
  test('is given by the link, and withdrawn; then only a new question can be answered', async () => {
    const id = await addIntroduction(db.database, await addGuest());
    const token = await addIntroductionLink(db.database, id, hoursFromNow(1));
    expect(await answerByToken(db.database, token, 'given')).toBe('not_asked');
    await recordConsent(db.database, id, 'asked');
    const link = await addIntroductionLink(db.database, id, hoursFromNow(1));
    expect(await answerByToken(db.database, token, 'given')).toBe('bad_link');
    expect(await answerByToken(db.database, link, 'given')).toBe('given');
    expect(await answerByToken(db.database, link, 'given')).toBe('same');
    expect(await answerByToken(db.database, link, 'withdrawn')).toBe('withdrawn');
    expect(await answerByToken(db.database, link, 'given')).toBe('not_asked');
    expect(await recordConsent(db.database, id, 'given')).toBe('not_now');
    expect(await recordConsent(db.database, id, 'asked')).toBe('recorded');
    expect(await recordConsent(db.database, id, 'given')).toBe('not_now');
    const consentLink = await addIntroductionLink(db.database, id, hoursFromNow(1));
    expect(await answerByToken(db.database, consentLink, 'given')).toBe('given');
  });

  test('withdrawn while the details are sent: one of the two comes first', async () => {
    for (let round = 0; round < rounds(3, 30); round += 1) {
      const application = await addGuest();
      const id = await addIntroduction(db.database, application);
      await recordAllChecks(db.database, id);
      await recordConsent(db.database, id, 'asked');
      const token = await addIntroductionLink(db.database, id, hoursFromNow(1));
      await answerByToken(db.database, token, 'given');
      const [made, answer] = await Promise.all([
        introduce(db.database, id),
        answerByToken(db.database, token, 'withdrawn'),
      ]);
      expect(answer).toBe('withdrawn');
      const kinds = await queryTasks<{ kind: string; outcome: string }>(
        db,
        'SELECT kind, outcome FROM introduction_entries WHERE introduction_id = $1 ORDER BY sequence DESC LIMIT 2',
        [id],
      );
      // The introduction came before the withdrawal, or there was none.
      expect(kinds[0]).toEqual({ kind: 'consent', outcome: 'withdrawn' });
      expect(kinds[1]?.kind === 'introduced').toBe(made === 'introduced');
    }
  });

  test('is answered in the account by its candidate only', async () => {
    const [wren = '', other = ''] = await addCandidates(db.database, 'Wren Halloran', 'Tom Reed');
    const [application = ''] = await addApplications(db.database, { candidate_id: wren, job_id: agencyJob });
    const id = await addIntroduction(db.database, application);
    await recordConsent(db.database, id, 'asked');
    const answerAs = async (actor: string) => {
      const { rows } = await db.database.asActor(actor, (transaction) =>
        sql<{ said: string }>`SELECT app.answer_own_introduction(${id}, 'given') AS said`.execute(transaction),
      );
      return rows[0]?.said;
    };
    for (const actor of [other, EMPLOYER, ADMIN]) expect(await answerAs(actor)).toBe('not_found');
    expect(await answerAs(wren)).toBe('given');
    const visibleRows = await db.database.asActor(wren, (transaction) =>
      transaction.selectFrom('introductions').select('id').execute(),
    );
    expect(visibleRows).toEqual([{ id }]);
    const details = await db.database.asActor(wren, (transaction) =>
      transaction.selectFrom('introduction_details').select('sequence').execute(),
    );
    expect(details).toEqual([]);
  });
});

describe('who', () => {
  const open = (actor: string, application: string) => addIntroduction(db.database, application, { by: actor });

  test('administrators for any job, consultants for jobs of the agency, others for none', async () => {
    const [ofAgency, ofEmployer] = [await addGuest(), await addGuest(employerJob)];
    for (const actor of [EDITOR, EMPLOYER]) await expect(open(actor, ofAgency)).rejects.toThrow('was refused');
    await expect(open(CONSULTANT, ofEmployer)).rejects.toThrow('was refused');
    const id = await open(ADMIN, ofEmployer);
    await open(CONSULTANT, ofAgency);
    expect(await recordCheck(db.database, id, { kind: 'identity' }, CONSULTANT)).toBe('not_found');
    expect(await recordConsent(db.database, id, 'given', EMPLOYER)).toBe('not_found');
    expect(await introduce(db.database, id, CONSULTANT)).toBe('not_found');
    for (const actor of [EMPLOYER, EDITOR, CONSULTANT]) {
      const visibleRows = await db.database.asActor(actor, (transaction) =>
        transaction.selectFrom('introductions').select('id').where('application_id', '=', ofEmployer).execute(),
      );
      expect([actor, visibleRows]).toEqual([actor, []]);
    }
  });

  test('an application that is over or deleted cannot be introduced', async () => {
    const application = await addGuest();
    await queryTasks(db, "UPDATE applications SET status = 'withdrawn' WHERE id = $1", [application]);
    await expect(open(ADMIN, application)).rejects.toThrow('was refused');
    await expect(open(ADMIN, '00000000-0000-4000-8000-00000000dead')).rejects.toThrow('was refused');
  });

  test('the chain is checked by administrators and the site alone', async () => {
    const check = (actor: string) =>
      db.database.asActor(actor, (transaction) => sql`SELECT app.check_introductions()`.execute(transaction));
    await expect(check(CONSULTANT)).rejects.toThrow('only an administrator');
    await expect(check(ADMIN)).resolves.toBeDefined();
  });
});

describe('the chain', () => {
  test('has no fork and no gap after concurrent writes', async () => {
    const before = Number((await checkLedger(db.database)).entries);
    const ids = await Promise.all(
      Array.from({ length: 10 }, async () => addIntroduction(db.database, await addGuest())),
    );
    const count = rounds(40, 100);
    const outcomes = await Promise.all(
      Array.from({ length: count }, (_, n) => recordCheck(db.database, ids[n % 10] ?? '', { kind: 'identity' })),
    );
    expect(outcomes).toEqual(Array(count).fill('recorded'));
    const { entries, broken_at } = await checkLedger(db.database);
    expect([Number(entries) - before, broken_at]).toEqual([count + 10, null]);
  });

  test('leaves no gap when a transaction fails', async () => {
    const id = await addIntroduction(db.database, await addGuest());
    await expect(recordCheck(db.database, id, { kind: 'identity', outcome: 'not_needed' })).rejects.toThrow('check');
    await recordCheck(db.database, id, { kind: 'identity' });
    expect((await checkLedger(db.database)).broken_at).toBeNull();
  });

  const TABLES = ['introductions', 'introduction_entries', 'introduction_details'];
  const CHANGES: Record<string, string> = {
    introductions: "client_name = 'Another'",
    introduction_entries: "outcome = 'not_met'",
    introduction_details: `body = '{"by": "Another"}'`,
  };

  test.each(TABLES)(
    '%s: the site may neither write nor empty it, and a trigger refuses it to everyone else',
    async (table) => {
      await addMadeIntroduction(db.database, await addGuest());
      const statements = [`UPDATE ${table} SET ${CHANGES[table]}`, `DELETE FROM ${table}`, `TRUNCATE ${table} CASCADE`];
      for (const statement of statements) {
        const asSite = db.database.asSystem((transaction) => sql.raw(statement).execute(transaction));
        await expect(asSite, statement).rejects.toThrow('permission denied');
        await expect(queryTasks(db, statement, []), statement).rejects.toThrow('only grows');
      }
      const insert = db.database.asSystem((transaction) =>
        sql.raw(`INSERT INTO ${table} SELECT * FROM ${table} LIMIT 1`).execute(transaction),
      );
      await expect(insert).rejects.toThrow('permission denied');
    },
  );

  const TAMPERING: [string, string, string][] = [
    ['another outcome', "UPDATE introduction_entries SET outcome = 'not_met' WHERE sequence = :n", 'hash'],
    ['another day', "UPDATE introduction_entries SET made_at = made_at - interval '1 day' WHERE sequence = :n", 'hash'],
    ['another text', `UPDATE introduction_details SET body = '{"by": "Another"}' WHERE sequence = :n`, 'detail'],
    [
      'an entry taken out',
      'DELETE FROM introduction_details WHERE sequence = :n; DELETE FROM introduction_entries WHERE sequence = :n',
      'gap',
    ],
    [
      'another client',
      "UPDATE introductions SET client_name = 'Another' WHERE id = (SELECT introduction_id FROM introduction_entries WHERE sequence = :n)",
      'introduction',
    ],
  ];

  test.each(TAMPERING)('%s by a superuser is detected', async (_what, statement, fault) => {
    const id = await addIntroduction(db.database, await addGuest());
    await recordCheck(db.database, id, { kind: 'identity' });
    await recordCheck(db.database, id, { kind: 'suitability' });
    const [row] = await queryTasks<{ n: string }>(
      db,
      "SELECT sequence AS n FROM introduction_entries WHERE introduction_id = $1 AND kind = 'identity'",
      [id],
    );
    const copies = TABLES.map((table) => `CREATE TEMP TABLE copy_of_${table} AS TABLE ${table}`);
    const restore = TABLES.toReversed().map((table) => `DELETE FROM ${table}`);
    const back = TABLES.map((table) => `INSERT INTO ${table} TABLE copy_of_${table}`);
    await asSuperuser(
      db,
      ...copies,
      'SET session_replication_role = replica',
      statement.replaceAll(':n', row?.n ?? ''),
      'CREATE TEMP TABLE checked AS SELECT * FROM app.check_introductions()'.replace(
        'app.check_introductions()',
        "(SELECT set_config('app.is_system', 'on', false)) AS s, app.check_introductions()",
      ),
      `DO $$ BEGIN ASSERT (SELECT fault FROM checked) = '${fault}', (SELECT format('%s at %s', fault, broken_at) FROM checked); END $$`,
      ...restore,
      ...back,
    );
    expect((await checkLedger(db.database)).broken_at).toBeNull();
  });
});

describe('erasure', () => {
  test('deletes introductions that were never made with the application, and keeps the chain whole', async () => {
    const application = await addGuest();
    const id = await addIntroduction(db.database, application);
    await recordCheck(db.database, id, { kind: 'identity', note: 'Passport of Ida Marsh' });
    await addIntroductionLink(db.database, id, hoursFromNow(1));
    await queryTasks(db, 'DELETE FROM applications WHERE id = $1', [application]);
    expect(isErased(await bodiesOf(id))).toBe(true);
    expect(await queryTasks(db, 'SELECT FROM emailed_links WHERE introduction_id = $1', [id])).toEqual([]);
    const { broken_at, erased } = await checkLedger(db.database);
    expect(broken_at).toBe(null);
    expect(Number(erased)).toBeGreaterThanOrEqual(2);
    await expect(
      queryTasks(db, `UPDATE introduction_details SET body = '{}', erased_at = NULL WHERE body IS NULL`, []),
    ).rejects.toThrow('only grows');
  });

  test('keeps introductions that were made for a year after the last entry', async () => {
    const application = await addGuest();
    const id = await addMadeIntroduction(db.database, application);
    await queryTasks(db, 'DELETE FROM applications WHERE id = $1', [application]);
    const purge = (days: number) =>
      queryTasks(db, 'SELECT app.forget_introductions(now() + make_interval(days => $1))', [days]);
    await purge(360);
    expect(isErased(await bodiesOf(id))).toBe(false);
    await purge(370);
    expect(isErased(await bodiesOf(id))).toBe(true);
    expect((await checkLedger(db.database)).broken_at).toBeNull();
  });

  test('does not touch those whose application stays', async () => {
    const id = await addMadeIntroduction(db.database, await addGuest());
    await queryTasks(db, "SELECT app.purge_as_of(now() + interval '800 days')", []);
    expect(isErased(await bodiesOf(id))).toBe(false);
  });

  test('an account that was introduced is told how long the record stays', async () => {
    const [wren = ''] = await addCandidates(db.database, 'Wren Halloran');
    const [application = ''] = await addApplications(db.database, { candidate_id: wren, job_id: agencyJob });
    await addMadeIntroduction(db.database, application);
    const { rows } = await db.database.asActor(wren, (transaction) =>
      sql<{ records: number }>`SELECT * FROM app.count_records_to_keep()`.execute(transaction),
    );
    expect(rows[0]?.records).toBe(1);
  });
});

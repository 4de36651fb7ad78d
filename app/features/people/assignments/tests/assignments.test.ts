import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changeAssignment } from '#app/features/people/assignments/commands/change-assignment.server.ts';
import { giveKeyInformation } from '#app/features/people/assignments/commands/give-key-information.server.ts';
import { watchClocks } from '#app/features/people/assignments/commands/renew-clocks.server.ts';
import { startAssignment } from '#app/features/people/assignments/commands/start-assignment.server.ts';
import { writeKeyInformation } from '#app/features/people/assignments/commands/write-key-information.server.ts';
import { listAssignments, listNearAssignments } from '#app/features/people/assignments/queries/assignments.server.ts';
import type { AssignmentStart, KeyInformationDraft } from '#app/features/people/assignments/schema.ts';
import { addDays } from '#domain/assignment/assignment.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import { accountServices } from '#tests/support/account-services.ts';
import { actingAdmin } from '#tests/support/admin-desk.ts';
import { addCandidates } from '#tests/support/applications.ts';
import { addAssignment, addDocument, KEY_INFORMATION } from '#tests/support/assignments.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { ADMIN, addPeople, EMPLOYER } from '#tests/support/jobs.ts';
import { addColleague, requireFactors } from '#tests/support/staff.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let db: TestDatabase;
const ids: Record<string, string> = { admin: ADMIN, employer: EMPLOYER, anonymous: '' };
let person: string;
let other: string;
const NOW = new Date();
const TODAY = londonDay(NOW);
const consultant = actingAdmin(ADMIN, 'The Admin');

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  ids['consultant'] = await addColleague(db, 'consultant', 'The Consultant');
  ids['editor'] = await addColleague(db, 'editor', 'The Editor');
  await requireFactors(db, false);
  [ids['candidate'] = '', ids['stranger'] = ''] = await addCandidates(db.database, 'Ann Account', 'Bea Stranger');
  const rows = await queryTasks<{ id: string; account: string }>(
    db,
    'SELECT id, account_id AS account FROM people WHERE account_id IS NOT NULL',
  );
  person = rows.find(({ account }) => account === ids['candidate'])?.id ?? '';
  other = rows.find(({ account }) => account === ids['stranger'])?.id ?? '';
});

beforeEach(async () => {
  sent = [];
  await queryTasks(db, 'TRUNCATE qualifying_clocks, key_information, audit_entries CASCADE');
});

afterAll(() => db?.drop());

let sent: unknown[] = [];
const services = () => {
  const tasks = { send: async (_: unknown, __: string, payload: unknown) => void sent.push(payload) };
  return { ...accountServices(db, { tasks }), now: NOW };
};

const START: AssignmentStart = {
  clockId: null,
  hirer: 'Northgate Ltd',
  role: 'Picker',
  toldOn: null,
  engagement: 'paye',
  otherAgency: null,
  givenElsewhereOn: null,
  startsOn: TODAY,
  endsOn: null,
  pay: 13.5,
  payPeriod: 'hour',
  consultantId: ADMIN,
};
const start = (more: Partial<AssignmentStart> = {}, id = person) =>
  startAssignment(services(), consultant, id, { ...START, ...more });

const idOf = (result: { ok: boolean; id?: string }) => {
  if (!result.id) throw new Error(`Refused: ${JSON.stringify(result)}`);
  return result.id;
};

describe('a document', () => {
  const { business: _, example: __, ...draft } = KEY_INFORMATION;
  const writeOne = (more: Partial<KeyInformationDraft> = {}) =>
    writeKeyInformation(services(), consultant, person, { ...draft, ...more });

  test('two colleagues at once write two versions, and none is changed afterwards', async () => {
    const results = await Promise.all([writeOne(), writeOne({ rate: 15 }), writeOne()]);
    expect(results.map((each) => each.ok && each.version).toSorted()).toEqual([1, 2, 3]);
    const rows = await queryTasks<{ same: boolean; begin: string }>(
      db,
      `SELECT sha256 = sha256(pdf) AS same, convert_from(substring(pdf FROM 1 FOR 5), 'UTF8') AS begin FROM key_information`,
    );
    expect(rows).toEqual(Array(3).fill({ same: true, begin: '%PDF-' }));
    const change = db.database.asActor(ADMIN, (transaction) =>
      sql`UPDATE key_information SET contents = '{}'`.execute(transaction),
    );
    await expect(change).rejects.toMatchObject({ code: '42501' });
  });

  test('is refused below the least wage, and where nothing would be left', async () => {
    expect(await writeOne({ rate: 5 })).toMatchObject({ reason: 'below_wage' });
    const umbrella = { engagement: 'umbrella', rate: 19, exampleOf: { ...draft.exampleOf, margin: 20 } } as const;
    expect(await writeOne({ ...umbrella, workerRate: 16 })).toMatchObject({ reason: 'above_example' });
    expect(await writeOne({ ...umbrella, workerRate: 14.9 })).toMatchObject({ ok: true });
    expect(await writeOne({ exampleOf: { ...draft.exampleOf, otherCosts: 999 } })).toMatchObject({
      reason: 'nothing_left',
    });
    expect(await writeOne({ rateUnit: 'day', rate: 300, exampleOf: { ...draft.exampleOf, units: 5 } })).toMatchObject({
      ok: true,
    });
  });

  test('is given once, and stays given', async () => {
    const documentId = idOf(await writeOne());
    const give = (intent: 'hand' | 'email') =>
      giveKeyInformation(services(), consultant, person, { documentId, intent });
    expect(await giveKeyInformation(services(), consultant, other, { documentId, intent: 'hand' })).toMatchObject({
      reason: 'gone',
    });
    expect(await give('email')).toEqual({ ok: true });
    expect(await queryTasks(db, 'SELECT given_at FROM key_information')).toEqual([{ given_at: null }]);
    expect(await give('hand')).toEqual({ ok: true });
    expect(await give('email')).toEqual({ ok: false, reason: 'given_already' });
    const reached = await db.database.asActor(ADMIN, (transaction) =>
      sql`UPDATE key_information SET given_at = NULL, given_how = NULL`.execute(transaction),
    );
    expect(reached.numAffectedRows).toBe(0n);
  });
});

describe('an assignment', () => {
  test('starts only once its document was given', async () => {
    expect(await start()).toMatchObject({ reason: 'no_document' });
    await addDocument(db.database, person);
    expect(await start()).toMatchObject({ reason: 'not_given', version: 1 });
    await queryTasks(db, `UPDATE key_information SET given_at = clock_timestamp(), given_how = 'hand'`);
    expect(await start({ engagement: 'umbrella' })).toMatchObject({ reason: 'no_document' });
    expect(await start()).toMatchObject({ ok: true });
    const [row] = await queryTasks<{ due: string }>(db, 'SELECT qualifies_on::text AS due FROM qualifying_clocks');
    expect(row?.due).toBe(addDays(TODAY, 84));
  });

  test('the database refuses it too, whatever a command forgets', async () => {
    const documentId = await addDocument(db.database, person);
    const foreign = await addDocument(db.database, other, { isGiven: true });
    const { clockId } = await addAssignment(db.database, person, { documentId: null });
    const insert = (id: string | null) =>
      db.database.asActor(ADMIN, (transaction) =>
        sql`INSERT INTO assignments (clock_id, engagement, key_information_id, starts_on, consultant_id)
            VALUES (${clockId}, 'paye', ${id}, ${TODAY}, ${ADMIN})`.execute(transaction),
      );
    await expect(insert(null)).rejects.toMatchObject({ constraint: 'assignments_given_first' });
    await expect(insert(documentId)).rejects.toThrow('row-level security');
    await expect(insert(foreign)).rejects.toThrow('row-level security');
  });

  test('two colleagues at once start it once', async () => {
    await addDocument(db.database, person, { isGiven: true });
    const { clockId } = await addAssignment(db.database, person, {
      documentId: null,
      hirer: 'Northgate',
      endsOn: TODAY,
    });
    const results = await Promise.all([
      start({ clockId }),
      start({ clockId }),
      start({ clockId, endsOn: addDays(TODAY, 9) }),
    ]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.filter((each) => !each.ok && each.reason === 'overlapping')).toHaveLength(2);
    await expect(
      queryTasks(
        db,
        `INSERT INTO assignments (clock_id, engagement, key_information_id, starts_on)
         SELECT clock_id, engagement, key_information_id, starts_on + 1 FROM assignments WHERE other_agency IS NULL`,
      ),
    ).rejects.toMatchObject({ constraint: 'assignments_apart' });
  });

  test('a new role with a known hirer needs the day on which they were told in writing', async () => {
    await addDocument(db.database, person, { isGiven: true });
    expect(await start()).toMatchObject({ ok: true });
    expect(await start({ hirer: 'NORTHGATE LIMITED', role: 'Driver' })).toMatchObject({ reason: 'told_in_writing' });
    expect(await start({ hirer: 'Northgate ltd', role: 'Driver', toldOn: TODAY })).toMatchObject({ ok: true });
    expect(await start({ clockId: '00000000-0000-4000-8000-000000000001' })).toMatchObject({ reason: 'no_such_role' });
    expect(await start({ consultantId: ids['editor'] ?? '' })).toMatchObject({ reason: 'no_such_consultant' });
  });

  test('that ends early keeps how long it was meant to last', async () => {
    await addDocument(db.database, person, { isGiven: true });
    const id = idOf(await start({ endsOn: addDays(TODAY, 60) }));
    const change = (endsOn: string) => changeAssignment(services(), consultant, id, { intent: 'end', endsOn });
    expect(await change(addDays(TODAY, 30))).toMatchObject({ ok: true });
    const read = 'SELECT ends_on::text AS ended, likely_end_on::text AS meant FROM assignments';
    expect(await queryTasks(db, read)).toEqual([{ ended: addDays(TODAY, 30), meant: addDays(TODAY, 60) }]);
    expect(await change(addDays(TODAY, -1))).toMatchObject({ reason: 'end_before_start' });
    expect(await change('9999-12-31')).toMatchObject({ reason: 'too_long' });
  });

  test('that was entered by mistake takes its clock along', async () => {
    await addDocument(db.database, person, { isGiven: true });
    const id = idOf(await start());
    expect(await changeAssignment(services(), consultant, id, { intent: 'remove' })).toMatchObject({ ok: true });
    expect(await queryTasks(db, 'SELECT FROM qualifying_clocks')).toEqual([]);
    expect(await changeAssignment(services(), consultant, id, { intent: 'remove' })).toMatchObject({
      reason: 'not_found',
    });
  });
});

describe('absences', () => {
  test('move the day of equal treatment, and do not overlap', async () => {
    const { assignmentId: id } = await addAssignment(db.database, person, {
      documentId: null,
      startsOn: addDays(TODAY, -35),
    });
    const away = (fromOn: string, backOn: string | null) =>
      changeAssignment(services(), consultant, id, { intent: 'absence', reason: 'leave', fromOn, backOn });
    expect(await away(addDays(TODAY, -28), addDays(TODAY, -14))).toMatchObject({ ok: true });
    const [row] = await queryTasks<{ due: string }>(db, 'SELECT qualifies_on::text AS due FROM qualifying_clocks');
    expect(row?.due).toBe(addDays(TODAY, -35 + 84 + 14));
    expect(await away(addDays(TODAY, -15), null)).toMatchObject({ reason: 'absence_overlapping' });
    expect(await away(addDays(TODAY, -14), null)).toMatchObject({ ok: true });
    expect(await away(addDays(TODAY, 90), addDays(TODAY, 95))).toMatchObject({ reason: 'absence_overlapping' });
    expect(await away(addDays(TODAY, -40), addDays(TODAY, -36))).toMatchObject({ reason: 'too_early_absence' });
    const [open] = await queryTasks<{ id: string }>(db, 'SELECT id FROM assignment_absences WHERE back_on IS NULL');
    const back = (backOn: string) =>
      changeAssignment(services(), consultant, id, { intent: 'back', absenceId: open?.id ?? '', backOn });
    expect(await back(addDays(TODAY, -20))).toMatchObject({ reason: 'absence_dates' });
    expect(await back(addDays(TODAY, -7))).toMatchObject({ ok: true });
  });

  test('a hundred are enough', async () => {
    const { assignmentId: id, clockId } = await addAssignment(db.database, person, {
      documentId: null,
      startsOn: '2020-01-01',
    });
    await queryTasks(
      db,
      `INSERT INTO assignment_absences (clock_id, reason, from_on, back_on)
       SELECT $1, 'other', '2020-01-01'::date + n * 2, '2020-01-02'::date + n * 2 FROM generate_series(1, 100) AS n`,
      [clockId],
    );
    const more = { intent: 'absence', reason: 'other', fromOn: '2024-01-01', backOn: '2024-01-02' } as const;
    expect(await changeAssignment(services(), consultant, id, more)).toMatchObject({ reason: 'too_many_absences' });
  });
});

describe('before week 12', () => {
  const beginWeek = async (weeks: number) => {
    const documentId = await addDocument(db.database, person, { isGiven: true, on: addDays(TODAY, -400) });
    return addAssignment(db.database, person, { documentId, startsOn: addDays(TODAY, -7 * (weeks - 1)) });
  };
  const watch = (now = NOW) => watchClocks(services(), now);

  test('the consultant is reminded once in week 10, and again if it starts again', async () => {
    const { clockId } = await beginWeek(9);
    await watch();
    expect(sent).toEqual([]);
    const later = new Date(NOW.getTime() + 7 * 86_400_000);
    await Promise.all([watch(later), watch(later)]);
    await watch(later);
    expect(sent).toEqual([{ mail: 'week-twelve-near', clockId }]);
    await queryTasks(db, `UPDATE qualifying_clocks SET reminded_for = '2020-01-01' WHERE id = $1`, [clockId]);
    await watch(later);
    expect(sent).toHaveLength(2);
  });

  test('it stands on Today until the terms are settled, and in the list of week 10', async () => {
    const { assignmentId } = await beginWeek(10);
    await watch();
    const near = () => db.database.asActor(ADMIN, (transaction) => listNearAssignments(transaction, TODAY, 5));
    expect(await near()).toMatchObject([{ person: 'Ann Account', clock: { weeks: 10, isQualified: false } }]);
    await changeAssignment(services(), consultant, assignmentId, { intent: 'settle', next: '' });
    expect(await near()).toEqual([]);
    const { counts } = await listAssignments(db.database, consultant, { show: 'near', page: 1 }, TODAY);
    expect(counts).toEqual({ running: 1, near: 1, ended: 0 });
  });
});

describe('who reads and changes it', () => {
  const TABLES = ['key_information', 'qualifying_clocks', 'assignments', 'assignment_absences'];
  const countAs = (who: string) =>
    db.database.asActor(ids[who] ?? '', async (transaction) => {
      const counts: number[] = [];
      for (const table of TABLES) {
        const { rows } = await sql<{ n: number }>`SELECT count(*)::integer AS n FROM ${sql.ref(table)}`.execute(
          transaction,
        );
        counts.push(rows[0]?.n ?? -1);
      }
      return counts;
    });

  test('the desk all, a worker their own, no one else any', async () => {
    const documentId = await addDocument(db.database, person, { isGiven: true });
    await addDocument(db.database, person);
    const { clockId } = await addAssignment(db.database, person, { documentId });
    await queryTasks(db, `INSERT INTO assignment_absences (clock_id, reason, from_on) VALUES ($1, 'sickness', $2)`, [
      clockId,
      TODAY,
    ]);
    expect(await countAs('admin')).toEqual([2, 1, 1, 1]);
    expect(await countAs('consultant')).toEqual([2, 1, 1, 1]);
    expect(await countAs('candidate')).toEqual([1, 1, 1, 1]);
    for (const who of ['stranger', 'employer', 'editor', 'anonymous'])
      expect([who, await countAs(who)]).toEqual([who, [0, 0, 0, 0]]);
    for (const who of ['candidate', 'stranger', 'employer', 'editor']) {
      const change = (statement: string) =>
        db.database.asActor(ids[who] ?? '', (transaction) => sql.raw(statement).execute(transaction));
      for (const statement of [
        `UPDATE assignments SET ends_on = starts_on`,
        `UPDATE key_information SET given_at = now(), given_how = 'hand'`,
        `DELETE FROM assignment_absences`,
        `DELETE FROM assignments`,
        `DELETE FROM qualifying_clocks`,
      ])
        expect([who, statement, (await change(statement)).numAffectedRows]).toEqual([who, statement, 0n]);
      await expect(
        change(
          `INSERT INTO assignment_absences (clock_id, reason, from_on) VALUES ('${clockId}', 'other', '2030-01-01')`,
        ),
      ).rejects.toThrow('row-level security');
    }
  });
});

describe('how it ends', () => {
  test('with the record; what the law wants kept for a year is kept', async () => {
    const [gone = ''] = await addCandidates(db.database, 'Cy Leaver');
    const [row] = await queryTasks<{ id: string }>(db, 'SELECT id FROM people WHERE account_id = $1', [gone]);
    const documentId = await addDocument(db.database, row?.id ?? '', { isGiven: true });
    await addAssignment(db.database, row?.id ?? '', { documentId, hirer: 'Last Hirer' });
    const needed = 'SELECT app.is_account_needed($1, now()) AS needed';
    expect(await queryTasks(db, needed, [gone])).toEqual([{ needed: true }]);
    await queryTasks(db, 'DELETE FROM profiles WHERE id = $1', [gone]);
    for (const table of TABLES_LEFT) expect(await queryTasks(db, `SELECT FROM ${table}`)).toEqual([]);
    expect(await queryTasks(db, 'SELECT job_company, outcome FROM kept_records WHERE account_id = $1', [gone])).toEqual(
      [{ job_company: 'Last Hirer', outcome: 'assignment' }],
    );
  });

  test('a colleague who leaves hands it over', async () => {
    const leaver = await addColleague(db, 'consultant', 'The Leaver');
    await addAssignment(db.database, person, { documentId: null, consultantId: leaver });
    await db.database.asActor(ADMIN, (transaction) =>
      sql`SELECT app.remove_staff(${leaver}, ${ids['consultant']})`.execute(transaction),
    );
    expect(await queryTasks(db, 'SELECT consultant_id AS id FROM assignments')).toEqual([{ id: ids['consultant'] }]);
  });
});

const TABLES_LEFT = ['key_information', 'qualifying_clocks', 'assignments', 'assignment_absences'];

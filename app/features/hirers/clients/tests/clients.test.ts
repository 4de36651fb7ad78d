import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import { correctPlacement, recordPlacement } from '#app/features/hirers/clients/commands/placements.server.ts';
import { findCvByLink, readByLink } from '#app/features/hirers/clients/queries/shortlist-by-link.server.ts';
import { findShortlist, selectNewAnswers } from '#app/features/hirers/clients/queries/shortlists.server.ts';
import { actingAdmin } from '#tests/support/admin-desk.ts';
import { addApplications, addCandidates, addCv } from '#tests/support/applications.ts';
import {
  addClient,
  addPlacement,
  addShortlist,
  addTerms,
  answerByToken,
  type TestClient,
} from '#tests/support/clients.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import {
  addIntroduction,
  introduce,
  recordAllChecks,
  recordCheck,
  recordConsent,
} from '#tests/support/introductions.ts';
import { ADMIN, addJobs, addPeople, EMPLOYER, hoursFromNow } from '#tests/support/jobs.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let db: TestDatabase;
let job: string;
let employers: string;
let client: TestClient;
let application: string;
const CONSULTANT = 'c0000000-0000-4000-8000-000000000001';
const EDITOR = 'c0000000-0000-4000-8000-000000000002';
const consultant = actingAdmin(ADMIN, 'The Admin') as unknown as Consultant;

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  const staff = { email: 'jo@agency.example', full_name: 'Jo Bell', role: 'consultant', status: 'approved' } as const;
  await db.database.asSystem((transaction) =>
    transaction
      .insertInto('profiles')
      .values([
        { ...staff, id: CONSULTANT },
        { ...staff, id: EDITOR, email: 'ed@agency.example', role: 'editor' },
      ])
      .execute(),
  );
  [job = '', employers = ''] = await addJobs(db.database, { user_id: CONSULTANT }, { user_id: EMPLOYER });
});

afterAll(() => db?.drop());

beforeEach(async () => {
  await queryTasks(db, 'DELETE FROM placements', []);
  await queryTasks(db, 'DELETE FROM applications', []);
  client = await addClient(db.database);
  await queryTasks(db, 'UPDATE jobs SET client_id = $2 WHERE id = $1', [job, client.id]);
  [application = ''] = await addApplications(db.database, { candidate_id: null, job_id: job, email: 'w@mail.example' });
});

const as = <Row>(who: string, statement: string) =>
  db.database.asActor(who, async (transaction) => (await sql.raw<Row>(statement).execute(transaction)).rows);

describe('who may read and write', () => {
  const TABLES = [
    'clients',
    'client_contacts',
    'client_terms',
    'shortlists',
    'shortlist_entries',
    'emailed_links',
    'placements',
    'placement_events',
  ];

  test('administrators and consultants may; employers, editors and candidates read nothing', async () => {
    await addTerms(db.database, client);
    await addShortlist(db.database, client, job, [application]);
    await addPlacement(db.database, client, application, { job_id: job });
    const [candidate = ''] = await addCandidates(db.database, 'Wren Halloran');
    for (const table of TABLES) {
      for (const who of [ADMIN, CONSULTANT])
        expect((await as(who, `SELECT FROM ${table}`)).length, table).toBeGreaterThan(0);
      for (const who of [EMPLOYER, EDITOR, candidate])
        expect([table, await as(who, `SELECT FROM ${table}`)]).toEqual([table, []]);
    }
  });

  test('shortlists of an employer’s job are for administrators alone', async () => {
    const [theirs = ''] = await addApplications(db.database, {
      candidate_id: null,
      job_id: employers,
      email: 'x@mail.example',
    });
    const { id } = await addShortlist(db.database, client, employers, [theirs]);
    expect(await as(CONSULTANT, `SELECT FROM shortlists WHERE id = '${id}'`)).toEqual([]);
    expect(await as(CONSULTANT, `SELECT FROM shortlist_entries WHERE shortlist_id = '${id}'`)).toEqual([]);
    expect(await as(ADMIN, `SELECT FROM shortlists WHERE id = '${id}'`)).toHaveLength(1);
  });

  test('terms never change, and only their author can record them', async () => {
    const terms = await addTerms(db.database, client);
    for (const statement of [
      `UPDATE client_terms SET fee_basis_points = 1 WHERE id = '${terms}'`,
      `DELETE FROM client_terms WHERE id = '${terms}'`,
    ]) {
      await expect(as(ADMIN, statement)).rejects.toMatchObject({ code: '42501' });
    }
    const inAnothersName = `INSERT INTO client_terms (client_id, version, fee_kind, fee_pence, rebate_weeks, payment_days, agreed_on, recorded_by)
      VALUES ('${client.id}', 9, 'fixed', 1, 0, 0, '2026-11-01', '${CONSULTANT}')`;
    await expect(as(ADMIN, inAnothersName)).rejects.toMatchObject({ code: '42501' });
  });

  test('an employer links no job of their own to a client', async () => {
    const link = `UPDATE jobs SET client_id = '${client.id}' WHERE id = '${employers}'`;
    await expect(as(EMPLOYER, link)).rejects.toMatchObject({ code: '42501' });
  });

  test('only administrators link an account, only that of an employer, and to one client alone', async () => {
    const link = (account: string, to = client.id) => `UPDATE clients SET account_id = '${account}' WHERE id = '${to}'`;
    await expect(as(CONSULTANT, link(EMPLOYER))).rejects.toMatchObject({ code: '23514' });
    await expect(as(ADMIN, link(CONSULTANT))).rejects.toMatchObject({ code: '23514' });
    await as(ADMIN, link(EMPLOYER));
    const other = await addClient(db.database);
    await expect(as(ADMIN, link(EMPLOYER, other.id))).rejects.toMatchObject({ code: '23505' });
    expect(await as(ADMIN, `SELECT app.client_of_job('${employers}') AS id`)).toEqual([{ id: client.id }]);
    await as(ADMIN, `UPDATE clients SET account_id = NULL WHERE id = '${client.id}'`);
  });
});

describe('a shortlist', () => {
  const add = (entry: string, shortlist: string) =>
    as(
      CONSULTANT,
      `INSERT INTO shortlist_entries (shortlist_id, application_id, position, headline) VALUES ('${shortlist}', '${entry}', 9, 'x')`,
    );

  test('contains only applications for its job, which belongs to its client', async () => {
    const [otherJob = ''] = await addJobs(db.database, { user_id: CONSULTANT });
    const [elsewhere = ''] = await addApplications(db.database, {
      candidate_id: null,
      job_id: otherJob,
      email: 'y@mail.example',
    });
    const { id } = await addShortlist(db.database, client, job, [application]);
    await expect(add(elsewhere, id)).rejects.toMatchObject({ code: '42501' });
    const stranger = await addClient(db.database);
    const send = (clientId: string, contact: string) =>
      as(
        CONSULTANT,
        `INSERT INTO shortlists (job_id, client_id, contact_id, expires_at, created_by)
         VALUES ('${job}', '${clientId}', '${contact}', now(), '${CONSULTANT}')`,
      );
    await expect(send(stranger.id, stranger.contact)).rejects.toMatchObject({ code: '42501' });
    await expect(send(client.id, stranger.contact)).rejects.toMatchObject({ code: '23503' });
  });

  test('shows its client neither name nor CV nor contact data, and what the desk sees is the same', async () => {
    const { id, token } = await addShortlist(db.database, client, job, [application]);
    const read = await readByLink(db.database, token);
    expect(read?.entries).toEqual([
      {
        position: 1,
        fullName: null,
        hasCv: false,
        headline: 'Keeper of lights',
        place: null,
        skills: [],
        note: null,
        answer: null,
        comment: null,
        answeredAt: null,
      },
    ]);
    expect(JSON.stringify(read)).not.toMatch(/Wren|Halloran|mail\.example|0113/);
    const desk = await findShortlist(db.database, consultant, id);
    expect(desk?.entries).toMatchObject([{ fullName: null, hasCv: false, candidate: 'Wren Halloran' }]);
  });

  test('names a candidate once every check of the introduction to this client is there, and not when consent is withdrawn', async () => {
    const { database } = db;
    const [candidate = ''] = await addCandidates(database, 'Gale Moss');
    const cv_id = await addCv(database, candidate);
    const [gale = ''] = await addApplications(database, {
      candidate_id: candidate,
      job_id: job,
      cv_id,
      full_name: 'Gale Moss',
    });
    const { id, token } = await addShortlist(database, client, job, [gale, application]);
    const named = async () => {
      const entries = (await readByLink(database, token))?.entries ?? [];
      const cv = await findCvByLink(database, token, '1');
      return [entries.map(({ fullName }) => fullName), entries.map(({ hasCv }) => hasCv), cv?.name ?? null];
    };
    const NO_ONE = [[null, null], [false, false], null];
    const elsewhere = await addClient(database);
    const otherIntroduction = await addIntroduction(database, gale, { client: 'Elsewhere', clientId: elsewhere.id });
    await recordConsent(database, otherIntroduction, 'given');
    await recordAllChecks(database, otherIntroduction);
    expect(await introduce(database, otherIntroduction)).toBe('introduced');
    expect(await named()).toEqual(NO_ONE);
    const introduction = await addIntroduction(database, gale, { client: 'This one', clientId: client.id });
    await recordConsent(database, introduction, 'given');
    const missing = (await findShortlist(database, consultant, id))?.entries[0];
    expect(missing).toMatchObject({ introductionId: introduction, gaps: ['suitability'] });
    await recordCheck(database, introduction, { kind: 'suitability' });
    expect(await named()).toEqual(NO_ONE);
    expect(await introduce(database, introduction)).toBe('introduced');
    expect(await named()).toEqual([['Gale Moss', null], [true, false], 'cv.pdf']);
    expect(await recordConsent(database, introduction, 'withdrawn')).toBe('recorded');
    expect(await named()).toEqual(NO_ONE);
  });

  test('is answered, and the answer waits until the desk has seen it, again after each change', async () => {
    const { id, token } = await addShortlist(db.database, client, job, [application]);
    const waiting = () => db.database.asActor(CONSULTANT, (transaction) => selectNewAnswers(transaction, 9));
    expect(await waiting()).toEqual([]);
    expect(await answerByToken(db.database, token, 1, 'yes')).toBe('answered');
    expect(await answerByToken(db.database, token, 1, 'yes')).toBe('same');
    expect(await answerByToken(db.database, token, 2, 'yes')).toBe('no_entry');
    expect(await waiting()).toMatchObject([{ candidate: 'Wren Halloran', answer: 'yes' }]);
    await as(CONSULTANT, `UPDATE shortlist_entries SET seen_at = now() WHERE shortlist_id = '${id}'`);
    expect(await waiting()).toEqual([]);
    expect(await answerByToken(db.database, token, 1, 'no', 'Too far away')).toBe('answered');
    expect(await waiting()).toMatchObject([{ answer: 'no', comment: 'Too far away' }]);
    expect(await queryTasks(db, 'SELECT status FROM applications WHERE id = $1', [application])).toEqual([
      { status: 'sent' },
    ]);
  });

  test('ends when it expires, is withdrawn, or its contact is deleted', async () => {
    const { database } = db;
    const ended = async (statement: string, contact = client.contact) => {
      const { id, token } = await addShortlist(database, { ...client, contact }, job, [application]);
      expect(await readByLink(database, token)).not.toBeNull();
      await queryTasks(db, statement.replaceAll('$1', `'${id}'`), []);
      expect([statement, await readByLink(database, token)]).toEqual([statement, null]);
      expect(await answerByToken(database, token, 1, 'yes')).toBe('bad_link');
    };
    await ended('UPDATE shortlists SET expires_at = now() WHERE id = $1');
    await ended('UPDATE shortlists SET revoked_at = now() WHERE id = $1');
    await ended('DELETE FROM client_contacts WHERE id = (SELECT contact_id FROM shortlists WHERE id = $1)');
    expect(
      await queryTasks(db, 'SELECT FROM erasures WHERE kind = $1 AND subject_id = $2', ['person', client.contact]),
    ).toHaveLength(1);
  });

  test('loses candidates who withdraw or are deleted; letters stay', async () => {
    const others = await addApplications(
      db.database,
      { candidate_id: null, job_id: job, email: 'b@mail.example' },
      { candidate_id: null, job_id: job, email: 'c@mail.example' },
    );
    const { token } = await addShortlist(db.database, client, job, [application, ...others]);
    await queryTasks(db, "UPDATE applications SET status = 'withdrawn' WHERE id = $1", [application]);
    await queryTasks(db, 'DELETE FROM applications WHERE id = $1', [others[0]]);
    expect((await readByLink(db.database, token))?.entries.map(({ position }) => position)).toEqual([3]);
    expect(await answerByToken(db.database, token, 1, 'yes')).toBe('no_entry');
  });

  test('is read and answered by the site’s role only', async () => {
    for (const call of [
      "app.read_shortlist('\\x00')",
      "app.find_shortlist('\\x00')",
      "app.find_shortlist_cv('\\x00', 1)",
      "app.answer_shortlist('\\x00', 1, 'yes', NULL)",
    ])
      await expect(as(ADMIN, `SELECT ${call}`), call).rejects.toMatchObject({ code: '42501' });
  });

  test('keeps hashes of its links for seven days after it has expired', async () => {
    const { id } = await addShortlist(db.database, client, job, [application], { expires_at: hoursFromNow(-24 * 6) });
    const links = () => queryTasks(db, 'SELECT FROM emailed_links WHERE shortlist_id = $1', [id]);
    await queryTasks(db, 'SELECT app.purge_as_of(now())', []);
    expect(await links()).toHaveLength(1);
    await queryTasks(db, "SELECT app.purge_as_of(now() + interval '1 day')", []);
    expect(await links()).toEqual([]);
  });
});

describe('a placement', () => {
  const services = () => ({ database: db.database });
  const FIELDS = { startsOn: '2027-01-04', payPence: 3_000_000, feePence: null, rebateEndsOn: null, endedOn: null };
  const record = (fields: object = {}, id = application) =>
    recordPlacement(services(), consultant, id, { ...FIELDS, ...fields });
  const rowOf = async (id: string) =>
    (
      await queryTasks(
        db,
        `SELECT fee_pence, pay_pence, starts_on::text AS start, rebate_ends_on::text AS rebate FROM placements WHERE id = $1`,
        [id],
      )
    )[0];

  test('takes fee and rebate from the newest terms, or as they are typed', async () => {
    expect(await record()).toEqual({ ok: false, reason: 'fee_unknown' });
    await addTerms(db.database, client);
    const recorded = await record();
    if (!recorded.ok) throw new Error(recorded.reason);
    const row = { fee_pence: 525_000, pay_pence: 3_000_000, start: '2027-01-04', rebate: '2027-03-28' };
    expect(await rowOf(recorded.id)).toEqual(row);
    expect(await record()).toEqual({ ok: false, reason: 'placed_already', id: recorded.id });
    const [other = ''] = await addApplications(db.database, {
      candidate_id: null,
      job_id: job,
      email: 'o@mail.example',
    });
    const typed = await record({ payPence: null, feePence: 100_000, rebateEndsOn: '2027-02-01' }, other);
    if (!typed.ok) throw new Error(typed.reason);
    expect(await rowOf(typed.id)).toMatchObject({ fee_pence: 100_000, pay_pence: null, rebate: '2027-02-01' });
  });

  test('is recorded once, even if the button is pressed repeatedly', async () => {
    await addTerms(db.database, client);
    const results = await Promise.all([record(), record(), record()]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await queryTasks(db, 'SELECT FROM placements WHERE application_id = $1', [application])).toHaveLength(1);
  });

  test('is corrected with a line for what changed, and stays without its candidate', async () => {
    const id = await addPlacement(db.database, client, application, { job_id: job });
    const after = { ...FIELDS, feePence: 500_000, startsOn: '2027-01-11', rebateEndsOn: null };
    expect(await correctPlacement(services(), consultant, id, after)).toEqual({ ok: true, isSame: false });
    expect(await correctPlacement(services(), consultant, id, after)).toEqual({ ok: true, isSame: true });
    const lines = await queryTasks<{ words: string }>(
      db,
      'SELECT words FROM placement_events WHERE placement_id = $1 ORDER BY id',
      [id],
    );
    expect(lines.map(({ words }) => words)).toEqual([
      'Recorded',
      'Start date: 04/01/2027 → 11/01/2027; Fee: £5,250 → £5,000; Rebate end date: 28/03/2027 → none',
    ]);
    await queryTasks(db, 'DELETE FROM applications WHERE id = $1', [application]);
    expect(await queryTasks(db, 'SELECT application_id FROM placements WHERE id = $1', [id])).toEqual([
      { application_id: null },
    ]);
  });

  test('is not for an application that the desk may not read, nor one without a client', async () => {
    const [theirs = ''] = await addApplications(db.database, {
      candidate_id: null,
      job_id: employers,
      email: 'z@mail.example',
    });
    const jo = { ...consultant, id: CONSULTANT } as Consultant;
    expect(await recordPlacement(services(), jo, theirs, FIELDS)).toEqual({ ok: false, reason: 'not_found' });
    expect(await record({}, theirs)).toEqual({ ok: false, reason: 'no_client' });
    expect(await record({}, randomUUID())).toEqual({ ok: false, reason: 'not_found' });
  });
});

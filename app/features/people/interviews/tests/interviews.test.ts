import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashToken, newPathToken } from '#platform/token/token.server.ts';
import { addApplications, addCandidates } from '#tests/support/applications.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addInterview, bookByToken } from '#tests/support/interviews.ts';
import { ADMIN, addJobs, addPeople, EMPLOYER, hoursFromNow } from '#tests/support/jobs.ts';
import { rounds } from '#tests/support/rounds.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let db: TestDatabase;
let jobs: string[];
let wren: string;
const CONSULTANT = 'c0000000-0000-4000-8000-000000000001';

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  await db.database.asSystem((transaction) =>
    transaction
      .insertInto('profiles')
      .values({
        id: CONSULTANT,
        email: 'jo@agency.example',
        full_name: 'Jo Bell',
        role: 'consultant',
        status: 'approved',
      })
      .execute(),
  );
  jobs = await addJobs(db.database, { user_id: CONSULTANT }, { user_id: EMPLOYER }, { user_id: CONSULTANT });
  [wren = ''] = await addCandidates(db.database, 'Wren Halloran');
});

afterAll(() => db?.drop());
beforeEach(() => removeAll());

const removeAll = () =>
  queryTasks(db, 'DELETE FROM applications', []).then(() => queryTasks(db, 'DELETE FROM erased_interviews', []));
const rowOf = async (id: string) =>
  (await queryTasks<Record<string, unknown>>(db, 'SELECT * FROM interviews WHERE id = $1', [id]))[0];

/** Adds guests' applications for a consultant's job. */
async function addGuests(count: number): Promise<string[]> {
  const people = Array.from({ length: count }, (_, n) => ({
    candidate_id: null,
    job_id: jobs[0] ?? '',
    email: `guest-${n}@mail.example`,
  }));
  return addApplications(db.database, ...people);
}

describe('no one is in two interviews at once', () => {
  test('a time offered to many candidates goes to one of them, even if they answer concurrently', async () => {
    const at = hoursFromNow(48);
    for (let round = 0; round < rounds(3, 100); round += 1) {
      await removeAll();
      const guests = await addGuests(20);
      const offers = await Promise.all(
        guests.map((application_id) => addInterview(db.database, [at], { application_id })),
      );
      const answers = await Promise.all(offers.map(({ token }) => bookByToken(db.database, token, at)));
      expect(answers.filter((answer) => answer === 'booked')).toHaveLength(1);
      expect(answers.filter((answer) => answer === 'taken')).toHaveLength(19);
      expect(await queryTasks(db, "SELECT FROM interviews WHERE state = 'booked'", [])).toHaveLength(1);
    }
  });

  test('the constraint alone prevents it', async () => {
    const at = hoursFromNow(48);
    const guests = await addGuests(12);
    const offers = await Promise.all(
      guests.map((application_id) => addInterview(db.database, [at], { application_id })),
    );
    const results = await Promise.allSettled(
      offers.map(({ id }, n) =>
        queryTasks(
          db,
          `UPDATE interviews SET state = 'booked', starts_at = $2::timestamptz + make_interval(mins => $3), candidate_email = $4,
             ends_at = $2::timestamptz + make_interval(mins => $3 + minutes) WHERE id = $1`,
          [id, at, n % 30, `guest-${n}@mail.example`],
        ),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected') expect(['23P01', '40P01']).toContain(result.reason.code);
  });

  test('a candidate cannot be either, by address or by account', async () => {
    const at = hoursFromNow(48);
    const [one = '', two = '', three = ''] = await addApplications(
      db.database,
      { candidate_id: wren, job_id: jobs[0] ?? '', email: 'old@mail.example' },
      { candidate_id: wren, job_id: jobs[2] ?? '', email: 'new@mail.example' },
      { candidate_id: null, job_id: jobs[0] ?? '', email: 'NEW@mail.example' },
    );
    const first = await addInterview(db.database, [at], { application_id: one });
    const byAccount = await addInterview(db.database, [at], { application_id: two, interviewer_id: CONSULTANT });
    const later = hoursFromNow(60);
    const byAddress = await addInterview(db.database, [later], { application_id: three });
    const secondOffer = await addInterview(db.database, [later], { application_id: two, interviewer_id: CONSULTANT });
    expect(await bookByToken(db.database, first.token, at)).toBe('booked');
    expect(await bookByToken(db.database, byAccount.token, at)).toBe('busy');
    expect(await bookByToken(db.database, byAddress.token, later)).toBe('booked');
    expect(await bookByToken(db.database, secondOffer.token, later)).toBe('busy');
  });

  test('an interview may begin when another ends, and a cancelled one blocks no time', async () => {
    const [a = '', b = '', c = ''] = await addGuests(3);
    const at = hoursFromNow(48);
    const next = new Date(at.getTime() + 30 * 60_000);
    const first = await addInterview(db.database, [at], { application_id: a });
    const second = await addInterview(db.database, [next], { application_id: b });
    const third = await addInterview(db.database, [at], { application_id: c });
    expect(await bookByToken(db.database, first.token, at)).toBe('booked');
    expect(await bookByToken(db.database, second.token, next)).toBe('booked');
    expect(await bookByToken(db.database, third.token, at)).toBe('taken');
    await queryTasks(db, "UPDATE interviews SET state = 'cancelled', cancelled_by = 'agency' WHERE id = $1", [
      first.id,
    ]);
    expect(await bookByToken(db.database, third.token, at)).toBe('booked');
  });
});

describe('choosing by the link', () => {
  test('books, moves and cancels; each raises the event’s sequence', async () => {
    const [application_id = ''] = await addGuests(1);
    const [one, two] = [hoursFromNow(48), hoursFromNow(72)];
    const { id, token } = await addInterview(db.database, [one, two], { application_id });
    const { uid } = (await rowOf(id)) ?? {};
    expect(await bookByToken(db.database, token, one)).toBe('booked');
    expect(await rowOf(id)).toMatchObject({
      uid,
      sequence: 1,
      state: 'booked',
      starts_at: one,
      candidate_email: 'guest-0@mail.example',
    });
    expect(await bookByToken(db.database, token, one)).toBe('same');
    expect(await bookByToken(db.database, token, two)).toBe('booked');
    expect(await rowOf(id)).toMatchObject({ uid, sequence: 2, starts_at: two });
    expect(await callByToken('ask_for_other_times', token)).toBe('asked');
    expect(await rowOf(id)).toMatchObject({
      sequence: 2,
      state: 'booked',
      move_asked_at: expect.any(Date),
      candidate_note: 'A note',
    });
    expect(await callByToken('cancel_interview_by_link', token)).toBe('cancelled');
    expect(await rowOf(id)).toMatchObject({ uid, sequence: 3, state: 'cancelled', cancelled_by: 'candidate' });
    expect(await callByToken('cancel_interview_by_link', token)).toBe('cancelled');
    expect(await bookByToken(db.database, token, one)).toBe('over');
    expect(await callByToken('ask_for_other_times', token)).toBe('over');
    expect(await rowOf(id)).toMatchObject({ sequence: 3 });
  });

  test('refuses other and past times, and links that are guessed, expired or revoked', async () => {
    const [application_id = '', other = ''] = await addGuests(2);
    const at = hoursFromNow(48);
    const past = hoursFromNow(-1);
    const { id, token } = await addInterview(db.database, [at, past], { application_id });
    expect(await bookByToken(db.database, token, hoursFromNow(49))).toBe('not_offered');
    expect(await bookByToken(db.database, token, past)).toBe('not_offered');
    expect(await bookByToken(db.database, newPathToken(), at)).toBe('bad_link');
    const expired = await addInterview(db.database, [at], { application_id: other }, hoursFromNow(-1));
    expect(await bookByToken(db.database, expired.token, at)).toBe('bad_link');
    await queryTasks(db, 'DELETE FROM emailed_links WHERE interview_id = $1', [id]);
    expect(await bookByToken(db.database, token, at)).toBe('bad_link');
    expect(await callByToken('ask_for_other_times', token)).toBe('bad_link');
    expect(await callByToken('cancel_interview_by_link', token)).toBe('bad_link');
    expect(await rowOf(id)).toMatchObject({ state: 'offered', sequence: 0 });
  });

  test('shows the times that are still free', async () => {
    const [a = '', b = ''] = await addGuests(2);
    const times = [hoursFromNow(48), hoursFromNow(-1), hoursFromNow(72)];
    const first = await addInterview(db.database, times, { application_id: a });
    const second = await addInterview(db.database, times, { application_id: b });
    expect(await openSlots(first.id)).toEqual([times[0], times[2]]);
    await bookByToken(db.database, second.token, times[0] ?? new Date());
    expect(await openSlots(first.id)).toEqual([times[2]]);
    expect(await openSlots(second.id)).toEqual([times[2]]);
  });

  test('only the site’s role can call the functions', async () => {
    const call = sql`SELECT app.book_interview(${hashToken('x')}, now())`;
    await expect(call.execute(db.database.asPublic)).rejects.toThrow('only the site itself');
    await expect(db.database.asActor(ADMIN, (transaction) => call.execute(transaction))).rejects.toThrow(
      'only the site itself',
    );
  });
});

describe('what ends an interview', () => {
  test('withdrawing or rejecting an application cancels its future interviews', async () => {
    const [withdrawn = '', refused = '', moved = ''] = await addGuests(3);
    const at = hoursFromNow(48);
    const interviews = await Promise.all(
      [withdrawn, refused, moved].map((application_id) => addInterview(db.database, [at], { application_id })),
    );
    const [one, two, three] = interviews.map(({ id }) => id);
    await bookByToken(db.database, interviews[0]?.token ?? '', at);
    const move = (id: string, status: string) =>
      queryTasks(db, 'UPDATE applications SET status = $2 WHERE id = $1', [id, status]);
    await move(withdrawn, 'withdrawn');
    await move(refused, 'not_taken_forward');
    await move(moved, 'offered');
    expect(await rowOf(one ?? '')).toMatchObject({ state: 'cancelled', cancelled_by: 'candidate', sequence: 2 });
    expect(await rowOf(two ?? '')).toMatchObject({ state: 'cancelled', cancelled_by: 'agency' });
    expect(await rowOf(three ?? '')).toMatchObject({ state: 'offered' });
  });

  test('an erased interview leaves its event without the candidate, for the interviewer’s calendar', async () => {
    const [a = '', b = ''] = await addGuests(2);
    const at = hoursFromNow(48);
    const booked = await addInterview(db.database, [at], { application_id: a });
    await addInterview(db.database, [at], { application_id: b });
    await bookByToken(db.database, booked.token, at);
    const { uid } = (await rowOf(booked.id)) ?? {};
    await queryTasks(db, 'DELETE FROM applications', []);
    for (const table of ['interviews', 'interview_slots', 'emailed_links'])
      expect(await queryTasks(db, `SELECT FROM ${table}`, [])).toEqual([]);
    expect(await queryTasks(db, 'SELECT uid, sequence, interviewer_id, starts_at FROM erased_interviews', [])).toEqual([
      { uid, sequence: 2, interviewer_id: ADMIN, starts_at: at },
    ]);
  });

  test('past interviews do not change, and an offered time alone is no booking', async () => {
    const [application_id = ''] = await addGuests(1);
    const { id } = await addInterview(db.database, [hoursFromNow(48)], { application_id });
    const set = (what: string) => queryTasks(db, `UPDATE interviews SET ${what} WHERE id = $1`, [id]);
    await expect(set("state = 'booked'")).rejects.toMatchObject({ code: '23514' });
    await expect(set("state = 'done'")).rejects.toMatchObject({ code: '23514' });
    await expect(set("state = 'cancelled'")).rejects.toMatchObject({ code: '23514' });
    await set("state = 'cancelled', cancelled_by = 'agency'");
    await expect(set("state = 'offered', cancelled_by = NULL")).rejects.toMatchObject({ code: '23514' });
  });
});

describe('who reads and changes them', () => {
  test('administrators may for all jobs, consultants for the agency’s, others for none', async () => {
    const [own = '', foreign = ''] = await addApplications(
      db.database,
      { candidate_id: wren, job_id: jobs[0] ?? '' },
      { candidate_id: wren, job_id: jobs[1] ?? '' },
    );
    const offers = await Promise.all(
      [own, foreign].map((application_id) => addInterview(db.database, [hoursFromNow(48)], { application_id })),
    );
    const read = (actor: string) =>
      db.database.asActor(actor, async (transaction) => {
        const interviews = await transaction.selectFrom('interviews').select('id').execute();
        const slots = await transaction.selectFrom('interview_slots').select('interview_id').execute();
        const links = await transaction.selectFrom('emailed_links').select('interview_id').execute();
        return [interviews.length, slots.length, links.length];
      });
    expect(await read(ADMIN)).toEqual([2, 2, 2]);
    expect(await read(CONSULTANT)).toEqual([1, 1, 1]);
    expect(await read(EMPLOYER)).toEqual([0, 0, 0]);
    expect(await read(wren)).toEqual([0, 0, 0]);
    expect(await db.database.asPublic.selectFrom('interviews').select('id').execute()).toEqual([]);
    const cancel = (actor: string, id = '') =>
      db.database.asActor(actor, async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('interviews')
          .set({ state: 'cancelled', cancelled_by: 'agency' })
          .where('id', '=', id)
          .executeTakeFirst();
        return Number(numUpdatedRows);
      });
    expect(await cancel(EMPLOYER, offers[1]?.id)).toBe(0);
    expect(await cancel(wren, offers[0]?.id)).toBe(0);
    expect(await cancel(CONSULTANT, offers[1]?.id)).toBe(0);
    expect(await cancel(CONSULTANT, offers[0]?.id)).toBe(1);
  });

  test('only the desk offers interviews, in its own name, at future times', async () => {
    const [application_id = ''] = await addApplications(db.database, { candidate_id: wren, job_id: jobs[1] ?? '' });
    const offer = (actor: string, interviewer_id: string, starts_at: Date) =>
      db.database.asActor(actor, async (transaction) => {
        const { id } = await transaction
          .insertInto('interviews')
          .values({ application_id, interviewer_id, kind: 'phone', minutes: 30 })
          .returning('id')
          .executeTakeFirstOrThrow();
        await transaction.insertInto('interview_slots').values({ interview_id: id, starts_at }).execute();
      });
    const later = hoursFromNow(1);
    await expect(offer(EMPLOYER, ADMIN, later)).rejects.toThrow('row-level security');
    await expect(offer(wren, ADMIN, later)).rejects.toThrow('row-level security');
    await expect(offer(CONSULTANT, CONSULTANT, later)).rejects.toThrow('row-level security');
    await expect(offer(ADMIN, EMPLOYER, later)).rejects.toThrow('row-level security');
    await expect(offer(ADMIN, ADMIN, hoursFromNow(-1))).rejects.toThrow('row-level security');
    await offer(ADMIN, CONSULTANT, later);
  });
});

async function callByToken(procedure: string, token: string): Promise<string> {
  return db.database.asSystem(async (transaction) => {
    const { rows } = await sql<{ answer: string }>`
      SELECT ${sql.ref(`app.${procedure}`)}(${hashToken(token)}, 'A note') AS answer`.execute(transaction);
    return rows[0]?.answer ?? '';
  });
}

async function openSlots(id: string): Promise<Date[]> {
  return db.database.asSystem(async (transaction) => {
    const { rows } = await sql<{ starts_at: Date }>`SELECT starts_at FROM app.open_interview_slots(${id})`.execute(
      transaction,
    );
    return rows.map(({ starts_at }) => starts_at);
  });
}

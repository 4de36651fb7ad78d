import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TakeOptions, takeJob } from '#app/features/board/job-imports/commands/take-job.server.ts';
import { setJobStatus } from '#app/features/board/jobs/commands/manage-jobs.server.ts';
import { accountServices } from '#tests/support/account-services.ts';
import { actingAdmin } from '#tests/support/admin-desk.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addPeople, EMPLOYER, posterOf } from '#tests/support/jobs.ts';
import { addColleague } from '#tests/support/staff.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let db: TestDatabase;
let consultant: ReturnType<typeof actingAdmin>;
const send = vi.fn(async () => undefined);
const source = { id: randomUUID() };
const authority = { how: 'phone' as const, givenBy: 'Ida Marsh', givenOn: '2026-11-20' };

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  consultant = actingAdmin(await addColleague(db, 'consultant', 'Consultant One'), 'Consultant One');
  await queryTasks(db, `INSERT INTO job_sources (id, name, kind, owner_id) VALUES ($1, 'An ATS', 'csv', $2)`, [
    source.id,
    consultant.id,
  ]);
});
afterAll(() => db?.drop());

const VALUES = {
  title: 'Lamp trimmer',
  company: 'Northgate',
  location: 'Remote',
  salary: '£30,000 a year',
  description: 'Trims lamps.',
  requirements: 'Scissors.',
};
const services = () => accountServices(db, { tasks: { send } });
const take = (reference: string, values: object = {}, options: TakeOptions = { authority }, by = consultant) =>
  takeJob(services(), by, source, { reference, values: { ...VALUES, ...values } }, options);
const idOf = (taken: Awaited<ReturnType<typeof take>>) => ('id' in taken ? taken.id : '');
const read = async (id: string) =>
  (
    await queryTasks(
      db,
      `SELECT title, status, category, user_id, updated_at::text AS version, closes_at::text AS closes_at,
              (SELECT given_by FROM hirer_authorities WHERE job_id = j.id) AS given_by
       FROM jobs AS j WHERE id = $1`,
      [id],
    )
  )[0];
const closeOn = (id: string, closes: string) =>
  queryTasks(db, `UPDATE jobs SET closes_at = now() + $2::interval WHERE id = $1`, [id, closes]);

test('a reference is made once, is the same again at no cost, and is changed by what changes', async () => {
  const result = await take('ref-1');
  expect(result.outcome).toBe('made');
  const id = idOf(result);
  expect(await read(id)).toMatchObject({ status: 'open', user_id: consultant.id, given_by: 'Ida Marsh' });
  expect(send.mock.calls.map((call) => (call as unknown[])[1])).toEqual(['match-jobs']);
  const before = await read(id);
  expect(await take('ref-1')).toEqual({ outcome: 'same', id });
  expect(await take('ref-1', { salary_min: '' }, {})).toEqual({ outcome: 'same', id });
  expect(await read(id)).toEqual(before);
  expect(await take('ref-1', { title: 'Head lamp trimmer' }, {})).toEqual({ outcome: 'changed', id });
  expect(await read(id)).toMatchObject({ title: 'Head lamp trimmer', given_by: 'Ida Marsh' });
  expect(await take('ref-1', { title: 'Head lamp trimmer' })).toEqual({ outcome: 'same', id });
  expect(await queryTasks(db, `SELECT action FROM audit_entries WHERE subject_id = $1`, [id])).toEqual([
    { action: 'job_authority_recorded' },
  ]);
});

test('objections of the form, the guard and the gazetteer are reported by field, and nothing is stored', async () => {
  const count = () => queryTasks(db, 'SELECT count(*) FROM jobs');
  const before = await count();
  expect(await take('bad', { salary: '', location: '' })).toMatchObject({
    outcome: 'refused',
    errors: { salary: 'Enter a salary', location: 'Enter a location' },
  });
  expect(await take('bad', { description: 'No foreigners.' })).toMatchObject({
    errors: { description: expect.stringContaining('No foreigners') },
  });
  expect(await take('bad', { description: 'Female only.' })).toMatchObject({
    errors: { because_sex: expect.any(String) },
  });
  expect(await take('bad', {}, {})).toMatchObject({ errors: { authority_by: expect.any(String) } });
  expect(await take('bad', { user_id: EMPLOYER })).toMatchObject({ errors: { form: expect.any(String) } });
  for (const reference of ['', ' ', 'x'.repeat(201), 'a\nb'])
    expect(await take(reference)).toMatchObject({ errors: { reference: expect.any(String) } });
  expect(await count()).toEqual(before);
});

test('an answer to the guard and an authority may come with the job', async () => {
  const answered = { asked_sex: 'Female only', because_sex: 'The hostel is for women.', description: 'Female only.' };
  const authorityFields = { authority_how: 'email', authority_by: 'Wren Halloran', authority_on: '2026-11-21' };
  const result = await take('answered', { ...answered, ...authorityFields }, {});
  expect(result.outcome).toBe('made');
  expect(await read(idOf(result))).toMatchObject({ given_by: 'Wren Halloran' });
  expect(await take('answered', { description: 'Female only.' }, {})).toMatchObject({ outcome: 'changed' });
});

test('a job that a colleague changed by hand is not overwritten unless that is asked for', async () => {
  const id = idOf(await take('by-hand'));
  expect(await setJobStatus(services(), consultant, id, 'closed')).toMatchObject({ ok: true });
  expect(await take('by-hand')).toEqual({ outcome: 'same', id });
  const changed = { description: 'Trims wicks.' };
  expect(await take('by-hand', changed)).toMatchObject({ outcome: 'refused', isEdited: true });
  expect(await take('by-hand', changed, { overwrites: true })).toEqual({ outcome: 'changed', id });
  expect(await read(id)).toMatchObject({ status: 'closed' });
  expect(await take('by-hand', changed)).toEqual({ outcome: 'same', id });
});

test('a job without a closing day of its own stays open as long as its source has it', async () => {
  const id = idOf(await take('no-end'));
  await closeOn(id, '3 days');
  await queryTasks(
    db,
    `UPDATE job_origins SET job_version = (SELECT (extract(epoch FROM updated_at) * 1000000)::bigint FROM jobs WHERE id = job_id) WHERE job_id = $1`,
    [id],
  );
  const soon = await read(id);
  expect(await take('no-end')).toEqual({ outcome: 'changed', id });
  expect((await read(id))?.['closes_at']).not.toBe(soon?.['closes_at']);
  expect(await take('no-end')).toEqual({ outcome: 'same', id });
});

test('two at once of one reference make one job', async () => {
  const results = await Promise.all([take('twice'), take('twice'), take('twice')]);
  expect(results.map(({ outcome }) => outcome).sort()).toEqual(['made', 'same', 'same']);
  expect(new Set(results.map(idOf)).size).toBe(1);
});

test('a deleted job is made anew, and an unknown source takes none', async () => {
  const id = idOf(await take('gone'));
  await queryTasks(db, 'DELETE FROM jobs WHERE id = $1', [id]);
  expect(await take('gone')).toMatchObject({ outcome: 'made' });
  for (const unknown of [randomUUID(), 'none'])
    expect(await takeJob(services(), consultant, { id: unknown }, { reference: 'x', values: VALUES })).toMatchObject({
      errors: { form: 'This import source doesn’t exist' },
    });
});

test('both walls keep others out', async () => {
  const employer = posterOf(EMPLOYER, 'employer', 'First Employer');
  const refused = { outcome: 'refused', errors: { form: 'This import source doesn’t exist' } };
  expect(await take('wall', {}, { authority }, employer as never)).toEqual(refused);
  expect(await take('wall', {}, { authority }, actingAdmin(EMPLOYER, 'First Employer'))).toEqual(refused);
  const { rows } = await db.database.asActor(EMPLOYER, (transaction) =>
    sql`SELECT FROM job_sources UNION ALL SELECT FROM job_origins`.execute(transaction),
  );
  expect(rows).toEqual([]);
});

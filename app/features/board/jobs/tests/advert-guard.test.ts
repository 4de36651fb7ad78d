import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyJob } from '#app/features/board/jobs/commands/copy-job.server.ts';
import { postJob, setJobStatus, updateJob } from '#app/features/board/jobs/commands/manage-jobs.server.ts';
import type { WrittenJob } from '#app/features/board/jobs/form.ts';
import { findGuardLog } from '#app/features/board/jobs/queries/guard/advert-guard.server.ts';
import { findManagedJob } from '#app/features/board/jobs/queries/managed-jobs.server.ts';
import { accountServices } from '#tests/support/account-services.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import {
  ADMIN,
  addJobs,
  addPeople,
  EMPLOYER,
  hoursFromNow,
  idOf,
  OTHER_EMPLOYER,
  posterOf,
} from '#tests/support/jobs.ts';
import { queryTasks } from '#tests/support/task-queue.ts';
import { WRITTEN_JOB } from '#tests/support/written-job.ts';

/** No command publishes an advert without the guard. Answers are logged with the person who authorised the job. */
let db: TestDatabase;
const services = () => accountServices(db);
const employer = posterOf(EMPLOYER, 'employer', 'First Employer');
const admin = posterOf(ADMIN, 'admin', 'The Admin');

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
});
afterAll(() => db?.drop());

const BLOCKED = { description: 'No foreigners.' };
const ASKED = { description: 'Female only.' };
const ANSWERS = { sex: { words: 'Female only', reason: 'The hostel is for women.' } };
const GIVEN = { how: 'phone' as const, givenBy: 'Ida Marsh', givenOn: '2026-11-20' };
const NO_AUTHORITY = { answers: ANSWERS, authority: null };

const overridesOf = (id: string) =>
  queryTasks(db, 'SELECT rule, words, reason, user_id, user_name FROM advert_overrides WHERE job_id = $1', [id]);
const authorityOf = async (id: string) =>
  (
    await queryTasks(
      db,
      'SELECT how, given_by, given_on::text, user_id, user_name FROM hirer_authorities WHERE job_id = $1',
      [id],
    )
  )[0];
const auditOf = async (id: string) =>
  (
    await queryTasks<{ action: string }>(db, 'SELECT action FROM audit_entries WHERE subject_id = $1 ORDER BY action', [
      id,
    ])
  ).map(({ action }) => action);
const statusOf = async (id: string) => (await findManagedJob(services(), employer, id))?.status;
const change = async (id: string, job: Partial<WrittenJob>, said = { answers: {}, authority: null }) => ({
  job: { ...WRITTEN_JOB, ...job },
  keepsStatus: true,
  version: (await findManagedJob(services(), admin, id))?.version ?? '',
  said,
});

describe.each([
  ['blocked', BLOCKED, { blocks: [{ rule: 'race' }], open: [] }],
  ['asked about', ASKED, { blocks: [], open: [{ rule: 'sex' }] }],
])('an advert with words that are %s', (_how, words, refusal) => {
  const refused = { ok: false, reason: 'advert', ...refusal };

  test('is not posted', async () => {
    const count = () => queryTasks(db, 'SELECT count(*) FROM jobs');
    const before = await count();
    expect(await postJob(services(), employer, { ...WRITTEN_JOB, ...words })).toMatchObject(refused);
    expect(await count()).toEqual(before);
  });

  test('is not what an open job is changed to', async () => {
    const id = idOf(await postJob(services(), employer, WRITTEN_JOB));
    expect(await updateJob(services(), employer, id, await change(id, words))).toMatchObject(refused);
    expect((await findManagedJob(services(), employer, id))?.description).toBe('Trims wicks by hand.');
  });

  test('is not published from a draft or a copy, by its form or by its button, and not opened again', async () => {
    const draft = idOf(await postJob(services(), employer, { ...WRITTEN_JOB, ...words, status: 'draft' }));
    const copied = await copyJob(services(), employer, draft, hoursFromNow(1_000));
    const [closed = ''] = await addJobs(db.database, { ...words, status: 'closed' });
    for (const id of [draft, copied.ok ? copied.id : '', closed]) {
      expect(await setJobStatus(services(), employer, id, 'open')).toMatchObject(refused);
      const form = { ...(await change(id, words)), keepsStatus: false };
      expect(await updateJob(services(), employer, id, form)).toMatchObject(refused);
      expect(await statusOf(id)).not.toBe('open');
    }
  });
});

test('an answer is logged with who gave it and in the audit trail, once, and counts when the job is opened again', async () => {
  const id = idOf(await postJob(services(), employer, { ...WRITTEN_JOB, ...ASKED }, { guardAnswers: NO_AUTHORITY }));
  const row = { rule: 'sex', ...ANSWERS.sex, user_id: EMPLOYER, user_name: 'First Employer' };
  expect(await overridesOf(id)).toEqual([row]);
  expect(await auditOf(id)).toEqual(['job_advert_kept']);
  expect(await setJobStatus(services(), employer, id, 'closed')).toMatchObject({ ok: true });
  expect(await setJobStatus(services(), employer, id, 'open')).toMatchObject({ ok: true });
  expect(await updateJob(services(), employer, id, await change(id, { ...ASKED, title: 'Cook' }))).toEqual({
    ok: true,
  });
  expect(await overridesOf(id)).toEqual([row]);
  const other = await change(id, { description: 'Ladies only.' });
  expect(await updateJob(services(), employer, id, other)).toMatchObject({ ok: false, reason: 'advert' });
});

test('a copy is asked again', async () => {
  const id = idOf(await postJob(services(), employer, { ...WRITTEN_JOB, ...ASKED }, { guardAnswers: NO_AUTHORITY }));
  const copy = await copyJob(services(), employer, id, hoursFromNow(1_000));
  expect(copy.ok && (await findGuardLog(services(), employer, copy.id))).toEqual({ overrides: [], authority: null });
});

describe('who allowed a job', () => {
  test('is the employer itself, from when its own job is on the board', async () => {
    const id = idOf(await postJob(services(), employer, { ...WRITTEN_JOB, status: 'draft' }));
    expect(await authorityOf(id)).toBeUndefined();
    await setJobStatus(services(), employer, id, 'open');
    const ownAuthority = { how: 'account', given_by: 'First Employer', user_id: EMPLOYER, user_name: 'First Employer' };
    expect(await authorityOf(id)).toMatchObject(ownAuthority);
    const other = idOf(await postJob(services(), employer, { ...WRITTEN_JOB, status: 'draft' }));
    await setJobStatus(services(), admin, other, 'open');
    expect(await authorityOf(other)).toMatchObject({ ...ownAuthority, user_id: ADMIN, user_name: 'The Admin' });
  });

  test('is said by the agency before its job is posted, and stands in the audit trail', async () => {
    expect(await postJob(services(), admin, WRITTEN_JOB)).toEqual({ ok: false, reason: 'authority' });
    const id = idOf(await postJob(services(), admin, WRITTEN_JOB, { guardAnswers: { answers: {}, authority: GIVEN } }));
    const agencyAuthority = { how: 'phone', given_by: 'Ida Marsh', given_on: '2026-11-20', user_id: ADMIN };
    expect(await authorityOf(id)).toMatchObject(agencyAuthority);
    expect(await auditOf(id)).toEqual(['job_authority_recorded']);
    const sameAuthority = await change(id, {}, { answers: {}, authority: GIVEN as never });
    expect(await updateJob(services(), admin, id, sameAuthority)).toEqual({ ok: true });
    expect(await updateJob(services(), admin, id, await change(id, {}))).toEqual({ ok: true });
    expect(await auditOf(id)).toEqual(['job_authority_recorded']);
  });

  test('is asked of a job of the agency that is published or opened again without', async () => {
    const [closed = ''] = await addJobs(db.database, { user_id: ADMIN, status: 'closed' });
    const draft = idOf(await postJob(services(), admin, { ...WRITTEN_JOB, status: 'draft' }));
    const copied = await copyJob(services(), admin, draft, hoursFromNow(1_000));
    for (const id of [closed, draft, copied.ok ? copied.id : '']) {
      expect(await setJobStatus(services(), admin, id, 'open')).toEqual({ ok: false, reason: 'authority' });
    }
    const guardAnswers = { answers: {}, authority: GIVEN };
    const begun = idOf(
      await postJob(services(), admin, { ...WRITTEN_JOB, status: 'draft' }, { guardAnswers: guardAnswers }),
    );
    expect(await setJobStatus(services(), admin, begun, 'open')).toMatchObject({ ok: true });
  });
});

describe('the rights that the database gives each role, without gates', () => {
  let ownJob = '';
  let agency = '';
  beforeAll(async () => {
    ownJob = idOf(await postJob(services(), employer, { ...WRITTEN_JOB, ...ASKED }, { guardAnswers: NO_AUTHORITY }));
    agency = idOf(
      await postJob(
        services(),
        admin,
        { ...WRITTEN_JOB, ...ASKED },
        { guardAnswers: { answers: ANSWERS, authority: GIVEN } },
      ),
    );
  });

  async function attempt(who: string, statement: string): Promise<number | 'refused'> {
    const done = new Error('taken back');
    let reached = 0;
    const thrown = await db.database
      .asActor(who, async (transaction) => {
        const { rows, numAffectedRows } = await sql.raw(statement).execute(transaction);
        reached = Number(numAffectedRows ?? rows.length);
        throw done;
      })
      .catch((error: Error & { code?: string }) => error);
    if (thrown === done) return reached;
    expect((thrown as { code?: string }).code).toBe('42501');
    return 'refused';
  }

  const UNKNOWN = randomUUID();
  test.each<[string, string, (number | 'refused')[]]>([
    ['its employer', EMPLOYER, [1, 0, 'refused', 'refused', 1, 'refused']],
    ['another employer', OTHER_EMPLOYER, [0, 0, 'refused', 'refused', 0, 'refused']],
    ['an administrator', ADMIN, [1, 1, 'refused', 'refused', 1, 'refused']],
    ['an account that is gone', UNKNOWN, [0, 0, 'refused', 'refused', 0, 'refused']],
  ])('%s', async (_who, id, outcome) => {
    const add = (table: string, by: string) =>
      table === 'advert_overrides'
        ? `INSERT INTO advert_overrides (job_id, rule, words, reason, user_id, user_name) VALUES ('${ownJob}', 'age', '', 'x', '${by}', 'x')`
        : `UPDATE hirer_authorities SET user_id = '${by}' WHERE job_id = '${ownJob}'`;
    const reach = async (statement: string) => attempt(id, statement);
    expect([
      await reach(`SELECT FROM advert_overrides WHERE job_id = '${ownJob}'`),
      await reach(`SELECT FROM advert_overrides WHERE job_id = '${agency}'`),
      await reach(`UPDATE advert_overrides SET reason = 'y'`),
      await reach('DELETE FROM hirer_authorities'),
      await reach(add('hirer_authorities', id)),
      await reach(add('advert_overrides', randomUUID())),
    ]).toEqual(outcome);
  });

  test('it goes with its job', async () => {
    await queryTasks(db, 'DELETE FROM jobs WHERE id = $1', [ownJob]);
    expect(await overridesOf(ownJob)).toEqual([]);
    expect(await authorityOf(ownJob)).toBeUndefined();
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addApplications, addCandidates } from '#tests/support/applications.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { ADMIN, addJobs, addPeople } from '#tests/support/jobs.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let db: TestDatabase;
let job: string;

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  [job = ''] = await addJobs(db.database, { user_id: ADMIN });
});

afterAll(() => db?.drop());

async function send(application: { candidate_id: string | null } & Record<string, unknown>) {
  const [id] = await addApplications(db.database, {
    job_id: job,
    email: `${randomUUID()}@mail.example`,
    ...application,
  });
  const [row] = await queryTasks<{ source: string | null }>(db, 'SELECT source FROM applications WHERE id = $1', [id]);
  return row?.source;
}

const alert = (owner: { email?: string; account_id?: string }, isMailed: boolean) =>
  db.database.asSystem(async (transaction) => {
    const { id } = await transaction
      .insertInto('job_alerts')
      .values({ search: '?search=forklift', keys: ['forklift'], frequency: 'daily', consent: 'Email me', ...owner })
      .returning('id')
      .executeTakeFirstOrThrow();
    const mail = await transaction
      .insertInto('job_alert_mails')
      .values({ alert_id: id, kind: 'jobs' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('job_alert_matches')
      .values({ alert_id: id, job_id: job, mail_id: isMailed ? mail.id : null })
      .execute();
  });

test('an application is from an account or a guest', async () => {
  const [wren = ''] = await addCandidates(db.database, 'Wren Halloran');
  expect(await send({ candidate_id: wren })).toBe('account');
  expect(await send({ candidate_id: null })).toBe('guest');
});

test('a like in Job Swipe counts as the source; a pass does not', async () => {
  const [liker = '', passer = ''] = await addCandidates(db.database, 'A Liker', 'A Passer');
  await db.database.asSystem((transaction) =>
    transaction
      .insertInto('swiped_jobs')
      .values([
        { user_id: liker, job_id: job, action: 'like' },
        { user_id: passer, job_id: job, action: 'pass' },
      ])
      .execute(),
  );
  expect(await send({ candidate_id: liker })).toBe('swipe');
  expect(await send({ candidate_id: passer })).toBe('account');
});

test('an emailed job alert counts as the source; an alert that only matched the job does not', async () => {
  const [told = '', found = ''] = await addCandidates(db.database, 'Told', 'Found');
  await alert({ account_id: told }, true);
  await alert({ account_id: found }, false);
  await alert({ email: 'Wren@Mail.example' }, true);
  expect(await send({ candidate_id: told })).toBe('alert');
  expect(await send({ candidate_id: found })).toBe('account');
  expect(await send({ candidate_id: null, email: 'wren@mail.example' })).toBe('alert');
});

test('the database ignores a source in the statement, and claiming an application does not change it', async () => {
  expect(await send({ candidate_id: null, source: 'swipe' })).toBe('guest');
  const [wren = ''] = await addCandidates(db.database, 'Wren Halloran');
  const [id = ''] = await addApplications(db.database, {
    job_id: job,
    candidate_id: null,
    email: 'later@mail.example',
  });
  await queryTasks(db, 'UPDATE applications SET candidate_id = $2 WHERE id = $1', [id, wren]);
  expect(await queryTasks(db, 'SELECT source FROM applications WHERE id = $1', [id])).toEqual([{ source: 'guest' }]);
});

test('the database takes the times of stages from the steps, and ignores times in the statement', async () => {
  const stamped = async (id: string) => {
    const [row] = await queryTasks<Record<string, Date | null>>(
      db,
      `SELECT a.replied_at, a.shortlisted_at, a.interview_at, a.offered_at,
         (SELECT min(created_at) FROM application_events WHERE application_id = a.id AND status NOT IN ('sent', 'viewed', 'withdrawn')) AS "replied",
         (SELECT min(created_at) FROM application_events WHERE application_id = a.id AND status IN ('shortlisted', 'interview', 'offered')) AS "shortlisted",
         (SELECT min(created_at) FROM application_events WHERE application_id = a.id AND status IN ('interview', 'offered')) AS "interview",
         (SELECT min(created_at) FROM application_events WHERE application_id = a.id AND status = 'offered') AS "offered"
       FROM applications AS a WHERE a.id = $1`,
      [id],
    );
    const { replied_at, shortlisted_at, interview_at, offered_at, replied, shortlisted, interview, offered } =
      row ?? {};
    expect([replied_at, shortlisted_at, interview_at, offered_at]).toEqual([replied, shortlisted, interview, offered]);
    return [replied_at, shortlisted_at, interview_at, offered_at].map((at) => at?.getTime() ?? null);
  };
  const forged = { replied_at: new Date(0), offered_at: new Date(0), candidate_id: null };
  const [id = '', offered = ''] = await addApplications(
    db.database,
    { job_id: job, email: 'walk@mail.example', ...forged },
    { job_id: job, email: 'offered@mail.example', status: 'offered', ...forged },
  );
  expect(await stamped(id)).toEqual([null, null, null, null]);
  expect(await stamped(offered)).not.toContain(null);
  const stampsByStep: (number | null)[][] = [];
  for (const status of [
    'viewed',
    'not_taken_forward',
    'shortlisted',
    'offered',
    'not_taken_forward',
    'offered',
    'withdrawn',
  ]) {
    await queryTasks(db, 'UPDATE applications SET status = $2 WHERE id = $1', [id, status]);
    stampsByStep.push(await stamped(id));
  }
  expect(stampsByStep.map((times) => times.filter((at) => at !== null).length)).toEqual([0, 1, 2, 4, 4, 4, 4]);
  expect(new Set(stampsByStep.slice(3).map(String)).size).toBe(1);
});

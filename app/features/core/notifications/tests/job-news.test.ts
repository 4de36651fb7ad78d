import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { postJob, setJobStatus, updateJob } from '#app/features/board/jobs/commands/manage-jobs.server.ts';
import { findManagedJob } from '#app/features/board/jobs/queries/managed-jobs.server.ts';
import type { Poster } from '#app/features/core/accounts/policy.ts';
import { announceJob, notifyOfJobs } from '#app/features/core/notifications/commands/find-job-news.server.ts';
import {
  addDevice as addDeviceOf,
  addJoiner,
  listDevices as listDevicesOf,
  type Person,
  recordInto,
  type SentTask,
} from '#app/features/core/notifications/tests/devices.ts';
import type { NotificationPreferences } from '#domain/device/notification-preferences.ts';
import { accountServices } from '#tests/support/account-services.ts';
import { addApplications } from '#tests/support/applications.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { addJobs, addPeople, EMPLOYER, hoursFromNow, idOf } from '#tests/support/jobs.ts';
import { WRITTEN_JOB } from '#tests/support/written-job.ts';

let db: TestDatabase;
const sent: SentTask[] = [];
const recording = recordInto(sent);

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
});

afterAll(() => db?.drop());

beforeEach(() => {
  sent.length = 0;
});

const asSystem = <T>(work: Parameters<typeof db.database.asSystem<T>>[0]) => db.database.asSystem(work);
const change = (statement: string) => asSystem((transaction) => sql.raw(statement).execute(transaction));
const addPerson = (person?: Person) => addJoiner(db.database, person);
const addDevice = (id: string, preferences?: Partial<NotificationPreferences>) =>
  addDeviceOf(db.database, id, preferences);
const listDevices = (id: string) => listDevicesOf(db.database, id);

const JOB = { ...WRITTEN_JOB, title: 'Joiner', description: 'Joins oak boards.', requirements: 'A saw.' };

type Job = NonNullable<Parameters<typeof addJobs>[1]>;

const addJob = async (job: Job = {}) =>
  (await addJobs(db.database, { title: 'Site carpenter', requirements: 'Joinery, and a van.', ...job }))[0] ?? '';

async function findPeople(jobId: string): Promise<string[]> {
  const { rows } = await asSystem((transaction) =>
    sql<{ id: string }>`SELECT app.find_people_for_job(${jobId}) AS id`.execute(transaction),
  );
  return rows.map(({ id }) => id);
}

describe('a job interests', () => {
  test.each<[string, Person, Job]>([
    ['a person with a skill that it names', {}, {}],
    ['however that is written', { skills: ['NODE.JS'] }, { description: 'You know Node.js/React.' }],
    ['also a skill of several words', { skills: ['Food hygiene'] }, { requirements: 'Food  hygiene; early starts.' }],
    ['a person who lives in its city', { location: 'Headingley, Leeds' }, { location: 'Leeds, UK' }],
    ['or in a part of it', { location: 'London' }, { location: 'Nine Elms, London' }],
    ['or says more of where', { location: 'Leeds, West Yorkshire' }, {}],
    ['a person who does not say where they live', { location: null }, {}],
    ['anybody anywhere, if it is remote', { location: 'Penzance' }, { work_mode: 'remote' }],
  ])('%s', async (_what, person, job) => {
    const id = await addPerson(person);
    expect(await findPeople(await addJob(job))).toContain(id);
  });

  test('a person who likes a job with a similar title', async () => {
    const id = await addPerson({ skills: [] });
    const liked = await addJob({ title: 'Senior carpenters' });
    await change(`INSERT INTO liked_jobs (user_id, job_id) VALUES ('${id}', '${liked}')`);
    expect(await findPeople(await addJob())).toContain(id);
    expect(await findPeople(await addJob({ title: 'Senior baker' }))).not.toContain(id);
  });

  test.each<[string, Person, Job]>([
    ['a person with other skills', { skills: ['Baking'] }, {}],
    ['a person with a skill that only begins like it', { skills: ['Join'] }, {}],
    ['a person without a usable skill', { skills: ['.', '- -'] }, {}],
    ['a person who lives elsewhere', { location: 'Penzance' }, {}],
    ['a person who turned news of jobs off', { device: { jobs: false } }, {}],
    ['a person without a device', { device: null }, {}],
    ['anybody while it is a draft', {}, { status: 'draft' }],
    ['anybody once it is closed', {}, { status: 'closed' }],
    ['anybody after its closing date', {}, { closes_at: hoursFromNow(-1) }],
  ])('not %s', async (_what, person, job) => {
    const id = await addPerson(person);
    expect(await findPeople(await addJob(job))).not.toContain(id);
  });

  test.each([
    ['liked', (user: string, job: string) => `INSERT INTO liked_jobs (user_id, job_id) VALUES ('${user}', '${job}')`],
    ['swiped', (user: string, job: string) => `INSERT INTO swiped_jobs VALUES ('${user}', '${job}', 'pass')`],
  ])('not a person who has already %s it', async (_what, statement) => {
    const [id, job] = [await addPerson(), await addJob()];
    await change(statement(id, job));
    expect(await findPeople(job)).not.toContain(id);
  });

  test('not a person who has applied for it, nor an account that waits for approval', async () => {
    const [applicant, waiting, job] = [await addPerson(), await addPerson({ device: null }), await addJob()];
    await addApplications(db.database, { job_id: job, candidate_id: applicant });
    await asSuperuser(db, `UPDATE profiles SET status = 'pending' WHERE id = '${waiting}'`);
    await addDevice(waiting);
    const people = await findPeople(job);
    expect(people).not.toContain(applicant);
    expect(people).not.toContain(waiting);
    await asSuperuser(db, `UPDATE profiles SET status = 'approved' WHERE id = '${waiting}'`);
    expect(await findPeople(job)).toContain(waiting);
  });

  test('only the site itself may list these people', async () => {
    const [id, job] = [await addPerson(), await addJob()];
    const query = sql<{ id: string }>`SELECT app.find_people_for_job(${job}) AS id`;
    expect((await query.execute(db.database.asPublic)).rows).toEqual([]);
    expect((await db.database.asActor(id, (transaction) => query.execute(transaction))).rows).toEqual([]);
    expect((await db.database.asActor(EMPLOYER, (transaction) => query.execute(transaction))).rows).toEqual([]);
  });
});

describe('notifying people of jobs', () => {
  const announce = (job: string) => asSystem((transaction) => announceJob(transaction, recording, job));
  const notify = () => asSystem((transaction) => notifyOfJobs(transaction, recording));
  const pushesTo = async (id: string) => {
    const devices = (await listDevices(id)).map((device) => device.id);
    return sent
      .filter(({ task, payload }) => task === 'send-push' && devices.includes(String(payload['deviceId'])))
      .map(({ payload: { news, subjectId, count } }) => ({ news, subjectId, count }));
  };
  test('starts when a job opens, and at no other change', async () => {
    const session = { hash: Buffer.alloc(32), kind: 'full' as const, expiresAt: hoursFromNow(1) };
    const keeper = {
      id: EMPLOYER,
      role: 'employer',
      status: 'approved',
      fullName: 'First Employer',
      email: 'x@y.example',
      session,
    } as Poster;
    const services = { ...accountServices(db), tasks: recording };
    const announced = () =>
      sent.splice(0).map(({ task, payload }) => [task, payload['jobId']].filter(Boolean).join(' '));
    const id = idOf(await postJob(services, keeper, JOB));
    expect(announced()).toEqual([`announce-job ${id}`, 'match-jobs']);
    const draft = idOf(await postJob(services, keeper, { ...JOB, status: 'draft' }));
    expect(announced()).toEqual([]);
    const versionOf = async (job: string) => (await findManagedJob(services, keeper, job))?.version ?? '';
    await updateJob(services, keeper, draft, { job: JOB, keepsStatus: false, version: await versionOf(draft) });
    expect(announced()).toEqual([`announce-job ${draft}`, 'match-jobs']);
    await updateJob(services, keeper, id, { job: JOB, keepsStatus: true, version: await versionOf(id) });
    await setJobStatus(services, keeper, id, 'closed');
    expect(announced()).toEqual([]);
    await setJobStatus(services, keeper, id, 'open');
    expect(announced()).toEqual([`announce-job ${id}`, 'match-jobs']);
  });

  const letHourPass = () =>
    change(`UPDATE job_news SET told_at = told_at - interval '61 minutes' WHERE told_at IS NOT NULL`);

  test('notifies of a job once, however often it is opened', async () => {
    const [id, job] = [await addPerson(), await addJob()];
    await announce(job);
    expect(sent).toMatchObject([{ task: 'tell-of-jobs', afterSeconds: 0 }]);
    await notify();
    expect(await pushesTo(id)).toEqual([{ news: 'new-jobs', subjectId: job, count: 1 }]);
    sent.length = 0;
    await letHourPass();
    await announce(job);
    await notify();
    expect(await pushesTo(id)).toEqual([]);
  });

  test('combines several jobs in one notification; those of the next hour make another', async () => {
    const id = await addPerson();
    const first = await addJob({ created_at: hoursFromNow(-2) });
    const second = await addJob({ created_at: hoursFromNow(-1) });
    for (const job of [second, first]) await announce(job);
    await notify();
    expect(await pushesTo(id)).toEqual([{ news: 'new-jobs', subjectId: second, count: 2 }]);

    sent.length = 0;
    const [third, fourth] = [await addJob({ created_at: hoursFromNow(-3) }), await addJob()];
    await announce(third);
    await notify();
    await announce(fourth);
    await notify();
    expect(await pushesTo(id)).toEqual([]);
    const later = sent.filter(({ task, afterSeconds }) => task === 'tell-of-jobs' && afterSeconds > 0);
    expect(later.length).toBeGreaterThan(0);
    for (const { afterSeconds } of later) expect(afterSeconds).toBeLessThanOrEqual(3600);

    sent.length = 0;
    await letHourPass();
    await notify();
    expect(await pushesTo(id)).toEqual([{ news: 'new-jobs', subjectId: fourth, count: 2 }]);
  });

  test('if more than a hundred people are due, the rest are notified at once, and no person twice', async () => {
    await notify();
    const job = await addJob();
    const people = await Promise.all(Array.from({ length: 101 }, () => addPerson()));
    await change(
      `INSERT INTO job_news (user_id, job_id) SELECT unnest(ARRAY['${people.join("','")}']::uuid[]), '${job}'`,
    );
    sent.length = 0;
    await notify();
    const pushes = () => sent.filter(({ task }) => task === 'send-push').length;
    expect(pushes()).toBe(100);
    expect(sent.filter(({ task }) => task === 'tell-of-jobs')).toMatchObject([{ afterSeconds: 0 }]);
    await notify();
    expect(pushes()).toBe(101);
  });

  test('skips jobs that were closed or swiped in between', async () => {
    const [id, closed, swiped] = [await addPerson(), await addJob(), await addJob()];
    await announce(closed);
    await announce(swiped);
    await change(`UPDATE jobs SET status = 'closed' WHERE id = '${closed}'`);
    await change(`INSERT INTO swiped_jobs VALUES ('${id}', '${swiped}', 'like')`);
    await notify();
    expect(await pushesTo(id)).toEqual([]);
  });

  test('two concurrent runs notify everybody once', async () => {
    const [id, job] = [await addPerson(), await addJob()];
    await announce(job);
    await Promise.all([notify(), notify(), notify()]);
    expect(await pushesTo(id)).toHaveLength(1);
  });

  test('forgets sent news after a day, and still does not repeat it', async () => {
    const [id, job] = [await addPerson(), await addJob()];
    await announce(job);
    await notify();
    await change(`UPDATE job_news SET told_at = told_at - interval '25 hours'`);
    sent.length = 0;
    await announce(job);
    await notify();
    expect(await pushesTo(id)).toEqual([]);
    const remainingNews = await asSystem((transaction) => transaction.selectFrom('job_news').selectAll().execute());
    expect(remainingNews.filter(({ user_id }) => user_id === id)).toEqual([]);
  });
});

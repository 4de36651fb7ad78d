import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteJob } from '#app/features/board/jobs/commands/manage-jobs.server.ts';
import { readToday } from '#app/features/core/desk/queries/today.server.ts';
import { closeOut } from '#app/features/people/applications/commands/close-out.server.ts';
import { decideApplication, markViewed } from '#app/features/people/applications/commands/decide-application.server.ts';
import { withdrawApplication } from '#app/features/people/applications/commands/send-application.server.ts';
import { writeLetter } from '#app/features/people/applications/commands/write-letter.server.ts';
import { listStillOpen } from '#app/features/people/applications/queries/close-out.server.ts';
import { findOwnApplication } from '#app/features/people/applications/queries/own-applications.server.ts';
import { openReceived } from '#app/features/people/applications/queries/received-application.server.ts';
import { endOfLondonDay, londonDay } from '#domain/time/calendar-day.ts';
import type { Tasks } from '#platform/tasks/tasks.server.ts';
import { accountServices } from '#tests/support/account-services.ts';
import { actingCandidate, addApplications, addCandidates } from '#tests/support/applications.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { ADMIN, addJobs, addPeople, EMPLOYER, hoursFromNow, OTHER_EMPLOYER, posterOf } from '#tests/support/jobs.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
});

afterAll(() => db?.drop());

const employer = posterOf(EMPLOYER, 'employer', 'First Employer');
const admin = posterOf(ADMIN, 'admin', 'The Admin');
type Admin = Parameters<typeof readToday>[1];

type Sending = { userId?: string; replyDays?: number | null; sentDaysAgo?: number };

async function send({ userId = EMPLOYER, replyDays = null, sentDaysAgo = 0 }: Sending = {}) {
  const [job = ''] = await addJobs(db.database, { user_id: userId, reply_days: replyDays });
  const [candidate = ''] = await addCandidates(db.database, 'Wren Halloran');
  const sentAt = hoursFromNow(-24 * sentDaysAgo);
  const [id = ''] = await addApplications(db.database, {
    candidate_id: candidate,
    job_id: job,
    sent_at: sentAt,
    status_changed_at: sentAt,
  });
  return { id, job, candidate, sentAt };
}

const promiseOf = async (id: string) => {
  type Row = { due_at: Date; replied_at: Date | null; ended_at: Date | null; is_agency: boolean };
  const [row] = await queryTasks<Row>(db, 'SELECT * FROM reply_promises WHERE application_id = $1', [id]);
  return row;
};

const endOfDay = (sentAt: Date, days: number) =>
  endOfLondonDay(londonDay(new Date(sentAt.getTime() + days * 86_400_000)));

describe('the day', () => {
  test('comes from the agency’s setting or the job’s, and is fixed when the application is sent', async () => {
    const usual = await send();
    expect((await promiseOf(usual.id))?.due_at).toEqual(endOfDay(usual.sentAt, 7));
    const custom = await send({ replyDays: 3 });
    await asSuperuser(db, `UPDATE jobs SET reply_days = 30 WHERE id = '${custom.job}'`);
    expect((await promiseOf(custom.id))?.due_at).toEqual(endOfDay(custom.sentAt, 3));
    await asSuperuser(
      db,
      'INSERT INTO settings (reply_days) VALUES (10) ON CONFLICT (id) DO UPDATE SET reply_days = 10',
    );
    const later = await send();
    expect((await promiseOf(later.id))?.due_at).toEqual(endOfDay(later.sentAt, 10));
    await asSuperuser(db, 'UPDATE settings SET reply_days = 7');
  });

  test('is visible to the candidate and to those who decide only', async () => {
    const { id, candidate } = await send();
    const { due_at: dueAt } = (await promiseOf(id)) ?? {};
    const application = await findOwnApplication(accountServices(db), actingCandidate(candidate), id);
    expect(application?.promise).toEqual({ dueAt, repliedAt: null, endedAt: null, isAgency: false });
    expect((await openReceived(accountServices(db), employer, id))?.application.promise?.dueAt).toEqual(dueAt);
    const seenBy = (actor: string) =>
      db.database.asActor(actor, (t) =>
        t.selectFrom('reply_promises').select('due_at').where('application_id', '=', id).execute(),
      );
    const [stranger = ''] = await addCandidates(db.database, 'A Stranger');
    expect(await seenBy(ADMIN)).toHaveLength(1);
    expect([await seenBy(stranger), await seenBy(OTHER_EMPLOYER)]).toEqual([[], []]);
  });
});

describe('a reply', () => {
  test('is a decision, not a view; the first one counts', async () => {
    const { id } = await send({ sentDaysAgo: 2 });
    await markViewed(accountServices(db), employer, id);
    expect((await promiseOf(id))?.replied_at).toBeNull();
    await decideApplication(accountServices(db), employer, id, { status: 'shortlisted', was: 'viewed' });
    const first = (await promiseOf(id))?.replied_at;
    expect(first).toEqual(expect.any(Date));
    await decideApplication(accountServices(db), employer, id, { status: 'not_taken_forward', was: 'shortlisted' });
    expect((await promiseOf(id))?.replied_at).toEqual(first);
  });

  test('is no longer due after the candidate has withdrawn', async () => {
    const { id, candidate } = await send();
    await withdrawApplication(accountServices(db), actingCandidate(candidate), id);
    expect(await promiseOf(id)).toMatchObject({ replied_at: null, ended_at: expect.any(Date) });
  });

  test('stays due after others have deleted the job or the candidate’s account', async () => {
    const [late, gone] = [await send({ sentDaysAgo: 20 }), await send({ sentDaysAgo: 20 })];
    expect(await deleteJob(accountServices(db), employer, late.job)).toMatchObject({ ok: true });
    await asSuperuser(db, `DELETE FROM profiles WHERE id = '${gone.candidate}'`);
    for (const { id } of [late, gone]) expect(await promiseOf(id)).toMatchObject({ replied_at: null, ended_at: null });
  });

  test('ends when the site erases data at the candidate’s request', async () => {
    const { id } = await send();
    await asSuperuser(db, `SET app.is_system = 'on'`, `DELETE FROM applications WHERE id = '${id}'`);
    expect(await promiseOf(id)).toMatchObject({ ended_at: expect.any(Date) });
  });
});

test('Today lists late replies of the agency’s jobs separately from unread applications', async () => {
  const late = await send({ userId: ADMIN, sentDaysAgo: 9 });
  const early = await send({ userId: ADMIN, sentDaysAgo: 1 });
  await send({ sentDaysAgo: 9 });
  const today = () => readToday(db.database, admin as unknown as Admin, new Date());
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  expect(ids((await today()).overdue)).toEqual([late.id]);
  expect(ids((await today()).applications)).toEqual([early.id]);
  await decideApplication(accountServices(db), admin, late.id, { status: 'not_taken_forward', was: 'sent' });
  expect((await today()).overdue).toEqual([]);
});

describe('closing out a job', () => {
  test('emails the listed open applications once, and no others', async () => {
    const sent: unknown[] = [];
    const tasks = { send: async (_: unknown, task: string) => void sent.push(task) } as Tasks;
    const services = accountServices(db, { tasks });
    const [job = '', other = ''] = await addJobs(db.database, { status: 'closed' }, { status: 'closed' });
    const people = await addCandidates(db.database, 'Ann', 'Bea', 'Cas', 'Dee', 'Eve');
    const [ann = '', bea = '', cas = '', dee = '', eve = ''] = await addApplications(
      db.database,
      ...people.map((candidate_id, index) => ({
        candidate_id,
        job_id: index === 4 ? other : job,
        full_name: `No ${index}`,
      })),
    );
    await decideApplication(services, employer, cas, { status: 'offered', was: 'sent' });
    sent.length = 0;
    const closable = await listStillOpen(services, employer, job);
    expect(closable.open.map(({ id }) => id).sort()).toEqual([ann, bea, dee].sort());
    expect(closable.open.find(({ id }) => id === ann)?.message.body).toContain('Hello No 0,');
    const press = { jobId: job, ids: [ann, bea, cas, eve, 'no-id'] };
    expect(await closeOut(services, employer, press)).toEqual({ ok: true, sent: 2 });
    expect(sent.filter((task) => task === 'send-mail')).toHaveLength(2);
    expect(await closeOut(services, employer, press)).toEqual({ ok: true, sent: 0 });
    const statuses = await queryTasks<{ id: string; status: string }>(
      db,
      'SELECT id, status FROM applications WHERE job_id = ANY ($1)',
      [[job, other]],
    );
    expect(Object.fromEntries(statuses.map(({ id, status }) => [id, status]))).toEqual({
      [ann]: 'not_taken_forward',
      [bea]: 'not_taken_forward',
      [cas]: 'offered',
      [dee]: 'sent',
      [eve]: 'sent',
    });
    const [event] = await queryTasks<{ message: string }>(
      db,
      `SELECT message FROM application_events WHERE application_id = $1 AND status = 'not_taken_forward'`,
      [ann],
    );
    expect(event?.message).toBe(closable.open.find(({ id }) => id === ann)?.message.body);
    expect((await promiseOf(ann))?.replied_at).toEqual(expect.any(Date));
    expect((await promiseOf(dee))?.replied_at).toBeNull();
  });

  test('is refused to accounts that do not own the job', async () => {
    const { id, job } = await send();
    const foreign = posterOf(OTHER_EMPLOYER, 'employer', 'Other Employer');
    expect(await closeOut(accountServices(db), foreign, { jobId: job, ids: [id] })).toEqual({ ok: true, sent: 0 });
  });
});

test('the first email of the desk to the candidate counts as the reply; the candidate’s answer does not (docs/decisions/0082)', async () => {
  const { id, sentAt } = await send({ userId: ADMIN, sentDaysAgo: 9 });
  const late = async () => (await readToday(db.database, admin as Admin, new Date())).overdue.map((each) => each.id);
  await db.database.asSystem((transaction) =>
    transaction
      .insertInto('application_letters')
      .values({ application_id: id, is_reply: true, subject: '', body: 'And?' })
      .execute(),
  );
  expect([await late(), (await promiseOf(id))?.replied_at]).toEqual([expect.arrayContaining([id]), null]);
  await writeLetter(accountServices(db), admin as Admin, id, { subject: 'Hello', body: 'We are on it.' });
  const repliedAt = (await promiseOf(id))?.replied_at;
  expect(repliedAt?.getTime()).toBeGreaterThan(sentAt.getTime());
  expect(await late()).not.toContain(id);
  await writeLetter(accountServices(db), admin as Admin, id, { subject: 'Hello', body: 'Still.' });
  await decideApplication(accountServices(db), admin, id, { status: 'offered', was: 'sent' });
  expect((await promiseOf(id))?.replied_at).toEqual(repliedAt);
});

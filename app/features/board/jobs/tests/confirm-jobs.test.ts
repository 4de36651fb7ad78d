/** Owners confirm every 30 days that a job is open, or it leaves the board. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkOpenJobs } from '#app/features/board/jobs/commands/check-open-jobs.server.ts';
import { confirmByLink, confirmJob } from '#app/features/board/jobs/commands/confirm-jobs.server.ts';
import { setJobStatus } from '#app/features/board/jobs/commands/manage-jobs.server.ts';
import { listOwnJobs } from '#app/features/board/jobs/queries/managed-jobs.server.ts';
import { findJobPromises } from '#app/features/board/jobs/queries/promises/job-promises.server.ts';
import { listJobsOfLink } from '#app/features/board/jobs/queries/unconfirmed-jobs.server.ts';
import { taskHandlers } from '#app/tasks.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { TaskPayloads, TaskServices } from '#platform/tasks/tasks.server.ts';
import { accountServices } from '#tests/support/account-services.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { ADMIN, addJobs, EMPLOYER, hoursFromNow, OTHER_EMPLOYER, posterOf } from '#tests/support/jobs.ts';
import { castMember } from '#tests/support/session.ts';
import { queryTasks } from '#tests/support/task-queue.ts';
import { NEVER_STOPPED } from '#tests/support/unused-accounts.ts';

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
});

afterAll(() => db?.drop());

const employer = posterOf(EMPLOYER, 'employer', 'First Employer');
const other = posterOf(OTHER_EMPLOYER, 'employer', 'Other Employer');
const admin = posterOf(ADMIN, 'admin', 'The Admin');

async function runDay({ isDemo = false, reachesNobody = false } = {}): Promise<Mail[]> {
  const payloads: TaskPayloads['send-mail'][] = [];
  const sent: Mail[] = [];
  const services = {
    ...accountServices(db),
    isDemo,
    tasks: {
      send: async (_: unknown, _task: string, payload: unknown) =>
        void payloads.push(payload as TaskPayloads['send-mail']),
    },
    mailer: { reachesNobody, send: async (mail: Mail) => void sent.push(mail) },
  } as unknown as TaskServices;
  await checkOpenJobs(services, NEVER_STOPPED);
  const { run } = taskHandlers['send-mail'];
  for (const payload of payloads) await run(services, payload, { taskId: 'a-task', signal: NEVER_STOPPED });
  return sent;
}

async function addOld(daysAgo: number, askedDaysAgo: number | null = null, job: Parameters<typeof addJobs>[1] = {}) {
  const [id = ''] = await addJobs(db.database, {
    title: `Old of ${daysAgo}`,
    closes_at: hoursFromNow(24 * 90),
    confirmed_at: hoursFromNow(-24 * daysAgo - 1),
    confirmation_asked_at: askedDaysAgo === null ? null : hoursFromNow(-24 * askedDaysAgo - 1),
    ...job,
  });
  return id;
}

const stateOf = (id: string) =>
  db.database.asSystem((transaction) =>
    transaction
      .selectFrom('jobs')
      .select(['status', 'confirmed_at', 'confirmation_asked_at', 'updated_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );

const isFresh = async (id: string) => (await stateOf(id)).confirmed_at > hoursFromNow(-1);

const auditOf = async (id: string) => {
  const rows = await queryTasks<{ action: string }>(db, 'SELECT action FROM audit_entries WHERE subject_id = $1', [id]);
  return rows.map(({ action }) => action);
};

const tokenIn = (mails: Mail[]) => {
  const ownMail = mails.find(({ to }) => to === castMember('Dev').email);
  return /confirm-jobs\?token=([\w-]{43})/.exec(ownMail?.text ?? '')?.[1] ?? '';
};

describe('the daily task', () => {
  test('asks each owner in one email a week before, and only once', async () => {
    const [first, second] = [await addOld(24), await addOld(23)];
    const notYet = await addOld(22);
    const closesBefore = await addOld(24, null, { closes_at: hoursFromNow(24 * 5) });
    const mails = await runDay();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Old of 24');
    expect(mails[0]?.text).toContain('Old of 23');
    expect((await stateOf(first)).confirmation_asked_at).not.toBeNull();
    expect((await stateOf(second)).confirmation_asked_at).not.toBeNull();
    expect((await stateOf(notYet)).confirmation_asked_at).toBeNull();
    expect((await stateOf(closesBefore)).confirmation_asked_at).toBeNull();
    expect(await runDay()).toEqual([]);
  });

  test('closes a job without an answer as its owner would, and says so', async () => {
    const gone = await addOld(31, 7, { user_id: OTHER_EMPLOYER });
    const askedLate = await addOld(60, 6, { user_id: OTHER_EMPLOYER });
    const mails = await runDay();
    expect([(await stateOf(gone)).status, (await stateOf(askedLate)).status]).toEqual(['closed', 'open']);
    expect(mails.map(({ subject }) => subject)).toEqual(['We’ve closed your job']);
    expect(await auditOf(gone)).toEqual(['job_closed']);
    const services = { ...accountServices(db), now: new Date() };
    expect(await setJobStatus(services, other, gone, 'open')).toMatchObject({ ok: true });
    expect(await isFresh(gone)).toBe(true);
    await runDay();
    expect((await stateOf(gone)).status).toBe('open');
  });

  test('closes no job whose owner was not asked: without a mail server, and in the demo', async () => {
    const id = await addOld(90, null, { user_id: ADMIN });
    await runDay({ reachesNobody: true });
    expect(await stateOf(id)).toMatchObject({ status: 'open', confirmation_asked_at: null });
    const askedJob = await addOld(90, 30, { user_id: ADMIN });
    expect(await runDay({ isDemo: true })).toEqual([]);
    expect((await stateOf(askedJob)).status).toBe('open');
  });

  test('gives a job whose owner may not answer a week from the day', async () => {
    await asSuperuser(db, `UPDATE profiles SET status = 'rejected' WHERE id = '${OTHER_EMPLOYER}'`);
    const id = await addOld(40, null, { user_id: OTHER_EMPLOYER });
    await runDay();
    expect(await stateOf(id)).toMatchObject({ status: 'open', confirmation_asked_at: expect.any(Date) });
    await asSuperuser(db, `UPDATE profiles SET status = 'approved' WHERE id = '${OTHER_EMPLOYER}'`);
  });
});

describe('the word of the owner', () => {
  test('counts by the link of the email, for ticked jobs of that account (A31)', async () => {
    const [ticked, unticked] = [await addOld(24), await addOld(24)];
    const foreign = await addOld(24, 1, { user_id: OTHER_EMPLOYER });
    const token = tokenIn(await runDay());
    expect((await listJobsOfLink(db.database, token))?.map(({ id }) => id)).toEqual(
      expect.arrayContaining([ticked, unticked]),
    );
    expect(await confirmByLink(db, { token, ids: [ticked, foreign, 'no-id'] })).toEqual({ ok: true, confirmed: 1 });
    expect(await isFresh(ticked)).toBe(true);
    expect(await isFresh(unticked)).toBe(false);
    expect(await isFresh(foreign)).toBe(false);
    expect(await confirmByLink(db, { token, ids: [ticked] })).toMatchObject({ ok: true });
  });

  test('does not count by a link that has expired, or of an account that was rejected (A31)', async () => {
    const id = await addOld(24);
    const token = tokenIn(await runDay());
    expect((await listJobsOfLink(db.database, token))?.map((job) => job.id)).toContain(id);
    await asSuperuser(db, `UPDATE profiles SET status = 'rejected' WHERE id = '${EMPLOYER}'`);
    expect(await confirmByLink(db, { token, ids: [id] })).toEqual({ ok: false, reason: 'bad_link' });
    await asSuperuser(db, `UPDATE profiles SET status = 'approved' WHERE id = '${EMPLOYER}'`);
    await asSuperuser(db, `UPDATE emailed_links SET expires_at = now() WHERE purpose = 'confirm_jobs'`);
    expect(await confirmByLink(db, { token, ids: [id] })).toEqual({ ok: false, reason: 'bad_link' });
    expect(await isFresh(id)).toBe(false);
  });

  test('counts by one press of those who manage the job, and changes neither version nor date', async () => {
    const id = await addOld(24);
    const before = await stateOf(id);
    expect(await confirmJob(accountServices(db), other, id)).toEqual({ ok: false, reason: 'not_found' });
    expect(await confirmJob(accountServices(db), employer, id)).toEqual({ ok: true });
    expect(await isFresh(id)).toBe(true);
    expect((await stateOf(id)).updated_at).toEqual(before.updated_at);
    expect(await confirmJob(accountServices(db), admin, id)).toEqual({ ok: true });
    expect(await auditOf(id)).toEqual(['job_confirmed']);
    const [closed = ''] = await addJobs(db.database, { status: 'closed' });
    expect(await confirmJob(accountServices(db), employer, closed)).toEqual({ ok: false, reason: 'not_open' });
  });

  test('is asked for on the list of jobs, and stands on the advert', async () => {
    const id = await addOld(28, 5, { title: 'Wheelwright' });
    const { jobs } = await listOwnJobs(db.database, employer, { search: 'wheelwright', status: null, page: 1 });
    const { confirmed_at } = await stateOf(id);
    expect(jobs[0]?.leavesAt).toEqual(new Date(confirmed_at.getTime() + 30 * 86_400_000));
    expect(await findJobPromises(db.database.asPublic, id)).toMatchObject({ confirmedAt: confirmed_at, replyDays: 7 });
    await confirmJob(accountServices(db), employer, id);
    const reread = await listOwnJobs(db.database, employer, { search: 'wheelwright', status: null, page: 1 });
    expect(reread.jobs[0]?.leavesAt).toBeNull();
  });
});

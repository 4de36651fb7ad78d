import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { deleteJob } from '#app/features/board/jobs/commands/manage-jobs.server.ts';
import { findJobPromises } from '#app/features/board/jobs/queries/promises/job-promises.server.ts';
import { findRecentReplyRate, findReplyRate } from '#app/features/board/jobs/queries/promises/reply-rate.server.ts';
import { decideApplication } from '#app/features/people/applications/commands/decide-application.server.ts';
import { withdrawApplication } from '#app/features/people/applications/commands/send-application.server.ts';
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

const POSTERS = {
  [ADMIN]: posterOf(ADMIN, 'admin', 'The Admin'),
  [EMPLOYER]: posterOf(EMPLOYER, 'employer', 'First Employer'),
  [OTHER_EMPLOYER]: posterOf(OTHER_EMPLOYER, 'employer', 'Other Employer'),
};

/** `end`: the candidate's or employer's last action, taken now. */
async function send(userId: string, sentDaysAgo: number, end: 'decided' | 'withdrawn' | 'nothing', job?: string) {
  const jobId = job ?? (await addJobs(db.database, { user_id: userId }))[0] ?? '';
  const [candidate = ''] = await addCandidates(db.database, 'Wren Halloran');
  const sent = hoursFromNow(-24 * sentDaysAgo);
  const [id = ''] = await addApplications(db.database, {
    candidate_id: candidate,
    job_id: jobId,
    sent_at: sent,
    status_changed_at: sent,
  });
  const services = accountServices(db);
  const poster = POSTERS[userId] ?? POSTERS[ADMIN];
  if (end === 'decided' && poster)
    await decideApplication(services, poster, id, { status: 'not_taken_forward', was: 'sent' });
  if (end === 'withdrawn') await withdrawApplication(services, actingCandidate(candidate), id);
  return { id, job: jobId, candidate };
}

/** Computes the rates from the rows, without app functions. */
async function recompute(owner: string | null) {
  type Row = { owner_id: string; is_agency: boolean; due_at: Date; replied_at: Date | null; ended_at: Date | null };
  const rows = await queryTasks<Row>(
    db,
    'SELECT owner_id, is_agency, due_at, replied_at, ended_at FROM reply_promises',
  );
  const now = new Date();
  const counted = rows.filter((row) => {
    if (owner === null ? !row.is_agency : row.is_agency || row.owner_id !== owner) return false;
    if (row.ended_at && row.ended_at <= row.due_at) return false;
    return row.replied_at !== null || row.due_at < now;
  });
  return {
    promised: counted.length,
    inTime: counted.filter((row) => row.replied_at && row.replied_at <= row.due_at).length,
  };
}

const rateOf = async (owner: string) => {
  const { rows } = await sql<{ promised: number; inTime: number }>`
    SELECT promised, in_time AS "inTime" FROM get_public_reply_rate(${owner}::uuid)`.execute(db.database.asPublic);
  return rows[0] ?? null;
};

test('the agency’s rate counts kept, late and broken promises, not open ones or those that the candidate ended', async () => {
  expect(await findReplyRate(db.database.asPublic)).toBeNull();
  await send(ADMIN, 2, 'decided');
  await send(ADMIN, 3, 'decided');
  await send(ADMIN, 12, 'decided');
  const broken = await send(ADMIN, 12, 'nothing');
  await send(ADMIN, 12, 'withdrawn');
  await send(ADMIN, 3, 'withdrawn');
  await send(ADMIN, 3, 'nothing');
  await send(EMPLOYER, 3, 'decided');
  const rate = { promised: 5, inTime: 2 };
  expect(await findReplyRate(db.database.asPublic)).toEqual(rate);
  expect(await recompute(null)).toEqual(rate);
  const admin = POSTERS[ADMIN];
  if (admin) await deleteJob(accountServices(db), admin, broken.job);
  await asSuperuser(db, `DELETE FROM profiles WHERE id = '${broken.candidate}'`);
  expect(await findReplyRate(db.database.asPublic)).toEqual(rate);
});

test('an employer’s rate is public from ten promises on, and only on their adverts', async () => {
  const [employerJob = ''] = await addJobs(db.database, { user_id: OTHER_EMPLOYER });
  for (let n = 0; n < 9; n += 1) await send(OTHER_EMPLOYER, n < 6 ? 2 : 12, n < 8 ? 'decided' : 'nothing', employerJob);
  expect(await rateOf(OTHER_EMPLOYER)).toBeNull();
  expect((await findJobPromises(db.database.asPublic, employerJob))?.rate).toBeNull();
  await send(OTHER_EMPLOYER, 2, 'decided', employerJob);
  expect(await rateOf(OTHER_EMPLOYER)).toEqual({ promised: 10, inTime: 7 });
  expect(await recompute(OTHER_EMPLOYER)).toEqual({ promised: 10, inTime: 7 });
  expect(await findJobPromises(db.database.asPublic, employerJob)).toMatchObject({
    isAgency: false,
    rate: { promised: 10, inTime: 7 },
  });
  const [ofAgency = ''] = await addJobs(db.database, { user_id: ADMIN });
  const rate = await findReplyRate(db.database.asPublic);
  expect(await findJobPromises(db.database.asPublic, ofAgency)).toMatchObject({ isAgency: true, rate });
});

test('the rate ignores promises older than twelve months', async () => {
  const before = await findReplyRate(db.database.asPublic);
  await asSuperuser(
    db,
    `INSERT INTO reply_promises (application_id, owner_id, is_agency, due_at)
     VALUES (gen_random_uuid(), '${ADMIN}', true, now() - interval '366 days')`,
  );
  expect(await findReplyRate(db.database.asPublic)).toEqual(before);
});

test('adverts show a rate that is at most a minute old', async () => {
  const { asPublic } = db.database;
  const [agencyJob = ''] = await addJobs(db.database, { user_id: ADMIN });
  const findShownRate = async () => (await findJobPromises(asPublic, agencyJob, findRecentReplyRate))?.rate;
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const before = await findReplyRate(asPublic);
  expect(await findShownRate()).toEqual(before);
  await send(ADMIN, 2, 'decided', agencyJob);
  const after = await findReplyRate(asPublic);
  expect(after).not.toEqual(before);
  clock.mockReturnValue(60_999);
  expect(await findShownRate()).toEqual(before);
  clock.mockReturnValue(61_000);
  expect(await findShownRate()).toEqual(after);
  clock.mockRestore();
});

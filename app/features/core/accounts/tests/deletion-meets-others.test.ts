import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { swipeJob, undoSwipe } from '#app/features/board/swipe/commands.server.ts';
import { deleteAccount } from '#app/features/core/accounts/commands/decisions/decide-account.server.ts';
import type { Candidate, Poster } from '#app/features/core/accounts/policy.ts';
import { decideApplication, markViewed } from '#app/features/people/applications/commands/decide-application.server.ts';
import { withdrawApplication } from '#app/features/people/applications/commands/send-application.server.ts';
import { likeJob, unlikeJob } from '#app/features/people/profile/commands/likes.server.ts';
import { accountServices } from '#tests/support/account-services.ts';
import { actingAdmin, addAccounts } from '#tests/support/admin-desk.ts';
import { addApplications, addCandidates } from '#tests/support/applications.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { ADMIN, addJobs, addPeople } from '#tests/support/jobs.ts';
import { eventually, queryTasks } from '#tests/support/task-queue.ts';

let db: TestDatabase;
let candidate: string;
let employer: string;
let jobId: string;
let applicationId: string;
const admin = actingAdmin(ADMIN, 'The Admin');

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  // The trigger stops each deletion while a test holds this lock, after the profile is locked and before its dependent rows are.
  await asSuperuser(
    db,
    `CREATE FUNCTION public.wait_here() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN PERFORM pg_advisory_xact_lock(77); RETURN OLD; END $$`,
    'CREATE TRIGGER held BEFORE DELETE ON profiles FOR EACH ROW EXECUTE FUNCTION public.wait_here()',
  );
});

afterAll(() => db?.drop());

beforeEach(async () => {
  [candidate = ''] = await addCandidates(db.database, 'Test Person');
  [employer = ''] = await addAccounts(db, { role: 'employer', status: 'approved' });
  [jobId = ''] = await addJobs(db.database, { user_id: employer });
  [applicationId = ''] = await addApplications(db.database, { candidate_id: candidate, job_id: jobId });
});

const actorOf = (id: string, role: 'job_seeker' | 'employer') =>
  ({ ...actingAdmin(id, 'Test Person'), role }) as unknown;
const asCandidate = () => actorOf(candidate, 'job_seeker') as Candidate;
const asEmployer = () => actorOf(employer, 'employer') as Poster;

const services = () => accountServices(db);
const decision = { status: 'shortlisted', was: 'sent' } as const;

const ACTIONS: [what: string, who: 'candidate' | 'employer', act: () => Promise<unknown>][] = [
  ['withdrawing', 'candidate', () => withdrawApplication(services(), asCandidate(), applicationId)],
  ['liking', 'candidate', () => likeJob(services(), asCandidate(), jobId)],
  ['taking a like back', 'candidate', () => unlikeJob(services(), asCandidate(), jobId)],
  ['swiping', 'candidate', () => swipeJob(services(), asCandidate(), jobId, 'pass')],
  ['taking a swipe back', 'candidate', () => undoSwipe(services(), asCandidate(), jobId)],
  ['deciding', 'employer', () => decideApplication(services(), asEmployer(), applicationId, decision)],
  ['viewing', 'employer', () => markViewed(services(), asEmployer(), applicationId)],
];

test.each(ACTIONS)('%s while the %s is deleted', async (_what, who, act) => {
  const id = who === 'candidate' ? candidate : employer;
  let deletion: Promise<unknown> = Promise.resolve();
  let action: Promise<unknown> = Promise.resolve();
  await holdingDeletions(async () => {
    deletion = deleteAccount(services(), admin, id);
    await eventually(async () => expect(await listWaiting()).toHaveLength(1));
    let hasEnded = false;
    action = act()
      .catch((error: { code?: string; message: string }) => error.code ?? error.message)
      .finally(() => {
        hasEnded = true;
      });
    await eventually(async () => {
      if (!hasEnded) expect(await listWaiting()).toHaveLength(2);
    });
  });
  expect(await deletion).toEqual({ ok: true });
  // A deleted account cannot act: a foreign key or a missing actor stops it, but never a deadlock (40P01).
  expect(await action).not.toBe('40P01');
  expect(await queryTasks(db, 'SELECT FROM liked_jobs WHERE user_id = $1', [id])).toEqual([]);
  expect(await queryTasks(db, 'SELECT FROM swiped_jobs WHERE user_id = $1', [id])).toEqual([]);
  expect(await queryTasks(db, 'SELECT FROM applications WHERE candidate_id = $1', [id])).toEqual([]);
});

const holdingDeletions = (work: () => Promise<void>) =>
  db.database.asSystem(async (transaction) => {
    await sql`SELECT pg_advisory_xact_lock(77)`.execute(transaction);
    await work();
  });

const listWaiting = () =>
  queryTasks(db, `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`);

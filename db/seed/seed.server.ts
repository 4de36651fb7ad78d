/**
 * Fills an empty database with the demo: people, jobs, actions of candidates, submissions and desk work. Does nothing
 * if the database has people.
 */

import { sql, type Transaction } from 'kysely';
import type { Database } from '#db/connections/client.server.ts';
import { holdLock } from '#db/locks.ts';
import type { DB } from '#db/types.ts';
import { PUBLIC_JOB_FIELDS, toJobColumns } from '#domain/job/fields.ts';
import { addDays, londonDay } from '#domain/time/calendar-day.ts';
import { DEMO_PASSWORD, demoCast, ownerIdOf } from './cast.ts';
import { seedDesk } from './desk/seed-desk.server.ts';
import { demoJobs } from './jobs.ts';
import { seedCandidates } from './seed-candidates.server.ts';
import { seedEnquiries } from './seed-enquiries.server.ts';
import { type SeedJob, seedJobId } from './seed-job.ts';
import { seedLogo } from './seed-logo.server.ts';

const DAY_MS = 86_400_000;

/** Hashes passwords, in turn with all others. */
export type DemoPasswords = {
  inTurn(work: (hashing: { hash(password: string): Promise<string> }) => Promise<string>): Promise<string | 'busy'>;
};

type SeedOptions = {
  now?: Date;
  /** False: the demo has no enquiries, likes or applications yet, and nothing on its desk. */
  withCandidates?: boolean;
};

/**
 * All seven share one password, which is public anyway, and so one hash.
 * @returns how many jobs were put in; 0 when the database was not empty
 */
export async function seedDemo(
  { asSystem }: Database,
  passwords: DemoPasswords,
  { now = new Date(), withCandidates = true }: SeedOptions = {},
): Promise<number> {
  return asSystem(async (transaction) => {
    // One of several processes seeds; the others wait.
    await holdLock(transaction, 'seed');
    const anybody = await transaction.selectFrom('profiles').select('id').limit(1).executeTakeFirst();
    if (anybody) return 0;
    const passwordHash = await passwords.inTurn(({ hash }) => hash(DEMO_PASSWORD));
    await transaction
      .insertInto('profiles')
      .values(
        demoCast.map(({ id, email, fullName, role, status, phone, location }) => ({
          id,
          email,
          role,
          status,
          phone,
          location,
          full_name: fullName,
          approved_by: status === 'pending' ? null : ownerIdOf('agency'),
          approved_at: status === 'pending' ? null : new Date(now.getTime() - 89 * DAY_MS),
          is_owner: role === 'admin',
          is_demo: true,
          created_at: new Date(now.getTime() - 90 * DAY_MS),
        })),
      )
      .execute();
    // The demo shows the desk to everyone who tries it, with nothing to set up first.
    await transaction.insertInto('settings').values({ staff_second_factor: false }).execute();
    await transaction
      .insertInto('credentials')
      .values(
        demoCast.map(({ id }) => ({
          user_id: id,
          password_hash: passwordHash,
          email_confirmed_at: now,
          announced_at: now,
        })),
      )
      .execute();
    const rows = demoJobs.map((job, index) => toRow(job, index, now));
    await transaction.insertInto('jobs').values(rows).execute();
    await seedAuthorities(transaction);
    await seedLogo(transaction);
    if (withCandidates) {
      await seedCandidates(transaction, now);
      await seedEnquiries(transaction, now);
      await seedDesk(transaction, now);
    }
    return rows.length;
  });
}

/** Employers have posted their own jobs; of the agency's the administrator has written down who asked for them. */
async function seedAuthorities(transaction: Transaction<DB>): Promise<void> {
  await sql`
    INSERT INTO hirer_authorities (job_id, how, given_by, given_on, user_id, user_name, recorded_at)
    SELECT j.id, CASE WHEN p.role = 'employer' THEN 'account' ELSE 'phone' END,
           CASE WHEN p.role = 'employer' THEN p.full_name ELSE 'Hiring manager at ' || j.company END,
           (j.created_at AT TIME ZONE 'Europe/London')::date, p.id, p.full_name, j.created_at
    FROM jobs AS j JOIN profiles AS p ON p.id = j.user_id
    WHERE j.status <> 'draft'`.execute(transaction);
}

function toRow(job: SeedJob, index: number, now: Date) {
  // Minutes apart, so that the order of the board is the same on every machine.
  const createdAt = new Date(now.getTime() - job.postedDaysAgo * DAY_MS - index * 60_000);
  const startDate = job.startsInDays === undefined ? null : addDays(londonDay(now), job.startsInDays);
  return {
    id: seedJobId(job.key),
    user_id: ownerIdOf(job.owner),
    ...toJobColumns({ ...job, startDate }, PUBLIC_JOB_FIELDS),
    status: job.status ?? 'open',
    closes_at: endOfDay(new Date(now.getTime() + job.closesInDays * DAY_MS)),
    created_at: createdAt,
    updated_at: createdAt,
  };
}

function endOfDay(date: Date): Date {
  const end = new Date(date);
  end.setUTCHours(22, 59, 0, 0);
  return end;
}

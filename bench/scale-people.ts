/** Creates accounts, applications, swipes and likes for a board of a given size. */
import { sql } from 'kysely';
import type { Admin, Candidate } from '#app/features/core/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import { demoCast, ownerIdOf } from '#db/seed/cast.ts';

export const candidate = demoCast.find(
  ({ role, status }) => role === 'job_seeker' && status === 'approved',
) as unknown as Candidate;
export const admin = { id: ownerIdOf('agency') } as Admin;
const OWN_RECORDS = 500;

/** Adds 500 swipes of one candidate, and likes for half of them, whatever the size of the board. */
export async function fillCandidate({ asSystem }: Database): Promise<void> {
  const { id } = candidate;
  await asSystem(async (transaction) => {
    await sql`
      INSERT INTO swiped_jobs (user_id, job_id, action)
      SELECT ${id}, id, CASE WHEN row_number() OVER () % 2 = 0 THEN 'like' ELSE 'pass' END
      FROM (SELECT id FROM jobs WHERE status = 'open' ORDER BY created_at DESC, id DESC LIMIT ${OWN_RECORDS}) AS newest
      ON CONFLICT DO NOTHING`.execute(transaction);
    await sql`
      INSERT INTO liked_jobs (user_id, job_id, created_at)
      SELECT user_id, job_id, now() FROM swiped_jobs WHERE user_id = ${id} AND action = 'like'
      ON CONFLICT DO NOTHING`.execute(transaction);
  });
}

/** Adds accounts and applications: one of each per ten jobs, or the given number. Ten people are always called Zennor, for searches. */
export async function fillPeople({ asSystem }: Database, jobs: number, people = Math.ceil(jobs / 10)): Promise<void> {
  const tenth = Math.max(1, Math.floor(people / 10));
  await asSystem(async (transaction) => {
    // Triggers plan their statements at the first row, when their tables are empty: without this each row would read all those before it.
    await sql`SET LOCAL enable_seqscan = off`.execute(transaction);
    await sql`
      INSERT INTO profiles (id, email, full_name, role, status, created_at)
      SELECT md5('filled account ' || n)::uuid, 'person.' || n || '@mail-' || n % 89 || '.example',
             (ARRAY['Ada', 'Bram', 'Cerys', 'Dilip', 'Esme', 'Fraser', 'Gwen'])[1 + n % 7] || ' ' ||
               CASE WHEN n % ${tenth}::int = 3 THEN 'Zennor' ELSE
               (ARRAY['Ashby', 'Barlow', 'Calder', 'Dunmore', 'Easton', 'Farrant', 'Garside', 'Holt'])[1 + n / 7 % 8] END,
             CASE WHEN n % 10 = 0 THEN 'employer' ELSE 'job_seeker' END,
             (ARRAY['approved', 'pending', 'rejected'])[1 + n % 3], now() - n * interval '1 minute'
      FROM generate_series(1, ${people}::int) AS n ON CONFLICT DO NOTHING`.execute(transaction);
    await sql`
      INSERT INTO applications (candidate_id, job_id, job_title, job_company, job_location, full_name, email, phone, skills, sent_at)
      SELECT md5('filled account ' || n)::uuid, j.id, j.title, j.company, j.location, p.full_name, p.email, '020 7946 0000', '{}',
             now() - n * interval '1 minute'
      FROM generate_series(1, ${people}::int) AS n
      JOIN profiles AS p ON p.id = md5('filled account ' || n)::uuid
      JOIN jobs AS j ON j.id = md5('filled job ' || (1 + n::bigint * 7 % ${jobs}::int))::uuid
      ON CONFLICT DO NOTHING`.execute(transaction);
    await sql`
      INSERT INTO applications (candidate_id, job_id, job_title, job_company, job_location, full_name, email, phone, skills, sent_at)
      SELECT ${candidate.id}::uuid, j.id, j.title, j.company, j.location, 'A candidate', 'candidate@mail.example', '020 7946 0000', '{}',
             now() - n * interval '1 hour'
      FROM generate_series(1, ${OWN_RECORDS}::int) AS n JOIN jobs AS j ON j.id = md5('filled job ' || n)::uuid
      ON CONFLICT DO NOTHING`.execute(transaction);
  });
}

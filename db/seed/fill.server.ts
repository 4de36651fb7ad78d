/** Fills a database with any number of made-up jobs for benchmarks: the same ones for the same number, every time. */
import { sql } from 'kysely';
import type { Database } from '../client.server.ts';
import { ownerIdOf } from './cast.ts';
import { type DemoPasswords, seedDemo } from './seed.server.ts';

const BATCH = 10_000;

/** Ten thousand jobs take about a second. A handful carry the rare word 'farrier', every sixth the word 'engineer'. */
export async function fillJobs(database: Database, passwords: DemoPasswords, count: number): Promise<void> {
  await seedDemo(database, passwords);
  for (let first = 1; first <= count; first += BATCH) {
    await insertBatch(database, first, Math.min(first + BATCH - 1, count));
  }
}

function insertBatch({ asSystem }: Database, first: number, last: number) {
  return asSystem((transaction) =>
    sql`
      INSERT INTO jobs (id, title, company, location, salary, salary_min, salary_max, salary_period, type, category, basis,
                        work_mode, description, requirements, user_id, created_at, closes_at)
      SELECT md5('filled job ' || n)::uuid,
             (ARRAY['Senior', 'Junior', 'Lead', 'Deputy', 'Regional', 'Trainee', 'Night', 'Site'])[1 + n / 7 % 8] || ' ' ||
               CASE WHEN n % 9973 = 0 THEN 'farrier' ELSE
               (ARRAY['engineer', 'accountant', 'welder', 'nurse coordinator', 'warehouse operative', 'solicitor'])[1 + n % 6] END,
             (ARRAY['Ashdown', 'Brockley', 'Calderstone', 'Dunmore', 'Eastgate', 'Fenwick', 'Garrow', 'Holt', 'Ivory', 'Kestrel',
                    'Larkhill', 'Marlow', 'Netherby'])[1 + n * 31 % 13] || ' ' ||
               (ARRAY['Group', 'Services', 'Partners', 'Works', 'Holdings', 'Care', 'Logistics'])[1 + n * 17 % 7] ||
               ' ' || n % 997,
             (ARRAY['London', 'Manchester', 'Birmingham', 'Leeds', 'Liverpool', 'Glasgow', 'Edinburgh', 'Cardiff', 'Belfast'])
               [1 + n * 7 % 9],
             '£' || 25 + n % 60 || ',000 a year', (25 + n % 60) * 1000, (25 + n % 60) * 1000, 'year',
             (ARRAY['Full-time', 'Part-time', 'Contract', 'Temporary'])[1 + n * 13 % 4],
             (ARRAY['white-collar', 'blue-collar'])[1 + n % 2], (ARRAY['permanent', 'temporary'])[1 + n * 13 % 4 / 3],
             (ARRAY['on-site', 'hybrid', 'remote'])[1 + n * 5 % 3],
             repeat('You plan the week with the team, keep the records in order and look after what you are given. ', 14),
             repeat('- The right to work in the United Kingdom and the ticket that the work asks for', 4),
             ${ownerIdOf('agency')}::uuid,
             now() - n * interval '20 seconds', now() + (1 + n % 40) * interval '1 day'
      FROM generate_series(${first}::int, ${last}::int) AS n
      ON CONFLICT (id) DO NOTHING`.execute(transaction),
  );
}

/** Fills a database with any number of made-up jobs for benchmarks: the same ones for the same number, every time. */
import { sql } from 'kysely';
import type { Database } from '#db/connections/client.server.ts';
import { ownerIdOf } from './cast.ts';
import { CITIES, SENTENCES, SKILLS, TOWNS } from './fill-texts.ts';
import { type DemoPasswords, seedDemo } from './seed.server.ts';

const BATCH = 10_000;

/**
 * Fills the database with jobs; 200,000 take about six minutes. A handful contain the rare word 'farrier', one in 487 'bookbinder', one in 89
 * 'upholsterer', every sixth 'engineer': words of each kind that searches have to cope with. Whatever the size of the board, ten
 * jobs of Kestrel Care are for a 'thatcher' and pay best, ten for an 'engineer and accountant', a hundred for a 'saddler', and a
 * hundred are in Whitby. Twenty of the newest jobs are for a 'glazier', and no others: alike adverts are often posted together.
 */
export async function fillJobs(database: Database, passwords: DemoPasswords, count: number): Promise<void> {
  await seedDemo(database, passwords);
  for (let first = 1; first <= count; first += BATCH) {
    await insertBatch(database, first, Math.min(first + BATCH - 1, count), count);
  }
}

function insertBatch({ asSystem }: Database, first: number, last: number, count: number) {
  const [tenth, hundredth] = [10, 100].map((part) => Math.max(1, Math.floor(count / part)));
  return asSystem((transaction) =>
    sql`
      INSERT INTO jobs (id, title, company, location, salary, salary_min, salary_max, salary_period, type, category, basis,
                        work_mode, description, requirements, user_id, created_at, closes_at)
      SELECT md5('filled job ' || n)::uuid,
             (ARRAY['Senior', 'Junior', 'Lead', 'Deputy', 'Regional', 'Trainee', 'Night', 'Site'])[1 + n / 7 % 8] || ' ' ||
               CASE WHEN n % ${tenth}::int = 3 THEN 'thatcher' WHEN n % ${tenth}::int = 7 THEN 'engineer and accountant'
               WHEN n % ${hundredth}::int = 5 THEN 'saddler' WHEN n BETWEEN 11 AND 30 THEN 'glazier' WHEN n % 9973 = 0 THEN 'farrier' WHEN n % 487 = 0 THEN 'bookbinder' WHEN n % 89 = 0 THEN 'upholsterer' ELSE
               (ARRAY['engineer', 'accountant', 'welder', 'nurse coordinator', 'warehouse operative', 'solicitor'])[1 + n % 6] END,
             CASE WHEN n % ${tenth}::int = 3 THEN 'Kestrel Care' ELSE (ARRAY['Ashdown', 'Brockley', 'Calderstone', 'Dunmore', 'Eastgate', 'Fenwick', 'Garrow', 'Holt', 'Ivory', 'Kestrel',
                    'Larkhill', 'Marlow', 'Netherby'])[1 + n * 31 % 13] || ' ' ||
               (ARRAY['Group', 'Services', 'Partners', 'Works', 'Holdings', 'Care', 'Logistics'])[1 + n * 17 % 7] ||
               ' ' || n % 997 END,
             CASE WHEN n % ${hundredth}::int = 9 THEN 'Whitby'
               WHEN n % 23 = 4 THEN (${TOWNS}::text[])[1 + n / 23 % ${TOWNS.length}::int]
               ELSE (${CITIES}::text[])[1 + n * 7 % ${CITIES.length}::int] END,
             '£' || pay || ',000 a year', pay * 1000, pay * 1000, 'year',
             (ARRAY['Full-time', 'Part-time', 'Contract', 'Temporary'])[1 + n * 13 % 4],
             (ARRAY['white-collar', 'blue-collar'])[1 + n / 11 % 2], (ARRAY['permanent', 'temporary'])[1 + n * 13 % 4 / 3],
             (ARRAY['on-site', 'hybrid', 'remote'])[1 + n * 5 % 3],
             (SELECT string_agg((${SENTENCES}::text[])[1 + floor(${SENTENCES.length}::int * power(hashint8extended(n, at)::float8 / 18446744073709551616 + 0.5, 2))::int % ${SENTENCES.length}::int], ' ' ORDER BY at)
              FROM generate_series(1, 9) AS at),
             '- The right to work in the United Kingdom' || E'\\n- ' || (${SKILLS}::text[])[1 + n * 11 % ${SKILLS.length}::int] || E'\\n- Reference ' || md5((n % 50000)::text),
             ${ownerIdOf('agency')}::uuid,
             now() - n * interval '20 seconds', now() + (1 + n % 40) * interval '1 day'
      FROM generate_series(${first}::int, ${last}::int) AS n
      CROSS JOIN LATERAL (SELECT CASE WHEN n % ${tenth}::int = 3 THEN 150 ELSE 25 + n % 60 END AS pay) AS paid
      ON CONFLICT (id) DO NOTHING`.execute(transaction),
  );
}

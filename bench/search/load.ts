/** Puts the demo and the made-up adverts into a fresh database. */
import pg from 'pg';
import type { Database } from '#db/connections/client.server.ts';
import { ownerIdOf } from '#db/seed/cast.ts';
import { type DemoPasswords, seedDemo } from '#db/seed/seed.server.ts';
import { makeJobs } from './jobs.ts';

const BATCH = 500;
/** Spreads 2,000 jobs over four weeks. */
const MINUTES_BETWEEN = 20;
const CLOSES_IN_DAYS = 42;

export async function loadJobs(database: Database, ownerUrl: string, passwords: DemoPasswords): Promise<void> {
  await seedDemo(database, passwords);
  const now = Date.now();
  const rows = makeJobs().map(({ salaryMin, salaryMax, salaryPeriod, workMode, facts: _facts, ...job }, index) => ({
    ...job,
    salary_min: salaryMin,
    salary_max: salaryMax,
    salary_period: salaryPeriod,
    work_mode: workMode,
    user_id: ownerIdOf('agency'),
    created_at: new Date(now - index * MINUTES_BETWEEN * 60_000),
    closes_at: new Date(now + CLOSES_IN_DAYS * 86_400_000),
  }));
  for (let first = 0; first < rows.length; first += BATCH) {
    await database.asSystem((transaction) =>
      transaction
        .insertInto('jobs')
        .values(rows.slice(first, first + BATCH))
        .execute(),
    );
  }
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query('VACUUM (ANALYZE) jobs');
  await owner.end();
}

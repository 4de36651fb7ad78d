/** Measures posting one job on a board of a given size: with all triggers, without them, and without search words. */
import pg from 'pg';

export type PostingCost = { whole: number; withoutTriggers: number; withoutWords: number };

const ROUNDS = 60;

/** Milliseconds of one INSERT, rolled back; the median of sixty. @param adminUrl of a superuser, in that database */
export async function timePosting(adminUrl: string): Promise<PostingCost> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const whole = await timeInserts(client);
    const withoutTriggers = await timeInserts(client, 'ALTER TABLE jobs DISABLE TRIGGER USER');
    const withoutWords = await timeInserts(client, 'ALTER TABLE jobs DISABLE TRIGGER USER; DROP INDEX jobs_lookup');
    return { whole, withoutTriggers, withoutWords };
  } finally {
    await client.end();
  }
}

async function timeInserts(client: pg.Client, before = ''): Promise<number> {
  const times: number[] = [];
  await client.query(`BEGIN; ${before}`);
  for (let round = 0; round <= ROUNDS; round += 1) {
    // Each insert represents one transaction, and a transaction looks up a location only once.
    await client.query(`SELECT set_config('app.places_changed', clock_timestamp()::text, true)`);
    const startedAt = performance.now();
    await client.query(
      `INSERT INTO jobs (title, company, location, salary, salary_min, salary_max, salary_period, description, requirements, user_id)
       SELECT title || $1, company, location, salary, salary_min, salary_max, salary_period, description, requirements || $1, user_id
       FROM jobs WHERE id = md5('filled job ' || $2)::uuid`,
      [` posted${round}`, String(1 + round * 7)],
    );
    if (round > 0) times.push(performance.now() - startedAt);
  }
  await client.query('ROLLBACK');
  return times.sort((a, b) => a - b)[ROUNDS / 2] ?? 0;
}

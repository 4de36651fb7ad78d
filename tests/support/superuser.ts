/**
 * Statements of tests as superuser: no policy and no missing right stops that role. A connection is kept for a moment: opening one costs
 * PostgreSQL more than most statements, and a test that waits for something asks twenty times a second.
 */
import pg from 'pg';

/** Of its connections, for tests that cut all others. */
export const SUPERUSER_NAME = 'superuser of tests';

const KEPT_MS = 2_000;
/** What would be left to the next who gets the connection. */
const LEAVES_TRACES = /(^|;)\s*(SET|BEGIN|LISTEN)\b|set_config\(/i;

type Statement = { text: string; values?: unknown[] };

/** Of this worker of Vitest, one for each database that it has asked lately. */
const pools = new Map<string, pg.Pool>();

/** One after another, on one connection. @returns what the last one answers */
export async function runAsSuperuser<Row extends pg.QueryResultRow>(
  adminUrl: string,
  statements: Statement[],
): Promise<Row[]> {
  const client = await poolOf(adminUrl).connect();
  let isClean = false;
  try {
    let rows: Row[] = [];
    for (const { text, values } of statements) rows = (await client.query<Row>(text, values)).rows;
    isClean = !statements.some(({ text }) => LEAVES_TRACES.test(text));
    return rows;
  } finally {
    client.release(!isClean);
  }
}

/** Before the database is dropped, or for settings that only new connections have. */
export async function closeSuperuser(adminUrl: string): Promise<void> {
  const pool = pools.get(adminUrl);
  pools.delete(adminUrl);
  await pool?.end();
}

function poolOf(adminUrl: string): pg.Pool {
  const known = pools.get(adminUrl);
  if (known) return known;
  const pool = new pg.Pool({
    connectionString: adminUrl,
    application_name: SUPERUSER_NAME,
    max: 4,
    idleTimeoutMillis: KEPT_MS,
    allowExitOnIdle: true,
  });
  // Tests cut connections and stop servers: the pool forgets what was cut, and the next statement opens another one.
  pool.on('error', () => undefined);
  pools.set(adminUrl, pool);
  return pool;
}

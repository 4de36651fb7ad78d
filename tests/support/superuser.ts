/**
 * Runs test statements as superuser, who is exempt from policies and grants. Connections stay open briefly: opening one costs more than
 * most statements, and a waiting test polls twenty times a second.
 */
import pg from 'pg';

/** Application name of its connections, for tests that end all others. */
export const SUPERUSER_NAME = 'superuser of tests';

const KEPT_MS = 2_000;
/** Statements that would leave state on the connection. */
const LEAVES_TRACES = /(^|;)\s*(SET|BEGIN|LISTEN)\b|set_config\(/i;

type Statement = { text: string; values?: unknown[] };

/** One pool for each database, per Vitest worker. */
const pools = new Map<string, pg.Pool>();

/** Runs statements in order on one connection. @returns the rows of the last one */
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

/** Call it before the database is dropped, or when only new connections get a setting. */
export async function closeSuperuser(adminUrl: string): Promise<void> {
  const pool = pools.get(adminUrl);
  pools.delete(adminUrl);
  await pool?.end();
}

function poolOf(adminUrl: string): pg.Pool {
  const existing = pools.get(adminUrl);
  if (existing) return existing;
  const pool = new pg.Pool({
    connectionString: adminUrl,
    application_name: SUPERUSER_NAME,
    max: 4,
    idleTimeoutMillis: KEPT_MS,
    allowExitOnIdle: true,
  });
  // Tests cut connections and stop servers; the pool drops the connection and the next statement opens a new one.
  pool.on('error', () => undefined);
  pools.set(adminUrl, pool);
  return pool;
}

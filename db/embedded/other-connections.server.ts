import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** Retries, because connections that were closed a moment ago may still be listed. */
export async function isLeftAlone(adminUrl: string): Promise<boolean> {
  for (let look = 0; look < 20; look += 1) {
    const otherCount = await countOtherConnections(adminUrl);
    if (otherCount === 0) return true;
    if (otherCount === null) return false;
    await wait(50);
  }
  return false;
}

/** Counts the other connections. Null if the server does not answer: the process in its pid file may then be another program. */
async function countOtherConnections(adminUrl: string): Promise<number | null> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ others: number }>(
      `SELECT count(*)::int AS others FROM pg_stat_activity
       WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
    );
    return rows[0]?.others ?? 0;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Ends the other connections of a server that is about to be thrown away. */
export async function endOthers(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
    );
  } finally {
    await client.end();
  }
}

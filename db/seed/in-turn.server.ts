/** Sites that start on one demo at the same time do what follows one after the other. */
import { sql } from 'kysely';
import type { Database } from '#db/client.server.ts';

/** Any constant. */
const LOCK = 7_215_013;

/** @param work must not ask the database: this one holds a connection, and there may be no other */
export function inTurn({ asSystem }: Database, work: () => Promise<void>): Promise<void> {
  return asSystem(async (transaction) => {
    await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(transaction);
    await work();
  });
}

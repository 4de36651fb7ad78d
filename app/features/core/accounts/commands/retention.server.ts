/** Deletes expired rows. Runs daily. */
import { sql } from 'kysely';
import type { Database } from '#db/connections/client.server.ts';
import { purgeSpentChallenges } from '#platform/human-check/spent-challenges.server.ts';

/**
 * Deletes expired sessions, links, tokens and human checks, old counters, security events older than 90 days, idempotent answers older than
 * a day, and records of backups and erasures older than a year.
 */
export async function purgeExpired({ database }: { database: Database }): Promise<void> {
  await sql`SELECT app.purge_expired(), app.purge_answered_requests()`.execute(database.asPublic);
  await database.asSystem((transaction) => sql`SELECT app.purge_backups()`.execute(transaction));
  await database.asSystem(purgeSpentChallenges);
}

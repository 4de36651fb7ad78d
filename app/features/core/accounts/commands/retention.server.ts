/** Takes away what has had its time. Once a day, by the clock. */
import { sql } from 'kysely';
import type { Database } from '#db/connections/client.server.ts';
import { purgeSpentChallenges } from '#platform/human-check/spent-challenges.server.ts';

/**
 * Expired sessions, links, tokens and human checks, old counters, security events older than 90 days, and what was
 * answered under an idempotency key more than a day ago; after a year what is known of backups, and who was erased.
 */
export async function purgeExpired({ database }: { database: Database }): Promise<void> {
  await sql`SELECT app.purge_expired(), app.purge_answered_requests()`.execute(database.asPublic);
  await database.asSystem((transaction) => sql`SELECT app.purge_backups()`.execute(transaction));
  await database.asSystem(purgeSpentChallenges);
}

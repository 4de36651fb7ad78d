import { sql } from 'kysely';
import type { Database } from '#db/connections/client.server.ts';
import { purgeSpentChallenges } from '#platform/human-check/spent-challenges.server.ts';

export async function purgeExpired({ database }: { database: Database }): Promise<void> {
  await sql`SELECT app.purge_expired(), app.purge_answered_requests()`.execute(database.asPublic);
  await database.asSystem((transaction) => sql`SELECT app.purge_backups()`.execute(transaction));
  await database.asSystem(purgeSpentChallenges);
}

/** Checks whether an account is an administrator, by the procedure that row-level security uses too. */
import { sql } from 'kysely';
import type { Queries } from '#db/connections/client.server.ts';

export async function isAdministrator(asPublic: Queries, userId: string): Promise<boolean> {
  const { rows } = await sql<{ result: unknown }>`SELECT is_admin(${userId}) AS result`.execute(asPublic);
  return rows[0]?.result === true;
}

/** Refuses a database whose walls are down: row-level security only holds for a role that cannot step around it. */
import { sql } from 'kysely';
import type { Database } from './client.server.ts';

/** @returns one sentence for each wall that is down; none when the database may be used */
export async function listRestrictionFaults({ asPublic }: Database): Promise<string[]> {
  const role = await sql<{ name: string; superuser: boolean; bypass: boolean; owned: string[] }>`
    SELECT current_user AS name, rolsuper AS superuser, rolbypassrls AS bypass,
           ARRAY(SELECT c.relname::text FROM pg_class AS c JOIN pg_namespace AS n ON n.oid = c.relnamespace
                 WHERE n.nspname IN ('public', 'app') AND pg_has_role(current_user, c.relowner, 'MEMBER')
                   AND c.relkind IN ('r', 'p')) AS owned
    FROM pg_roles WHERE rolname = current_user`.execute(asPublic);
  const tables = await sql<{ name: string }>`
    SELECT c.relname AS name FROM pg_class AS c JOIN pg_namespace AS n ON n.oid = c.relnamespace
    WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p')
      AND NOT (c.relrowsecurity AND c.relforcerowsecurity
               AND EXISTS (SELECT FROM pg_policy AS p WHERE p.polrelid = c.oid))`.execute(asPublic);
  const faults: string[] = [];
  for (const { name, superuser, bypass, owned } of role.rows) {
    if (superuser) faults.push(`DATABASE_URL signs in as ${name}, a superuser`);
    if (bypass) faults.push(`DATABASE_URL signs in as ${name}, which bypasses row-level security`);
    if (owned.length > 0) faults.push(`DATABASE_URL signs in as ${name}, which owns ${owned.join(', ')}`);
  }
  for (const { name } of tables.rows) faults.push(`table ${name} has no forced row-level security with a policy`);
  return faults;
}

/** Refuses a database whose walls are down: row-level security only holds for a role that cannot step around it. */
import { sql } from 'kysely';
import type { Database } from './connections/client.server.ts';

/** @returns one sentence for each wall that is down; none when the database may be used */
export async function listRestrictionFaults(database: Database): Promise<string[]> {
  return [...(await listRoleFaults(database)), ...(await listTableFaults(database))];
}

/** Checks the role of the site and every role it may switch to. */
async function listRoleFaults({ asPublic }: Database): Promise<string[]> {
  const { rows } = await sql<{ self: string; name: string; power: string }>`
    SELECT current_user AS self, rolname AS name, CASE
        WHEN rolsuper THEN 'a superuser'
        WHEN rolbypassrls THEN 'which bypasses row-level security'
        WHEN rolcreaterole THEN 'which may create roles'
        WHEN rolname = 'agency_reader' THEN 'which sees every job'
        WHEN rolname = 'agency_keeper' THEN 'which decides about accounts'
        ELSE 'which has powers over the whole server' END AS power
    FROM pg_roles
    WHERE pg_has_role(current_user, oid, 'MEMBER')
      AND (rolsuper OR rolbypassrls OR rolcreaterole OR rolname IN ('agency_reader', 'agency_keeper') OR rolname LIKE 'pg\\_%')
    ORDER BY rolname = current_user DESC, rolname`.execute(asPublic);
  const ownedTables = await sql<{ self: string; name: string }>`
    SELECT current_user AS self, relname AS name FROM pg_class
    WHERE relnamespace IN (SELECT oid FROM pg_namespace WHERE nspname IN ('public', 'app', 'tasks')) AND relkind IN ('r', 'p', 'v', 'm')
      AND pg_has_role(current_user, relowner, 'MEMBER')`.execute(asPublic);
  // A superuser is a member of every role and owner of everything; that one sentence says it all.
  const superuser = rows.find(({ self, name, power }) => self === name && power === 'a superuser');
  if (superuser) return [`DATABASE_URL signs in as ${superuser.name}, a superuser`];
  return [
    ...rows.map(({ self, name, power }) =>
      self === name
        ? `DATABASE_URL signs in as ${self}, ${power}`
        : `DATABASE_URL signs in as ${self}, which may become ${name}, ${power}`,
    ),
    ...ownedTables.rows.map(({ self, name }) => `DATABASE_URL signs in as ${self}, which owns ${name}`),
  ];
}

/** Lists tables without forced row-level security or a policy, policies that apply to every role, and views that bypass them. */
async function listTableFaults({ asPublic }: Database): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    SELECT format('table %s has no forced row-level security with a policy', c.relname) AS fault
    FROM pg_class AS c
    WHERE relnamespace IN (SELECT oid FROM pg_namespace WHERE nspname IN ('public', 'app', 'tasks')) AND relkind IN ('r', 'p')
      AND NOT (relrowsecurity AND relforcerowsecurity AND EXISTS (SELECT FROM pg_policy WHERE polrelid = c.oid))
    UNION ALL
    SELECT format('policy %s on %s is for every role', polname, polrelid::regclass) FROM pg_policy WHERE 0 = ANY (polroles)
    UNION ALL
    SELECT format('view %s reads with the rights of its owner', relname) FROM pg_class
    WHERE relnamespace IN (SELECT oid FROM pg_namespace WHERE nspname IN ('public', 'app', 'tasks'))
      AND (relkind = 'm' OR relkind = 'v' AND NOT coalesce(reloptions @> '{security_invoker=true}', false))
  `.execute(asPublic);
  return rows.map(({ fault }) => fault);
}

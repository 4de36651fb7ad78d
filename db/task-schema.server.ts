/** The tables of background tasks are pg-boss's own. Their owner makes them and brings them up to date, never the site. */
import type pg from 'pg';
import { getConstructionPlans, getMigrationPlans } from 'pg-boss';

export const TASK_SCHEMA = 'tasks';
/** The tables that the installed pg-boss works with; tests/database/task-schema.test.ts says when this is behind. */
export const TASK_SCHEMA_VERSION = 43;

type Client = Pick<pg.Client, 'query'>;

/** Makes or updates the tables, as the owner, and gives them the row-level security that every table of ours has. */
export async function updateTaskSchema(client: Client): Promise<void> {
  const version = await findVersion(client);
  if (version === null) await client.query(getConstructionPlans(TASK_SCHEMA));
  else if (version < TASK_SCHEMA_VERSION) await upgrade(client, version);
  // Checked in the catalog every time: an earlier process may have ended between the two steps.
  if (await isOpen(client)) await client.query(WALLS);
}

/** @returns whether this version of the site needs newer tables than there are */
export async function isTaskSchemaBehind(client: Client): Promise<boolean> {
  const version = await findVersion(client);
  return version === null || version < TASK_SCHEMA_VERSION;
}

/** Runs one transaction, then builds each index separately beside the running site. */
async function upgrade(client: Client, from: number): Promise<void> {
  const [change = '', indexes = ''] = getMigrationPlans(TASK_SCHEMA, from).split(/(?<=\bCOMMIT;)/);
  await client.query(change);
  for (const statement of indexes.split(/;\s*$/m)) if (statement.trim()) await client.query(statement);
}

async function findVersion(client: Client): Promise<number | null> {
  const { rows: tables } = await client.query<{ name: string | null }>('SELECT to_regclass($1) AS name', [
    `${TASK_SCHEMA}.version`,
  ]);
  if (!tables[0]?.name) return null;
  const { rows } = await client.query<{ version: number }>(`SELECT version FROM ${TASK_SCHEMA}.version`);
  return rows[0]?.version ?? null;
}

async function isOpen(client: Client): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT FROM pg_class AS c WHERE relnamespace = to_regnamespace($1) AND relkind IN ('r', 'p')
     AND NOT (relforcerowsecurity AND EXISTS (SELECT FROM pg_policy WHERE polrelid = c.oid)) LIMIT 1`,
    [TASK_SCHEMA],
  );
  return rows.length > 0;
}

/**
 * The site may see every task, whichever user is signed in: a task holds ids only, and permission is checked where it is
 * sent. The site gets no right that it does not use.
 */
const WALLS = `
  DO $$
  DECLARE
    name text;
  BEGIN
    FOR name IN SELECT relname FROM pg_class WHERE relnamespace = '${TASK_SCHEMA}'::regnamespace AND relkind IN ('r', 'p') LOOP
      EXECUTE format('ALTER TABLE ${TASK_SCHEMA}.%I ENABLE ROW LEVEL SECURITY', name);
      EXECUTE format('ALTER TABLE ${TASK_SCHEMA}.%I FORCE ROW LEVEL SECURITY', name);
      EXECUTE format('DROP POLICY IF EXISTS tasks_owner ON ${TASK_SCHEMA}.%I', name);
      EXECUTE format('DROP POLICY IF EXISTS tasks_site ON ${TASK_SCHEMA}.%I', name);
      EXECUTE format('CREATE POLICY tasks_owner ON ${TASK_SCHEMA}.%I TO CURRENT_USER USING (true) WITH CHECK (true)', name);
      EXECUTE format('CREATE POLICY tasks_site ON ${TASK_SCHEMA}.%I TO agency_app USING (true) WITH CHECK (true)', name);
    END LOOP;
    GRANT USAGE ON SCHEMA ${TASK_SCHEMA} TO agency_app;
    GRANT SELECT ON ALL TABLES IN SCHEMA ${TASK_SCHEMA} TO agency_app;
    GRANT INSERT, UPDATE, DELETE ON ${TASK_SCHEMA}.job, ${TASK_SCHEMA}.job_common, ${TASK_SCHEMA}.queue,
      ${TASK_SCHEMA}.schedule, ${TASK_SCHEMA}.job_dependency TO agency_app;
    GRANT UPDATE ON ${TASK_SCHEMA}.version TO agency_app;
    REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA ${TASK_SCHEMA} FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION ${TASK_SCHEMA}.job_now(), ${TASK_SCHEMA}.create_queue(text, jsonb) TO agency_app;
  END
  $$`;

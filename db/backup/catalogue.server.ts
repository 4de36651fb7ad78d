/** Lists the tables and sequences of a backup. It reads PostgreSQL's catalogue, so a new table is included by default. */
import type pg from 'pg';
import { TASK_SCHEMA } from '../task-schema.server.ts';

export type Client = Pick<pg.Client, 'query'>;

export type CarriedTable = {
  /** Qualified and quoted, as statements name it. */
  name: string;
  columns: string[];
  /** Its rows, as they are carried. */
  select: string;
};

/**
 * Tables that are recreated or must not be restored, each with the reason. Everything else of the site's schemas is
 * carried.
 */
export const LEFT_OUT: Record<string, string> = {
  'public.schema_migrations': 'written by the migrations, which the manifest names',
  'public.definitions': 'written with the functions, policies and triggers of the version that restores',
  'public.deletion_clock': 'about the clock of the computer that it was taken on',
  'public.held_deletions': 'found again by the next run',
  'public.sessions': 'users who have signed out since would be signed in again',
  'public.known_browsers': 'browsers that were forgotten since, with a new password, would be known again',
  'public.content_editors': 'who has an item of the studio open at this moment',
  'public.bootstrap_tokens': 'one that has been used since would make another administrator',
  'public.calendar_links': 'an address that was revoked since would open again',
  'public.api_keys': 'one that has been revoked since would open again',
  'public.staff_invitations': 'one that has been accepted or withdrawn since would open another account',
  [`${TASK_SCHEMA}.version`]: 'written when the tables of tasks are made',
  [`${TASK_SCHEMA}.schedule`]: 'written at every start',
  [`${TASK_SCHEMA}.subscription`]: 'not used by the site',
  [`${TASK_SCHEMA}.job_dependency`]: 'not used by the site',
  [`${TASK_SCHEMA}.bam`]: 'about changes of those tables themselves',
  [`${TASK_SCHEMA}.warning`]: 'about the health of the site as it was then',
  [`${TASK_SCHEMA}.queue_stats`]: 'about the health of the site as it was then',
};

/**
 * Waiting background tasks only. Named column by column, so that another version of pg-boss can take them. A task that
 * was running waits again.
 */
const TASK_TABLES: Record<string, { columns: string[]; values?: Record<string, string>; where?: string }> = {
  [`${TASK_SCHEMA}.queue`]: {
    columns: [
      'name',
      'policy',
      'retry_limit',
      'retry_delay',
      'retry_backoff',
      'retry_delay_max',
      'expire_seconds',
      'retention_seconds',
      'deletion_seconds',
      'dead_letter',
      'partition',
      'table_name',
      'heartbeat_seconds',
      'notify',
      'created_on',
      'updated_on',
    ],
  },
  [`${TASK_SCHEMA}.job`]: {
    columns: [
      'id',
      'name',
      'priority',
      'data',
      'state',
      'retry_limit',
      'retry_count',
      'retry_delay',
      'retry_backoff',
      'retry_delay_max',
      'expire_seconds',
      'deletion_seconds',
      'singleton_key',
      'singleton_on',
      'start_after',
      'created_on',
      'keep_until',
      'dead_letter',
      'policy',
      'heartbeat_seconds',
      'source_name',
      'source_id',
      'source_created_on',
      'source_retry_count',
    ],
    values: { state: `CASE state WHEN 'active' THEN 'retry' ELSE state END` },
    where: `state IN ('created', 'retry', 'active')`,
  },
};

/** Conditions for the rows to back up. A restored account link that has been used since would work once more. */
const CARRIED_ROWS: Record<string, string> = { 'public.emailed_links': 'user_id IS NULL' };

export const isOfTasks = (table: Pick<CarriedTable, 'name'>) => table.name.startsWith(`${TASK_SCHEMA}.`);

/** All tables of the site's schemas; a table in parts counts as one. */
export async function listTables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', nspname, relname) AS name
     FROM pg_class AS c JOIN pg_namespace AS n ON n.oid = relnamespace
     WHERE nspname IN ('public', 'app', $1) AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY 1`,
    [TASK_SCHEMA],
  );
  return rows.map(({ name }) => name);
}

export async function listCarriedTables(client: Client): Promise<CarriedTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    // A generated column is computed from the others when they are put back.
    `SELECT format('%I.%I', nspname, relname) AS name,
            array_agg(quote_ident(attname) ORDER BY attnum) FILTER (WHERE attgenerated = '') AS columns
     FROM pg_class AS c JOIN pg_namespace AS n ON n.oid = relnamespace JOIN pg_attribute AS a ON attrelid = c.oid
     WHERE nspname IN ('public', 'app', $1) AND relkind IN ('r', 'p') AND NOT relispartition AND attnum > 0 AND NOT attisdropped
     GROUP BY 1 ORDER BY 1`,
    [TASK_SCHEMA],
  );
  return rows
    .filter(({ name }) => !(name in LEFT_OUT))
    .map(({ name, columns: all }) => {
      const { columns = all, values = {}, where = CARRIED_ROWS[name] ?? 'true' } = TASK_TABLES[name] ?? {};
      const select = `SELECT ${columns.map((column) => values[column] ?? column).join(', ')} FROM ${name} WHERE ${where}`;
      return { name, columns, select };
    });
}

/** @returns one SELECT that lists `storage_key`, its SHA-256 as hexadecimal digits, and its length, for every stored file there should be */
export async function selectStoredFiles(client: Client): Promise<string> {
  const { rows } = await client.query<{ name: string; is_whole: boolean }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name,
            count(*) FILTER (WHERE column_name IN ('sha256', 'size_bytes')) = 2 AS is_whole
     FROM information_schema.columns WHERE table_schema IN ('public', 'app')
     GROUP BY 1 HAVING bool_or(column_name = 'storage_key') ORDER BY 1`,
  );
  const owners = rows.filter(({ name }) => name !== 'public.loose_files');
  const vague = owners.filter(({ is_whole: isWhole }) => !isWhole);
  if (vague.length > 0) throw new Error(`Without sha256 and size_bytes: ${vague.map(({ name }) => name).join(', ')}`);
  return owners
    .map(
      ({ name }) => `SELECT storage_key, encode(sha256, 'hex'), size_bytes FROM ${name} WHERE storage_key IS NOT NULL`,
    )
    .join(' UNION ALL ');
}

export type Sequence = { name: string; value: string; isCalled: boolean };

/** Read sequences after the rows: they run ahead of a snapshot and never go back. */
export async function listSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', nspname, relname) AS name FROM pg_class AS c JOIN pg_namespace AS n ON n.oid = relnamespace
     WHERE nspname IN ('public', 'app') AND relkind = 'S' ORDER BY 1`,
  );
  const sequences = [];
  for (const { name } of rows) {
    const { rows: state } = await client.query<Omit<Sequence, 'name'>>(
      `SELECT last_value::text AS value, is_called AS "isCalled" FROM ${name}`,
    );
    sequences.push(...state.map((each) => ({ name, ...each })));
  }
  return sequences;
}

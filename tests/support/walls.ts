/** The second wall of authorisation, from outside: taken down, and what changed behind it. */
import pg from 'pg';
import type { TestDatabase } from './database.ts';
import { asSuperuser } from './faults.ts';

/**
 * Row-level security off, every column of every table open to the site, and the procedures of administrators for
 * everybody: what is still refused is refused by the gates and commands alone.
 */
export async function takeDownRowSecurity(database: TestDatabase): Promise<void> {
  await asSuperuser(
    database,
    `DO $$
    DECLARE
      name regclass;
    BEGIN
      FOR name IN SELECT c.oid FROM pg_class AS c JOIN pg_namespace AS n ON n.oid = c.relnamespace
                  WHERE n.nspname IN ('public', 'app') AND c.relkind IN ('r', 'p') LOOP
        EXECUTE format('ALTER TABLE %s NO FORCE ROW LEVEL SECURITY', name);
        EXECUTE format('ALTER TABLE %s DISABLE ROW LEVEL SECURITY', name);
      END LOOP;
      GRANT ALL ON ALL TABLES IN SCHEMA public TO agency_app;
    END
    $$`,
    `CREATE OR REPLACE FUNCTION app.demand_admin() RETURNS void
       LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
       AS $$ BEGIN END $$`,
  );
}

/** What is due once a day would change something, if the tests run at that time of it. */
export const stopDailyTasks = (database: TestDatabase): Promise<void> =>
  asSuperuser(database, "DELETE FROM tasks.schedule WHERE cron <> '* * * * *'");

/** By table: how many rows, and a hash over all of them. */
export type State = Record<string, string>;

/** What pg-boss notes for itself as time passes. */
const CLOCKWORK = ['tasks.version', 'tasks.queue', 'tasks.schedule', 'tasks.bam', 'tasks.warning', 'tasks.queue_stats'];
/** What attempts leave behind, also those that are refused: counters and the log of security events. */
export const TRACES = ['public.security_events', 'public.security_event_rates', 'public.ip_attempts'];

type Reading = {
  /** Tables that may change. */
  apartFrom?: readonly string[];
  /** An account by id and e-mail: rows that name it are its own, all others are foreign to it. */
  foreignTo?: readonly string[];
};

export type Watch = {
  read(reading?: Reading): Promise<State>;
  /** As superuser, on the connection that it has anyway. */
  query<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]>;
  end(): Promise<void>;
};

/** Reads as superuser, because policies hide rows from other roles. */
export async function watchDatabase({ adminUrl }: TestDatabase): Promise<Watch> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(`
    SELECT format('%I.%I', n.nspname, c.relname) AS name FROM pg_class AS c JOIN pg_namespace AS n ON n.oid = c.relnamespace
    WHERE n.nspname IN ('public', 'app', 'tasks') AND c.relkind = 'r' ORDER BY 1`);
  const tables = rows.map(({ name }) => name).filter((name) => !CLOCKWORK.includes(name));
  const versions = { name: 'versions', text: tables.map(versionOf).join(' UNION ALL ') };
  /** Keyed by the table and the accounts whose rows were left out. */
  const known = new Map<string, { version: string; state: string }>();
  return {
    read: async ({ apartFrom = [], foreignTo = [] } = {}) => {
      const { rows: current } = await client.query<{ name: string; version: string }>(versions);
      const wanted = current.filter(({ name }) => !apartFrom.includes(name));
      const keyOf = (name: string) => [name, ...foreignTo].join();
      const stale = wanted.filter(({ name, version }) => known.get(keyOf(name))?.version !== version);
      if (stale.length > 0) {
        const hashes = stale.map(({ name }) => hashOf(name)).join(' UNION ALL ');
        const { rows: states } = await client.query<{ name: string; state: string }>(hashes, [foreignTo]);
        const versionBy = new Map(stale.map(({ name, version }) => [name, version]));
        for (const { name, state } of states) known.set(keyOf(name), { version: versionBy.get(name) ?? '', state });
      }
      return Object.fromEntries(wanted.map(({ name }) => [name, known.get(keyOf(name))?.state ?? '']));
    },
    query: async (statement) => (await client.query(statement)).rows,
    end: () => client.end(),
  };
}

/**
 * Where each row lies and which transaction wrote it: no row changes without becoming another version of itself, so only
 * where this differs do all the words have to be read again.
 */
const versionOf = (table: string) => `
  SELECT '${table}' AS name, count(*) || ' ' || coalesce(md5(string_agg(ctid::text || xmin::text, ' ')), '') AS version
  FROM ${table}`;

/** Leaves out tasks that pg-boss sends to itself, by their names, and the two tasks of each minute: loose files and scheduled items. */
const hashOf = (table: string) => `
  SELECT '${table}' AS name, count(*) || ' ' || coalesce(md5(string_agg(line, '' ORDER BY line)), '') AS state
  FROM (SELECT md5(t::text) AS line FROM ${table} AS t
        WHERE NOT EXISTS (SELECT FROM unnest($1::text[]) AS own WHERE position(own IN t::text) > 0)
          AND t::text NOT LIKE '%,\\_\\_pgboss\\_\\_%' AND t::text NOT LIKE '%,remove-loose-files,%'
          AND t::text NOT LIKE '%,publish-scheduled,%' AND t::text NOT LIKE '%,match-jobs,%') AS lines`;

/** Lists the tables that have changed. */
export const listChanges = (before: State, after: State): string[] =>
  Object.keys(before).filter((name) => before[name] !== after[name]);

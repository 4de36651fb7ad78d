/** Disables the database's access rules, or records which rows a request changes. */
import pg from 'pg';
import { taskHandlers } from '#app/tasks.ts';
import type { TestDatabase } from './database.ts';
import { asSuperuser } from './faults.ts';

/**
 * Disables row-level security and grants the site every column and every administrator's SQL function: what is still refused, gates and
 * commands refuse.
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
        -- Locks one table at a time to avoid a deadlock with the site's own tasks.
        COMMIT;
      END LOOP;
      GRANT ALL ON ALL TABLES IN SCHEMA public TO agency_app;
    END
    $$`,
    `CREATE OR REPLACE FUNCTION app.demand_admin() RETURNS void
       LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
       AS $$ BEGIN END $$`,
  );
}

/** Stops tasks that would change rows at their time of day, read CVs a minute after upload, or check accounts a minute after saving. */
export const stopTasksByTheClock = (database: TestDatabase): Promise<void> =>
  asSuperuser(
    database,
    `DELETE FROM tasks.schedule WHERE cron <> '* * * * *' OR name IN ('read-cvs', 'tell-google', 'upload-adverts')`,
  );

/** Selects the tasks that a site has still to do; conditions can be appended. */
export const WAITING_TASKS = `SELECT name FROM tasks.job_common WHERE state IN ('created', 'active', 'retry') AND name NOT LIKE '\\_\\_%'`;

export const EACH_MINUTE = Object.entries(taskHandlers).flatMap(([name, { cron }]) =>
  cron === '* * * * *' ? [name] : [],
);

/** Tables that those tasks change at any time. */
const KEPT_BY_THE_CLOCK = ['person_cv_words', 'person_pairs', 'uncompared_people'].map((table) => `public.${table}`);

/** Internal tables of pg-boss that change with time. */
const CLOCKWORK = ['tasks.version', 'tasks.queue', 'tasks.schedule', 'tasks.bam', 'tasks.warning', 'tasks.queue_stats'];
/** Counters and security events that refused attempts leave behind, too. */
export const TRACES = ['public.security_events', 'public.security_event_rates', 'public.ip_attempts'];

type ChangeFilter = {
  apartFrom?: readonly string[];
  /** An account's id and email: rows that contain either are its own and may change. */
  foreignTo?: readonly string[];
};

export type Watch = {
  begin(): Promise<void>;
  /** Lists the tables whose rows have changed since `begin`. */
  listChanges(reading?: ChangeFilter): Promise<string[]>;
  query<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]>;
  end(): Promise<void>;
};

/** Notes every written row by triggers; their owner is a superuser, so policies hide nothing. */
export async function watchDatabase({ adminUrl }: TestDatabase): Promise<Watch> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  let isSetUp = false;
  return {
    begin: async () => {
      if (!isSetUp) for (const statement of [NOTES, TRIGGERS]) await client.query(statement);
      isSetUp = true;
      // Locks like TRUNCATE, which would make every connection plan its triggers again.
      await client.query('BEGIN; LOCK TABLE watching.notes IN SHARE MODE; DELETE FROM watching.notes; COMMIT');
    },
    listChanges: async ({ apartFrom = [], foreignTo = [] } = {}) => {
      const { rows } = await client.query<{ place: string }>(CHANGES, [apartFrom, foreignTo]);
      return rows.map(({ place }) => place);
    },
    query: async (statement) => (await client.query(statement)).rows,
    end: () => client.end(),
  };
}

/** Fixes the settings that the text form of a row depends on, because any connection may write it. */
const NOTES = `
  CREATE SCHEMA watching;
  CREATE UNLOGGED TABLE watching.notes (place text, line text, times integer);
  CREATE FUNCTION watching.note() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = pg_catalog, pg_temp SET timezone = 'UTC' SET datestyle = 'ISO' SET intervalstyle = 'iso_8601'
    SET bytea_output = 'hex' SET extra_float_digits = 1 AS $$
    BEGIN
      IF TG_OP = 'TRUNCATE' THEN
        INSERT INTO watching.notes VALUES (TG_ARGV[0], 'emptied', 1);
        RETURN NULL;
      END IF;
      IF TG_OP <> 'INSERT' THEN INSERT INTO watching.notes VALUES (TG_ARGV[0], OLD::text, -1); END IF;
      IF TG_OP <> 'DELETE' THEN INSERT INTO watching.notes VALUES (TG_ARGV[0], NEW::text, 1); END IF;
      RETURN NULL;
    END $$`;

/** Creates triggers table by table, so that the running site never waits for all of them. */
const TRIGGERS = `
  DO $$
  DECLARE
    name text;
  BEGIN
    FOR name IN SELECT format('%I.%I', n.nspname, c.relname) FROM pg_class AS c JOIN pg_namespace AS n ON n.oid = c.relnamespace
                WHERE n.nspname IN ('public', 'app', 'tasks') AND c.relkind = 'r' LOOP
      CONTINUE WHEN name IN (${CLOCKWORK.map((each) => `'${each}'`).join(', ')});
      EXECUTE format('CREATE TRIGGER watched AFTER INSERT OR UPDATE OR DELETE ON %s FOR EACH ROW EXECUTE FUNCTION watching.note(%L)', name, name);
      EXECUTE format('CREATE TRIGGER watched_whole AFTER TRUNCATE ON %s EXECUTE FUNCTION watching.note(%L)', name, name);
      COMMIT;
    END LOOP;
  END $$`;

/** Rows deleted as often as inserted are unchanged. Ignores pg-boss's own tasks and the tasks of each minute. */
const CHANGES = `
  SELECT DISTINCT place
  FROM (SELECT place FROM watching.notes
        WHERE place <> ALL ($1::text[]) AND place NOT IN (${KEPT_BY_THE_CLOCK.map((each) => `'${each}'`).join(', ')})
          AND NOT EXISTS (SELECT FROM unnest($2::text[]) AS own WHERE position(own IN line) > 0)
          AND line NOT LIKE '%,\\_\\_pgboss\\_\\_%'
          AND NOT EXISTS (SELECT FROM unnest('{${[...EACH_MINUTE, 'tell-held-decision'].join()}}'::text[]) AS task WHERE position(',' || task || ',' IN line) > 0)
        GROUP BY place, line HAVING sum(times) <> 0) AS changed
  ORDER BY place`;

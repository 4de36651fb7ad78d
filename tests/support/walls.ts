/** The second wall of authorisation, from outside: taken down, and what changed behind it. */
import pg from 'pg';
import { taskHandlers } from '#app/tasks.ts';
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
        -- One table at a time is locked: with several, the site's own tasks and this could wait for each other.
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

/**
 * What is due once a day would change something, if the tests run at that time of it; so would CVs that are read in the minute after they
 * came, and accounts elsewhere that are used in the minute after they were saved.
 */
export const stopTasksByTheClock = (database: TestDatabase): Promise<void> =>
  asSuperuser(
    database,
    `DELETE FROM tasks.schedule WHERE cron <> '* * * * *' OR name IN ('read-cvs', 'tell-google', 'upload-adverts')`,
  );

/** As a statement, to which conditions can be added: the tasks that a site has still to do. */
export const WAITING_TASKS = `SELECT name FROM tasks.job_common WHERE state IN ('created', 'active', 'retry') AND name NOT LIKE '\\_\\_%'`;

/** Tasks that the clock sends all the time, whatever a test does. */
export const EACH_MINUTE = Object.entries(taskHandlers).flatMap(([name, { cron }]) =>
  cron === '* * * * *' ? [name] : [],
);

/** What those tasks keep, so that it may change beside whatever a test does. */
const KEPT_BY_THE_CLOCK = ['person_cv_words', 'person_pairs', 'uncompared_people'].map((table) => `public.${table}`);

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
  /** From here on; waits for transactions that are underway. */
  begin(): Promise<void>;
  /** Lists the tables whose rows are not what they were when the watch began. */
  listChanges(reading?: Reading): Promise<string[]>;
  /** As superuser, on the connection that it has anyway. */
  query<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]>;
  end(): Promise<void>;
};

/** Every row that is written is noted by triggers, whose owner is a superuser: no policy hides a row from them. */
export async function watchDatabase({ adminUrl }: TestDatabase): Promise<Watch> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  let isSetUp = false;
  return {
    begin: async () => {
      if (!isSetUp) for (const statement of [NOTES, TRIGGERS]) await client.query(statement);
      isSetUp = true;
      // Waits like TRUNCATE, after which every connection would have to plan its notes anew.
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

/** The settings are those that a row's text depends on: it is written down by whichever connection changes it. */
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

/** Each table by itself: the site, which runs, must not be made to wait for all of them. */
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

/**
 * A row that is as it was before has gone as often as it has come. Leaves out tasks that pg-boss sends to itself, by their
 * names, and the tasks of each minute.
 */
const CHANGES = `
  SELECT DISTINCT place
  FROM (SELECT place FROM watching.notes
        WHERE place <> ALL ($1::text[]) AND place NOT IN (${KEPT_BY_THE_CLOCK.map((each) => `'${each}'`).join(', ')})
          AND NOT EXISTS (SELECT FROM unnest($2::text[]) AS own WHERE position(own IN line) > 0)
          AND line NOT LIKE '%,\\_\\_pgboss\\_\\_%'
          AND NOT EXISTS (SELECT FROM unnest('{${[...EACH_MINUTE, 'tell-held-decision'].join()}}'::text[]) AS task WHERE position(',' || task || ',' IN line) > 0)
        GROUP BY place, line HAVING sum(times) <> 0) AS changed
  ORDER BY place`;

/** The one door to PostgreSQL. Whoever reads or writes says first as whom. */
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from './types.ts';

export type Queries = Kysely<DB> | Transaction<DB>;

export type Database = {
  /** As anybody: sees only what the public procedures give. */
  asPublic: Queries;
  /** As one signed-in person, for one transaction: row-level security sees exactly that person. */
  asActor<T>(actorId: string, work: (transaction: Transaction<DB>) => Promise<T>): Promise<T>;
  /** As the site itself (background tasks, sign-in, seeding), for one transaction. */
  asSystem<T>(work: (transaction: Transaction<DB>) => Promise<T>): Promise<T>;
  isReady(): Promise<boolean>;
  close(): Promise<void>;
};

type PoolOptions = {
  size?: number;
  /** Upper bound of one statement, in milliseconds: a page that needs longer is broken. */
  statementTimeout?: number;
};

export function openDatabase(
  connectionString: string,
  { size = 10, statementTimeout = 10_000 }: PoolOptions = {},
): Database {
  const pool = new pg.Pool({
    connectionString,
    max: size,
    connectionTimeoutMillis: 5_000,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'recruitment-agency',
  });
  // A connection that breaks while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  // One that breaks while it works fails the query underway, which is told there; the event must not end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const queries = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });

  return {
    asPublic: queries,
    asActor: (actorId, work) =>
      queries.transaction().execute(async (transaction) => {
        await sql`SELECT set_config('app.actor_id', ${actorId}, true)`.execute(transaction);
        return work(transaction);
      }),
    asSystem: (work) =>
      queries.transaction().execute(async (transaction) => {
        await sql`SELECT set_config('app.is_system', 'on', true)`.execute(transaction);
        return work(transaction);
      }),
    isReady: async () => {
      try {
        await pool.query('SELECT 1');
        return true;
      } catch {
        return false;
      }
    },
    close: () => queries.destroy(),
  };
}

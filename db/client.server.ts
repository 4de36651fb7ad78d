/** The one door to PostgreSQL. Whoever reads or writes says first as whom. */
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import { isOutOfReach } from './out-of-reach.server.ts';
import { openPool } from './pool.server.ts';
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
  /** Whether anything has failed for want of a connection since that moment (`performance.now()`). */
  wasOutOfReachSince(moment: number): boolean;
  /** How the connections of this process are doing; queries that failed count from its start. */
  figures(): { open: number; idle: number; waiting: number; failedQueries: number };
  close(): Promise<void>;
};

type PoolOptions = {
  size?: number;
  /** Upper bound of one statement, in milliseconds: a page that needs longer is broken. */
  statementTimeout?: number;
};

export function openDatabase(
  connectionString: string,
  { size = 10, statementTimeout = 8_000 }: PoolOptions = {},
): Database {
  const pool = openPool({
    connectionString,
    max: size,
    // With a statement after it less than the silence after which a visitor is let go (server/app.ts).
    connectionTimeoutMillis: 5_000,
    statementTimeout,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'recruitment-agency',
  });
  let lostAt = Number.NEGATIVE_INFINITY;
  const note = (error: unknown) => {
    if (isOutOfReach(error)) lostAt = performance.now();
  };
  // A connection that breaks while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', note);
  // One that breaks while it works fails the query underway, which is told there; the event must not end the process.
  pool.on('connect', (client) => client.on('error', note));
  const connect = () =>
    pool.connect().catch((error) => {
      note(error);
      throw error;
    });
  let failedQueries = 0;
  const queries = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: { options: pool.options, connect, end: () => pool.end() } }),
    log: (event) => {
      if (event.level !== 'error') return;
      failedQueries += 1;
      note(event.error);
    },
  });

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
      const client = await pool.connect().catch(() => null);
      if (!client) return false;
      const isThere = await client.query('SELECT 1').then(
        () => true,
        () => false,
      );
      client.release(!isThere);
      return isThere;
    },
    wasOutOfReachSince: (moment) => lostAt >= moment,
    figures: () => ({
      ...{ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount },
      failedQueries,
    }),
    close: () => queries.destroy(),
  };
}

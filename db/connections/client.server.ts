/** The only way to PostgreSQL. Every query runs as the public, as one signed-in user or as the system. */
import { Kysely, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { beginFor, type Caller, CallerDialect } from './begin-for.server.ts';
import { isOutOfReach } from './out-of-reach.server.ts';
import { openPool, type TellOfStall } from './pool.server.ts';
import { onSeparateConnection } from './shared-transaction.server.ts';

export type Queries = Kysely<DB> | Transaction<DB>;

export type Database = {
  /** Reads as a visitor, who sees only results of the public procedures. */
  asPublic: Queries;
  /** Runs one transaction as a signed-in person under row-level security. */
  asActor<T>(actorId: string, work: (transaction: Transaction<DB>) => Promise<T>): Promise<T>;
  /** Runs one transaction as the site itself (background tasks, sign-in, seeding). */
  asSystem<T>(work: (transaction: Transaction<DB>) => Promise<T>): Promise<T>;
  /**
   * Runs all statements of `work` on this database in one transaction, for any caller. Commits when `work` returns, and rolls back if it
   * throws or the process dies. Locks are held until the end, so `work` should not wait long for anything else.
   */
  inOneTransaction<T>(work: () => Promise<T>): Promise<T>;
  isReady(): Promise<boolean>;
  /** Returns true if a retryable failure has occurred since `moment` (`performance.now()`). */
  wasOutOfReachSince(moment: number): boolean;
  /**
   * Returns true while the database does not answer and everything fails at once (db/connections/breaker.server.ts).
   */
  isStalled(): boolean;
  /** Something else got no answer: asks whether anything does. */
  suspectStall(): void;
  /** State of this process's connections; failed queries count from its start. */
  figures(): { open: number; idle: number; waiting: number; failedQueries: number; refusedStatements: number };
  close(): Promise<void>;
};

type PoolOptions = {
  size?: number;
  /** Upper bound of one statement, in milliseconds: a page that needs longer is broken. */
  statementTimeout?: number;
  /** The same for its waiting for a lock; otherwise as long as the statement may take. */
  lockTimeout?: number;
  tell?: TellOfStall;
};

/** Limits of a process that answers visitors; longer statements get 503 (F12). */
export const PAGE_LIMITS = { statementTimeout: 5_000, lockTimeout: 2_000 };

export function openDatabase(
  connectionString: string,
  { size = 10, statementTimeout = 8_000, lockTimeout, tell }: PoolOptions = {},
): Database {
  const guarded = openPool({
    connectionString,
    max: size,
    // With a statement after it less than the silence after which a visitor is let go (server/app.ts).
    connectionTimeoutMillis: 5_000,
    statementTimeout,
    ...(lockTimeout !== undefined && { lockTimeout }),
    ...(tell && { tell }),
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'recruitment-agency',
  });
  const { pool, breaker, lockedStatements } = guarded;
  let lostAt = Number.NEGATIVE_INFINITY;
  const note = (error: unknown) => {
    if (isOutOfReach(error)) lostAt = performance.now();
  };
  // A connection that breaks while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', note);
  // A broken connection fails the running query, which reports it; the event must not end the process.
  pool.on('connect', (client) => client.on('error', note));
  const connect = () =>
    guarded.connect().catch((error) => {
      note(error);
      throw error;
    });
  let failedQueries = 0;
  const dialect = new CallerDialect({ pool: { options: pool.options, connect, end: guarded.close } });
  const queries = new Kysely<DB>({
    dialect,
    log: (event) => {
      if (event.level !== 'error') return;
      failedQueries += 1;
      note(event.error);
    },
  });

  const beginAs = <T>(caller: Caller, work: (transaction: Transaction<DB>) => Promise<T>): Promise<T> =>
    beginFor(caller, () =>
      queries.transaction().execute((transaction) => onSeparateConnection(() => work(transaction))),
    );

  return {
    asPublic: queries,
    asActor: (actorId, work) => beginAs({ setting: 'app.actor_id', value: actorId }, work),
    asSystem: (work) => beginAs({ setting: 'app.is_system', value: 'on' }, work),
    inOneTransaction: (work) =>
      beginAs({ setting: 'app.actor_id', value: '' }, (transaction) =>
        transaction.getExecutor().provideConnection((connection) => dialect.share(connection, work)),
      ),
    isReady: async () => {
      const client = await connect().catch(() => null);
      if (!client) return false;
      const isThere = await client.query('SELECT 1').then(
        () => true,
        () => false,
      );
      client.release(!isThere);
      return isThere;
    },
    isStalled: () => breaker.isOpen,
    suspectStall: () => void breaker.suspect(),
    wasOutOfReachSince: (moment) => lostAt >= moment,
    figures: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      failedQueries,
      refusedStatements: lockedStatements.refused,
    }),
    close: () => queries.destroy(),
  };
}

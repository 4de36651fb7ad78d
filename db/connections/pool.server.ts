/**
 * Connections with a timeout. A network that swallows packets reports no error: our own clock then fails the query and closes
 * its connection, because later queries on it would wait behind the first. Not every request tries a stalled database or a
 * locked table again (docs/decisions/0041-a-stalled-database-and-shared-limits.md).
 */
import pg from 'pg';
import { Breaker } from './breaker.server.ts';
import { LockedStatements } from './locked-statements.server.ts';
import { DatabaseStalled, isNoAnswer, isOverdue } from './out-of-reach.server.ts';
import { isTypeChanged, StatementNames } from './statement-names.server.ts';
import { withinLimit } from './time-limit.server.ts';

export type PoolOptions = {
  connectionString: string;
  max: number;
  /** Time for a connection to be made or become free, in milliseconds. */
  connectionTimeoutMillis: number;
  /** Upper bound of one statement, which the database itself ends, in milliseconds. */
  statementTimeout: number;
  /** Upper bound of its waiting for a lock. */
  lockTimeout?: number;
  application_name: string;
  idle_in_transaction_session_timeout?: number;
  tell?: TellOfStall;
};

/** Called once for each change of state. `refused` and `admitted` concern one statement that waits for locks; its text contains no values. */
export type TellOfStall = (
  event: { is: 'stalled' } | { is: 'answering' } | { is: 'refused' | 'admitted'; statement: string },
) => void;

export type GuardedPool = {
  pool: pg.Pool;
  /** Replaces `pool.connect`. */
  connect(): Promise<pg.PoolClient>;
  breaker: Pick<Breaker, 'isOpen' | 'suspect'>;
  lockedStatements: Pick<LockedStatements, 'refused'>;
  close(): Promise<void>;
};

/** The client times out this much later than `statement_timeout`, so that PostgreSQL's own error can arrive first. */
const GRACE_MS = 500;
/** Time of a probe while the breaker is closed: two in a row and the silence before them take less than two seconds. */
const PROBE_MS = 700;

export function openPool({ statementTimeout, lockTimeout, tell, ...options }: PoolOptions): GuardedPool {
  const pool = new pg.Pool({
    ...options,
    statement_timeout: statementTimeout,
    query_timeout: statementTimeout + GRACE_MS,
    ...(lockTimeout !== undefined && { lock_timeout: lockTimeout }),
    keepAlive: true,
  });
  const breaker = new Breaker({
    probe: (isOpen) => isAnswered(options, isOpen ? options.connectionTimeoutMillis : PROBE_MS),
    onOpen: () => tell?.({ is: 'stalled' }),
    onClose: () => tell?.({ is: 'answering' }),
  });
  const lockedStatements = new LockedStatements({
    lockTimeout: lockTimeout ?? statementTimeout,
    onRefuse: (statement) => tell?.({ is: 'refused', statement }),
    onAdmit: (statement) => tell?.({ is: 'admitted', statement }),
  });
  const names = new StatementNames();
  pool.on('connect', (client) => guard(client, { breaker, lockedStatements, names }));
  return {
    pool,
    breaker,
    lockedStatements,
    connect: async () => {
      let connecting: Promise<pg.PoolClient> | undefined;
      const begin = () => {
        connecting = pool.connect();
        return connecting;
      };
      try {
        return await breaker.watch(begin, { waitsForConnection: true });
      } catch (error) {
        // The connection may still arrive after its request was answered.
        connecting?.then((client) => client.release()).catch(() => undefined);
        throw error;
      }
    },
    close: () => {
      breaker.stop();
      return pool.end();
    },
  };
}

type Guards = { breaker: Breaker; lockedStatements: LockedStatements; names: StatementNames };

function guard(client: pg.PoolClient, { breaker, lockedStatements, names }: Guards): void {
  const ask = client.query.bind(client) as (...given: unknown[]) => unknown;
  const askWatched = (...given: unknown[]) => {
    const [text, values] = given;
    // Cursors and callbacks belong to backups and to the pool itself; no page waits for them.
    if (typeof text !== 'string' || given.some((each) => typeof each === 'function')) return ask(...given);
    return askOnce(text, () => askByName(text, values));
  };
  const askByName = async (text: string, values: unknown) => {
    const isInTransaction = client.getTransactionStatus() !== 'I';
    const name = names.nameOf(text, isInTransaction);
    try {
      return await (name ? ask({ name, text, values }) : ask(text, values));
    } catch (error) {
      const mayRetry = names.isOfName(error) || isTypeChanged(error);
      if (isInTransaction || !mayRetry) throw error;
      return ask(text, values);
    }
  };
  const askOnce = async (text: string, begin: () => Promise<unknown>) => {
    if (!lockedStatements.admits(text)) throw new DatabaseStalled();
    try {
      const answer = await breaker.watch(begin);
      lockedStatements.note(text);
      return answer;
    } catch (error) {
      lockedStatements.note(text, error);
      if (isOverdue(error) || breaker.isOpen) close(client);
      throw error;
    }
  };
  client.query = askWatched as typeof client.query;
}

/** Ends the connection at once; pg cuts off a query that is underway. The pool frees the place when the caller releases it. */
function close(client: pg.PoolClient): void {
  void (client as unknown as pg.Client).end();
}

/**
 * Opens its own connection, because those of the pool may all be waiting.
 * @param limit in milliseconds, of the connection and again of the statement
 */
async function isAnswered(
  { connectionString, application_name }: Pick<PoolOptions, 'connectionString' | 'application_name'>,
  limit: number,
): Promise<boolean> {
  const client = new pg.Client({
    connectionString,
    application_name: `${application_name} probe`,
    connectionTimeoutMillis: limit,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await withinLimit(limit, client.query('SELECT 1'));
    return true;
  } catch (error) {
    return !isNoAnswer(error);
  } finally {
    client.end().catch(() => undefined);
  }
}

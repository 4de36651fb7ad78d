/**
 * Connections that never wait for ever. A network that swallows packets says nothing: whoever asked through it is told by our
 * own clock, and the connection is thrown away, because whatever else was asked there would wait behind the first.
 */
import pg from 'pg';
import { isOverdue } from './out-of-reach.server.ts';

type PoolOptions = {
  connectionString: string;
  max: number;
  /** How long a connection may take to come about, or to become free, in milliseconds. */
  connectionTimeoutMillis: number;
  /** Upper bound of one statement, which the database itself ends, in milliseconds. */
  statementTimeout: number;
  application_name: string;
  idle_in_transaction_session_timeout?: number;
};

/** After the database should have ended a statement: on its way, its answer may take as long. */
const GRACE_MS = 500;

export function openPool({ statementTimeout, ...options }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...options,
    statement_timeout: statementTimeout,
    query_timeout: statementTimeout + GRACE_MS,
    keepAlive: true,
  });
  pool.on('connect', leaveWhenOverdue);
  return pool;
}

function leaveWhenOverdue(client: pg.PoolClient): void {
  const ask = client.query.bind(client) as (...given: unknown[]) => unknown;
  const askAndWatch = (...given: unknown[]) => {
    const answer = ask(...given);
    // Whoever asked is told by the answer itself; here it only matters that nobody asks through this one again.
    if (answer instanceof Promise) answer.catch((error) => isOverdue(error) && close(client));
    return answer;
  };
  client.query = askAndWatch as typeof client.query;
}

/** At once, and not by a farewell that nobody hears. Its place in the pool is free when whoever holds it lets go. */
function close(client: pg.PoolClient): void {
  void (client as unknown as pg.Client).end();
}

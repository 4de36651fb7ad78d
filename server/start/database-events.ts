/** Logs when a database stalls, ends, or lets a statement time out on a lock, and when that is over. */

import type { TellOfStall } from '#db/connections/pool.server.ts';
import type { RestartEvent } from '#db/embedded/keep-running.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import { databaseStalls } from '#platform/metrics/counters.server.ts';

/** Characters of a statement that are logged. */
const STATEMENT_LENGTH = 120;

export const logStalls =
  (log: Log, pool: 'primary' | 'replica'): TellOfStall =>
  (event) => {
    if (event.is === 'stalled') {
      databaseStalls.inc({ pool, cause: 'no_answer' });
      log.error({ pool }, 'the database does not answer; it is not asked until it does');
    } else if (event.is === 'answering') log.info({ pool }, 'the database answers again');
    else {
      const statement = event.statement.replace(/\s+/g, ' ').trim().slice(0, STATEMENT_LENGTH);
      if (event.is === 'admitted') return log.info({ pool, statement }, 'a statement gets its lock again');
      databaseStalls.inc({ pool, cause: 'locked' });
      log.error({ pool, statement }, 'a statement waited for a lock in vain; it is refused until one gets through');
    }
  };

export const logRestarts =
  (log: Log) =>
  (event: RestartEvent): void => {
    if (event.is === 'ended') log.error('the built-in PostgreSQL has ended; it is started again');
    else if (event.is === 'back') log.info('the built-in PostgreSQL runs again');
    else {
      const retryInSeconds = event.pauseMs / 1_000;
      log.error({ err: event.error, retryInSeconds }, 'the built-in PostgreSQL could not be started again');
    }
  };

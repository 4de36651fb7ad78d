/** Sites that start on one demo at the same time do what follows one after the other. */

import type { Database } from '#db/connections/client.server.ts';
import { holdLock } from '#db/locks.ts';

/** @param work must not ask the database: this one holds a connection, and there may be no other */
export function inTurn({ asSystem }: Database, work: () => Promise<void>): Promise<void> {
  return asSystem(async (transaction) => {
    await holdLock(transaction, 'turn');
    await work();
  });
}

/** Work on a file in the background, cut into transactions. An interrupted import continues where it was. */
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { Database } from '#db/connections/client.server.ts';
import type { DB } from '#db/types.ts';

/** The payload of a background task for a file, and of its steps. */
export const importTask = z.strictObject({ importId: z.uuid(), ownerId: z.uuid() });
export type ImportTask = z.infer<typeof importTask>;

/** One transaction of the owner. @returns whether the step has nothing left to do */
export type ImportStep = (transaction: Transaction<DB>) => Promise<boolean>;

/**
 * Repeats each step until it is done, then goes on to the next one.
 * @param mayGoOn called before each transaction
 * @returns whether all steps are done
 */
export async function runImport(
  { asActor }: Pick<Database, 'asActor'>,
  ownerId: string,
  steps: readonly ImportStep[],
  mayGoOn: () => boolean,
): Promise<boolean> {
  for (const step of steps) {
    for (let isDone = false; !isDone; ) {
      if (!mayGoOn()) return false;
      isDone = await asActor(ownerId, step);
    }
  }
  return true;
}

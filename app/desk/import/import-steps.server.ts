/** Background work on a file, in several transactions. An interrupted import continues where it stopped. */
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { Database } from '#db/connections/client.server.ts';
import type { DB } from '#db/types.ts';

export const importTask = z.strictObject({ importId: z.uuid(), ownerId: z.uuid() });
export type ImportTask = z.infer<typeof importTask>;

/**
 * One transaction of the owner.
 *
 * @returns whether the step is finished
 */
export type ImportStep = (transaction: Transaction<DB>) => Promise<boolean>;

/**
 * Repeats each step until it is finished, then starts the next one.
 *
 * @param mayContinue called before each transaction
 *
 * @returns whether all steps are finished
 */
export async function runImport(
  { asActor }: Pick<Database, 'asActor'>,
  ownerId: string,
  steps: readonly ImportStep[],
  mayContinue: () => boolean,
): Promise<boolean> {
  for (const step of steps) {
    for (let isDone = false; !isDone; ) {
      if (!mayContinue()) return false;
      isDone = await asActor(ownerId, step);
    }
  }
  return true;
}

/** Deletes stored files that no row uses any more. */
import { sql } from 'kysely';
import type { TaskServices } from '#platform/tasks/tasks.server.ts';

type Services = Pick<TaskServices, 'database' | 'storage' | 'log'>;

/** One at a time. Throws at the end if some could not be deleted, so that the task is retried. */
export async function deleteLooseFiles(services: Services, signal: AbortSignal): Promise<void> {
  const failedKeys: string[] = [];
  while (!signal.aborted && (await deleteNextFile(services, failedKeys)));
  if (failedKeys.length > 0) throw new Error(`Files that could not be removed: ${failedKeys.length}`);
}

/** @param failedKeys keys that failed already; extended @returns false if none is left */
function deleteNextFile({ database, storage, log }: Services, failedKeys: string[]): Promise<boolean> {
  return database.asSystem(async (transaction) => {
    const file = await transaction
      .selectFrom('loose_files')
      .select('storage_key')
      .where('keep_until', '<=', sql<Date>`now()`)
      .where(sql<boolean>`storage_key <> ALL (${failedKeys}::text[])`)
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!file) return false;
    try {
      // A transaction that claims this file waits for the row lock, then finds the file gone.
      await storage.remove(file.storage_key);
    } catch (error) {
      log.error({ err: error, storageKey: file.storage_key }, 'a file could not be removed');
      failedKeys.push(file.storage_key);
      return true;
    }
    await transaction.deleteFrom('loose_files').where('storage_key', '=', file.storage_key).execute();
    return true;
  });
}

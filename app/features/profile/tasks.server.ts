/** Background work of profiles: files that nobody owns any more are taken away. */
import { sql } from 'kysely';
import { z } from 'zod';
import type { TaskHandler } from '#platform/tasks/tasks.server.ts';

const nothing = z.strictObject({});

declare module '#platform/tasks/tasks.server.ts' {
  interface TaskPayloads {
    'remove-loose-files': z.infer<typeof nothing>;
  }
}

/** Sent by whatever lets go of a file; the clock looks after those of whoever crashed before they could. */
export const removeLooseFiles: TaskHandler<z.infer<typeof nothing>> = {
  schema: nothing,
  cron: '* * * * *',
  run: async ({ database, storage }, _payload, { signal }) => {
    for (let removed = true; removed && !signal.aborted; ) {
      removed = await database.asSystem(async (transaction) => {
        const file = await transaction
          .selectFrom('loose_files')
          .select('storage_key')
          .where('keep_until', '<=', sql<Date>`now()`)
          .limit(1)
          .forUpdate()
          .skipLocked()
          .executeTakeFirst();
        if (!file) return false;
        // Whoever stores it right now waits for this row, and then finds it gone.
        await storage.remove(file.storage_key);
        await transaction.deleteFrom('loose_files').where('storage_key', '=', file.storage_key).execute();
        return true;
      });
    }
  },
};

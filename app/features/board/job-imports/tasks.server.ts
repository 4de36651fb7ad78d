import { sql } from 'kysely';
import { z } from 'zod';
import { type ImportTask, importTask } from '#app/desk/import/import-steps.server.ts';
import type { TaskHandler } from '#platform/tasks/tasks.server.ts';
import { deleteUnusedBoards } from './commands/follow-board.server.ts';
import { importJobs } from './commands/import-jobs.server.ts';
import { pullDueBoards } from './commands/pull-boards.server.ts';
import { readLines } from './commands/read-lines.server.ts';

const nothing = z.strictObject({});

declare module '#platform/tasks/tasks.server.ts' {
  interface TaskPayloads {
    'import-jobs': ImportTask;
    'pull-boards': z.infer<typeof nothing>;
    'forget-job-imports': z.infer<typeof nothing>;
  }
}

/** Reads unread rows first, then imports the file if a colleague asked for that. */
export const importJobsOfFile: TaskHandler<ImportTask> = {
  schema: importTask,
  run: async (services, { importId, ownerId }, { signal }) => {
    const { database } = services;
    const isRead = await readLines({ database, now: new Date(), ownerId, importId }, () => !signal.aborted);
    if (!isRead) throw new Error('The lines of a file are read on later');
    await importJobs(services, { importId, ownerId }, () => !signal.aborted);
  },
};

export const pullBoardsOften: TaskHandler<z.infer<typeof nothing>> = {
  schema: nothing,
  cron: '*/5 * * * *',
  run: (services, _payload, { signal }) => pullDueBoards(services, signal),
};

/** Deletes files that were not imported within a day, and results after a year; results of hourly reads after 30 days. */
export const forgetJobImportsDaily: TaskHandler<z.infer<typeof nothing>> = {
  schema: nothing,
  cron: '50 4 * * *',
  run: async ({ database, log }) => {
    const forgotten = await database.asSystem(async (transaction) => {
      const { numAffectedRows = 0n } = await sql`
        DELETE FROM job_imports WHERE state IN ('reading', 'shown') AND created_at < app.deletion_moment() - interval '1 day'
          OR created_at < app.deletion_moment() - CASE WHEN by_clock THEN interval '30 days' ELSE interval '1 year' END`.execute(
        transaction,
      );
      await sql`DELETE FROM job_import_rows AS r USING job_imports AS i
                WHERE i.id = r.import_id AND i.created_at < app.deletion_moment() - interval '1 day'`.execute(
        transaction,
      );
      await sql`UPDATE job_imports SET state = 'failed', failure = 'It took longer than a day.', ended_at = now()
                WHERE state = 'importing' AND created_at < app.deletion_moment() - interval '1 day'`.execute(
        transaction,
      );
      await deleteUnusedBoards(transaction);
      return Number(numAffectedRows);
    });
    if (forgotten > 0) log.info({ forgotten }, 'files and results of imports of jobs were forgotten');
  },
};

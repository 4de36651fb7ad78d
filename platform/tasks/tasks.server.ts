/** Background tasks: sent in the transaction of the change that causes them, performed soon after, and retried until they succeed. */
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { Database } from '#db/connections/client.server.ts';
import type { Content } from '#db/content/content.ts';
import type { DB } from '#db/types.ts';
import type { Retention } from '#domain/time/retention.ts';
import type { GoogleIndexing } from '#platform/google-indexing/google-indexing.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { Mailer } from '#platform/mail/mail.ts';
import type { Push } from '#platform/push/push.ts';
import type { Sftp } from '#platform/sftp/sftp.server.ts';
import type { Storage } from '#platform/storage/storage.ts';

/**
 * The payload of each kind of task: ids, never personal data or secrets. A feature declares its kinds in its tasks.server.ts (`declare
 * module`); app/tasks.ts must name their handlers.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled in by the features
export interface TaskPayloads {}

export type TaskName = keyof TaskPayloads;

type SendOptions = {
  /** No second task with this key is added while one waits. */
  key?: string;
  /** The task starts after this time at the earliest. */
  afterSeconds?: number;
};

export type Tasks = {
  /** Adds a task within `transaction`, so that it exists only if that commits. Throws if the payload is invalid. */
  send<Name extends TaskName>(
    transaction: Transaction<DB>,
    task: Name,
    payload: TaskPayloads[Name],
    options?: SendOptions,
  ): Promise<void>;
};

export type TaskServices = {
  database: Database;
  log: Log;
  mailer: Mailer;
  storage: Storage;
  push: Push | null;
  tasks: Tasks;
  googleIndexing: GoogleIndexing;
  sftp: Sftp;
  publicOrigin: string;
  isDemo: boolean;
  readonly content: Content;
  retention: Retention;
};

type TaskRun = {
  /** Equal for every attempt, so a retry can recognise repeated work. */
  taskId: string;
  signal: AbortSignal;
};

export type TaskHandler<Payload> = {
  schema: z.ZodType<Payload>;
  run(services: TaskServices, payload: Payload, run: TaskRun): Promise<void>;
  /** Makes the schedule send the task, too: a cron line in London time, for a task with an empty payload. */
  cron?: string;
  /** Concurrent tasks in one process; 2 by default. */
  atOnce?: number;
  /** Tasks with a higher priority are performed first; the default is 0. */
  priority?(payload: Payload): number;
};

export type TaskHandlers = { [Name in TaskName]: TaskHandler<TaskPayloads[Name]> };

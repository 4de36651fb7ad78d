/** Background tasks: sent in the transaction of the change they follow from, done soon after, retried until they succeed. */
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
 * The data of each kind of task: ids, never personal data and never secrets. A feature adds its own kinds here from its tasks.server.ts
 * (`declare module`), and app/tasks.ts must then name their handlers.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled in by the features
export interface TaskPayloads {}

export type TaskName = keyof TaskPayloads;

type SendOptions = {
  /** While a task with this key waits to be started, another one with the same key is not added. */
  key?: string;
  /** Not before then. */
  afterSeconds?: number;
};

export type Tasks = {
  /**
   * Adds a task as part of `transaction`: it exists exactly if that commits. Throws where the payload is not what the
   * task takes.
   */
  send<Name extends TaskName>(
    transaction: Transaction<DB>,
    task: Name,
    payload: TaskPayloads[Name],
    options?: SendOptions,
  ): Promise<void>;
};

/** Services available to a running task. */
export type TaskServices = {
  database: Database;
  log: Log;
  mailer: Mailer;
  storage: Storage;
  /** null: this site sends no notifications. */
  push: Push | null;
  tasks: Tasks;
  googleIndexing: GoogleIndexing;
  sftp: Sftp;
  /** Scheme and host for links in mails. */
  publicOrigin: string;
  isDemo: boolean;
  /** The published content when the task began. */
  readonly content: Content;
  /** Retention periods of unused data. */
  retention: Retention;
};

type TaskRun = {
  /** Equal for every attempt, so a retry can recognise repeated work. */
  taskId: string;
  /** Aborted when the task has taken too long, or when the site stops without waiting any longer. */
  signal: AbortSignal;
};

export type TaskHandler<Payload> = {
  schema: z.ZodType<Payload>;
  run(services: TaskServices, payload: Payload, run: TaskRun): Promise<void>;
  /** Also sent by the clock: a cron line in London time, for a task whose payload is empty. */
  cron?: string;
  /** Concurrent tasks in one process; 2 unless said otherwise. */
  atOnce?: number;
  /** Higher ones are done first; 0 unless said otherwise. */
  priority?(payload: Payload): number;
};

/** One handler for every kind there is. */
export type TaskHandlers = { [Name in TaskName]: TaskHandler<TaskPayloads[Name]> };

/** Tasks as tests send and watch them: with handlers of their own, and in less time than people have. */

import type pg from 'pg';
import { vi } from 'vitest';
import { taskHandlers } from '#app/tasks.ts';
import type { Content } from '#db/content/content.ts';
import type { Retention } from '#domain/time/retention.ts';
import { GoogleIndexing } from '#platform/google-indexing/google-indexing.server.ts';
import { createLog, type Log } from '#platform/log/log.server.ts';
import type { Mailer } from '#platform/mail/mail.ts';
import type { Push } from '#platform/push/push.ts';
import { Sftp } from '#platform/sftp/sftp.server.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { Pace } from '#platform/tasks/queue-options.ts';
import { startTasks } from '#platform/tasks/start-tasks.server.ts';
import type { TaskHandler, TaskHandlers, TaskPayloads } from '#platform/tasks/tasks.server.ts';
import { NO_STORAGE } from './account-services.ts';
import { ALERT_CONTENT } from './alerts.ts';
import type { TestDatabase } from './database.ts';
import { PATIENCE_MS } from './patience.ts';
import { runAsSuperuser } from './superuser.ts';

const HASTE: Pace = { retries: 3, longestPauseSeconds: 1, lookEverySeconds: 0.5 };

type AccountMail = Extract<TaskPayloads['send-mail'], { accountId: string }>;
type Run = TaskHandler<AccountMail>['run'];

type QueueOptions = {
  mailer?: Mailer;
  pace?: Partial<Pace>;
  /** What is asked for and done; otherwise every kind, whose hundred workers each ask the database at the start. */
  handlers?: Partial<TaskHandlers>;
  log?: Log;
  storage?: Storage;
  push?: Push;
  retention?: Retention;
  /** false: only sends them. */
  doesTasks?: boolean;
};

/** The tasks of one process. */
export function startTestTasks({ database, appUrl }: TestDatabase, options: QueueOptions = {}) {
  const {
    mailer = { send: async () => undefined },
    pace,
    handlers = taskHandlers,
    log = createLog('silent'),
    storage = NO_STORAGE,
    push = null,
    retention = { enquiryMonths: 12, inactiveMonths: 24 },
    doesTasks = true,
  } = options;
  const content = ALERT_CONTENT as Content;
  const services = {
    database,
    log,
    mailer,
    storage,
    push,
    googleIndexing: new GoogleIndexing('of a test'),
    sftp: new Sftp('of a test'),
    publicOrigin: 'https://tidewell.example',
    isDemo: false,
    content,
    retention,
  };
  return startTasks({
    connectionString: appUrl,
    handlers: handlers as TaskHandlers,
    services,
    doesTasks,
    pace: { ...HASTE, ...pace },
  });
}

/** `send-mail` alone, and it does something else, two at once. */
export const handlersWith = (run: Run): Pick<TaskHandlers, 'send-mail'> => ({
  'send-mail': { ...taskHandlers['send-mail'], atOnce: 2, run },
});

/** Of these kinds alone, as the site does them. */
export const handlersOf = <Kind extends keyof TaskHandlers>(...kinds: Kind[]): Pick<TaskHandlers, Kind> =>
  Object.fromEntries(kinds.map((kind) => [kind, taskHandlers[kind]])) as Pick<TaskHandlers, Kind>;

/** Resolves as soon as `isTrue` no longer throws. */
export const eventually = <Value>(isTrue: () => Value | Promise<Value>, timeout = PATIENCE_MS) =>
  vi.waitFor(isTrue, { timeout, interval: 50 });

/** Runs a statement as superuser, because policies hide rows from other roles. */
export async function queryTasks<Row extends pg.QueryResultRow>(
  { adminUrl }: TestDatabase,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return runAsSuperuser<Row>(adminUrl, [{ text: statement, values }]);
}

/** Where pg-boss says that a task of a kind is due (its notifyChannelSql). A site that is not told looks every five seconds. */
const DUE_TASKS_CHANNEL = `'pgboss_' || left(encode(sha224('tasks'::bytea), 'hex'), 24)`;

/** As if the pauses of waiting tasks were over: those before a first try, and those before another one. */
export const endPauses = (database: TestDatabase) =>
  queryTasks(
    database,
    `WITH due AS (UPDATE tasks.job SET start_after = now()
                  WHERE state IN ('created', 'retry') AND start_after > now() RETURNING name)
     SELECT pg_notify(${DUE_TASKS_CHANNEL}, name) FROM (SELECT DISTINCT name FROM due) AS kinds`,
  );

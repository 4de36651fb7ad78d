/** Sends and observes tasks, with custom handlers and short pauses. */

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

const SHORTER_PAUSES: Pace = { retries: 3, longestPauseSeconds: 1, lookEverySeconds: 0.5 };

type AccountMail = Extract<TaskPayloads['send-mail'], { accountId: string }>;
type Run = TaskHandler<AccountMail>['run'];

type QueueOptions = {
  mailer?: Mailer;
  pace?: Partial<Pace>;
  /** Handlers to run; the default is every kind, whose hundred workers each query the database at the start. */
  handlers?: Partial<TaskHandlers>;
  log?: Log;
  storage?: Storage;
  push?: Push;
  retention?: Retention;
  doesTasks?: boolean;
};

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
    pace: { ...SHORTER_PAUSES, ...pace },
  });
}

/** Replaces the handler of `send-mail`; two run at once. */
export const handlersWith = (run: Run): Pick<TaskHandlers, 'send-mail'> => ({
  'send-mail': { ...taskHandlers['send-mail'], atOnce: 2, run },
});

export const handlersOf = <Kind extends keyof TaskHandlers>(...kinds: Kind[]): Pick<TaskHandlers, Kind> =>
  Object.fromEntries(kinds.map((kind) => [kind, taskHandlers[kind]])) as Pick<TaskHandlers, Kind>;

/** Resolves as soon as `isTrue` no longer throws. */
export const eventually = <Value>(isTrue: () => Value | Promise<Value>, timeout = PATIENCE_MS) =>
  vi.waitFor(isTrue, { timeout, interval: 50 });

export async function queryTasks<Row extends pg.QueryResultRow>(
  { adminUrl }: TestDatabase,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return runAsSuperuser<Row>(adminUrl, [{ text: statement, values }]);
}

/** Channel on which pg-boss announces due tasks (its notifyChannelSql). Without it a site queries every five seconds. */
const DUE_TASKS_CHANNEL = `'pgboss_' || left(encode(sha224('tasks'::bytea), 'hex'), 24)`;

/** Ends the delays of waiting tasks, before a first try and before a retry. */
export const endPauses = (database: TestDatabase) =>
  queryTasks(
    database,
    `WITH due AS (UPDATE tasks.job SET start_after = now()
                  WHERE state IN ('created', 'retry') AND start_after > now() RETURNING name)
     SELECT pg_notify(${DUE_TASKS_CHANNEL}, name) FROM (SELECT DISTINCT name FROM due) AS kinds`,
  );

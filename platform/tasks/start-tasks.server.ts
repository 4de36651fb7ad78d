import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { fromKysely, PgBoss } from 'pg-boss';
import { TASK_SCHEMA } from '#db/task-schema.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import { wakeForDueTasks } from './look-for-due.server.ts';
import { performTask } from './perform-task.server.ts';
import {
  bossOptions,
  GIVEN_UP,
  givenUpOptions,
  PACE,
  type Pace,
  queueOptions,
  sendingOptions,
  workOptions,
} from './queue-options.ts';
import type { TaskHandler, TaskHandlers, TaskServices, Tasks } from './tasks.server.ts';
import { watchClock } from './watch-clock.server.ts';

type TaskStart = {
  /** The site's own database role, which need not own any table. */
  connectionString: string;
  handlers: TaskHandlers;
  services: Omit<TaskServices, 'tasks'>;
  /** If false, the process only sends tasks; it neither polls nor runs the schedule. */
  doesTasks?: boolean;
  pace?: Pace;
};

const AT_ONCE = 2;
/** Together with the drain (server/app.ts) less than the 25 s in which a process must end (F20). */
const STOP_LIMIT_MS = 8_000;

/**
 * Sends and performs tasks until stopped. `stop` starts no new tasks and waits up to eight seconds for running ones; the next process
 * repeats those that did not finish.
 */
export async function startTasks({ connectionString, handlers, services, doesTasks = true, pace = PACE }: TaskStart) {
  const kinds = new Map<string, TaskHandler<unknown>>(Object.entries(handlers));
  const options = { ...bossOptions(pace), ...(!doesTasks && sendingOptions) };
  const boss = new PgBoss({ connectionString, schema: TASK_SCHEMA, ...options });
  logFailures(boss, services.log);
  const tasks: Tasks = {
    send: async (transaction, task, payload, { key = randomUUID(), afterSeconds } = {}) => {
      const { schema, priority } = handlers[task];
      schema.parse(payload);
      await boss.send(task, payload, {
        db: fromKysely(transaction),
        singletonKey: key,
        startAfter: afterSeconds ?? 0,
        ...(priority && { priority: priority(payload) }),
      });
    },
  };
  let stopLooking: (() => void) | undefined;
  let stopWatching: (() => void) | undefined;
  const stop = async () => {
    stopLooking?.();
    stopWatching?.();
    const underway = Promise.all([...kinds.keys()].map((name) => boss.offWork(name, { wait: true })));
    const limit = new AbortController();
    await Promise.race([underway, wait(STOP_LIMIT_MS, undefined, { signal: limit.signal }).catch(() => undefined)]);
    limit.abort();
    await boss.stop({ graceful: false });
  };
  try {
    if (doesTasks) stopWatching = await watchClock(services);
    await boss.start();
    await prepareQueues(boss, [...kinds.keys()], pace);
    if (!doesTasks) return { tasks, stop };
    await prepareSchedules(boss, [...kinds]);
    const workers = new Map<string, string[]>();
    for (const [name, kind] of kinds) {
      workers.set(name, await work(boss, name, kind, () => ({ ...services, tasks }), pace));
    }
    stopLooking = wakeForDueTasks(boss, workers, pace);
  } catch (error) {
    await stop();
    throw error;
  }
  return { tasks, stop };
}

/** Creates the queues with this version's options. Skips unchanged queues, which at most starts are all. */
export async function prepareQueues(boss: PgBoss, names: readonly string[], pace: Pace): Promise<void> {
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  if (!queues.has(GIVEN_UP)) await boss.createQueue(GIVEN_UP, givenUpOptions);
  const options = queueOptions(pace);
  for (const name of names) {
    const queue = queues.get(name);
    // 'short' holds at most one waiting task of each key.
    if (!queue) await boss.createQueue(name, { ...options, policy: 'short' });
    else if (!has(queue, options)) await boss.updateQueue(name, options);
  }
}

/** Each cron line has one row, however many processes write it; pg-boss decides which process sends its task. */
async function prepareSchedules(boss: PgBoss, kinds: [string, Pick<TaskHandler<unknown>, 'cron'>][]): Promise<void> {
  const schedules = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule]));
  for (const [name, { cron }] of kinds) {
    const schedule = schedules.get(name);
    if (cron && !(schedule?.cron === cron && has(schedule.options ?? {}, SCHEDULE))) {
      await boss.schedule(name, cron, {}, SCHEDULE);
    }
    if (cron) schedules.delete(name);
  }
  for (const name of schedules.keys()) await boss.unschedule(name);
}

const SCHEDULE = { tz: 'Europe/London', missed: 'once' } as const;

const has = (thing: object, parts: object): boolean =>
  Object.entries(parts).every(([name, value]) => Reflect.get(thing, name) === value);

/**
 * @param services called for each batch, because the published content changes between batches
 * @returns the ids of its workers
 */
async function work(
  boss: PgBoss,
  name: string,
  kind: TaskHandler<unknown>,
  services: () => TaskServices,
  pace: Pace,
): Promise<string[]> {
  const workers: string[] = [];
  for (let count = 0; count < (kind.atOnce ?? AT_ONCE); count += 1) {
    const workerId = await boss.work<object, unknown, ReturnType<typeof workOptions>>(
      name,
      workOptions(pace),
      async (jobs) => {
        const results = [];
        for (const job of jobs) results.push(await performTask(name, kind, job, services()));
        // After a batch the worker looks for more at once, so that a backlog from an outage clears soon.
        boss.notifyWorker(workerId);
        return results;
      },
    );
    workers.push(workerId);
  }
  return workers;
}

/** While the database is down every poll for tasks fails; log that once in ten seconds. */
function logFailures(boss: PgBoss, log: Log): void {
  const QUIET_MS = 10_000;
  let toldAt = Number.NEGATIVE_INFINITY;
  boss.on('error', (error) => {
    if (performance.now() - toldAt < QUIET_MS) return;
    toldAt = performance.now();
    log.warn({ err: new Error(error.message) }, 'background tasks are in trouble');
  });
  boss.on('warning', ({ message }) => log.warn({ reason: message }, 'background tasks are in trouble'));
}

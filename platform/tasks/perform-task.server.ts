/** Performs one attempt at a task: checks the payload, runs the handler, logs a failure once, and decides what happens next. */
import type { JobResult, JobWithMetadata } from 'pg-boss';
import { taskTries } from '#platform/metrics/counters.server.ts';
import type { TaskHandler, TaskServices } from './tasks.server.ts';
import { UnlikelyToSucceed } from './unlikely-to-succeed.ts';

const UNLIKELY_TRIES = 5;

type Job = Pick<JobWithMetadata, 'id' | 'data' | 'retryCount' | 'retryLimit' | 'signal'>;

/** Never throws: a failed attempt is a result. Log and result contain nothing of the payload except an email's name. */
export async function performTask(
  name: string,
  { schema, run }: TaskHandler<unknown>,
  { id, data, retryCount, retryLimit, signal }: Job,
  services: TaskServices,
): Promise<JobResult> {
  const payload = schema.safeParse(data);
  const { mail } = Object(payload.data) as { mail?: string };
  const event = { task: name, ...(mail !== undefined && { mail }), taskId: id, attempt: retryCount + 1 };
  if (!payload.success) {
    services.log.error({ ...event, faults: payload.error.issues.map(({ code }) => code) }, 'a task makes no sense');
    taskTries.inc({ queue: name, outcome: 'given_up' });
    return { id, status: 'deadletter', output: { reason: 'invalid_payload' } };
  }
  try {
    await run(services, payload.data, { taskId: id, signal });
    services.log.debug(event, 'a task is done');
    taskTries.inc({ queue: name, outcome: 'done' });
    return { id, status: 'completed' };
  } catch (error) {
    const isLast = retryCount >= retryLimit || (error instanceof UnlikelyToSucceed && event.attempt >= UNLIKELY_TRIES);
    if (isLast) services.log.error({ ...event, err: error }, 'a task was given up');
    else services.log.warn({ ...event, err: error }, 'a task failed and will be tried again');
    taskTries.inc({ queue: name, outcome: isLast ? 'given_up' : 'failed' });
    return { id, status: isLast ? 'deadletter' : 'failed', output: { reason: 'failed' } };
  }
}

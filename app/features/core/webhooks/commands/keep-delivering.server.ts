/**
 * Delivers as long as the process runs. Webhooks are served in parallel, so that a slow receiver delays only its own messages. Several
 * processes may run this; each delivery is taken by one.
 */
import { sql } from 'kysely';
import type { Log } from '#platform/log/log.server.ts';
import { type DeliveryServices, deliverDue } from './deliver.server.ts';

/** Longest pause between checks; new events and elapsed retry pauses wake it earlier. */
const LOOK_MS = 60_000;
/** Pause after an error of ours, such as an unreachable database. */
const AFTER_FAULT_MS = 5_000;
const SOONEST_MS = 50;

export type Deliveries = {
  /** Call it after writing events. */
  wake(): void;
  /** Aborts deliveries in progress; another process sends them again. */
  stop(): Promise<void>;
};

export function keepDelivering(
  services: DeliveryServices & { log: Log },
  { lookMs = LOOK_MS, leaseSeconds }: { lookMs?: number; leaseSeconds?: number } = {},
): Deliveries {
  const stopping = new AbortController();
  const runningDeliveries = new Map<string, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | null = null;
  let mustCheckAgain = false;

  function wake(afterMs = 0): void {
    if (stopping.signal.aborted) return;
    clearTimeout(timer);
    if (afterMs > 0) {
      timer = setTimeout(wake, Math.max(afterMs, SOONEST_MS));
      timer.unref();
      return;
    }
    mustCheckAgain = true;
    looking ??= startDueDeliveries().finally(() => {
      looking = null;
      if (mustCheckAgain) wake();
    });
  }

  async function startDueDeliveries(): Promise<void> {
    mustCheckAgain = false;
    try {
      const { due, nextMs } = await findDue(services);
      for (const id of due) if (!runningDeliveries.has(id)) runningDeliveries.set(id, deliverTo(id));
      wake(Math.min(lookMs, nextMs ?? lookMs));
    } catch (error) {
      logError(error);
    }
  }

  async function deliverTo(id: string): Promise<void> {
    let isFaulty = false;
    try {
      while (!stopping.signal.aborted && (await deliverDue(services, id, stopping.signal, leaseSeconds)) > 0);
    } catch (error) {
      isFaulty = true;
      logError(error);
    } finally {
      runningDeliveries.delete(id);
    }
    // Events may have arrived since the last query; check again.
    if (!isFaulty) wake();
  }

  function logError(error: unknown): void {
    if (stopping.signal.aborted) return;
    services.log.warn({ err: error }, 'webhooks could not be delivered and will be tried again');
    wake(AFTER_FAULT_MS);
  }

  wake();
  return {
    wake: () => wake(),
    stop: async () => {
      stopping.abort(new Error('The process stops'));
      clearTimeout(timer);
      await looking;
      await Promise.all(runningDeliveries.values());
    },
  };
}

/** @returns webhooks with due deliveries, and milliseconds until the next delivery */
async function findDue({ database }: DeliveryServices): Promise<{ due: string[]; nextMs: number | null }> {
  return database.asSystem(async (transaction) => {
    await noteClosedJobs(transaction);
    const { rows } = await sql<{ id: string; ms: number }>`
      SELECT w.id, ceil(1000 * extract(epoch FROM d.next_try_at - now()))::float8 AS ms
      FROM webhooks AS w CROSS JOIN LATERAL (
        SELECT next_try_at FROM webhook_deliveries WHERE webhook_id = w.id AND state = 'waiting' ORDER BY next_try_at LIMIT 1) AS d
      WHERE w.off_since IS NULL`.execute(transaction);
    const futureMs = rows.filter(({ ms }) => ms > 0).map(({ ms }) => ms);
    return {
      due: rows.filter(({ ms }) => ms <= 0).map(({ id }) => id),
      nextMs: futureMs.length > 0 ? Math.min(...futureMs) : null,
    };
  });
}

/** Writes events for jobs that closed by date, which no statement changes. Idempotent across processes. */
async function noteClosedJobs(transaction: Parameters<Parameters<DeliveryServices['database']['asSystem']>[0]>[0]) {
  await sql`
    INSERT INTO webhook_events (type, subject_id, data, occurred_at)
    SELECT 'job.closed', id, jsonb_build_object('id', id), closes_at FROM jobs
    WHERE status = 'open' AND closes_at BETWEEN now() - interval '1 day' AND now()
      AND EXISTS (SELECT FROM webhooks WHERE off_since IS NULL AND 'job.closed' = ANY (events))
    ON CONFLICT DO NOTHING`.execute(transaction);
}

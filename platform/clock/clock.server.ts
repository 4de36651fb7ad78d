/**
 * The database's clock. Clocks of several machines differ, and one that is wrong, or is corrected while the process runs, must not decide
 * when something expires (F17). Between two queries the time comes from the monotonic clock, which cannot be set.
 */
import { sql } from 'kysely';
import type { Database } from '#db/connections/client.server.ts';
import type { Log } from '#platform/log/log.server.ts';

export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** Limits the error after the computer slept or if its clock runs unevenly. */
const LOOK_EVERY_MS = 60_000;
/** Warn the operator from this clock error on: mail and storage signatures need the right time. */
const WARN_FROM_MS = 60_000;

/** Reads the database's clock now and every minute. A read that fails changes nothing. */
export async function followDatabaseClock(
  { asPublic }: Pick<Database, 'asPublic'>,
  log: Log,
): Promise<Clock & { stop(): Promise<void> }> {
  let ahead = 0;
  let hasWarned = false;
  const now = () => new Date(performance.now() + ahead);

  async function readClock(): Promise<void> {
    const askedAt = performance.now();
    const { rows } = await sql<{ milliseconds: number }>`
      SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS milliseconds`.execute(asPublic);
    const answeredAt = performance.now();
    const [row] = rows;
    // A slow answer is inexact: the database may have read its clock at any moment of the wait.
    if (!row || (ahead !== 0 && answeredAt - askedAt > 1_000)) return;
    ahead = row.milliseconds - (askedAt + answeredAt) / 2;
    warnOfDifference(Math.round((Date.now() - now().getTime()) / 1_000));
  }

  function warnOfDifference(seconds: number): void {
    const isWrong = Math.abs(seconds) * 1_000 >= WARN_FROM_MS;
    if (isWrong && !hasWarned) log.warn({ seconds }, 'the clock of this computer is not the one of the database');
    hasWarned = isWrong;
  }

  await readClock();
  const timer = setInterval(() => {
    readClock().catch((error) => log.debug({ err: error }, 'the clock of the database could not be read'));
  }, LOOK_EVERY_MS).unref();
  return { now, stop: async () => clearInterval(timer) };
}

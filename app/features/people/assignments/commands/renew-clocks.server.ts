/** Computes when equal treatment is due: at each change, and each morning because breaks continue. Sends the reminder of week 12. */
import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { REMINDER_WEEK } from '#domain/assignment/qualifying-weeks.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import type { TaskServices } from '#platform/tasks/tasks.server.ts';
import { countClocks } from '../queries/clocks.server.ts';

const AT_ONCE = 200;

/** @param today in London, as YYYY-MM-DD */
export async function renewClocks(transaction: Transaction<DB>, ids: readonly string[], today: string): Promise<void> {
  const clocks = await countClocks(transaction, ids, today);
  for (const [id, { clock }] of clocks) {
    await sql`
      UPDATE qualifying_clocks SET counted_from = ${clock.countedFrom}, qualifies_on = ${clock.qualifiesOn}
      WHERE id = ${id} AND (counted_from, qualifies_on) IS DISTINCT FROM (${clock.countedFrom}::date, ${clock.qualifiesOn}::date)`.execute(
      transaction,
    );
  }
}

/**
 * Checks roles that a worker has, or may return to. A reminder is queued and recorded in one transaction; a restarted clock gets another.
 */
export async function watchClocks(
  { database, tasks }: Pick<TaskServices, 'database' | 'tasks'>,
  now: Date,
): Promise<void> {
  const today = londonDay(now);
  let last = '00000000-0000-0000-0000-000000000000';
  for (let isMore = true; isMore; ) {
    isMore = await database.asSystem(async (transaction) => {
      const { rows } = await sql<{ id: string; remindedFor: string | null; isRunning: boolean }>`
        SELECT c.id, c.reminded_for::text AS "remindedFor", EXISTS (
          SELECT FROM assignments AS a WHERE a.clock_id = c.id AND a.other_agency IS NULL AND a.starts_on <= ${today}::date
            AND coalesce(a.ends_on >= ${today}::date, true)) AS "isRunning"
        FROM qualifying_clocks AS c
        WHERE c.id > ${last}::uuid AND EXISTS (
          SELECT FROM assignments AS a WHERE a.clock_id = c.id AND coalesce(a.ends_on > ${today}::date - 400, true))
        ORDER BY c.id LIMIT ${AT_ONCE} FOR NO KEY UPDATE OF c`.execute(transaction);
      const ids = rows.map(({ id }) => id);
      await renewClocks(transaction, ids, today);
      const clocks = await countClocks(transaction, ids, today);
      for (const { id, remindedFor, isRunning } of rows) {
        const clock = clocks.get(id)?.clock;
        const isDue = isRunning && clock && clock.weeks >= REMINDER_WEEK && !clock.isQualified;
        if (!isDue || clock.countedFrom === remindedFor) continue;
        await tasks.send(transaction, 'send-mail', { mail: 'week-twelve-near', clockId: id });
        await transaction
          .updateTable('qualifying_clocks')
          .set({ reminded_for: clock.countedFrom })
          .where('id', '=', id)
          .execute();
      }
      last = ids.at(-1) ?? last;
      return ids.length === AT_ONCE;
    });
  }
}

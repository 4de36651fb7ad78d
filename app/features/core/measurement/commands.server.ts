import { sql } from 'kysely';
import type { Database } from '#db/connections/client.server.ts';
import { KEPT_MONTHS, type MeasuredEvent, type MeasuredVital } from './schema.ts';

export type Measurements = { events: readonly MeasuredEvent[]; vitals: readonly MeasuredVital[] };

/** All counts or none. Rows are locked in one fixed order, so that two batches never deadlock. */
export async function countMeasurements({ asSystem }: Database, { events, vitals }: Measurements): Promise<void> {
  await asSystem(async (transaction) => {
    if (events.length > 0) {
      await sql`
        INSERT INTO measured_events AS known (day, event, page, detail, count)
        SELECT (now() AT TIME ZONE 'Europe/London')::date, event, page, detail, count(*)
        FROM jsonb_to_recordset(${JSON.stringify(events)}::jsonb) AS each (event text, page text, detail text)
        GROUP BY event, page, detail ORDER BY event, page, detail
        ON CONFLICT (day, event, page, detail) DO UPDATE SET count = known.count + excluded.count`.execute(transaction);
    }
    if (vitals.length > 0) {
      await sql`
        INSERT INTO measured_vitals AS known (day, metric, page, bucket, count)
        SELECT (now() AT TIME ZONE 'Europe/London')::date, metric, page, bucket, count(*)
        FROM jsonb_to_recordset(${JSON.stringify(vitals)}::jsonb) AS each (metric text, page text, bucket smallint)
        GROUP BY metric, page, bucket ORDER BY metric, page, bucket
        ON CONFLICT (day, metric, page, bucket) DO UPDATE SET count = known.count + excluded.count`.execute(
        transaction,
      );
    }
  });
}

export function forgetOldMeasurements({ asSystem }: Database): Promise<number> {
  return asSystem(async (transaction) => {
    const cutOff = sql`(app.deletion_moment() AT TIME ZONE 'Europe/London')::date - make_interval(months => ${KEPT_MONTHS})`;
    const events = await sql`DELETE FROM measured_events WHERE day < ${cutOff}`.execute(transaction);
    const vitals = await sql`DELETE FROM measured_vitals WHERE day < ${cutOff}`.execute(transaction);
    return Number(events.numAffectedRows ?? 0) + Number(vitals.numAffectedRows ?? 0);
  });
}

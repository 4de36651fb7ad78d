import { sql } from 'kysely';
import type { Admin } from '#app/features/core/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import type { Vital } from '#domain/measurement/web-vital.ts';

export type EventSum = { event: string; page: string; detail: string; count: number };
type VitalSum = { metric: Vital; bucket: number; count: number };
/** `day` is YYYY-MM-DD, in London. */
type MeasuredDay = { day: string; visits: number; views: number };

export type MeasurementSums = { days: MeasuredDay[]; events: EventSum[]; vitals: VitalSum[] };

/** The last `days` days including `today`; days without counts have zeros. */
export function sumMeasurements(
  { asActor }: Pick<Database, 'asActor'>,
  admin: Pick<Admin, 'id'>,
  { days, today }: { days: number; today: string },
): Promise<MeasurementSums> {
  const span = sql`day > ${today}::date - ${days}::integer AND day <= ${today}::date`;
  return asActor(admin.id, async (transaction) => {
    const { rows: byDay } = await sql<MeasuredDay>`
      SELECT each::date::text AS day,
             coalesce(sum(count) FILTER (WHERE event = 'visit'), 0)::float8 AS visits,
             coalesce(sum(count) FILTER (WHERE event = 'page_view'), 0)::float8 AS views
      FROM generate_series(${today}::date - (${days}::integer - 1), ${today}::date, '1 day') AS each
      LEFT JOIN measured_events ON day = each::date AND event IN ('visit', 'page_view')
      GROUP BY each ORDER BY each`.execute(transaction);
    const { rows: events } = await sql<EventSum>`
      SELECT event, page, detail, sum(count)::float8 AS count FROM measured_events
      WHERE ${span} GROUP BY event, page, detail`.execute(transaction);
    const { rows: vitals } = await sql<VitalSum>`
      SELECT metric, bucket, sum(count)::float8 AS count FROM measured_vitals
      WHERE ${span} GROUP BY metric, bucket`.execute(transaction);
    return { days: byDay, events, vitals };
  });
}

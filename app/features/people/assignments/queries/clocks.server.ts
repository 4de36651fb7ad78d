import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { AbsenceReason } from '#domain/assignment/assignment.ts';
import {
  type Absence,
  type QualifyingWeeks,
  qualifyingWeeks,
  type WorkPeriod,
} from '#domain/assignment/qualifying-weeks.ts';

export type StoredAbsence = Absence & { id: string };
export type CountedClock = { clock: QualifyingWeeks; absences: StoredAbsence[] };

/** @param today as YYYY-MM-DD. @returns clocks by id */
export async function countClocks(
  transaction: Transaction<DB>,
  ids: readonly string[],
  today: string,
): Promise<Map<string, CountedClock>> {
  const { rows: periods } = await sql<WorkPeriod & { clockId: string }>`
    SELECT clock_id AS "clockId", starts_on::text AS "from", ends_on::text AS "to", likely_end_on::text AS "likelyTo"
    FROM assignments WHERE clock_id = ANY(${ids}::uuid[])`.execute(transaction);
  const { rows: absences } = await sql<StoredAbsence & { clockId: string; reason: AbsenceReason }>`
    SELECT id, clock_id AS "clockId", from_on::text AS "from", back_on::text AS back, reason
    FROM assignment_absences WHERE clock_id = ANY(${ids}::uuid[]) ORDER BY from_on DESC, id`.execute(transaction);
  const ofClock = <Row extends { clockId: string }>(rows: readonly Row[]) =>
    Map.groupBy(rows, ({ clockId }) => clockId);
  const [worked, away] = [ofClock(periods), ofClock(absences)];
  return new Map(
    ids.map((id) => {
      const ownAbsences = (away.get(id) ?? []).map(({ clockId: _, ...absence }) => absence);
      return [id, { clock: qualifyingWeeks(worked.get(id) ?? [], ownAbsences, today), absences: ownAbsences }];
    }),
  );
}

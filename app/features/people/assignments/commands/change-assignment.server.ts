/** Each change is one transaction that locks the worker's clock. */
import { sql, type Transaction } from 'kysely';
import { writeAudit } from '#app/features/core/accounts/commands/audit.server.ts';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import type { AuditAction } from '#domain/account/audit-actions.ts';
import {
  addDays,
  type DatesError,
  findDatesError,
  LONGEST_ASSIGNMENT_DAYS,
  MOST_ABSENCES,
} from '#domain/assignment/assignment.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import { isUuid } from '#domain/uuid.ts';
import type { AssignmentChange } from '../schema.ts';
import { renewClocks } from './renew-clocks.server.ts';

export type ChangeResult =
  | { ok: true; personId: string }
  | {
      ok: false;
      reason:
        | 'not_found'
        | 'gone'
        | 'overlapping'
        | 'absence_overlapping'
        | 'too_many_absences'
        | 'absence_dates'
        | 'too_early_absence'
        | DatesError;
    };

type Row = {
  clockId: string;
  personId: string;
  person: string;
  startsOn: string;
  endsOn: string | null;
  likelyEndOn: string | null;
  isOurs: boolean;
};
type Refusal = Extract<ChangeResult, { ok: false }>;
type Outcome = { action: AuditAction } | Refusal;

const refuse = (reason: Refusal['reason']): Refusal => ({ ok: false, reason });
const CHANGED = { action: 'assignment_changed' } as const;

export async function changeAssignment(
  { database, now }: Pick<RequestContext, 'database' | 'now'>,
  consultant: Consultant,
  id: string,
  change: AssignmentChange,
): Promise<ChangeResult> {
  if (!isUuid(id)) return refuse('not_found');
  const today = londonDay(now);
  return database.asActor(consultant.id, async (transaction): Promise<ChangeResult> => {
    const row = await lockAssignment(transaction, id);
    if (!row) return refuse('not_found');
    const outcome = await apply(transaction, id, row, change, today);
    if ('reason' in outcome) return outcome;
    await renewClocks(transaction, [row.clockId], today);
    const subject = { type: 'person', id: row.personId, label: row.person } as const;
    await writeAudit(transaction, consultant, outcome.action, subject);
    return { ok: true, personId: row.personId };
  });
}

async function lockAssignment(transaction: Transaction<DB>, id: string): Promise<Row | null> {
  const { rows } = await sql<Row>`
    SELECT c.id AS "clockId", c.person_id AS "personId", p.full_name AS person, a.starts_on::text AS "startsOn",
           a.ends_on::text AS "endsOn", a.likely_end_on::text AS "likelyEndOn", a.other_agency IS NULL AS "isOurs"
    FROM assignments AS a JOIN qualifying_clocks AS c ON c.id = a.clock_id JOIN people AS p ON p.id = c.person_id
    WHERE a.id = ${id} FOR NO KEY UPDATE OF c, a`.execute(transaction);
  return rows[0] ?? null;
}

async function apply(
  transaction: Transaction<DB>,
  id: string,
  row: Row,
  change: AssignmentChange,
  today: string,
): Promise<Outcome> {
  switch (change.intent) {
    case 'end':
      return end(transaction, id, row, change.endsOn, today);
    case 'absence':
      return addAbsence(transaction, row, change);
    case 'back':
      return noteReturn(transaction, row, change);
    case 'remove_absence': {
      const { numDeletedRows } = await transaction
        .deleteFrom('assignment_absences')
        .where('id', '=', change.absenceId)
        .where('clock_id', '=', row.clockId)
        .executeTakeFirst();
      return numDeletedRows > 0 ? CHANGED : refuse('gone');
    }
    case 'settle':
      await sql`UPDATE qualifying_clocks SET settled_for = counted_from WHERE id = ${row.clockId}`.execute(transaction);
      return CHANGED;
    case 'remove':
      await transaction.deleteFrom('assignments').where('id', '=', id).execute();
      await sql`
        DELETE FROM qualifying_clocks AS c
        WHERE c.id = ${row.clockId} AND NOT EXISTS (SELECT FROM assignments WHERE clock_id = c.id)`.execute(
        transaction,
      );
      return { action: 'assignment_removed' };
  }
}

/** The planned end date is kept: the clock may continue until then (regulation 7(6)). */
async function end(
  transaction: Transaction<DB>,
  id: string,
  row: Row,
  endsOn: string,
  today: string,
): Promise<Outcome> {
  const { startsOn } = row;
  const plannedEnd =
    [row.likelyEndOn, row.endsOn]
      .filter((day) => day !== null)
      .toSorted()
      .at(-1) ?? null;
  const likelyEndOn = plannedEnd !== null && plannedEnd > endsOn ? plannedEnd : null;
  const error = findDatesError({ startsOn, endsOn, likelyEndOn }, today);
  if (error && error !== 'too_far') return refuse(error);
  if (row.isOurs) {
    const { rows } = await sql`
      SELECT FROM assignments WHERE clock_id = ${row.clockId} AND id <> ${id} AND other_agency IS NULL
        AND daterange(starts_on, ends_on, '[]') && daterange(${startsOn}::date, ${endsOn}::date, '[]') LIMIT 1`.execute(
      transaction,
    );
    if (rows.length > 0) return refuse('overlapping');
  }
  await transaction
    .updateTable('assignments')
    .set({ ends_on: endsOn, likely_end_on: likelyEndOn })
    .where('id', '=', id)
    .execute();
  return { action: 'assignment_ended' };
}

async function addAbsence(
  transaction: Transaction<DB>,
  { clockId }: Row,
  { reason, fromOn, backOn }: Extract<AssignmentChange, { intent: 'absence' }>,
): Promise<Outcome> {
  const { rows: firstDays } = await sql<{ first: string }>`
    SELECT min(starts_on)::text AS first FROM assignments WHERE clock_id = ${clockId}`.execute(transaction);
  const first = firstDays[0]?.first ?? fromOn;
  if (fromOn < first || fromOn > addDays(first, 3 * LONGEST_ASSIGNMENT_DAYS)) return refuse('too_early_absence');
  if (backOn !== null && (backOn <= fromOn || backOn > addDays(fromOn, LONGEST_ASSIGNMENT_DAYS)))
    return refuse('absence_dates');
  const { rows } = await sql<{ count: number; overlaps: boolean }>`
    SELECT count(*)::integer AS count,
           coalesce(bool_or(daterange(from_on, back_on) && daterange(${fromOn}::date, ${backOn}::date)), false) AS overlaps
    FROM assignment_absences WHERE clock_id = ${clockId}`.execute(transaction);
  if (rows[0]?.overlaps) return refuse('absence_overlapping');
  if ((rows[0]?.count ?? 0) >= MOST_ABSENCES) return refuse('too_many_absences');
  await transaction
    .insertInto('assignment_absences')
    .values({ clock_id: clockId, reason, from_on: fromOn, back_on: backOn })
    .execute();
  return CHANGED;
}

async function noteReturn(
  transaction: Transaction<DB>,
  { clockId }: Row,
  { absenceId, backOn }: Extract<AssignmentChange, { intent: 'back' }>,
): Promise<Outcome> {
  const { rows } = await sql<{ fromOn: string; overlaps: boolean }>`
    SELECT a.from_on::text AS "fromOn", EXISTS (
      SELECT FROM assignment_absences AS o WHERE o.clock_id = a.clock_id AND o.id <> a.id
        AND o.from_on < ${backOn}::date AND coalesce(o.back_on > a.from_on, true)) AS overlaps
    FROM assignment_absences AS a WHERE a.id = ${absenceId} AND a.clock_id = ${clockId}`.execute(transaction);
  const [absence] = rows;
  if (!absence) return refuse('gone');
  if (backOn <= absence.fromOn || backOn > addDays(absence.fromOn, LONGEST_ASSIGNMENT_DAYS))
    return refuse('absence_dates');
  if (absence.overlaps) return refuse('absence_overlapping');
  await transaction.updateTable('assignment_absences').set({ back_on: backOn }).where('id', '=', absenceId).execute();
  return CHANGED;
}

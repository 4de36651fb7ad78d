/** Starts an assignment from a person's record, if their Key Information Document was given. */
import { sql, type Transaction } from 'kysely';
import { writeAudit } from '#app/features/core/accounts/commands/audit.server.ts';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import { mayStart, type WrittenDocument } from '#domain/assignment/given-first.ts';
import { findRoleError, type RoleError } from '#domain/assignment/same-role.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import { isUuid } from '#domain/uuid.ts';
import type { AssignmentStart } from '../schema.ts';
import { renewClocks } from './renew-clocks.server.ts';

export type StartResult =
  | { ok: true; id: string }
  | { ok: false; reason: 'not_found' | 'overlapping' | 'no_such_consultant' | 'no_such_role' | RoleError }
  | { ok: false; reason: 'no_document' | 'not_given' | 'given_too_late'; version: number | null };

export async function startAssignment(
  { database, now }: Pick<RequestContext, 'database' | 'now'>,
  consultant: Consultant,
  personId: string,
  start: AssignmentStart,
): Promise<StartResult> {
  if (!isUuid(personId)) return { ok: false, reason: 'not_found' };
  const today = londonDay(now);
  return database.asActor(consultant.id, async (transaction): Promise<StartResult> => {
    // The lock makes concurrent starts for this person wait.
    const person = await transaction
      .selectFrom('people')
      .select('full_name')
      .where('id', '=', personId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!person) return { ok: false, reason: 'not_found' };
    if (!(await isAtDesk(transaction, start.consultantId))) return { ok: false, reason: 'no_such_consultant' };
    const documents = await listDocuments(transaction, personId);
    const { otherAgency, ...rest } = start;
    const verdict = mayStart({ ...rest, isOtherAgency: otherAgency !== null }, documents, today);
    if (!verdict.ok) return verdict;
    const clock = await findClock(transaction, personId, start);
    if (!clock.ok) return clock;
    if (otherAgency === null && (await isTaken(transaction, clock.id, start)))
      return { ok: false, reason: 'overlapping' };
    const { id } = await transaction
      .insertInto('assignments')
      .values({
        clock_id: clock.id,
        engagement: start.engagement,
        other_agency: otherAgency,
        key_information_id: verdict.documentId,
        given_elsewhere_on: verdict.documentId === null ? start.givenElsewhereOn : null,
        starts_on: start.startsOn,
        ends_on: start.endsOn,
        pay: start.pay,
        pay_period: start.payPeriod,
        consultant_id: start.consultantId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await renewClocks(transaction, [clock.id], today);
    const subject = { type: 'person', id: personId, label: person.full_name } as const;
    await writeAudit(transaction, consultant, 'assignment_started', subject);
    return { ok: true, id };
  });
}

async function isAtDesk(transaction: Transaction<DB>, id: string): Promise<boolean> {
  const { rows } = await sql<{ works: boolean }>`SELECT app.may_work_desk(${id}) AS works`.execute(transaction);
  return rows[0]?.works ?? false;
}

async function listDocuments(transaction: Transaction<DB>, personId: string): Promise<WrittenDocument[]> {
  const { rows } = await sql<WrittenDocument>`
    SELECT id, version, engagement, (given_at AT TIME ZONE 'Europe/London')::date::text AS "givenOn"
    FROM key_information WHERE person_id = ${personId}`.execute(transaction);
  return rows;
}

type FoundClock = { ok: true; id: string } | { ok: false; reason: 'no_such_role' | RoleError };

async function findClock(transaction: Transaction<DB>, personId: string, start: AssignmentStart): Promise<FoundClock> {
  const clocks = await transaction
    .selectFrom('qualifying_clocks')
    .select(['id', 'hirer'])
    .where('person_id', '=', personId)
    .execute();
  if (start.clockId !== null) {
    const continued = clocks.find(({ id }) => id === start.clockId);
    return continued ? { ok: true, id: continued.id } : { ok: false, reason: 'no_such_role' };
  }
  const { hirer, role, toldOn } = start;
  const error = findRoleError(
    start,
    clocks.map((each) => each.hirer),
  );
  if (error) return { ok: false, reason: error };
  const { id } = await transaction
    .insertInto('qualifying_clocks')
    .values({ person_id: personId, hirer, role, told_on: toldOn })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ok: true, id };
}

async function isTaken(
  transaction: Transaction<DB>,
  clockId: string,
  { startsOn, endsOn }: AssignmentStart,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM assignments
    WHERE clock_id = ${clockId} AND other_agency IS NULL
      AND daterange(starts_on, ends_on, '[]') && daterange(${startsOn}::date, ${endsOn}::date, '[]') LIMIT 1`.execute(
    transaction,
  );
  return rows.length > 0;
}

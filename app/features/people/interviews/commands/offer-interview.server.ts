import { sql, type Transaction } from 'kysely';
import { writeAudit } from '#app/features/core/accounts/commands/audit.server.ts';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import { selectReceived } from '#app/features/people/applications/queries/received-application.server.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import { isOver } from '#domain/application/application.ts';
import type { InterviewOffer } from '../schema.ts';

export type OfferResult =
  | { ok: true; id: string }
  | { ok: false; reason: 'not_found' | 'over' | 'unnamed' | 'no_such_interviewer' }
  | { ok: false; reason: 'interviewer_busy'; at: Date };

export async function offerInterview(
  services: Pick<SiteServices, 'database' | 'tasks'>,
  consultant: Consultant,
  applicationId: string,
  { kind, place, minutes, interviewerId, note, slots }: InterviewOffer,
): Promise<OfferResult> {
  return services.database.asActor(consultant.id, async (transaction) => {
    const application = await selectReceived(transaction, consultant, applicationId, true);
    if (!application) return { ok: false, reason: 'not_found' };
    if (isOver(application.status)) return { ok: false, reason: 'over' };
    // An interview offer contains the name of the candidate, so the consultant must be allowed to see it.
    if (application.isUnnamed) return { ok: false, reason: 'unnamed' };
    const interviewer = await transaction
      .selectFrom('profiles')
      .select('id')
      .where('id', '=', interviewerId)
      .where('role', 'in', ['admin', 'consultant'])
      .where('status', '=', 'approved')
      .executeTakeFirst();
    if (!interviewer) return { ok: false, reason: 'no_such_interviewer' };
    const at = await findBusy(transaction, { interviewerId, minutes, slots });
    if (at) return { ok: false, reason: 'interviewer_busy', at };
    const { id } = await transaction
      .insertInto('interviews')
      .values({ application_id: application.id, interviewer_id: interviewerId, kind, place, minutes, note })
      .returning('id')
      .executeTakeFirstOrThrow();
    await addSlots(transaction, id, slots);
    await services.tasks.send(transaction, 'send-mail', { mail: 'interview-offered', interviewId: id });
    const subject = { type: 'application', id: application.id, label: application.job.title } as const;
    await writeAudit(transaction, consultant, 'interview_offered', subject);
    return { ok: true, id };
  });
}

export async function addSlots(transaction: Transaction<DB>, id: string, slots: Date[]): Promise<void> {
  await transaction
    .insertInto('interview_slots')
    .values(slots.map((starts_at) => ({ interview_id: id, starts_at })))
    .execute();
}

type Offered = { interviewerId: string; minutes: number; slots: Date[] };

/**
 * @param id the interview that is moved
 *
 * @returns the first time at which the interviewer is busy
 */
export async function findBusy(
  transaction: Transaction<DB>,
  { interviewerId, minutes, slots }: Offered,
  id: string | null = null,
): Promise<Date | null> {
  const { rows } = await sql<{ at: Date }>`
    SELECT s.at FROM unnest(${slots}::timestamptz[]) AS s (at) JOIN interviews AS b
      ON b.interviewer_id = ${interviewerId} AND b.state = 'booked' AND b.id IS DISTINCT FROM ${id}::uuid
        AND tstzrange(b.starts_at, b.ends_at) && tstzrange(s.at, s.at + make_interval(mins => ${minutes}::int))
    ORDER BY s.at LIMIT 1`.execute(transaction);
  return rows[0]?.at ?? null;
}

/** Changes an interview after it was offered. Each change is one transaction on the locked row. */
import type { Transaction } from 'kysely';
import { writeAudit } from '#app/features/core/accounts/commands/audit.server.ts';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import { isOpenInterview, isSettled } from '#domain/interview/interview.ts';
import { revokeLinks } from '#platform/token/emailed-links.server.ts';
import { type InterviewRow, selectInterview } from '../queries/interviews.server.ts';
import type { InterviewChange } from '../schema.ts';
import { addSlots, findBusy } from './offer-interview.server.ts';
import { emailChanges } from './tell-interviews.server.ts';

type Services = Pick<SiteServices, 'database' | 'tasks'> & { now: Date };

export type ChangeResult =
  | { ok: true }
  | { ok: false; reason: 'not_found' | 'over' | 'not_past' }
  | { ok: false; reason: 'interviewer_busy'; at: Date };

const OK = { ok: true } as const;

export async function changeInterview(
  services: Services,
  consultant: Consultant,
  id: string,
  change: InterviewChange,
): Promise<ChangeResult> {
  return services.database.asActor(consultant.id, async (transaction): Promise<ChangeResult> => {
    const interview = await selectInterview(transaction, id, true);
    if (!interview) return { ok: false, reason: 'not_found' };
    if (change.intent === 'done' || change.intent === 'no_show') {
      if (!isSettled(interview, services.now)) return { ok: false, reason: 'not_past' };
      await transaction.updateTable('interviews').set({ state: change.intent }).where('id', '=', id).execute();
      return OK;
    }
    if (!isOpenInterview(interview, services.now)) return { ok: false, reason: 'over' };
    if (change.intent === 'offer') return offerOtherTimes(transaction, services, interview, change);
    if (change.intent === 'resend') {
      await revokeLinks(transaction, { interview_id: id });
      await services.tasks.send(transaction, 'send-mail', { mail: 'interview-offered', interviewId: id });
      return OK;
    }
    await transaction
      .updateTable('interviews')
      .set({ state: 'cancelled', cancelled_by: 'agency', move_asked_at: null })
      .where('id', '=', id)
      .execute();
    await emailChanges(transaction, services.tasks, id);
    const subject = { type: 'application', id: interview.applicationId, label: interview.jobTitle } as const;
    await writeAudit(transaction, consultant, 'interview_cancelled', subject);
    return OK;
  });
}

/** A booked time remains until the candidate chooses a new one. */
async function offerOtherTimes(
  transaction: Transaction<DB>,
  { tasks }: Services,
  interview: InterviewRow,
  { place, note, slots }: Extract<InterviewChange, { intent: 'offer' }>,
): Promise<ChangeResult> {
  const { id, interviewerId, minutes } = interview;
  const at = await findBusy(transaction, { interviewerId, minutes, slots }, id);
  if (at) return { ok: false, reason: 'interviewer_busy', at };
  await transaction.deleteFrom('interview_slots').where('interview_id', '=', id).execute();
  await addSlots(transaction, id, slots);
  await transaction
    .updateTable('interviews')
    .set({ place: interview.kind === 'phone' ? null : (place ?? interview.place), note, move_asked_at: null })
    .where('id', '=', id)
    .execute();
  // A new place of a booked interview updates both calendars.
  await emailChanges(transaction, tasks, id);
  await tasks.send(transaction, 'send-mail', { mail: 'interview-offered', interviewId: id });
  return OK;
}

/** Takes a data request: stores it and queues its emails in one transaction, as for enquiries (decision 19). */
import { sql } from 'kysely';
import { logSuspicion, passesIpLimit } from '#app/features/core/accounts/commands/limits.server.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import { dataRequestReference, dueDay } from '#domain/data-request/data-request.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import { HUMAN_CHECK_FIELD } from '#platform/human-check/actions.ts';
import type { NewDataRequest } from '../schema.ts';
import { announceDataRequest } from './confirm-data-request.server.ts';
import { mayMailLink } from './mail-bounds.server.ts';

type Services = Pick<RequestContext, 'database' | 'client' | 'humanCheck' | 'tasks' | 'now'>;

export type SendResult =
  /** `reference` is null without a human check: the sender must first follow an emailed link. */
  { ok: true; reference: string | null } | { ok: false; reason: 'too_many_attempts' | 'not_human' };

class TooManyLinks extends Error {}

/** The deadline counts from now, even if the request is confirmed by link later. */
export async function sendDataRequest(services: Services, request: NewDataRequest): Promise<SendResult> {
  const { database, humanCheck, tasks, now } = services;
  const { kind, name, email, message, [HUMAN_CHECK_FIELD]: proof } = request;
  if (!(await passesIpLimit(services, 'data_request'))) return { ok: false, reason: 'too_many_attempts' };
  const isConfirmed = proof !== '';
  if (isConfirmed) {
    const humanCheckResult = await humanCheck.verify(database, proof, 'data_request_submit');
    if (!humanCheckResult.ok) {
      await logSuspicion(services, 'human_check_failed', { reason: humanCheckResult.reason });
      return { ok: false, reason: 'not_human' };
    }
  }
  try {
    return await database.asSystem(async (transaction) => {
      const { id, number } = await transaction
        .insertInto('data_requests')
        .values({
          kind,
          source: 'form',
          name,
          email,
          message: message || null,
          created_at: now,
          due_on: dueDay(kind, londonDay(now)),
          ...(isConfirmed && { confirmed_at: sql<Date>`now()` }),
        })
        .returning(['id', 'number'])
        .executeTakeFirstOrThrow();
      if (isConfirmed) {
        await announceDataRequest(tasks, transaction, { id, email });
        return { ok: true, reference: dataRequestReference(number, now) };
      }
      if (!(await mayMailLink(transaction, email))) throw new TooManyLinks();
      await tasks.send(transaction, 'send-mail', { mail: 'confirm-data-request', requestId: id });
      return { ok: true, reference: null };
    });
  } catch (error) {
    if (error instanceof TooManyLinks) return { ok: false, reason: 'too_many_attempts' };
    throw error;
  }
}

import { sql } from 'kysely';
import { writeAudit } from '#app/features/core/accounts/commands/audit.server.ts';
import type { Admin } from '#app/features/core/accounts/policy.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import { dueDay, labelDataRequest } from '#domain/data-request/data-request.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import type { AddedRequest } from '../schema.ts';

type Services = Pick<RequestContext, 'database' | 'tasks' | 'now'>;

/**
 * The deadline and the reference's year follow from the day of arrival.
 *
 * @returns its id
 */
export function addDataRequest({ database, tasks, now }: Services, admin: Admin, added: AddedRequest): Promise<string> {
  const { kind, name, email, message, received_on: receivedOn, receipt } = added;
  // The hour is unknown for a past day. Noon UTC is the same day in London all year round.
  const receivedAt = receivedOn === londonDay(now) ? now : new Date(`${receivedOn}T12:00:00Z`);
  return database.asActor(admin.id, async (transaction) => {
    const { id, number } = await transaction
      .insertInto('data_requests')
      .values({
        kind,
        source: 'desk',
        name,
        email: email || null,
        message: message || null,
        created_at: receivedAt,
        due_on: dueDay(kind, receivedOn),
        confirmed_at: sql<Date>`now()`,
      })
      .returning(['id', 'number'])
      .executeTakeFirstOrThrow();
    const label = labelDataRequest(kind, number, receivedAt);
    await writeAudit(transaction, admin, 'data_request_added', { type: 'data_request', id, label });
    if (receipt) {
      await tasks.send(transaction, 'send-mail', { mail: 'data-request-receipt', requestId: id });
    }
    return id;
  });
}

import { sql } from 'kysely';
import { logEvent } from '#app/features/core/accounts/commands/limits.server.ts';
import {
  type PasswordRefusal,
  withCurrentPassword,
} from '#app/features/core/accounts/commands/passwords/passwords.server.ts';
import type { Actor } from '#app/features/core/accounts/policy.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import { packOwnData } from '../queries/own-data-archive.server.ts';

type Services = Pick<
  RequestContext,
  'database' | 'client' | 'passwords' | 'tasks' | 'storage' | 'log' | 'requestId' | 'now'
>;

export type CopyResult = { ok: true; file: Awaited<ReturnType<typeof packOwnData>>; name: string } | PasswordRefusal;

/** If a thief knows the password as well, this email warns the owner. */
export async function copyOwnData(services: Services, actor: Actor, current: string): Promise<CopyResult> {
  const { client, tasks, now } = services;
  const result = await withCurrentPassword<{ ok: true }>(services, actor, { current }, async (transaction) => {
    const { id } = await transaction
      .insertInto('data_requests')
      .values({
        kind: 'copy',
        source: 'account',
        status: 'done',
        account_id: actor.id,
        due_on: londonDay(now),
        confirmed_at: sql<Date>`now()`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await logEvent(transaction, client, { type: 'data_downloaded', userId: actor.id });
    await tasks.send(transaction, 'send-mail', { mail: 'data-downloaded', requestId: id });
    return { ok: true };
  });
  if (!result.ok) return result;
  return { ok: true, file: await packOwnData(services, actor, now), name: `my-data-${londonDay(now)}.zip` };
}

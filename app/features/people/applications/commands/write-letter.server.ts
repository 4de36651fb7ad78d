/** Emails the candidate at once. The message counts as the promised reply. */
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { Message } from '#domain/application/status-email.ts';
import { keepNames } from '#domain/application/template.ts';
import { selectReceived } from '../queries/received-application.server.ts';
import { markRead } from './replies/read-replies.server.ts';

type Services = Pick<SiteServices, 'database' | 'tasks'>;

export type LetterResult = { ok: true } | { ok: false; reason: 'not_found' | 'withdrawn' };

export function writeLetter(
  services: Services,
  consultant: Consultant,
  id: string,
  message: Message,
): Promise<LetterResult> {
  return services.database.asActor(consultant.id, async (transaction) => {
    const application = await selectReceived(transaction, consultant, id, true);
    if (!application) return { ok: false, reason: 'not_found' };
    if (application.status === 'withdrawn') return { ok: false, reason: 'withdrawn' };
    const letter = await transaction
      .insertInto('application_letters')
      .values({ application_id: id, author_id: consultant.id, ...keepNames(message) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await markRead(transaction, id, null);
    const mail = { mail: 'application-letter', applicationId: id, letterId: letter.id } as const;
    await services.tasks.send(transaction, 'send-mail', mail);
    return { ok: true };
  });
}

import { sql } from 'kysely';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import { selectReceived } from '../../queries/received-application.server.ts';

export type SettleResult = { ok: true } | { ok: false; reason: 'not_found' };

export async function settleDoubt(
  services: Pick<SiteServices, 'database'>,
  consultant: Consultant,
  id: string,
  { letter, intent }: { letter: string; intent: 'keep' | 'remove' },
): Promise<SettleResult> {
  const reply = await services.database.asActor(consultant.id, async (transaction) => {
    if (!(await selectReceived(transaction, consultant, id))) return 'not_found';
    const isMeant = sql<boolean>`id = ${letter} AND application_id = ${id} AND doubt IS NOT NULL`;
    if (intent === 'keep') {
      return await transaction
        .updateTable('application_letters')
        .set({ doubt: null, sender_address: null })
        .where(isMeant)
        .returning(['is_automatic', 'written_at'])
        .executeTakeFirst();
    }
    await transaction.deleteFrom('application_letters').where(isMeant).execute();
    return undefined;
  });
  if (reply === 'not_found') return { ok: false, reason: 'not_found' };
  if (reply && !reply.is_automatic) await markAnswered(services, id, reply.written_at);
  return { ok: true };
}

/** Marks the newest email that the reply can be about: a doubtful reply does not say which one it answers. */
const markAnswered = ({ database }: Pick<SiteServices, 'database'>, applicationId: string, repliedAt: Date) =>
  database.asSystem((transaction) =>
    sql`
      UPDATE application_mails SET is_answered = true WHERE id = (
        SELECT id FROM application_mails WHERE application_id = ${applicationId} AND sent_at <= ${repliedAt}
        ORDER BY sent_at DESC LIMIT 1)`.execute(transaction),
  );

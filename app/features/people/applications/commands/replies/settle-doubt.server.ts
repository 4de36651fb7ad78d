/** Settles whether a doubtful email is the candidate's: a colleague keeps it as a reply, or deletes it. */
import { sql } from 'kysely';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import { selectReceived } from '../../queries/received-application.server.ts';

export type SettleResult = { ok: true } | { ok: false; reason: 'not_found' };

export function settleDoubt(
  services: Pick<SiteServices, 'database' | 'areGatesUp'>,
  consultant: Consultant,
  id: string,
  { letter, intent }: { letter: string; intent: 'keep' | 'remove' },
): Promise<SettleResult> {
  return services.database.asActor(consultant.id, async (transaction) => {
    if (!(await selectReceived(transaction, services, consultant, id))) return { ok: false, reason: 'not_found' };
    const isMeant = sql<boolean>`id = ${letter} AND application_id = ${id} AND doubt IS NOT NULL`;
    await (intent === 'keep'
      ? transaction
          .updateTable('application_letters')
          .set({ doubt: null, sender_address: null })
          .where(isMeant)
          .execute()
      : transaction.deleteFrom('application_letters').where(isMeant).execute());
    return { ok: true };
  });
}

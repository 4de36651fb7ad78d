/** Marks a candidate's replies as read by the desk, which takes them off Today for everyone. */
import { sql, type Transaction } from 'kysely';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import { selectReceived } from '../../queries/received-application.server.ts';

type Services = Pick<SiteServices, 'database'>;

export type ReadResult = { ok: true } | { ok: false; reason: 'not_found' };

/** @param reply the newest reply shown; later ones stay unread */
export function readReplies(
  services: Services,
  consultant: Consultant,
  id: string,
  { reply }: { reply: string },
): Promise<ReadResult> {
  return services.database.asActor(consultant.id, async (transaction) => {
    if (!(await selectReceived(transaction, consultant, id))) return { ok: false, reason: 'not_found' };
    await markRead(transaction, id, reply);
    return { ok: true };
  });
}

/** @param upTo the newest reply to mark; null for all */
export async function markRead(transaction: Transaction<DB>, applicationId: string, upTo: string | null) {
  await sql`
    UPDATE application_letters SET read_at = now()
    WHERE application_id = ${applicationId} AND is_reply AND read_at IS NULL
      AND (${upTo}::uuid IS NULL OR (written_at, id) <= (
        SELECT n.written_at, n.id FROM application_letters AS n WHERE n.id = ${upTo}::uuid AND n.application_id = ${applicationId}))`.execute(
    transaction,
  );
}

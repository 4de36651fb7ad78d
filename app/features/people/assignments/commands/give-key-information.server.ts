/** Gives a version to its worker: by email, or by hand with the recorded time. */
import type { Transaction } from 'kysely';
import { writeAudit } from '#app/features/core/accounts/commands/audit.server.ts';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';

export type GiveResult = { ok: true } | { ok: false; reason: 'gone' | 'no_email' | 'given_already' };

export function giveKeyInformation(
  { database, tasks }: Pick<SiteServices, 'database' | 'tasks'>,
  consultant: Consultant,
  personId: string,
  { documentId, intent }: { documentId: string; intent: 'email' | 'hand' },
): Promise<GiveResult> {
  return database.asActor(consultant.id, async (transaction): Promise<GiveResult> => {
    const document = await selectDocument(transaction, documentId);
    if (!document || document.person_id !== personId) return { ok: false, reason: 'gone' };
    if (document.given_at) return { ok: false, reason: 'given_already' };
    if (intent === 'email') {
      if (!document.email) return { ok: false, reason: 'no_email' };
      await transaction
        .updateTable('key_information')
        .set({ sent_at: new Date() })
        .where('id', '=', documentId)
        .execute();
      const mail = { mail: 'key-information', documentId } as const;
      await tasks.send(transaction, 'send-mail', mail, { key: `key-information ${documentId}` });
    } else await noteGiven(transaction, documentId, 'hand');
    const subject = { type: 'person', id: personId, label: document.full_name } as const;
    await writeAudit(transaction, consultant, 'key_information_given', subject);
    return { ok: true };
  });
}

const selectDocument = (transaction: Transaction<DB>, id: string) =>
  transaction
    .selectFrom('key_information as k')
    .innerJoin('people as p', 'p.id', 'k.person_id')
    .select(['k.person_id', 'k.given_at', 'p.email', 'p.full_name'])
    .where('k.id', '=', id)
    .executeTakeFirst();

/** Only the first time counts; a second email does not change it. */
export async function noteGiven(transaction: Transaction<DB>, id: string, how: 'email' | 'hand'): Promise<void> {
  await transaction
    .updateTable('key_information')
    .set(({ fn }) => ({ given_at: fn<Date>('clock_timestamp'), given_how: how }))
    .where('id', '=', id)
    .where('given_at', 'is', null)
    .execute();
}

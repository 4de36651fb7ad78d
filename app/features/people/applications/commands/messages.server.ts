/** Saves the agency's own messages to candidates. Saving the same text changes nothing and adds no audit entry. */
import { sql } from 'kysely';
import { writeAudit } from '#app/features/core/accounts/commands/audit.server.ts';
import type { Admin } from '#app/features/core/accounts/policy.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import { MESSAGE_KEYS, type MessageKey, OCCASION_NAMES } from '#domain/application/default-status-emails.ts';
import type { Message } from '#domain/application/status-email.ts';

type Services = Pick<SiteServices, 'database'>;

export async function saveMessage(
  { database }: Services,
  admin: Admin,
  key: MessageKey,
  { subject, body }: Message,
): Promise<void> {
  await database.asActor(admin.id, async (transaction) => {
    const { numInsertedOrUpdatedRows: changed = 0n } = await transaction
      .insertInto('application_messages')
      .values({ status: key, subject, body, updated_by: admin.id })
      .onConflict((conflict) =>
        conflict
          .column('status')
          .doUpdateSet({ subject, body, updated_by: admin.id, updated_at: sql`now()` })
          .where((known) =>
            known.or([
              known('application_messages.subject', '<>', subject),
              known('application_messages.body', '<>', body),
            ]),
          ),
      )
      .executeTakeFirst();
    if (changed > 0n) await writeAudit(transaction, admin, 'message_changed', asSubject(key));
  });
}

export async function restoreMessage({ database }: Services, admin: Admin, key: MessageKey): Promise<void> {
  await database.asActor(admin.id, async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('application_messages')
      .where('status', '=', key)
      .executeTakeFirst();
    if (numDeletedRows > 0n) await writeAudit(transaction, admin, 'message_restored', asSubject(key));
  });
}

function asSubject(key: MessageKey) {
  const set = MESSAGE_KEYS.find((each) => each.key === key);
  const name = set ? OCCASION_NAMES[set.occasion] : key;
  return { type: 'message', id: key, label: set?.isAgency ? `${name}, the agency’s jobs` : name } as const;
}

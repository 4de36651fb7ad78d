/** The agency's own words for what candidates are told. Saying the same twice changes, and notes down, nothing. */
import { sql } from 'kysely';
import { writeAudit } from '#app/features/accounts/commands/audit.server.ts';
import type { Admin } from '#app/features/accounts/policy.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import { APPLICATION_STATUS_NAMES, type MessageStatus } from '#domain/application/application.ts';
import type { Message } from '#domain/application/application-message.ts';

type Services = Pick<SiteServices, 'database'>;

/** They are used from the next mail on. */
export async function saveMessage(
  { database }: Services,
  admin: Admin,
  status: MessageStatus,
  { subject, body }: Message,
): Promise<void> {
  await database.asActor(admin.id, async (transaction) => {
    const { numInsertedOrUpdatedRows: changed = 0n } = await transaction
      .insertInto('application_messages')
      .values({ status, subject, body, updated_by: admin.id })
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
    if (changed > 0n) await writeAudit(transaction, admin, 'message_changed', asSubject(status));
  });
}

/** The words of the agency's content count again. */
export async function restoreMessage({ database }: Services, admin: Admin, status: MessageStatus): Promise<void> {
  await database.asActor(admin.id, async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('application_messages')
      .where('status', '=', status)
      .executeTakeFirst();
    if (numDeletedRows > 0n) await writeAudit(transaction, admin, 'message_restored', asSubject(status));
  });
}

const asSubject = (status: MessageStatus) =>
  ({ type: 'message', id: status, label: APPLICATION_STATUS_NAMES[status] }) as const;

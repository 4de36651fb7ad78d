/** What a mail server reports later of an email of an alert: it bounced, or its reader complained. */
import { sql } from 'kysely';
import type { Database } from '#db/connections/client.server.ts';
import { isUuid } from '#domain/uuid.ts';
import type { MailReport } from '#platform/mail/mail-report.server.ts';
import { noteBounce, stopEmails } from './bounces.server.ts';

/** Of an email of an alert. It is not logged and not shown, so that only its recipient and mail servers on the way know it. */
export const alertMessageId = (mailId: string, publicOrigin: string): string =>
  `<${mailId}@${new URL(publicOrigin).hostname}>`;

/**
 * The address is that of the email the report is about, whatever the report says. A second bounce of one email changes nothing.
 * @returns false if it is about no email of an alert
 */
export function noteReport(
  { database }: { database: Pick<Database, 'asSystem'> },
  report: MailReport,
): Promise<boolean> {
  const mailId = report.messageId.slice(1).split('@', 1)[0] ?? '';
  if (!isUuid(mailId)) return Promise.resolve(false);
  return database.asSystem(async (transaction) => {
    const mail = await transaction
      .selectFrom('job_alert_mails as m')
      .innerJoin('job_alerts as a', 'a.id', 'm.alert_id')
      .leftJoin('profiles as p', 'p.id', 'a.account_id')
      .select('m.outcome')
      .select(({ fn }) => fn.coalesce('a.email', 'p.email').as('email'))
      .where('m.id', '=', mailId)
      .where('m.started_at', 'is not', null)
      .forUpdate('m')
      .executeTakeFirst();
    if (!mail?.email) return false;
    if (report.kind === 'complaint') await stopEmails(transaction, mail.email, 'complaint');
    else if (mail.outcome !== 'hard_bounce') {
      await noteBounce(transaction, mail.email, report.isUnknown);
      await transaction
        .updateTable('job_alert_mails')
        .set({ outcome: 'hard_bounce', ended_at: sql<Date>`now()` })
        .where('id', '=', mailId)
        .execute();
    }
    return true;
  });
}

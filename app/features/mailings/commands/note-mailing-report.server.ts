/** What a mail server reports later of an email of a mailing: it bounced, or its reader complained. */
import { sql } from 'kysely';
import type { Database } from '#db/connections/client.server.ts';
import { THE_SITE_NAME } from '#domain/account/the-site.ts';
import { isUuid } from '#domain/uuid.ts';
import type { MailReport } from '#platform/mail/mail-report.server.ts';

/** It is not logged, so that only the recipient, the desk and mail servers on the way know it. */
export const mailingMessageId = (mailId: string, publicOrigin: string): string =>
  `<${mailId}@${new URL(publicOrigin).hostname}>`;

/** The address is that of the email the report is about, whatever the report says. @returns false if it is about no email of a mailing */
export async function noteMailingReport(
  { database }: { database: Pick<Database, 'asSystem'> },
  report: MailReport,
): Promise<boolean> {
  const mailId = report.messageId.slice(1).split('@', 1)[0] ?? '';
  if (!isUuid(mailId)) return false;
  const isComplaint = report.kind === 'complaint';
  const isUnknown = report.kind === 'bounce' && report.isUnknown;
  const { rows } = await database.asSystem((transaction) =>
    sql<{ isOurs: boolean }>`
      SELECT app.note_mailing_report(${mailId}, ${isComplaint}, ${isUnknown}, ${THE_SITE_NAME}) AS "isOurs"`.execute(
      transaction,
    ),
  );
  return rows[0]?.isOurs ?? false;
}

import { sql } from 'kysely';
import type { Database } from '#db/connections/client.server.ts';
import { describeBounce, type MailReport, reportedId } from '#platform/mail/mail-report.server.ts';
import { hashToken } from '#platform/token/token.server.ts';
import { noteBounce, noteUndelivered, stopEmails } from './bounces.server.ts';

/** The Message-ID of an alert email. It is never logged or shown, so that only the recipient and the mail servers on the way know it. */
export const alertMessageId = (mailId: string, publicOrigin: string): string =>
  `<${mailId}@${new URL(publicOrigin).hostname}>`;

/**
 * Changes the alerts of the address to which we sent the email: the address in the report could be forged. A second bounce of the same
 * email changes nothing. @returns false if the report is about no alert email
 */
export function noteReport(
  { database }: { database: Pick<Database, 'asSystem'> },
  report: MailReport,
): Promise<boolean> {
  const mailId = reportedId(report);
  const tokens = report.kind === 'complaint' ? report.stopTokens.map(hashToken) : [];
  if (mailId === null && tokens.length === 0) return Promise.resolve(false);
  return database.asSystem(async (transaction) => {
    const mail = await transaction
      .selectFrom('job_alert_mails as m')
      .innerJoin('job_alerts as a', 'a.id', 'm.alert_id')
      .leftJoin('profiles as p', 'p.id', 'a.account_id')
      .select(['m.id', 'm.outcome'])
      .select(({ fn }) => fn.coalesce('a.email', 'p.email').as('email'))
      .where(({ or, eb }) => or([eb('m.id', '=', mailId), ...tokens.map((token) => eb('m.token_hash', '=', token))]))
      .where('m.started_at', 'is not', null)
      .forUpdate('m')
      .executeTakeFirst();
    if (!mail?.email) return false;
    if (report.kind === 'complaint') await stopEmails(transaction, mail.email, 'complaint');
    else if (mail.outcome !== 'hard_bounce') {
      await transaction
        .updateTable('job_alert_mails')
        .set({ outcome: 'hard_bounce', answer: describeBounce(report), ended_at: sql<Date>`now()` })
        .where('id', '=', mail.id)
        .execute();
      if (report.cause === 'undelivered') await noteUndelivered(transaction, mail.email);
      else await noteBounce(transaction, mail.email, report.cause === 'unknown');
    }
    return true;
  });
}

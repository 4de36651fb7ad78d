import { sql, type Transaction } from 'kysely';
import type { Database } from '#db/connections/client.server.ts';
import type { DB } from '#db/types.ts';
import { THE_SITE_NAME } from '#domain/account/the-site.ts';
import { describeBounce, type MailReport, reportedId } from '#platform/mail/mail-report.server.ts';
import { hashToken } from '#platform/token/token.server.ts';

/** Never logged, so that only the recipient, the desk and mail servers on the way know it. */
export const mailingMessageId = (mailId: string, publicOrigin: string): string =>
  `<${mailId}@${new URL(publicOrigin).hostname}>`;

/**
 * Finds the email by its message id, or for a complaint by the links in it; an address in the report is not trusted.
 *
 * @returns false if it is about no email of a mailing
 */
export async function noteMailingReport(
  { database }: { database: Pick<Database, 'asSystem'> },
  report: MailReport,
): Promise<boolean> {
  const tokens = report.kind === 'complaint' ? report.stopTokens.map(hashToken) : [];
  const isComplaint = report.kind === 'complaint';
  const isUnknown = report.kind === 'bounce' && report.cause === 'unknown';
  return database.asSystem(async (transaction) => {
    const mailId = reportedId(report) ?? (await findByToken(transaction, tokens));
    if (mailId === null) return false;
    const { rows } = await sql<{ isOurs: boolean }>`
      SELECT app.note_mailing_report(${mailId}, ${isComplaint}, ${isUnknown}, ${THE_SITE_NAME}) AS "isOurs"`.execute(
      transaction,
    );
    const isOurs = rows[0]?.isOurs ?? false;
    if (isOurs && report.kind === 'bounce')
      await transaction
        .updateTable('mailing_mails')
        .set({ answer: describeBounce(report) })
        .where('id', '=', mailId)
        .execute();
    return isOurs;
  });
}

async function findByToken(transaction: Transaction<DB>, hashes: readonly Buffer[]): Promise<string | null> {
  if (hashes.length === 0) return null;
  const mail = await transaction
    .selectFrom('mailing_mails')
    .select('id')
    .where('token_hash', 'in', hashes)
    .executeTakeFirst();
  return mail?.id ?? null;
}

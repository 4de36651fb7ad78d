import type { Database } from '#db/connections/client.server.ts';
import { describeBounce, type MailReport } from '#platform/mail/mail-report.server.ts';
import { listMails, listThreads } from './threads.server.ts';

const NO_ANSWER = 'The mail server gave no reason.';

/** Finds the email by its thread's token. Counts a repeated report once. @returns false if the report is about no email to a candidate */
export async function noteUndelivered(
  { database }: { database: Pick<Database, 'asSystem'> },
  report: MailReport,
): Promise<boolean> {
  if (report.kind !== 'bounce') return false;
  const [thread] = listThreads(report.messageId);
  if (!thread) return false;
  return database.asSystem(async (transaction) => {
    const application = await transaction
      .selectFrom('application_threads')
      .select('application_id as id')
      .where('token', '=', thread)
      .executeTakeFirst();
    if (!application) return false;
    await transaction
      .insertInto('application_letters')
      .values({
        application_id: application.id,
        is_reply: true,
        is_undelivered: true,
        subject: 'Email not delivered',
        body: report.answer || NO_ANSWER,
        message_id: `bounce of ${report.messageId}`.slice(0, 250),
      })
      .onConflict((conflict) => conflict.column('message_id').doNothing())
      .execute();
    const [mail] = listMails(report.messageId);
    if (mail)
      await transaction
        .updateTable('application_mails')
        .set({ outcome: 'bounced', answer: describeBounce(report) })
        .where('id', '=', mail)
        .where('application_id', '=', application.id)
        .execute();
    return true;
  });
}

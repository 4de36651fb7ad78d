/**
 * Sends one alert email, at most once. The start is committed when the mail server is ready for the content: if the process dies after
 * that, the email is not sent again; if it fails before, it is.
 */
import { sql } from 'kysely';
import { RecipientRefused } from '#platform/mail/mail.ts';
import type { TaskServices } from '#platform/tasks/tasks.server.ts';
import { noteBounce } from './bounces.server.ts';
import { alertMessageId } from './note-report.server.ts';
import { writeAlertMail } from './write-alert-mail.server.ts';

type Services = Pick<TaskServices, 'database' | 'mailer' | 'publicOrigin' | 'log'>;
type Outcome = 'sent' | 'needless' | 'unknown' | 'hard_bounce';

export async function sendAlertMail(services: Services, mailId: string, taskId: string): Promise<void> {
  const { database, mailer, publicOrigin, log } = services;
  const mailRow = await database.asSystem(async (transaction) => {
    const mailRow = await transaction
      .selectFrom('job_alert_mails')
      .select(['started_at', 'ended_at'])
      .where('id', '=', mailId)
      .forUpdate()
      .executeTakeFirst();
    if (!mailRow || mailRow.ended_at) return null;
    if (mailRow.started_at) return 'unknown';
    const mail = await writeAlertMail(transaction, mailId, publicOrigin);
    return mail ?? 'needless';
  });
  if (mailRow === null) return;
  if (typeof mailRow === 'string') {
    if (mailRow === 'unknown')
      log.warn({ taskId }, 'an email of an alert may have left before its process died; it is not sent again');
    return end(services, mailId, mailRow);
  }
  let isUnderWay = false;
  let answer: string | undefined;
  const beforeContent = async () => {
    await recordStart(services, mailId, mailRow);
    isUnderWay = true;
  };
  try {
    answer = await mailer.send({ ...mailRow.mail, messageId: alertMessageId(mailId, publicOrigin) }, { beforeContent });
  } catch (error) {
    if (error instanceof RecipientRefused) {
      await database.asSystem((transaction) => noteBounce(transaction, mailRow.email, error.isUnknown));
      return end(services, mailId, 'hard_bounce', error.answer);
    }
    if (!isUnderWay) throw error;
    log.warn({ taskId, err: error }, 'an email of an alert may have left; it is not sent again');
    return end(services, mailId, 'unknown');
  }
  await end(services, mailId, 'sent', answer);
}

type MailRow = { tokenHash: Buffer; jobIds: string[] };

/** Throws if another process has started sending the email, or if one of its jobs has closed: the next attempt writes it again. */
async function recordStart({ database }: Services, mailId: string, { tokenHash, jobIds }: MailRow): Promise<void> {
  await database.asSystem(async (transaction) => {
    const open = await transaction
      .selectFrom('jobs')
      .select('id')
      .where('id', '=', sql<string>`ANY(${jobIds}::uuid[])`)
      .where('status', '=', 'open')
      .where('closes_at', '>', sql<Date>`now()`)
      .execute();
    if (open.length < jobIds.length) throw new Error('A job of this email has closed since it was written');
    const { numUpdatedRows } = await transaction
      .updateTable('job_alert_mails')
      .set({ started_at: sql<Date>`now()`, token_hash: tokenHash })
      .where('id', '=', mailId)
      .where('started_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new Error('This email is being sent already');
  });
}

async function end({ database }: Services, mailId: string, outcome: Outcome, answer = ''): Promise<void> {
  await database.asSystem((transaction) =>
    transaction
      .updateTable('job_alert_mails')
      .set({ outcome, answer, ended_at: sql<Date>`now()` })
      .where('id', '=', mailId)
      // A bounce report may have arrived before this.
      .where('ended_at', 'is', null)
      .execute(),
  );
}

/**
 * Sends one email of a mailing, at most once. The row is marked as started when the mail server is ready for the content. The same
 * statement checks consent, so that a person who has just withdrawn it gets no email.
 */
import { sql } from 'kysely';
import { fillMailing } from '#domain/person/mailing.ts';
import { agency } from '#domain/site/site.ts';
import { RecipientRefused } from '#platform/mail/mail.ts';
import { renderMail } from '#platform/mail/mail-frame.tsx';
import type { TaskServices } from '#platform/tasks/tasks.server.ts';
import { hashToken, newToken } from '#platform/token/token.server.ts';
import { stopLink, workMail } from '../emails/work-mail.tsx';
import { mailingMessageId } from './note-mailing-report.server.ts';

type Services = Pick<TaskServices, 'database' | 'mailer' | 'publicOrigin' | 'log'>;
type Outcome = 'sent' | 'needless' | 'unknown' | 'refused' | 'hard_bounce';

type Row = {
  personId: string | null;
  email: string | null;
  fullName: string | null;
  mayEmail: boolean;
  subject: string;
  body: string;
  sender: string;
  isStarted: boolean;
  isEnded: boolean;
};

export async function sendMailingMail(services: Services, mailId: string, taskId: string): Promise<void> {
  const { mailer, publicOrigin, log } = services;
  const row = await findMail(services, mailId);
  if (!row || row.isEnded) return;
  if (row.isStarted) {
    log.warn({ taskId }, 'an email of a mailing may have left before its process died; it is not sent again');
    return end(services, mailId, 'unknown');
  }
  const { email, fullName, mayEmail } = row;
  if (!email || !fullName || !mayEmail) return end(services, mailId, 'needless');
  const token = newToken();
  const words = fillMailing(row, fullName, { agency: agency().name, consultant: row.sender });
  const mail = {
    to: email,
    ...renderMail(workMail(words, { publicOrigin, token })),
    unsubscribe: stopLink(publicOrigin, token),
    messageId: mailingMessageId(mailId, publicOrigin),
  };
  let isUnderWay = false;
  let answer: string | undefined;
  const beforeContent = async () => {
    await markStarted(services, mailId, email, hashToken(token));
    isUnderWay = true;
  };
  try {
    answer = await mailer.send(mail, { beforeContent });
  } catch (error) {
    if (error instanceof RecipientRefused) {
      await noteRefusal(services, mailId, row.personId, email, error);
      return;
    }
    // Consent was just withdrawn; the next attempt handles that.
    if (!isUnderWay) throw error;
    log.warn({ taskId, err: error }, 'an email of a mailing may have left; it is not sent again');
    return end(services, mailId, 'unknown');
  }
  await end(services, mailId, 'sent', answer);
}

async function findMail({ database }: Services, mailId: string): Promise<Row | null> {
  const { rows } = await database.asSystem((transaction) =>
    sql<Row>`
      SELECT m.person_id AS "personId", p.email, p.full_name AS "fullName", p.may_email_since IS NOT NULL AS "mayEmail",
             g.subject, g.body, g.sent_by_name AS sender,
             m.started_at IS NOT NULL AS "isStarted", m.ended_at IS NOT NULL AS "isEnded"
      FROM mailing_mails AS m JOIN mailings AS g ON g.id = m.mailing_id LEFT JOIN people AS p ON p.id = m.person_id
      WHERE m.id = ${mailId}`.execute(transaction),
  );
  return rows[0] ?? null;
}

/** Throws if another process has started sending it, or the person no longer consents. */
async function markStarted({ database }: Services, mailId: string, email: string, tokenHash: Buffer): Promise<void> {
  const { numAffectedRows } = await database.asSystem((transaction) =>
    sql`
      UPDATE mailing_mails AS m SET started_at = now(), token_hash = ${tokenHash}
      FROM people AS p
      WHERE m.id = ${mailId} AND m.started_at IS NULL AND m.ended_at IS NULL AND p.id = m.person_id
        AND p.may_email_since IS NOT NULL AND p.email = ${email}::citext`.execute(transaction),
  );
  if (numAffectedRows !== 1n) throw new Error('This email is being sent already, or is wanted no longer');
}

async function noteRefusal(
  services: Services,
  mailId: string,
  personId: string | null,
  email: string,
  { isUnknown, answer }: RecipientRefused,
): Promise<void> {
  if (isUnknown)
    await services.database.asSystem((transaction) =>
      sql`UPDATE people SET bounced_email = email WHERE id = ${personId} AND email = ${email}::citext`.execute(
        transaction,
      ),
    );
  await end(services, mailId, isUnknown ? 'hard_bounce' : 'refused', answer);
}

async function end({ database }: Services, mailId: string, outcome: Outcome, answer = ''): Promise<void> {
  await database.asSystem((transaction) =>
    transaction
      .updateTable('mailing_mails')
      .set({ outcome, answer, ended_at: sql<Date>`now()` })
      .where('id', '=', mailId)
      // A bounce report may have arrived before this.
      .where('ended_at', 'is', null)
      .execute(),
  );
}

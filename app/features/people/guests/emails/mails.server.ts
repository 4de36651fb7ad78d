import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { type GuestSubject, issueGuestLink } from '#app/features/people/applications/commands/guest-links.server.ts';
import { sendMail } from '#app/features/people/applications/commands/send-mail.server.ts';
import { findThread } from '#app/features/people/applications/commands/threads.server.ts';
import { findMessage } from '#app/features/people/applications/queries/messages.server.ts';
import type { DB } from '#db/types.ts';
import { APPLICATION_MESSAGES, messageKey } from '#domain/application/default-status-emails.ts';
import { MOST_FOR_AN_ADDRESS } from '#domain/application/guest.ts';
import { EXAMPLE_FACTS } from '#domain/application/status-email.ts';
import { EXAMPLE_MAIL } from '#platform/mail/example-facts.ts';
import { renderMail } from '#platform/mail/mail-frame.tsx';
import { defineMails, type PayloadsOf } from '#platform/mail/mail-task.server.ts';
import { type GuestMailFacts, type GuestMailName, guestMailNames, guestMails } from './guest-mails.tsx';

/** `id` is that of the application, or of the unconfirmed form. */
type GuestMail = { mail: GuestMailName; id: string };

/** @returns null if nothing is to be sent: it was deleted, claimed or confirmed, or its address has had the hourly limit of links */
export async function writeGuestMail(transaction: Transaction<DB>, { mail, id }: GuestMail, publicOrigin: string) {
  const mailFacts = await (mail === 'guest-confirm' ? findUnconfirmed(transaction, id) : findSent(transaction, id));
  if (!mailFacts || (await hasEnoughLinks(transaction, mailFacts.email))) return null;
  const { subject, email, ...job } = mailFacts;
  const link = await issueGuestLink(transaction, subject, email);
  const receipt = await findMessage(transaction, messageKey('guest_sent', job.isAgency));
  const thread = 'applicationId' in subject ? await findThread(transaction, subject.applicationId) : null;
  return { to: email, ...renderMail(guestMails[mail]({ ...job, ...link, receipt, publicOrigin })), thread };
}

type MailSubject = { subject: GuestSubject; email: string } & Pick<
  GuestMailFacts,
  'jobTitle' | 'jobCompany' | 'isAgency' | 'replyBy'
>;

async function findSent(transaction: Transaction<DB>, id: string): Promise<MailSubject | null> {
  const row = await transaction
    .selectFrom('applications')
    .leftJoin('reply_promises as p', 'p.application_id', 'applications.id')
    .select(['email', 'job_title', 'job_company', 'p.due_at'])
    .select(sql<boolean>`app.is_agency_job(applications.job_id)`.as('is_agency'))
    .where('id', '=', id)
    .where('candidate_id', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  return {
    subject: { applicationId: id },
    email: row.email,
    jobTitle: row.job_title,
    jobCompany: row.job_company,
    isAgency: row.is_agency,
    replyBy: row.due_at,
  };
}

async function findUnconfirmed(transaction: Transaction<DB>, id: string): Promise<MailSubject | null> {
  const row = await transaction
    .selectFrom('unconfirmed_applications as u')
    .innerJoin('jobs as j', 'j.id', 'u.job_id')
    .select(['u.email', 'j.title', 'j.company'])
    .select(sql<boolean>`app.is_agency_job(j.id)`.as('is_agency'))
    .where('u.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  return {
    subject: { unconfirmedId: id },
    email: row.email,
    jobTitle: row.title,
    jobCompany: row.company,
    isAgency: row.is_agency,
    replyBy: null,
  };
}

async function hasEnoughLinks(transaction: Transaction<DB>, email: string): Promise<boolean> {
  const { sent } = await transaction
    .selectFrom('emailed_links')
    .select(({ fn }) => fn.countAll<string>().as('sent'))
    .where('purpose', '=', 'application')
    .where(sql<boolean>`app.mailbox(email) = app.mailbox(${email}::citext)`)
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return Number(sent) >= MOST_FOR_AN_ADDRESS.links;
}

export const guestMailEntries = defineMails(guestMailNames, {
  schema: z.strictObject({ id: z.uuid() }),
  write: writeGuestMail,
  send: (services, mail, taskId) => sendMail(services, mail, taskId),
  example: (name) =>
    guestMails[name]({
      ...EXAMPLE_MAIL,
      jobTitle: EXAMPLE_FACTS.job,
      jobCompany: EXAMPLE_FACTS.company,
      until: new Date('2027-02-24T10:00:00Z'),
      replyBy: new Date('2026-12-03T23:59:59Z'),
      isAgency: true,
      receipt: APPLICATION_MESSAGES.agency_guest_sent,
    }),
});

declare module '#platform/mail/mail-task.server.ts' {
  interface MailPayloads extends PayloadsOf<typeof guestMailEntries> {}
}

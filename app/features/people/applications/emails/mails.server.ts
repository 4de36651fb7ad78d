/** The emails about applications, written when they are sent: the recipient is only decided then. */
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { DB } from '#db/types.ts';
import { APPLICATION_MESSAGES } from '#domain/application/default-status-emails.ts';
import { EXAMPLE_FACTS, fillIn } from '#domain/application/status-email.ts';
import { fillNames } from '#domain/application/template.ts';
import { agency } from '#domain/site/site.ts';
import { EXAMPLE_MAIL } from '#platform/mail/example-facts.ts';
import { renderMail } from '#platform/mail/mail-frame.tsx';
import { defineMails, type PayloadsOf } from '#platform/mail/mail-task.server.ts';
import { issueGuestLink } from '../commands/guest-links.server.ts';
import { sendMail } from '../commands/send-mail.server.ts';
import { findThread } from '../commands/threads.server.ts';
import { SHOWN_NAME } from '../queries/fair-view.server.ts';
import { type ApplicationMailName, applicationMailNames, applicationMails } from './application-mails.tsx';

type ApplicationMail = {
  mail: ApplicationMailName;
  applicationId: string;
  eventId?: string | undefined;
  letterId?: string | undefined;
};

const TO_CANDIDATES: readonly ApplicationMailName[] = ['application-sent', 'application-moved', 'application-letter'];

/** `thread` is set for emails to the candidate. @returns null if the application or its recipient is gone */
export async function writeApplicationMail(
  transaction: Transaction<DB>,
  { mail, applicationId, eventId, letterId }: ApplicationMail,
  publicOrigin: string,
) {
  const row = await transaction
    .selectFrom('applications as a')
    .leftJoin('profiles as candidate', 'candidate.id', 'a.candidate_id')
    .leftJoin('jobs as j', 'j.id', 'a.job_id')
    .leftJoin('profiles as keeper', 'keeper.id', 'j.user_id')
    .select(SHOWN_NAME.as('shown_name'))
    .select(['a.full_name', 'a.source', 'a.job_title', 'a.job_company', 'a.candidate_id', 'a.email as sent_email'])
    .select(['candidate.email', 'keeper.email as keeper_email'])
    .where('a.id', '=', applicationId)
    .executeTakeFirst();
  if (!row) return null;
  const isToCandidate = TO_CANDIDATES.includes(mail);
  const isGuest = row.candidate_id === null;
  const candidateEmail = isGuest ? row.sent_email : row.email;
  const to = isToCandidate ? candidateEmail : row.keeper_email;
  if (!to) return null;
  const message = letterId
    ? await findLetter(transaction, letterId, row.full_name)
    : await findEventMessage(transaction, applicationId, eventId);
  const link = isGuest && isToCandidate ? await issueGuestLink(transaction, { applicationId }, to) : null;
  const facts = {
    applicationId,
    link,
    candidateName: isToCandidate ? row.full_name : row.shown_name,
    publicOrigin,
    jobTitle: row.job_title,
    jobCompany: row.job_company,
    isPutForward: row.source === 'desk',
    message,
  };
  const thread = isToCandidate ? await findThread(transaction, applicationId) : null;
  return { to, ...renderMail(applicationMails[mail](facts)), thread };
}

async function findEventMessage(transaction: Transaction<DB>, applicationId: string, eventId: string | undefined) {
  const event = await transaction
    .selectFrom('application_events')
    .select(['message_subject', 'message'])
    .where('application_id', '=', applicationId)
    .$if(eventId !== undefined, (query) => query.where('id', '=', eventId ?? ''))
    .orderBy('id')
    .executeTakeFirst();
  return event?.message ? { subject: event.message_subject ?? '', body: event.message } : null;
}

async function findLetter(transaction: Transaction<DB>, id: string, fullName: string) {
  const letter = await transaction
    .selectFrom('application_letters')
    .select(['subject', 'body'])
    .where('id', '=', id)
    .executeTakeFirst();
  return letter ? fillNames(letter, fullName) : null;
}

export const applicationMailEntries = defineMails(applicationMailNames, {
  schema: z.strictObject({
    applicationId: z.uuid(),
    eventId: z.string().regex(/^\d+$/).optional(),
    letterId: z.uuid().optional(),
  }),
  write: writeApplicationMail,
  send: sendMail,
  example: (name) =>
    applicationMails[name]({
      ...EXAMPLE_MAIL,
      applicationId: EXAMPLE_MAIL.id,
      candidateName: EXAMPLE_FACTS.name,
      jobTitle: EXAMPLE_FACTS.job,
      jobCompany: EXAMPLE_FACTS.company,
      message: fillIn(APPLICATION_MESSAGES[name === 'application-sent' ? 'sent' : 'shortlisted'], {
        ...EXAMPLE_FACTS,
        agency: agency().name,
      }),
    }),
});

declare module '#platform/mail/mail-task.server.ts' {
  interface MailPayloads extends PayloadsOf<typeof applicationMailEntries> {}
}

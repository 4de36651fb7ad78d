import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { sendMail } from '#app/features/people/applications/commands/send-mail.server.ts';
import { findThread } from '#app/features/people/applications/commands/threads.server.ts';
import type { DB } from '#db/types.ts';
import { EXAMPLE_FACTS } from '#domain/application/status-email.ts';
import { CONSENT_LINK_DAYS, type ConsentOutcome } from '#domain/introduction/introduction.ts';
import { EXAMPLE_MAIL } from '#platform/mail/example-facts.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { renderMail } from '#platform/mail/mail-frame.tsx';
import { defineMails, type PayloadsOf } from '#platform/mail/mail-task.server.ts';
import { issueLink } from '#platform/token/emailed-links.server.ts';
import { answeredMail, consentMail, type IntroductionMailName, introductionMailNames } from './introduction-mails.tsx';

type IntroductionMail = { mail: IntroductionMailName; introductionId: string };

type Row = {
  id: string;
  applicationId: string;
  candidate: string;
  clientName: string;
  purpose: string;
  jobTitle: string;
  candidateEmail: string | null;
  consent: ConsentOutcome | null;
  madeAt: Date | null;
  /** The member of staff who asked last, or started the introduction, if they still work here. */
  staffEmail: string | null;
};

/** @returns null if the candidate answered already, or a person is gone */
async function writeIntroductionMail(
  transaction: Transaction<DB>,
  { mail, introductionId }: IntroductionMail,
  publicOrigin: string,
): Promise<(Omit<Mail, 'messageId'> & { thread: string | null }) | null> {
  const row = await selectFacts(transaction, introductionId);
  if (!row) return null;
  if (mail === 'introduction-answered-staff') {
    const { consent, staffEmail } = row;
    if (!staffEmail || consent === null || consent === 'asked') return null;
    return { to: staffEmail, ...renderMail(answeredMail({ ...row, consent, publicOrigin })), thread: null };
  }
  if (!row.candidateEmail || row.consent !== 'asked') return null;
  const expiresAt = sql<Date>`now() + make_interval(days => ${CONSENT_LINK_DAYS}::int)`;
  const link = await issueLink(transaction, 'introduction', { introduction_id: introductionId }, { expiresAt });
  const thread = await findThread(transaction, row.applicationId);
  return { to: row.candidateEmail, ...renderMail(consentMail({ ...row, link, publicOrigin })), thread };
}

async function selectFacts(transaction: Transaction<DB>, id: string): Promise<Row | null> {
  const { rows } = await sql<Row>`
    SELECT i.id, i.application_id AS "applicationId", a.full_name AS candidate, i.client_name AS "clientName", i.purpose, a.job_title AS "jobTitle",
           CASE WHEN a.candidate_id IS NULL THEN a.email ELSE c.email END::text AS "candidateEmail",
           (SELECT e.outcome FROM introduction_entries AS e WHERE e.introduction_id = i.id AND e.kind = 'consent'
            ORDER BY e.sequence DESC LIMIT 1) AS consent,
           (SELECT e.made_at FROM introduction_entries AS e WHERE e.introduction_id = i.id AND e.kind = 'introduced') AS "madeAt",
           (SELECT p.email::text FROM introduction_entries AS e JOIN introduction_details AS d USING (sequence)
            JOIN profiles AS p ON p.id = (d.body::jsonb ->> 'byId')::uuid
            WHERE e.introduction_id = i.id AND app.may_work_desk(p.id) ORDER BY e.sequence DESC LIMIT 1) AS "staffEmail"
    FROM introductions AS i JOIN applications AS a ON a.id = i.application_id LEFT JOIN profiles AS c ON c.id = a.candidate_id
    WHERE i.id = ${id}`.execute(transaction);
  return rows[0] ?? null;
}

export const introductionMailEntries = defineMails(introductionMailNames, {
  schema: z.strictObject({ introductionId: z.uuid() }),
  write: writeIntroductionMail,
  send: (services, mail, taskId) => sendMail(services, mail, taskId),
  example: (name) => {
    const facts = {
      ...EXAMPLE_MAIL,
      candidate: EXAMPLE_FACTS.name,
      clientName: EXAMPLE_FACTS.company,
      purpose: EXAMPLE_FACTS.job,
      jobTitle: EXAMPLE_FACTS.job,
    };
    return name === 'introduction-consent'
      ? consentMail({ ...facts, link: { token: EXAMPLE_MAIL.token, until: new Date('2027-02-24T10:00:00Z') } })
      : answeredMail({ ...facts, consent: 'withdrawn', madeAt: new Date('2026-11-26T10:00:00Z') });
  },
});

declare module '#platform/mail/mail-task.server.ts' {
  interface MailPayloads extends PayloadsOf<typeof introductionMailEntries> {}
}

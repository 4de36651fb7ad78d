import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { DB } from '#db/types.ts';
import { EXAMPLE_FACTS } from '#domain/application/status-email.ts';
import { agency } from '#domain/site/site.ts';
import { countOf } from '#domain/text/counts.ts';
import { cutLine } from '#domain/text/one-line.ts';
import { formatLongDate } from '#domain/time/dates.ts';
import { EXAMPLE_MAIL } from '#platform/mail/example-facts.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { type MailContent, renderMail } from '#platform/mail/mail-frame.tsx';
import { defineMails, type PayloadsOf } from '#platform/mail/mail-task.server.ts';
import { issueLink } from '#platform/token/emailed-links.server.ts';
import { shortlistLinkHref } from '../schema.ts';

type ShortlistMailFacts = {
  contact: string;
  /** Null if the sender has left. */
  sender: string | null;
  jobTitle: string;
  jobLocation: string;
  message: string | null;
  candidates: number;
  expiresAt: Date;
  token: string;
  publicOrigin: string;
};

function shortlistMail(facts: ShortlistMailFacts): MailContent {
  const { contact, sender, jobTitle, jobLocation, message, candidates, expiresAt, token, publicOrigin } = facts;
  const count = countOf(candidates, 'candidate');
  return {
    subject: `Shortlist: ${cutLine(jobTitle, 50)}`,
    preview: `${count} to read. Tell us yes or no to each.`,
    paragraphs: [
      `Dear ${cutLine(contact, 200)},`,
      `We’ve chosen ${count} for you. Open the shortlist to read about them and say yes or no to each.`,
      ...(message ? [message] : []),
    ],
    facts: [
      { label: 'Job', value: `${cutLine(jobTitle, 100)}, ${cutLine(jobLocation, 100)}` },
      { label: 'From', value: `${sender ? `${cutLine(sender, 100)}, ` : ''}${agency().name}, ${agency().phone.shown}` },
    ],
    button: { label: 'Read the shortlist', href: publicOrigin + shortlistLinkHref(token) },
    notes: [
      'We’ll share each candidate’s name and CV once they agree.',
      `The link works until ${formatLongDate(expiresAt)}. Please don’t forward it.`,
    ],
    reason: `You’re receiving this because ${agency().name} is recruiting for you.`,
  };
}

type Row = Omit<ShortlistMailFacts, 'token' | 'publicOrigin'> & { email: string };

/** @returns null if the shortlist has ended, or its contact cannot be reached any more */
async function writeShortlistMail(
  transaction: Transaction<DB>,
  { shortlistId }: { shortlistId: string },
  publicOrigin: string,
): Promise<Omit<Mail, 'messageId'> | null> {
  const { rows } = await sql<Row>`
    SELECT t.email::text AS email, t.full_name AS contact, j.title AS "jobTitle", j.location AS "jobLocation", s.message,
           s.expires_at AS "expiresAt", p.full_name AS sender,
           (SELECT count(*)::integer FROM shortlist_entries AS e WHERE e.shortlist_id = s.id) AS candidates
    FROM shortlists AS s JOIN jobs AS j ON j.id = s.job_id JOIN client_contacts AS t ON t.id = s.contact_id
    LEFT JOIN profiles AS p ON p.id = s.created_by
    WHERE s.id = ${shortlistId} AND s.revoked_at IS NULL AND s.expires_at > now() AND t.email IS NOT NULL`.execute(
    transaction,
  );
  const [row] = rows;
  if (!row || row.candidates === 0) return null;
  const { token } = await issueLink(transaction, 'shortlist', { shortlist_id: shortlistId });
  const { email, ...facts } = row;
  return { to: email, ...renderMail(shortlistMail({ ...facts, token, publicOrigin })) };
}

export const clientMailEntries = defineMails(['shortlist'], {
  schema: z.strictObject({ shortlistId: z.uuid() }),
  write: writeShortlistMail,
  example: () =>
    shortlistMail({
      ...EXAMPLE_MAIL,
      contact: 'Ida Marsh',
      sender: 'Jo Bell',
      jobTitle: EXAMPLE_FACTS.job,
      jobLocation: 'Barnstaple',
      message: 'All three could start in January.',
      candidates: 3,
      expiresAt: new Date('2026-12-10T10:00:00Z'),
    }),
});

declare module '#platform/mail/mail-task.server.ts' {
  interface MailPayloads extends PayloadsOf<typeof clientMailEntries> {}
}

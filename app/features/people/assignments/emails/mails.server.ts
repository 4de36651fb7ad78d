import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { DB } from '#db/types.ts';
import { EXAMPLE_FACTS } from '#domain/application/status-email.ts';
import { QUALIFYING_WEEKS } from '#domain/assignment/qualifying-weeks.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import { EXAMPLE_MAIL } from '#platform/mail/example-facts.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { renderMail } from '#platform/mail/mail-frame.tsx';
import { defineMails, type PayloadsOf, sendTaskMail } from '#platform/mail/mail-task.server.ts';
import { noteGiven } from '../commands/give-key-information.server.ts';
import { countClocks } from '../queries/clocks.server.ts';
import { nameOfFile } from '../queries/key-information.server.ts';
import { keyInformationMail, weekTwelveMail } from './assignment-mails.tsx';

type AssignmentMail = Omit<Mail, 'messageId'>;

/** @returns null if the document or its recipient is gone */
async function writeKeyInformationMail(
  transaction: Transaction<DB>,
  { documentId }: { documentId: string },
  publicOrigin: string,
): Promise<AssignmentMail | null> {
  const { rows } = await sql<{
    email: string | null;
    fullName: string;
    hasAccount: boolean;
    version: number;
    pdf: Buffer;
  }>`
    SELECT p.email::text AS email, p.full_name AS "fullName", p.account_id IS NOT NULL AS "hasAccount", k.version, k.pdf
    FROM key_information AS k JOIN people AS p ON p.id = k.person_id WHERE k.id = ${documentId}`.execute(transaction);
  const [found] = rows;
  if (!found?.email) return null;
  const { email: to, pdf, version, ...facts } = found;
  return {
    to,
    ...renderMail(keyInformationMail({ ...facts, publicOrigin })),
    attachment: { name: nameOfFile(version), type: 'application/pdf', content: pdf },
  };
}

/** Addressed to the consultant of the newest running assignment. @returns null if none runs, or equal treatment is due already */
async function writeWeekTwelveMail(
  transaction: Transaction<DB>,
  { clockId }: { clockId: string },
  publicOrigin: string,
): Promise<AssignmentMail | null> {
  const today = londonDay(new Date());
  const { rows } = await sql<{ id: string; email: string; person: string; hirer: string; role: string }>`
    SELECT a.id, u.email::text AS email, p.full_name AS person, c.hirer, c.role
    FROM qualifying_clocks AS c JOIN people AS p ON p.id = c.person_id JOIN assignments AS a ON a.clock_id = c.id
    JOIN profiles AS u ON u.id = a.consultant_id
    WHERE c.id = ${clockId} AND a.other_agency IS NULL AND coalesce(a.ends_on >= ${today}::date, true)
    ORDER BY a.starts_on DESC LIMIT 1`.execute(transaction);
  const [found] = rows;
  const clock = (await countClocks(transaction, [clockId], today)).get(clockId)?.clock;
  if (!found || !clock?.qualifiesOn || clock.isQualified) return null;
  const { email: to, ...facts } = found;
  const { weeks, qualifiesOn } = clock;
  return {
    to,
    ...renderMail(weekTwelveMail({ ...facts, weeks: Math.min(weeks, QUALIFYING_WEEKS), qualifiesOn, publicOrigin })),
  };
}

export const assignmentMailEntries = {
  ...defineMails(['key-information'], {
    schema: z.strictObject({ documentId: z.uuid() }),
    write: writeKeyInformationMail,
    send: async (services, mail, taskId, { documentId }) => {
      await sendTaskMail(services, mail, taskId);
      // No mail server passed the document on, so it does not count as given.
      if (services.mailer.reachesNobody)
        return services.log.warn({ taskId }, 'a document was not given: there is no mail server');
      await services.database.asSystem((transaction) => noteGiven(transaction, documentId, 'email'));
    },
    example: () => keyInformationMail({ ...EXAMPLE_MAIL, fullName: EXAMPLE_FACTS.name, hasAccount: true }),
  }),
  ...defineMails(['week-twelve-near'], {
    schema: z.strictObject({ clockId: z.uuid() }),
    write: writeWeekTwelveMail,
    example: () =>
      weekTwelveMail({
        ...EXAMPLE_MAIL,
        person: EXAMPLE_FACTS.name,
        hirer: EXAMPLE_FACTS.company,
        role: 'Warehouse operative',
        weeks: 10,
        qualifiesOn: '2026-12-17',
      }),
  }),
};

declare module '#platform/mail/mail-task.server.ts' {
  interface MailPayloads extends PayloadsOf<typeof assignmentMailEntries> {}
}

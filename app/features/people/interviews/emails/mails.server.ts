/** Emails about interviews, written when they are sent. A later change has its own email. */
import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { sendMail } from '#app/features/people/applications/commands/send-mail.server.ts';
import { findThread } from '#app/features/people/applications/commands/threads.server.ts';
import type { DB } from '#db/types.ts';
import { EXAMPLE_FACTS } from '#domain/application/status-email.ts';
import type { InterviewKind, InterviewState } from '#domain/interview/interview.ts';
import { EXAMPLE_MAIL } from '#platform/mail/example-facts.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { renderMail } from '#platform/mail/mail-frame.tsx';
import { defineMails, type PayloadsOf, sendTaskMail } from '#platform/mail/mail-task.server.ts';
import { issueInterviewLink } from '../commands/links.server.ts';
import { erasedInterviewMail } from './erased-interview-mail.tsx';
import {
  calendarOf,
  type InterviewMailFacts,
  type InterviewMailName,
  interviewMailNames,
  interviewMails,
} from './interview-mails.tsx';

type InterviewMail = { mail: InterviewMailName; interviewId: string; sequence?: number | undefined };

type UnsentInterviewMail = Omit<Mail, 'messageId'>;
/** `thread` is set for emails to the candidate. */
type WrittenInThread = UnsentInterviewMail & { thread: string | null };

type Row = Omit<InterviewMailFacts, 'slots' | 'link' | 'publicOrigin'> & {
  candidateEmail: string | null;
  interviewerEmail: string | null;
  state: InterviewState;
  kind: InterviewKind;
  slots: Date[];
};

/** @returns null if a later change replaced it, or the interview or its recipient is gone */
export async function writeInterviewMail(
  transaction: Transaction<DB>,
  { mail, interviewId, sequence }: InterviewMail,
  publicOrigin: string,
): Promise<WrittenInThread | null> {
  const row = await selectFacts(transaction, interviewId);
  if (!row?.candidateEmail || !row.interviewerEmail || !isDue(mail, row, sequence)) return null;
  const isToStaff = mail.endsWith('-staff');
  const link = isToStaff || row.state === 'cancelled' ? null : await issueInterviewLink(transaction, interviewId);
  const facts = { ...row, publicOrigin, link };
  const calendar = mail.startsWith('interview-set')
    ? calendarOf(facts, row.candidateEmail, row.interviewerEmail)
    : null;
  return {
    to: isToStaff ? row.interviewerEmail : row.candidateEmail,
    ...renderMail(interviewMails[mail](facts)),
    ...(calendar && { calendar }),
    thread: isToStaff ? null : await findThread(transaction, row.applicationId),
  };
}

function isDue(
  mail: InterviewMailName,
  { state, sequence: now, startsAt }: Row,
  sequence: number | undefined,
): boolean {
  if (sequence !== undefined && sequence !== now) return false;
  if (mail.startsWith('interview-set')) return state === 'booked' || state === 'cancelled';
  if (mail.startsWith('interview-reminder')) return state === 'booked' && startsAt !== null && startsAt > new Date();
  return state === 'offered' || state === 'booked';
}

async function selectFacts(transaction: Transaction<DB>, id: string): Promise<Row | null> {
  const { rows } = await sql<Row>`
    SELECT i.id, i.application_id AS "applicationId", i.uid, i.sequence, i.kind, i.place, i.minutes, i.note, i.state,
           i.starts_at AS "startsAt", i.ends_at AS "endsAt", i.candidate_note AS "candidateNote", i.cancelled_by AS "cancelledBy",
           i.changed_at AS "changedAt", a.full_name AS candidate, a.phone, a.job_title AS "jobTitle", a.job_company AS company,
           p.full_name AS interviewer, p.email::text AS "interviewerEmail",
           CASE WHEN a.candidate_id IS NULL THEN a.email ELSE c.email END::text AS "candidateEmail",
           ARRAY(SELECT s.starts_at FROM interview_slots AS s WHERE s.interview_id = i.id AND s.starts_at > now() ORDER BY 1) AS slots
    FROM interviews AS i JOIN applications AS a ON a.id = i.application_id JOIN profiles AS p ON p.id = i.interviewer_id
    LEFT JOIN profiles AS c ON c.id = a.candidate_id
    WHERE i.id = ${id}`.execute(transaction);
  return rows[0] ?? null;
}

/** Addressed to the interviewer of an erased interview. @returns null if it was sent before */
async function writeErasedInterviewMail(
  transaction: Transaction<DB>,
  { uid }: { uid: string },
  publicOrigin: string,
): Promise<UnsentInterviewMail | null> {
  const { rows } = await sql<{
    sequence: number;
    startsAt: Date;
    endsAt: Date;
    fullName: string;
    email: string;
  }>`
    SELECT e.sequence, e.starts_at AS "startsAt", e.ends_at AS "endsAt", p.full_name AS "fullName", p.email::text AS email
    FROM erased_interviews AS e JOIN profiles AS p ON p.id = e.interviewer_id WHERE e.uid = ${uid}`.execute(
    transaction,
  );
  const [erased] = rows;
  if (!erased) return null;
  const { content, calendar } = erasedInterviewMail({ ...erased, uid, publicOrigin });
  return { to: erased.email, ...renderMail(content), calendar };
}

const EXAMPLE: InterviewMailFacts = {
  ...EXAMPLE_MAIL,
  applicationId: EXAMPLE_MAIL.id,
  uid: EXAMPLE_MAIL.id,
  sequence: 1,
  kind: 'video',
  place: 'https://meet.example/payroll-manager',
  minutes: 30,
  note: 'You will meet Jo, who looks after payroll jobs.',
  state: 'booked',
  startsAt: new Date('2026-12-01T10:00:00Z'),
  endsAt: new Date('2026-12-01T10:30:00Z'),
  candidateNote: 'Any time after two would be fine.',
  cancelledBy: null,
  changedAt: new Date('2026-11-26T10:00:00Z'),
  candidate: EXAMPLE_FACTS.name,
  phone: '0113 496 0100',
  jobTitle: EXAMPLE_FACTS.job,
  company: EXAMPLE_FACTS.company,
  interviewer: 'Jo Bell',
  slots: [new Date('2026-12-01T10:00:00Z'), new Date('2026-12-02T14:30:00Z')],
  link: { token: EXAMPLE_MAIL.token, until: new Date('2026-12-03T15:00:00Z') },
};

export const interviewMailEntries = {
  ...defineMails(interviewMailNames, {
    schema: z.strictObject({
      interviewId: z.uuid(),
      /** The change that the email is about; a later one replaces it. */
      sequence: z.int().optional(),
    }),
    write: writeInterviewMail,
    send: (services, mail, taskId) => sendMail(services, mail, taskId),
    example: (name) =>
      interviewMails[name](
        name === 'interview-offered' ? { ...EXAMPLE, state: 'offered', startsAt: null, endsAt: null } : EXAMPLE,
      ),
  }),
  ...defineMails(['interview-erased'], {
    schema: z.strictObject({ uid: z.uuid() }),
    write: writeErasedInterviewMail,
    send: async (services, mail, taskId, { uid }) => {
      await sendTaskMail(services, mail, taskId);
      // The row is deleted only now, so that a retry can write the email.
      await services.database.asSystem((transaction) =>
        transaction.deleteFrom('erased_interviews').where('uid', '=', uid).execute(),
      );
    },
    example: () =>
      erasedInterviewMail({
        ...EXAMPLE_MAIL,
        uid: EXAMPLE_MAIL.id,
        sequence: 2,
        startsAt: new Date('2026-12-01T10:00:00Z'),
        endsAt: new Date('2026-12-01T10:30:00Z'),
        fullName: 'Jo Bell',
        email: 'jo@agency.example',
      }).content,
  }),
};

declare module '#platform/mail/mail-task.server.ts' {
  interface MailPayloads extends PayloadsOf<typeof interviewMailEntries> {}
}

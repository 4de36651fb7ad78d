/** Writes an email about an interview when it leaves: what has changed meanwhile is told by a later one. */
import { sql, type Transaction } from 'kysely';
import { findThread } from '#app/features/people/applications/commands/threads.server.ts';
import type { DB } from '#db/types.ts';
import type { InterviewKind, InterviewState } from '#domain/interview/interview.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { renderMail } from '#platform/mail/mail-frame.tsx';
import {
  calendarOf,
  erasedInterviewMail,
  type InterviewMailFacts,
  type InterviewMailName,
  interviewMails,
} from '../emails/interview-mails.tsx';
import { issueInterviewLink } from './links.server.ts';

export type InterviewMail = { mail: InterviewMailName; interviewId: string; sequence?: number | undefined };

type Written = Omit<Mail, 'messageId'>;
/** `thread`: of emails to the candidate. */
type WrittenInThread = Written & { thread: string | null };

type Row = Omit<InterviewMailFacts, 'slots' | 'link' | 'publicOrigin'> & {
  candidateEmail: string | null;
  interviewerEmail: string | null;
  state: InterviewState;
  kind: InterviewKind;
  slots: Date[];
};

/** @returns null if a later change took its place, or the interview or its recipient is gone */
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

/** To the interviewer of an interview that was erased. @returns null if that was sent before */
export async function writeErasedInterviewMail(
  transaction: Transaction<DB>,
  uid: string,
  publicOrigin: string,
): Promise<Written | null> {
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

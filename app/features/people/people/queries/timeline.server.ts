/** Reads a person's activity, newest first. Row-level security decides which applications and notes it includes. */

import { sql, type Transaction } from 'kysely';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import { IS_UNNAMED } from '#app/features/people/applications/queries/fair-view.server.ts';
import { fillLetter } from '#app/features/people/applications/queries/letters.server.ts';
import type { DB } from '#db/types.ts';
import { fillMailing } from '#domain/person/mailing.ts';
import { agency } from '#domain/site/site.ts';
import type { NoteStep, PersonStep } from '../schema.ts';

const MOST_STEPS = 200;
/** Alert emails are sent daily, and say little about the person. */
const MOST_EMAILS = 20;

/** Characters. The application's page has the whole message. */
const LONGEST_LETTER = 600;

type Step<Kind> = Extract<PersonStep, { kind: Kind }>;

/** @returns `isMore` true if older steps are left out */
export async function listSteps(transaction: Transaction<DB>, reader: Consultant, id: string) {
  const steps: PersonStep[] = [];
  steps.push(...(await listApplied(transaction, id)));
  steps.push(...(await listLetters(transaction, id)));
  steps.push(...(await listApplicationEmails(transaction, id)));
  steps.push(...(await listAsked(transaction, id)));
  steps.push(...(await listInterviews(transaction, id)));
  steps.push(...(await listEmails(transaction, id)));
  steps.push(...(await listMailings(transaction, id)));
  steps.push(...(await listNotes(transaction, reader, id)));
  steps.sort((one, other) => other.at.getTime() - one.at.getTime());
  return { steps: steps.slice(0, MOST_STEPS), isMore: steps.length > MOST_STEPS };
}

/** Excludes applications that are read without a name, because this record shows the name. */
const IS_NAMED = sql`NOT ${IS_UNNAMED}`;

const DELIVERY = sql`
  CASE WHEN m.id IS NOT NULL THEN json_build_object('outcome', m.outcome, 'answer', m.answer, 'isAnswered', m.is_answered) END`;

/** Maps the outcomes of alerts and mailings to the same names. */
const OTHER_DELIVERY = sql`
  json_build_object('outcome', CASE m.outcome WHEN 'sent' THEN 'accepted' WHEN 'hard_bounce' THEN 'bounced' ELSE m.outcome END,
                    'answer', m.answer, 'isAnswered', false)`;

async function listApplied(transaction: Transaction<DB>, id: string): Promise<PersonStep[]> {
  const { rows } = await sql<Step<'application'>>`
    SELECT 'application' AS kind, 'step-' || e.id AS id, e.created_at AS at, a.id AS "applicationId", a.job_title AS job,
           a.job_company AS company, e.status, e.message_subject AS subject, ${DELIVERY} AS delivery,
           a.source = 'desk' AND e.created_at = a.sent_at AS "isPutForward", u.full_name AS actor
    FROM applications AS a JOIN application_events AS e ON e.application_id = a.id LEFT JOIN profiles AS u ON u.id = e.actor_id
      LEFT JOIN LATERAL (SELECT * FROM application_mails WHERE event_id = e.id ORDER BY sent_at DESC LIMIT 1) AS m ON true
    WHERE a.person_id = ${id} AND ${IS_NAMED} ORDER BY e.created_at DESC, e.id DESC LIMIT ${MOST_STEPS + 1}`.execute(
    transaction,
  );
  return rows;
}

/** Excludes withdrawn applications and messages about them. */
async function listLetters(transaction: Transaction<DB>, id: string): Promise<PersonStep[]> {
  const { rows } = await sql<Step<'letter'> & { fullName: string }>`
    SELECT 'letter' AS kind, 'letter-' || l.id AS id, l.written_at AS at, a.id AS "applicationId", a.job_title AS job,
           l.is_reply AS "isReply", l.is_automatic AS "isAutomatic", l.is_undelivered AS "isUndelivered", l.doubt IS NOT NULL AS "isDoubtful", p.full_name AS author, l.subject, left(l.body, ${LONGEST_LETTER}) AS body, a.full_name AS "fullName",
           ${DELIVERY} AS delivery
    FROM applications AS a JOIN application_letters AS l ON l.application_id = a.id LEFT JOIN profiles AS p ON p.id = l.author_id
      LEFT JOIN LATERAL (SELECT * FROM application_mails WHERE letter_id = l.id ORDER BY sent_at DESC LIMIT 1) AS m ON true
    WHERE a.person_id = ${id} AND a.status <> 'withdrawn' AND ${IS_NAMED}
    ORDER BY l.written_at DESC, l.id DESC LIMIT ${MOST_STEPS + 1}`.execute(transaction);
  return rows.map(({ fullName, ...letter }) => ({ ...letter, ...fillLetter(letter, fullName) }));
}

async function listApplicationEmails(transaction: Transaction<DB>, id: string): Promise<PersonStep[]> {
  const { rows } = await sql<Step<'application_email'>>`
    SELECT 'application_email' AS kind, 'sent-' || m.id AS id, m.sent_at AS at, a.id AS "applicationId", a.job_title AS job,
           m.subject, ${DELIVERY} AS delivery
    FROM applications AS a JOIN application_mails AS m ON m.application_id = a.id
    WHERE a.person_id = ${id} AND a.status <> 'withdrawn' AND ${IS_NAMED} AND m.letter_id IS NULL AND m.event_id IS NULL
    ORDER BY m.sent_at DESC, m.id DESC LIMIT ${MOST_STEPS + 1}`.execute(transaction);
  return rows;
}

async function listAsked(transaction: Transaction<DB>, id: string): Promise<PersonStep[]> {
  const { rows } = await sql<Step<'enquiry'>>`
    SELECT 'enquiry' AS kind, 'form-' || e.id AS id, e.confirmed_at AS at, e.id AS "enquiryId", e.role, e.status, e.message
    FROM enquiries AS e WHERE e.person_id = ${id} ORDER BY e.confirmed_at DESC, e.id DESC LIMIT ${MOST_STEPS + 1}`.execute(
    transaction,
  );
  return rows;
}

/** Each interview once, at its last change. */
async function listInterviews(transaction: Transaction<DB>, id: string): Promise<PersonStep[]> {
  const { rows } = await sql<Step<'interview'>>`
    SELECT 'interview' AS kind, 'interview-' || i.id AS id, i.changed_at AS at, i.id AS "interviewId", i.kind AS way, i.state,
           a.job_title AS job, i.starts_at AS "startsAt"
    FROM applications AS a JOIN interviews AS i ON i.application_id = a.id
    WHERE a.person_id = ${id} ORDER BY i.changed_at DESC, i.id DESC LIMIT ${MOST_STEPS + 1}`.execute(transaction);
  return rows;
}

async function listEmails(transaction: Transaction<DB>, id: string): Promise<PersonStep[]> {
  const { rows } = await sql<Step<'email'>>`
    SELECT 'email' AS kind, 'email-' || m.id AS id, m.sent_at AS at, m.kind AS mail, ${OTHER_DELIVERY} AS delivery
    FROM app.alert_mails_of_person(${id}, ${MOST_EMAILS}) AS m`.execute(transaction);
  return rows;
}

async function listMailings(transaction: Transaction<DB>, id: string): Promise<PersonStep[]> {
  const { rows } = await sql<Step<'mailing'> & { fullName: string }>`
    SELECT 'mailing' AS kind, 'mailing-' || m.id AS id, m.ended_at AS at, g.subject, g.sent_by_name AS sender, p.full_name AS "fullName",
           ${OTHER_DELIVERY} AS delivery
    FROM mailing_mails AS m JOIN mailings AS g ON g.id = m.mailing_id JOIN people AS p ON p.id = m.person_id
    WHERE m.person_id = ${id} AND m.outcome IN ('sent', 'unknown', 'refused', 'hard_bounce')
    ORDER BY m.ended_at DESC, m.id DESC LIMIT ${MOST_EMAILS}`.execute(transaction);
  return rows.map(({ fullName, ...step }) => {
    const us = { agency: agency().name, consultant: step.sender };
    return { ...step, subject: fillMailing({ subject: step.subject, body: '' }, fullName, us).subject };
  });
}

async function listNotes(transaction: Transaction<DB>, { id: reader }: Consultant, id: string): Promise<PersonStep[]> {
  const { rows } = await sql<Step<NoteStep['kind']>>`
    SELECT n.kind, 'note-' || n.id AS id, coalesce(n.called_at, n.created_at) AS at, n.id AS "noteId", n.body,
           n.is_shared AS "isShared", n.is_imported AS "isImported", n.author_name AS author, n.author_id IS NOT DISTINCT FROM ${reader}::uuid AS "isOwn",
           n.direction, n.outcome,
           coalesce((SELECT array_agg(c.full_name ORDER BY c.full_name)
                     FROM person_mentions AS m JOIN profiles AS c ON c.id = m.colleague_id WHERE m.note_id = n.id), '{}') AS recipients,
           EXISTS (SELECT FROM person_mentions AS m
                   WHERE m.note_id = n.id AND m.colleague_id = ${reader} AND m.read_at IS NULL) AS "isUnread"
    FROM person_notes AS n WHERE n.person_id = ${id} AND (n.is_shared OR n.author_id = ${reader})
    ORDER BY n.created_at DESC, n.id DESC LIMIT ${MOST_STEPS + 1}`.execute(transaction);
  return rows;
}

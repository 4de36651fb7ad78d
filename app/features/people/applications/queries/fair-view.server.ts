/**
 * Reading applications without a name (docs/decisions/0087). Every query for staff or employers takes the name from here, so that hidden
 * names never leave the database. The SQL expects the application under the alias `a`.
 */
import { type RawBuilder, sql } from 'kysely';
import type { SentProfile } from '#domain/application/application.ts';
import { type NamedPerson, redactPerson } from '#domain/application/fair-view.ts';
import type { Sender } from '#domain/application/sender.ts';
import { formatDateAndTime, formatLongDate } from '#domain/time/dates.ts';

export const IS_UNNAMED = sql<boolean>`app.is_unnamed(a.id, a.status)`;

/** 'Candidate 4F2A' until the application is shortlisted. */
export const SHOWN_NAME = sql<string>`app.shown_name(a.id, a.status, a.full_name)`;

/** Only the day in London while the sender is unnamed: the exact time would match the last contact in the person's record. */
export const SHOWN_SENT_AT = sql<Date>`CASE WHEN ${IS_UNNAMED} THEN date_trunc('day', a.sent_at, 'Europe/London') ELSE a.sent_at END`;

export const formatSentAt = (sentAt: Date, isUnnamed: boolean): string =>
  isUnnamed ? formatLongDate(sentAt) : formatDateAndTime(sentAt);

/** Null while the sender is unnamed, for values that cannot be redacted in part. */
export const unlessUnnamed = (value: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`CASE WHEN NOT ${IS_UNNAMED} THEN ${value} END`;

/**
 * The sender's kind, for the desk and the job's owner. Only the desk sees that a colleague sent it, and not while applications are read
 * without a name.
 */
export const SENDER = sql<Sender>`CASE
  WHEN a.candidate_id = (SELECT app.actor_id()) THEN 'yourself'
  WHEN (SELECT app.may_work_desk(app.actor_id())) AND a.candidate_id = ANY ((SELECT app.staff_ids())::uuid[])
       AND NOT ${IS_UNNAMED} THEN 'colleague'
  WHEN a.source = 'desk' THEN 'desk'
  WHEN a.candidate_id IS NULL THEN 'guest'
  ELSE 'account' END`;

/** True if another account than the reader's sent the application: people may not decide on their own. */
export const IS_OF_OTHERS = sql<boolean>`a.candidate_id IS DISTINCT FROM (SELECT app.actor_id())`;

const redactIn = <Text extends string | null>(text: Text, person: NamedPerson): Text =>
  (text === null ? null : redactPerson(text, person)) as Text;

export function withoutPerson(sent: SentProfile, shownName: string): SentProfile {
  return {
    fullName: shownName,
    email: '',
    phone: '',
    location: sent.location,
    bio: redactIn(sent.bio, sent),
    skills: sent.skills.map((skill) => redactPerson(skill, sent)),
    experience: redactIn(sent.experience, sent),
    coverNote: redactIn(sent.coverNote, sent),
    answers: sent.answers.map(({ question, answer }) => ({ question, answer: redactPerson(answer, sent) })),
    cv: null,
    unnamed: { hasCv: sent.cv !== null },
  };
}

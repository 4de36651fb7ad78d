import type { Transaction } from 'kysely';
import { findGuestLink } from '#app/features/people/applications/commands/guest-links.server.ts';
import { selectLettersToCandidate } from '#app/features/people/applications/queries/letters.server.ts';
import { toProfile, toWritten } from '#app/features/people/applications/queries/profile-row.server.ts';
import { PROMISE, toPromise } from '#app/features/people/applications/queries/promise-row.server.ts';
import type { Letter } from '#app/features/people/applications/schema.ts';
import type { Database } from '#db/connections/client.server.ts';
import type { DB } from '#db/types.ts';
import type { ApplicationStatus, SentProfile } from '#domain/application/application.ts';
import type { ReplyPromise } from '#domain/application/reply-promise.ts';
import { hashToken } from '#platform/token/token.server.ts';
import type { GuestLink } from '../policy.ts';

type Job = { id: string | null; title: string; company: string; location: string };
type Step = { id: string; status: ApplicationStatus; at: Date; message: { subject: string; body: string } | null };

export type MyApplication =
  | { kind: 'unconfirmed'; job: Job; until: Date }
  | {
      kind: 'sent';
      job: Job;
      status: ApplicationStatus;
      profile: SentProfile;
      /** Oldest first. */
      history: Step[];
      letters: Letter[];
      sentAt: Date;
      promise: ReplyPromise | null;
      until: Date;
      isClaimed: boolean;
    };

/** @returns null for a link that has expired, never existed, or whose application was deleted */
export const findLink = ({ asSystem }: Pick<Database, 'asSystem'>, token: string): Promise<GuestLink | null> =>
  asSystem(async (transaction) => {
    const link = await findGuestLink(transaction, token);
    return link && ({ ...link, tokenHash: hashToken(token) } as GuestLink);
  });

export const findMyApplication = (
  { asSystem }: Pick<Database, 'asSystem'>,
  link: GuestLink,
): Promise<MyApplication | null> =>
  asSystem((transaction) =>
    link.unconfirmedId ? selectUnconfirmed(transaction, link) : selectSent(transaction, link),
  );

async function selectUnconfirmed(transaction: Transaction<DB>, link: GuestLink): Promise<MyApplication | null> {
  const row = await transaction
    .selectFrom('unconfirmed_applications as u')
    .innerJoin('jobs as j', 'j.id', 'u.job_id')
    .select(['j.id', 'j.title', 'j.company', 'j.location'])
    .where('u.id', '=', link.unconfirmedId)
    .executeTakeFirst();
  return row ? { kind: 'unconfirmed', job: row, until: link.until } : null;
}

async function selectSent(
  transaction: Transaction<DB>,
  { applicationId, until }: GuestLink,
): Promise<MyApplication | null> {
  const row = await transaction
    .selectFrom('applications as a')
    .leftJoin('cvs as c', 'c.id', 'a.cv_id')
    .leftJoin('reply_promises as p', 'p.application_id', 'a.id')
    .select(PROMISE)
    .select(['a.id', 'a.job_id', 'a.job_title', 'a.job_company', 'a.job_location', 'a.status', 'a.sent_at'])
    .select(['a.candidate_id', 'a.full_name', 'a.email', 'a.phone', 'a.location', 'a.bio', 'a.skills'])
    .select(['a.experience', 'a.cover_note', 'a.answers', 'c.id as cv_id', 'c.name as cv_name', 'c.size_bytes'])
    .where('a.id', '=', applicationId)
    .executeTakeFirst();
  if (!row) return null;
  const events = await transaction
    .selectFrom('application_events')
    .select(['id', 'status', 'created_at', 'message_subject', 'message'])
    .where('application_id', '=', row.id)
    .orderBy('id')
    .execute();
  return {
    kind: 'sent',
    job: { id: row.job_id, title: row.job_title, company: row.job_company, location: row.job_location },
    status: row.status,
    profile: { ...toProfile(row), ...toWritten(row) },
    history: events.map(({ id, status, created_at, message_subject, message }) => ({
      id,
      status,
      at: created_at,
      message: message === null ? null : { subject: message_subject ?? '', body: message },
    })),
    letters: (await selectLettersToCandidate(transaction, row.id, row.full_name)).map((letter) => ({
      ...letter,
      // Only accounts can open files.
      files: letter.files.map((file) => ({ ...file, id: null })),
    })),
    sentAt: row.sent_at,
    promise: toPromise(row),
    until,
    isClaimed: row.candidate_id !== null,
  };
}

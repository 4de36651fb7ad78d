import type { Candidate } from '#app/features/core/accounts/policy.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { Database } from '#db/connections/client.server.ts';
import type { ApplicationStatus, SentProfile } from '#domain/application/application.ts';
import type { ReplyPromise } from '#domain/application/reply-promise.ts';
import { isUuid } from '#domain/uuid.ts';
import { isSender } from '../policy.ts';
import { type Letter, OWN_APPLICATIONS_PER_PAGE } from '../schema.ts';
import { selectLettersToCandidate } from './letters.server.ts';
import { toProfile, toWritten } from './profile-row.server.ts';
import { PROMISE, toPromise } from './promise-row.server.ts';

type AppliedJob = {
  /** Null if the job was deleted. */
  id: string | null;
  /** Job details at the time of the application. */
  title: string;
  company: string;
  location: string;
};

export type OwnApplication = {
  id: string;
  job: AppliedJob;
  status: ApplicationStatus;
  sentAt: Date;
  changedAt: Date;
};

type Step = { id: string; status: ApplicationStatus; at: Date; message: { subject: string; body: string } | null };

export type OwnApplicationDetail = OwnApplication & {
  /** Null if it was sent before replies were promised. */
  promise: ReplyPromise | null;
  profile: SentProfile;
  /** Oldest first. */
  history: Step[];
  letters: Letter[];
};

const FACTS = [
  ...(['a.id', 'a.job_id', 'a.job_title', 'a.job_company', 'a.job_location'] as const),
  ...(['a.status', 'a.sent_at', 'a.status_changed_at'] as const),
] as const;

export async function listOwnApplications(
  { asActor }: Pick<Database, 'asActor'>,
  candidate: Candidate,
  page: number,
): Promise<{ applications: OwnApplication[]; total: number }> {
  return asActor(candidate.id, async (transaction) => {
    const ownApplications = transaction.selectFrom('applications as a').where('a.candidate_id', '=', candidate.id);
    const rows = await ownApplications
      .select(FACTS)
      .orderBy('a.sent_at', 'desc')
      .orderBy('a.id', 'desc')
      .limit(OWN_APPLICATIONS_PER_PAGE)
      .offset((page - 1) * OWN_APPLICATIONS_PER_PAGE)
      .execute();
    const { total } = await ownApplications
      .select((e) => e.fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow();
    return { applications: rows.map(toOwnApplication), total: Number(total) };
  });
}

/** @returns null for a missing application and for another candidate's, so that an id reveals nothing */
export async function findOwnApplication(
  services: Pick<SiteServices, 'database'>,
  candidate: Candidate,
  id: string,
): Promise<OwnApplicationDetail | null> {
  if (!isUuid(id)) return null;
  return services.database.asActor(candidate.id, async (transaction) => {
    const row = await transaction
      .selectFrom('applications as a')
      .leftJoin('cvs as c', 'c.id', 'a.cv_id')
      .leftJoin('reply_promises as p', 'p.application_id', 'a.id')
      .select(FACTS)
      .select(PROMISE)
      .select(['a.candidate_id', 'a.full_name', 'a.email', 'a.phone', 'a.location', 'a.bio', 'a.skills'])
      .select(['a.experience', 'a.cover_note', 'a.answers', 'c.id as cv_id', 'c.name as cv_name', 'c.size_bytes'])
      .where('a.id', '=', id)
      .executeTakeFirst();
    if (!row || !isSender(candidate, { candidateId: row.candidate_id })) return null;
    const events = await transaction
      .selectFrom('application_events')
      .select(['id', 'status', 'created_at', 'message_subject', 'message'])
      .where('application_id', '=', row.id)
      .orderBy('id')
      .execute();
    return {
      ...toOwnApplication(row),
      promise: toPromise(row),
      profile: { ...toProfile(row), ...toWritten(row) },
      history: events.map((event) => ({
        id: event.id,
        status: event.status,
        at: event.created_at,
        message: event.message === null ? null : { subject: event.message_subject ?? '', body: event.message },
      })),
      letters: await selectLettersToCandidate(transaction, row.id, row.full_name),
    };
  });
}

export async function isOwnApplication(
  { asActor }: Pick<Database, 'asActor'>,
  viewer: { id: string },
  id: string,
): Promise<boolean> {
  if (!isUuid(id)) return false;
  const row = await asActor(viewer.id, (transaction) =>
    transaction
      .selectFrom('applications')
      .select('id')
      .where('id', '=', id)
      .where('candidate_id', '=', viewer.id)
      .executeTakeFirst(),
  );
  return row !== undefined;
}

type Row = {
  id: string;
  job_id: string | null;
  job_title: string;
  job_company: string;
  job_location: string;
  status: ApplicationStatus;
  sent_at: Date;
  status_changed_at: Date;
};

const toOwnApplication = (row: Row): OwnApplication => ({
  id: row.id,
  job: { id: row.job_id, title: row.job_title, company: row.job_company, location: row.job_location },
  status: row.status,
  sentAt: row.sent_at,
  changedAt: row.status_changed_at,
});

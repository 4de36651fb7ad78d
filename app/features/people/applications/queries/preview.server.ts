import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Candidate } from '#app/features/core/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import type { DB } from '#db/types.ts';
import type { ApplicationStatus, SentProfile } from '#domain/application/application.ts';
import { isUuid } from '#domain/uuid.ts';
import type { OwnProfile } from '../schema.ts';
import { toProfile } from './profile-row.server.ts';

/** A profile with everything an application requires (spec: accounts §5). */
export type CompleteProfile = OwnProfile & { phone: string };

export type Applying = {
  isOpen: boolean;
  isOwnJob: boolean;
  profile: OwnProfile;
  version: string;
  application: SentApplication | null;
};

/** @returns null if the job does not exist */
export async function findApplying(
  { asActor }: Pick<Database, 'asActor'>,
  candidate: Candidate,
  jobId: string,
): Promise<Applying | null> {
  if (!isUuid(jobId)) return null;
  return asActor(candidate.id, async (transaction) => {
    const { rows } = await sql<{ is_open: boolean; is_own: boolean }>`
      SELECT is_open, app.owns_job(${jobId}) AS is_own FROM get_public_job_by_id(${jobId})`.execute(transaction);
    const profile = await selectOwnProfile(transaction, candidate);
    if (!rows[0] || !profile) return null;
    return {
      isOpen: rows[0].is_open,
      isOwnJob: rows[0].is_own,
      profile,
      version: versionOf(profile),
      application: await selectSentApplication(transaction, candidate, jobId),
    };
  });
}

type SentApplication = { id: string; status: ApplicationStatus; sentAt: Date };

export const findSentApplication = (
  { asActor }: Pick<Database, 'asActor'>,
  candidate: Candidate,
  jobId: string,
): Promise<SentApplication | null> =>
  asActor(candidate.id, (transaction) => selectSentApplication(transaction, candidate, jobId));

async function selectSentApplication(
  transaction: Transaction<DB>,
  candidate: Candidate,
  jobId: string,
): Promise<SentApplication | null> {
  const sent = await transaction
    .selectFrom('applications')
    .select(['id', 'status', 'sent_at'])
    .where('candidate_id', '=', candidate.id)
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  return sent ? { id: sent.id, status: sent.status, sentAt: sent.sent_at } : null;
}

/** Applying requires a name and a phone number (spec: accounts §5). */
export const isComplete = (profile: OwnProfile): profile is CompleteProfile =>
  profile.fullName !== '' && Boolean(profile.phone);

export const toSentProfile = (
  profile: CompleteProfile,
  { coverNote, withCv, answers }: Pick<SentProfile, 'coverNote' | 'answers'> & { withCv: boolean },
): SentProfile => ({ ...profile, coverNote, answers, cv: withCv ? profile.cv : null });

export async function selectOwnProfile(transaction: Transaction<DB>, { id }: Candidate): Promise<OwnProfile | null> {
  const row = await transaction
    .selectFrom('profiles as p')
    .leftJoin('cvs as c', 'c.id', 'p.cv_id')
    .select(['p.full_name', 'p.email', 'p.phone', 'p.location', 'p.bio', 'p.skills', 'p.experience'])
    .select(['c.id as cv_id', 'c.name as cv_name', 'c.size_bytes'])
    .where('p.id', '=', id)
    .executeTakeFirst();
  return row ? toProfile(row) : null;
}

/** Changes with everything that is sent, so that the application matches its preview. */
export const versionOf = (profile: OwnProfile): string =>
  createHash('sha256').update(JSON.stringify(profile)).digest('base64url').slice(0, 22);

import type { Candidate } from '#app/features/core/accounts/policy.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { CandidateProfile } from '#domain/profile/profile.ts';

type OwnCv = { id: string; name: string; sizeBytes: number; uploadedAt: Date };
export type ShownProfile = CandidateProfile & { email: string; cv: OwnCv | null };

/** Throws if the profile is missing: the session check has just found it. */
export async function findProfile(
  { database }: Pick<SiteServices, 'database'>,
  { id }: Candidate,
): Promise<ShownProfile> {
  const row = await database.asActor(id, (transaction) =>
    transaction
      .selectFrom('profiles as p')
      .leftJoin('cvs as c', 'c.id', 'p.cv_id')
      .select(['p.email', 'p.full_name', 'p.phone', 'p.location', 'p.bio', 'p.skills', 'p.experience'])
      .select(['c.id as cv_id', 'c.name as cv_name', 'c.size_bytes', 'c.uploaded_at'])
      .where('p.id', '=', id)
      .executeTakeFirstOrThrow(),
  );
  const { cv_id, cv_name, size_bytes, uploaded_at, full_name: fullName, ...profile } = row;
  const hasCv = cv_id !== null && cv_name !== null && size_bytes !== null && uploaded_at !== null;
  return {
    ...profile,
    fullName,
    cv: hasCv ? { id: cv_id, name: cv_name, sizeBytes: size_bytes, uploadedAt: uploaded_at } : null,
  };
}

/** The form's values: named like the columns, empty if unknown, all skills in one text. */
export const toProfileValues = (profile: CandidateProfile): Record<string, string> => ({
  full_name: profile.fullName,
  phone: profile.phone ?? '',
  location: profile.location ?? '',
  bio: profile.bio ?? '',
  skills: profile.skills.join(', '),
  experience: profile.experience ?? '',
});

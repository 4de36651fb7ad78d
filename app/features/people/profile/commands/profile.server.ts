import type { Candidate } from '#app/features/core/accounts/policy.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import { type CandidateProfile, profileVersion } from '#domain/profile/profile.ts';
import { toProfileValues } from '../queries/profile.server.ts';
import { lockProfile } from './cvs.server.ts';

export type SaveResult =
  | { ok: true }
  /** The profile was changed in another tab or device; `version` is the current one. */
  | { ok: false; reason: 'profile_changed'; version: string };

/**
 * Earlier applications keep the profile they were sent with.
 *
 * @param over the version that the form was filled in from; without it, the last save wins
 */
export async function saveProfile(
  { database }: Pick<SiteServices, 'database'>,
  candidate: Candidate,
  profile: CandidateProfile,
  over = '',
): Promise<SaveResult> {
  return database.asActor(candidate.id, async (transaction) => {
    await lockProfile(transaction, candidate);
    const storedProfile = await transaction
      .selectFrom('profiles')
      .select(['full_name as fullName', 'phone', 'location', 'bio', 'skills', 'experience'])
      .where('id', '=', candidate.id)
      .executeTakeFirstOrThrow();
    const version = profileVersion(toProfileValues(storedProfile));
    const isSaved = version === profileVersion(toProfileValues(profile));
    if (over && over !== version && !isSaved) return { ok: false, reason: 'profile_changed', version };
    const { fullName, ...rest } = profile;
    await transaction
      .updateTable('profiles')
      .set({ full_name: fullName, ...rest })
      .where('id', '=', candidate.id)
      .execute();
    return { ok: true };
  });
}

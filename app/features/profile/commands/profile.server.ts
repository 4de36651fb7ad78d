/** Changing one's own profile. Saved twice, or in two tabs, the last one stands. */
import type { Candidate } from '#app/features/accounts/policy.ts';
import type { SiteServices } from '#app/site/request-context.server.ts';
import type { CandidateProfile } from '#domain/profile.ts';

/** Applications that were sent keep what they were sent with. */
export async function saveProfile(
  { database }: Pick<SiteServices, 'database'>,
  candidate: Candidate,
  { fullName, ...profile }: CandidateProfile,
): Promise<void> {
  await database.asActor(candidate.id, (transaction) =>
    transaction
      .updateTable('profiles')
      .set({ full_name: fullName, ...profile })
      .where('id', '=', candidate.id)
      .executeTakeFirst(),
  );
}

/** What an employer would see of a candidate, before it is sent. */
import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Candidate } from '#app/features/accounts/policy.ts';
import type { DB } from '#db/types.ts';
import type { SentProfile } from '#domain/application.ts';

/** One's own profile; `phone` may be missing yet. */
export type OwnProfile = Omit<SentProfile, 'phone' | 'coverNote'> & { phone: string | null };

export async function selectOwnProfile(transaction: Transaction<DB>, { id }: Candidate): Promise<OwnProfile | null> {
  const row = await transaction
    .selectFrom('profiles as p')
    .leftJoin('cvs as c', 'c.id', 'p.cv_id')
    .select(['p.full_name', 'p.email', 'p.phone', 'p.location', 'p.bio', 'p.skills', 'p.experience'])
    .select(['c.id as cv_id', 'c.name as cv_name', 'c.size_bytes'])
    .where('p.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  return {
    ...{ fullName: row.full_name, email: row.email, phone: row.phone, location: row.location },
    ...{ bio: row.bio, skills: row.skills, experience: row.experience },
    cv: row.cv_id === null ? null : { id: row.cv_id, name: row.cv_name ?? '', sizeBytes: row.size_bytes ?? 0 },
  };
}

/** Changes with everything that would be sent: what is sent must be what was seen. */
export const versionOf = (profile: OwnProfile): string =>
  createHash('sha256').update(JSON.stringify(profile)).digest('base64url').slice(0, 22);

/** Reads logos: the account's own for its page, and any file by its public address. */
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import type { Poster } from '#app/features/core/accounts/policy.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import { isLogoName } from '#domain/employer/logo.ts';

export type OwnLogo = { logo: string; company: string; uploadedAt: Date };

/** Includes the newest job, whose company the form suggests. */
export function findOwnLogo(
  { database }: Pick<SiteServices, 'database'>,
  poster: Poster,
): Promise<{ ownLogo: OwnLogo | null; newest: { company: string; title: string } | null }> {
  return database.asActor(poster.id, async (transaction) => {
    const ownLogo = await transaction
      .selectFrom('employer_logos')
      .select(['logo', 'company', 'uploaded_at as uploadedAt'])
      .where('user_id', '=', poster.id)
      .executeTakeFirst();
    const newest = await transaction
      .selectFrom('jobs')
      .select(['company', 'title'])
      .where('user_id', '=', poster.id)
      .where('company', '<>', '')
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return { ownLogo: ownLogo ?? null, newest: newest ?? null };
  });
}

/** Throws if a row's file is missing from storage. @returns null if there is no such logo */
export async function readPublicLogo(
  { database, storage }: Pick<SiteServices, 'database' | 'storage'>,
  logo: string,
): Promise<Buffer | null> {
  if (!isLogoName(logo)) return null;
  const { rows } = await sql<{ key: string | null }>`SELECT find_public_logo(${logo}) AS key`.execute(
    database.asPublic,
  );
  const key = rows[0]?.key ?? null;
  if (key === null) return null;
  const file = await storage.open(key);
  if (!file) throw new Error('A logo is missing from the store');
  return buffer(file);
}

/**
 * Stores and removes an account's own logo. The file is recorded, then stored, then its row is written. If a step fails, the file is
 * deleted.
 */
import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Poster } from '#app/features/core/accounts/policy.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import { LONGEST_PUT_SECONDS, StoreFull } from '#platform/storage/storage.ts';

type Services = Pick<SiteServices, 'database' | 'storage' | 'tasks'>;

/** `bytes` are the re-encoded picture. */
export type NewLogo = { company: string; bytes: Buffer };

const LOGO_MEDIA_TYPE = 'image/webp';
/** Seconds added to the longest time that storing may take. */
const GRACE_SECONDS = 10;

export async function storeLogo(
  { database, storage, tasks }: Services,
  poster: Poster,
  { company, bytes }: NewLogo,
): Promise<{ ok: true } | { ok: false; reason: 'failed' | 'store_full' }> {
  const id = randomUUID();
  const key = `${poster.id}/logo-${id}.webp`;
  const seconds = LONGEST_PUT_SECONDS + GRACE_SECONDS;
  await database.asActor(poster.id, async (transaction) => {
    await sql`SELECT app.note_loose_file(${key}, ${seconds})`.execute(transaction);
    await tasks.send(transaction, 'remove-loose-files', {}, { afterSeconds: seconds + 1, key });
  });
  try {
    await storage.put({ key, bytes, mediaType: LOGO_MEDIA_TYPE });
  } catch (error) {
    if (error instanceof StoreFull) return { ok: false, reason: 'store_full' };
    throw error;
  }
  return database.asActor(poster.id, async (transaction) => {
    // The lock makes uploads of one account wait for each other. A deleted account has no profile.
    const profile = transaction.selectFrom('profiles').select('id').where('id', '=', poster.id).forNoKeyUpdate();
    if (!(await profile.executeTakeFirst())) return { ok: false, reason: 'failed' };
    const { rows } = await sql<{ claimed: boolean }>`SELECT app.claim_loose_file(${key}) AS claimed`.execute(
      transaction,
    );
    // Storing took so long that the file may be deleted.
    if (rows[0]?.claimed !== true) return { ok: false, reason: 'failed' };
    await transaction.deleteFrom('employer_logos').where('user_id', '=', poster.id).execute();
    const sha256 = createHash('sha256').update(bytes).digest();
    await transaction
      .insertInto('employer_logos')
      .values({ user_id: poster.id, id, company, size_bytes: bytes.length, sha256 })
      .execute();
    await tasks.send(transaction, 'remove-loose-files', {});
    return { ok: true };
  });
}

/** Removing a logo twice is no error. */
export async function removeLogo({ database, tasks }: Services, poster: Poster): Promise<{ ok: true }> {
  await database.asActor(poster.id, async (transaction) => {
    await transaction.deleteFrom('employer_logos').where('user_id', '=', poster.id).execute();
    await tasks.send(transaction, 'remove-loose-files', {});
  });
  return { ok: true };
}

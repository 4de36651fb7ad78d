/** The file is recorded, then stored, then its row is written. If a step fails, the file is deleted. */
import { createHash, randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Candidate } from '#app/features/core/accounts/policy.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import type { SentCv } from '#domain/application/application.ts';
import { CV_MEDIA_TYPES, type CvExtension } from '#domain/profile/cv.ts';
import { LONGEST_PUT_SECONDS, StoreFull } from '#platform/storage/storage.ts';

type Services = Pick<SiteServices, 'database' | 'storage' | 'tasks'>;

export type NewCv = {
  bytes: Buffer;
  /** Read from the content, not from the name. */
  extension: CvExtension;
  name: string;
};

/** Seconds added to the longest time that storing may take. */
const GRACE_SECONDS = 10;

/** Replaces the current CV, which stays with the applications it was sent with. */
export async function storeCv(
  { database, storage, tasks }: Services,
  candidate: Candidate,
  { bytes, extension, name }: NewCv,
): Promise<{ ok: true; cv: SentCv } | { ok: false; reason: 'failed' | 'store_full' }> {
  const id = randomUUID();
  const key = `${candidate.id}/cv-${id}.${extension}`;
  await database.asActor(candidate.id, async (transaction) => {
    await sql`SELECT app.note_loose_file(${key}, ${LONGEST_PUT_SECONDS + GRACE_SECONDS})`.execute(transaction);
    await tasks.send(
      transaction,
      'remove-loose-files',
      {},
      { afterSeconds: LONGEST_PUT_SECONDS + GRACE_SECONDS + 1, key },
    );
  });
  try {
    await storage.put({ key, bytes, mediaType: CV_MEDIA_TYPES[extension] });
  } catch (error) {
    if (error instanceof StoreFull) return { ok: false, reason: 'store_full' };
    throw error;
  }
  return database.asActor(candidate.id, async (transaction) => {
    // A deleted account has no profile; the task deletes the file.
    if (!(await lockProfile(transaction, candidate))) return { ok: false, reason: 'failed' };
    const { rows } = await sql<{ claimed: boolean }>`SELECT app.claim_loose_file(${key}) AS claimed`.execute(
      transaction,
    );
    // Storing took so long that the file may be deleted.
    if (rows[0]?.claimed !== true) return { ok: false, reason: 'failed' };
    const sha256 = createHash('sha256').update(bytes).digest();
    await transaction
      .insertInto('cvs')
      .values({ id, user_id: candidate.id, name, extension, size_bytes: bytes.length, sha256 })
      .execute();
    await transaction.updateTable('profiles').set({ cv_id: id }).where('id', '=', candidate.id).execute();
    await removeUnusedCvs(transaction, tasks, candidate);
    return { ok: true, cv: { id, name, sizeBytes: bytes.length } };
  });
}

/** @returns false if there was no CV */
export async function removeCv({ database, tasks }: Services, candidate: Candidate): Promise<boolean> {
  return database.asActor(candidate.id, async (transaction) => {
    await lockProfile(transaction, candidate);
    const { numUpdatedRows } = await transaction
      .updateTable('profiles')
      .set({ cv_id: null })
      .where('id', '=', candidate.id)
      .where('cv_id', 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await removeUnusedCvs(transaction, tasks, candidate);
    return numUpdatedRows > 0n;
  });
}

/**
 * Locks the profile, so that sending, replacing and removing a CV run one at a time, and no CV is removed while it is being sent.
 * @returns false if the profile was deleted
 */
export async function lockProfile(transaction: Transaction<DB>, candidate: Candidate): Promise<boolean> {
  const profiles = transaction.selectFrom('profiles').select('id').where('id', '=', candidate.id);
  return (await profiles.forNoKeyUpdate().execute()).length > 0;
}

async function removeUnusedCvs(transaction: Transaction<DB>, tasks: Services['tasks'], candidate: Candidate) {
  const { numDeletedRows } = await transaction
    .deleteFrom('cvs')
    .where('user_id', '=', candidate.id)
    .where(sql<boolean>`id IS DISTINCT FROM (SELECT cv_id FROM profiles WHERE profiles.id = cvs.user_id)`)
    .where(sql<boolean>`NOT EXISTS (SELECT FROM applications AS a WHERE a.cv_id = cvs.id)`)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await tasks.send(transaction, 'remove-loose-files', {});
}

/**
 * Storing and removing a CV. The file comes first and its row second, both noted beforehand: whatever happens in
 * between, either both are there or the file is taken away again (migration 0007, "Files outside the database").
 */
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { sql, type Transaction } from 'kysely';
import type { Candidate } from '#app/features/accounts/policy.ts';
import type { SiteServices } from '#app/site/request-context.server.ts';
import type { DB } from '#db/types.ts';
import { CV_MEDIA_TYPES, type CvExtension } from '#domain/cv.ts';
import { LONGEST_PUT_SECONDS } from '#platform/storage/storage.ts';
import type { ReceivedFile } from '#platform/upload/receive-upload.server.ts';

type Services = Pick<SiteServices, 'database' | 'storage' | 'tasks'>;

export type NewCv = {
  file: ReceivedFile;
  /** Found in its content, not in its name. */
  extension: CvExtension;
  /** Cleaned. */
  name: string;
};

/** What a file is kept for beyond the time that storing it may take. */
const GRACE_SECONDS = 10;

/** Takes the place of the CV there was. That one stays with the applications it was sent with. */
export async function storeCv(
  { database, storage, tasks }: Services,
  candidate: Candidate,
  { file, extension, name }: NewCv,
): Promise<{ ok: true; id: string } | { ok: false; reason: 'took_too_long' }> {
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
  await storage.put({
    ...{ key, sizeBytes: file.sizeBytes, mediaType: CV_MEDIA_TYPES[extension] },
    body: createReadStream('', { fd: file.handle.fd, autoClose: false, start: 0 }),
  });
  return database.asActor(candidate.id, async (transaction) => {
    await lockProfile(transaction, candidate);
    const { rows } = await sql<{ claimed: boolean }>`SELECT app.claim_loose_file(${key}) AS claimed`.execute(
      transaction,
    );
    if (rows[0]?.claimed !== true) return { ok: false, reason: 'took_too_long' };
    const { sizeBytes: size_bytes, sha256 } = file;
    await transaction
      .insertInto('cvs')
      .values({ id, user_id: candidate.id, name, extension, size_bytes, sha256 })
      .execute();
    await transaction.updateTable('profiles').set({ cv_id: id }).where('id', '=', candidate.id).execute();
    await removeUnusedCvs(transaction, tasks, candidate);
    return { ok: true, id };
  });
}

/** @returns false where there was none */
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

/** Whoever sends, replaces or removes a CV does so in turn, so that none is removed that is just being sent. */
export async function lockProfile(transaction: Transaction<DB>, candidate: Candidate): Promise<void> {
  await transaction.selectFrom('profiles').select('id').where('id', '=', candidate.id).forNoKeyUpdate().execute();
}

/** Those that are neither the candidate's own now nor part of an application. */
async function removeUnusedCvs(transaction: Transaction<DB>, tasks: Services['tasks'], candidate: Candidate) {
  const { numDeletedRows } = await transaction
    .deleteFrom('cvs')
    .where('user_id', '=', candidate.id)
    .where(sql<boolean>`id IS DISTINCT FROM (SELECT cv_id FROM profiles WHERE profiles.id = cvs.user_id)`)
    .where(sql<boolean>`NOT EXISTS (SELECT FROM applications AS a WHERE a.cv_id = cvs.id)`)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await tasks.send(transaction, 'remove-loose-files', {});
}

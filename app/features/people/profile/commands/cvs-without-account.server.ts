/**
 * Files without an account: guests' CVs, and attachments of replies by email. Each is recorded as a loose file, then stored, then claimed
 * by a row. If a step fails, the file is deleted.
 */
import { createHash, randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import { CV_MEDIA_TYPES, type CvExtension } from '#domain/profile/cv.ts';
import { LONGEST_PUT_SECONDS } from '#platform/storage/storage.ts';
import type { NewCv } from './cvs.server.ts';

/** Command-line tools have no `tasks`; the schedule then finds unclaimed files. */
type Services = Pick<SiteServices, 'storage'> &
  Partial<Pick<SiteServices, 'tasks'>> & { database: Pick<SiteServices['database'], 'asSystem'> };

export type UnclaimedCv = {
  id: string;
  name: string;
  extension: CvExtension;
  size: number;
  sha256: Buffer;
  key: string;
};

const GRACE_SECONDS = 10;

/** Throws `StoreFull` if there is no room, and another error if storage is unreachable. */
export async function storeCvWithoutAccount(
  { database, storage, tasks }: Services,
  { name, extension, bytes }: NewCv,
): Promise<UnclaimedCv> {
  const id = randomUUID();
  // The same key as in the database (app.name_cv_file).
  const key = `guests/cv-${id}.${extension}`;
  const seconds = LONGEST_PUT_SECONDS + GRACE_SECONDS;
  await database.asSystem(async (transaction) => {
    await transaction
      .insertInto('loose_files')
      .values({ storage_key: key, keep_until: sql<Date>`now() + ${seconds} * interval '1 second'` })
      .execute();
    await tasks?.send(transaction, 'remove-loose-files', {}, { afterSeconds: seconds + 1, key });
  });
  await storage.put({ key, bytes, mediaType: CV_MEDIA_TYPES[extension] });
  return { id, name, extension, size: bytes.length, sha256: createHash('sha256').update(bytes).digest(), key };
}

/** Runs in the transaction that inserts the row. @returns false if storing took so long that the file may have been deleted */
export async function claimCv(transaction: Transaction<DB>, { key }: UnclaimedCv): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('loose_files')
    .where('storage_key', '=', key)
    .where('keep_until', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * The CV of a guest: stored before its row is there, and noted beforehand. Whatever happens in between, either both are there or the
 * file is deleted again (migration 0007, "Files outside the database").
 */
import { createHash, randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import { CV_MEDIA_TYPES, type CvExtension } from '#domain/profile/cv.ts';
import { LONGEST_PUT_SECONDS } from '#platform/storage/storage.ts';

type Services = Pick<SiteServices, 'database' | 'storage' | 'tasks'>;

export type GuestCv = { name: string; extension: CvExtension; bytes: Buffer };
export type StoredGuestCv = {
  id: string;
  name: string;
  extension: CvExtension;
  size: number;
  sha256: Buffer;
  key: string;
};

const GRACE_SECONDS = 10;

/** Throws `StoreFull` where there is no room, and where the store is out of reach. */
export async function storeGuestCv(
  { database, storage, tasks }: Services,
  { name, extension, bytes }: GuestCv,
): Promise<StoredGuestCv> {
  const id = randomUUID();
  // As the database names it (app.name_cv_file).
  const key = `guests/cv-${id}.${extension}`;
  const seconds = LONGEST_PUT_SECONDS + GRACE_SECONDS;
  await database.asSystem(async (transaction) => {
    await transaction
      .insertInto('loose_files')
      .values({ storage_key: key, keep_until: sql<Date>`now() + ${seconds} * interval '1 second'` })
      .execute();
    await tasks.send(transaction, 'remove-loose-files', {}, { afterSeconds: seconds + 1, key });
  });
  await storage.put({ key, bytes, mediaType: CV_MEDIA_TYPES[extension] });
  return { id, name, extension, size: bytes.length, sha256: createHash('sha256').update(bytes).digest(), key };
}

/** In the transaction that gives it a row. @returns false where storing took so long that the file may be gone */
export async function claimGuestCv(transaction: Transaction<DB>, { key }: StoredGuestCv): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('loose_files')
    .where('storage_key', '=', key)
    .where('keep_until', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Sends the application with this CV; the one before is deleted. @returns false where the application is over, claimed or gone */
export async function giveCv(
  transaction: Transaction<DB>,
  applicationId: string,
  { id, name, extension, size, sha256 }: Omit<StoredGuestCv, 'key'>,
): Promise<boolean> {
  await transaction
    .insertInto('cvs')
    .values({ id, application_id: applicationId, name, extension, size_bytes: size, sha256 })
    .execute();
  const { rows } = await sql<{ given: boolean }>`SELECT app.give_guest_cv(${applicationId}, ${id}) AS given`.execute(
    transaction,
  );
  return rows[0]?.given === true;
}

/** Some two hundred of the largest CVs. */
const MOST_UNCONFIRMED_BYTES = 1_073_741_824;

/** Whether CVs that wait for their senders to confirm them take up all the room they may. A full store refuses only those that come without a human check. */
export async function isUnconfirmedRoomTaken(transaction: Transaction<DB>): Promise<boolean> {
  const { bytes } = await transaction
    .selectFrom('unconfirmed_applications')
    .select(({ fn }) => fn.sum<string | null>('size_bytes').as('bytes'))
    .executeTakeFirstOrThrow();
  return Number(bytes) >= MOST_UNCONFIRMED_BYTES;
}

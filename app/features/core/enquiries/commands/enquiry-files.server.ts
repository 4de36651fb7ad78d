/**
 * Files of an enquiry are stored before its row exists. After a failure either both exist, or the files are removed (migration 0007, "Files
 * outside the database").
 */

import { createHash, randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { checkCv } from '#app/features/people/profile/commands/check-cv.server.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import type { EnquiryFileKind } from '#domain/enquiry/enquiry.ts';
import { CV_MEDIA_TYPES, ENQUIRY_CV_EXTENSIONS, type EnquiryCvExtension } from '#domain/profile/cv.ts';
import { LONGEST_PUT_SECONDS } from '#platform/storage/storage.ts';
import { isJpeg } from '#platform/upload/jpeg.ts';
import type { ReceivedFile } from '#platform/upload/receive-upload.server.ts';
import { FILE_TEXTS } from '../texts.ts';

type Services = Pick<SiteServices, 'database' | 'storage' | 'tasks'>;

export type EnquiryFile = {
  kind: EnquiryFileKind;
  name: string;
  extension: EnquiryCvExtension | 'jpg';
  bytes: Buffer;
};

export type CheckedFiles = { ok: true; files: EnquiryFile[] } | { ok: false; errors: Record<string, string> };

const REFUSALS = {
  bad_name: FILE_TEXTS.badName,
  wrong_kind: FILE_TEXTS.wrongKind,
  empty: FILE_TEXTS.empty,
};

export async function checkEnquiryFiles({ cv, photo }: Record<string, ReceivedFile>): Promise<CheckedFiles> {
  const files: EnquiryFile[] = [];
  const errors: Record<string, string> = {};
  if (cv) {
    const cvCheck = await checkCv(cv, ENQUIRY_CV_EXTENSIONS);
    if (cvCheck.ok) files.push({ kind: 'cv', ...cvCheck.cv });
    else errors['cv'] = cvCheck.reason === 'wrong_content' ? cvCheck.message : REFUSALS[cvCheck.reason];
  }
  if (photo) {
    if (isJpeg(photo.bytes)) files.push({ kind: 'photo', name: 'photo.jpg', extension: 'jpg', bytes: photo.bytes });
    else errors['photo'] = FILE_TEXTS.photo;
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, files };
}

/** Room for some two hundred of the largest CVs. */
const MOST_UNCONFIRMED_BYTES = 1_073_741_824;

/** An attacker can send files without a human check from many addresses. At this limit only such files are refused. */
export async function isUnconfirmedRoomTaken(transaction: Transaction<DB>): Promise<boolean> {
  const { bytes } = await transaction
    .selectFrom('enquiry_files as f')
    .innerJoin('enquiries as e', 'e.id', 'f.enquiry_id')
    .select(({ fn }) => fn.sum<string | null>('f.size_bytes').as('bytes'))
    .where('e.confirmed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(bytes) >= MOST_UNCONFIRMED_BYTES;
}

export type StoredFile = EnquiryFile & { id: string; key: string };

const GRACE_SECONDS = 10;

/** Throws `StoreFull` if there is no room or the store cannot be reached. */
export async function storeFiles(
  { database, storage, tasks }: Services,
  enquiryId: string,
  files: readonly EnquiryFile[],
): Promise<StoredFile[]> {
  if (files.length === 0) return [];
  const storedFiles = files.map((file) => {
    const id = randomUUID();
    return { ...file, id, key: `enquiries/${enquiryId}/${file.kind}-${id}.${file.extension}` };
  });
  const seconds = LONGEST_PUT_SECONDS + GRACE_SECONDS;
  await database.asSystem(async (transaction) => {
    const keepUntil = sql<Date>`now() + ${seconds} * interval '1 second'`;
    const notes = storedFiles.map(({ key }) => ({ storage_key: key, keep_until: keepUntil }));
    await transaction.insertInto('loose_files').values(notes).execute();
    await tasks.send(transaction, 'remove-loose-files', {}, { afterSeconds: seconds + 1, key: enquiryId });
  });
  await Promise.all(
    storedFiles.map(({ key, bytes, extension }) =>
      storage.put({ key, bytes, mediaType: extension === 'jpg' ? 'image/jpeg' : CV_MEDIA_TYPES[extension] }),
    ),
  );
  return storedFiles;
}

/**
 * Call it in the transaction that writes the enquiry.
 *
 * @returns false if it took so long that a file may have been removed
 */
export async function claimFiles(
  transaction: Transaction<DB>,
  enquiryId: string,
  files: readonly StoredFile[],
): Promise<boolean> {
  if (files.length === 0) return true;
  const claimed = await transaction
    .deleteFrom('loose_files')
    .where(
      'storage_key',
      'in',
      files.map(({ key }) => key),
    )
    .where('keep_until', '>', sql<Date>`now()`)
    .returning('storage_key')
    .execute();
  if (claimed.length !== files.length) return false;
  const rows = files.map(({ id, kind, name, extension, bytes }) => ({
    id,
    enquiry_id: enquiryId,
    kind,
    name,
    extension,
    size_bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest(),
  }));
  await transaction.insertInto('enquiry_files').values(rows).execute();
  return true;
}

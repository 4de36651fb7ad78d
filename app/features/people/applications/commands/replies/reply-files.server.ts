/** Stores the files of a reply by the same rules as CVs, and gives the reason for each refused file (docs/decisions/0082). */
import { sql, type Transaction } from 'kysely';
import { type CheckedCv, checkCv } from '#app/features/people/profile/commands/check-cv.server.ts';
import {
  claimCv,
  storeCvWithoutAccount,
  type UnclaimedCv,
} from '#app/features/people/profile/commands/cvs-without-account.server.ts';
import type { Database } from '#db/connections/client.server.ts';
import type { DB } from '#db/types.ts';
import { type FileRefusal, REPLY_FILE_LIMITS } from '#domain/mail/reply-files.ts';
import { CV_EXTENSIONS, type CvExtension, LARGEST_CV_BYTES } from '#domain/profile/cv.ts';
import type { MailFile } from '#platform/mail/mail-reply.server.ts';
import { type Storage, StoreFull } from '#platform/storage/storage.ts';

type Services = { database: Pick<Database, 'asSystem'>; openStorage: () => Promise<Storage> };

type StoredFile = { name: string; stored: UnclaimedCv };
type RefusedFile = { name: string; refusal: FileRefusal };
export type ReplyFile = StoredFile | RefusedFile;

/** Throws if storage is unreachable, so that the mail server delivers the email again. */
export async function storeFiles(
  { database, openStorage }: Services,
  files: readonly MailFile[],
): Promise<ReplyFile[]> {
  if (files.length === 0) return [];
  const storage = await openStorage();
  const replyFiles: ReplyFile[] = [];
  try {
    for (const file of files) {
      const isOneTooMany = replyFiles.filter(isStored).length >= REPLY_FILE_LIMITS.ofEmail;
      replyFiles.push(
        isOneTooMany ? { name: file.name, refusal: 'too_many' } : await storeFile({ database, storage }, file),
      );
    }
  } finally {
    storage.close();
  }
  return replyFiles;
}

async function storeFile(
  services: { database: Services['database']; storage: Storage },
  file: MailFile,
): Promise<ReplyFile> {
  const { name } = file;
  if (file.bytes.length > LARGEST_CV_BYTES) return { name, refusal: 'too_large' };
  const checked = await checkCv(file, CV_EXTENSIONS);
  if (!checked.ok) return { name, refusal: refusalOf(checked) };
  try {
    return { name, stored: await storeCvWithoutAccount(services, checked.cv) };
  } catch (error) {
    if (error instanceof StoreFull) return { name, refusal: 'store_full' };
    throw error;
  }
}

const REFUSAL_BY_FAULT: Partial<Record<string, FileRefusal>> = {
  other: 'wrong_kind',
  unknown: 'damaged',
  incomplete: 'damaged',
  locked: 'locked',
};

function refusalOf(checked: Extract<CheckedCv<CvExtension>, { ok: false }>): FileRefusal {
  if (checked.reason === 'bad_name') return 'unsafe';
  return checked.reason === 'wrong_content' ? (REFUSAL_BY_FAULT[checked.fault] ?? 'unsafe') : checked.reason;
}

const isStored = (file: ReplyFile): file is StoredFile => 'stored' in file;
export const isRefused = (file: ReplyFile): file is RefusedFile => 'refusal' in file;

/** Locks the application, so that simultaneous replies share its limits. Unclaimed files are deleted later. */
export async function refuseBeyondRoom(
  transaction: Transaction<DB>,
  applicationId: string,
  isDoubtful: boolean,
  files: readonly ReplyFile[],
): Promise<ReplyFile[]> {
  if (!files.some(isStored)) return [...files];
  await transaction.selectFrom('applications').select('id').where('id', '=', applicationId).forNoKeyUpdate().execute();
  const { rows } = await sql<{ files: number; doubtful: number; bytes: number }>`
    SELECT count(*)::integer AS files, count(*) FILTER (WHERE l.doubt IS NOT NULL)::integer AS doubtful,
           coalesce(sum(c.size_bytes), 0)::integer AS bytes
    FROM application_letters AS l JOIN cvs AS c ON c.letter_id = l.id WHERE l.application_id = ${applicationId}`.execute(
    transaction,
  );
  const { ofApplication, ofDoubtfulReplies, bytesOfApplication } = REPLY_FILE_LIMITS;
  const used = rows[0] ?? { files: 0, doubtful: 0, bytes: 0 };
  let filesLeft = Math.min(ofApplication - used.files, isDoubtful ? ofDoubtfulReplies - used.doubtful : ofApplication);
  let bytesLeft = bytesOfApplication - used.bytes;
  return files.map((file) => {
    if (!isStored(file)) return file;
    if (filesLeft < 1 || file.stored.size > bytesLeft) return { name: file.name, refusal: 'no_room' };
    filesLeft -= 1;
    bytesLeft -= file.stored.size;
    return file;
  });
}

/** Throws if storing took so long that a file may have been deleted. */
export async function claimFiles(transaction: Transaction<DB>, letterId: string, files: readonly ReplyFile[]) {
  for (const { stored } of files.filter(isStored)) {
    if (!(await claimCv(transaction, stored))) throw new Error('Storing a file of a reply took too long');
    const { id, name, extension, size, sha256 } = stored;
    await transaction
      .insertInto('cvs')
      .values({ id, letter_id: letterId, name, extension, size_bytes: size, sha256 })
      .execute();
  }
}

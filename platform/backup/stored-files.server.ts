/** Copies stored files that rows name into a backup and back, a few at a time, so that they never fill the memory. */
import { hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupError } from '#db/backup/backup-fault.server.ts';
import { Checksum } from '#db/backup/checksum.server.ts';
import { SAFELY } from '#db/backup/dump.server.ts';
import type { Manifest } from '#db/backup/manifest.server.ts';
import { RENDITION_MEDIA_TYPES } from '#domain/picture/picture.ts';
import { CV_MEDIA_TYPES } from '#domain/profile/cv.ts';
import { checkKey } from '#platform/storage/check-key.ts';
import type { Storage } from '#platform/storage/storage.ts';

/** One line per file: key, SHA-256 and length; the last two are hyphens if the store lacks the file. */
export const LIST_OF_FILES = 'files.tsv.gz';
const AT_ONCE = 8;
/** List at most this many; report only the count beyond. */
const NAMED = 100;
const MEDIA_TYPES: Record<string, string> = { ...CV_MEDIA_TYPES, ...RENDITION_MEDIA_TYPES };

type Wanted = { key: string; sha256: string };

export type SavedFiles = {
  part: Manifest['files'];
  missing: string[];
  changed: string[];
};

export async function saveFiles(storage: Storage, wanted: string, folder: string): Promise<SavedFiles> {
  const part = { stored: 0, missing: 0, bytes: 0 };
  const [missing, changed]: [string[], string[]] = [[], []];
  const sum = new Checksum();
  async function* save(): AsyncGenerator<string> {
    for await (const batch of inBatches(readLines(createReadStream(wanted)))) {
      for (const { key, isChanged, saved } of await Promise.all(batch.map((file) => saveFile(storage, file, folder)))) {
        if (isChanged && changed.length < NAMED) changed.push(key);
        if (!saved && missing.length < NAMED) missing.push(key);
        part.missing += saved ? 0 : 1;
        part.stored += saved ? 1 : 0;
        part.bytes += saved?.bytes ?? 0;
        yield `${key}\t${saved?.sha256 ?? '-'}\t${saved?.bytes ?? 0}\n`;
      }
    }
  }
  await pipeline(save, createGzip(), sum, createWriteStream(path.join(folder, LIST_OF_FILES), SAFELY));
  return { part: { ...part, sha256: sum.digest() }, missing, changed };
}

async function saveFile(storage: Storage, { key, sha256 }: Wanted, folder: string) {
  const stream = await storage.open(key);
  if (!stream) return { key, saved: null, isChanged: false };
  const target = placeOf(folder, key);
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  const sum = new Checksum();
  await pipeline(stream, sum, createWriteStream(target, { ...SAFELY, flags: 'wx' }));
  const savedSum = { bytes: sum.bytes, sha256: sum.digest() };
  return { key, saved: savedSum, isChanged: savedSum.sha256 !== sha256 };
}

/** @throws a readable error at the first file that has changed */
export async function checkSavedFiles(folder: string): Promise<void> {
  for await (const batch of listSaved(folder)) await Promise.all(batch.map((file) => readSaved(folder, file)));
}

/**
 * Restores the files. Files that are there already are left, so a restore that was cut short can be started again. If it
 * fails, it removes the files it added.
 *
 * @returns a function that removes the files this call has added
 */
export async function restoreFiles(storage: Storage, folder: string): Promise<() => Promise<void>> {
  const addedKeys: string[] = [];
  const removeAdded = async () => {
    for (const key of addedKeys.splice(0)) await storage.remove(key);
  };
  try {
    for await (const batch of listSaved(folder)) {
      const put = batch.map(async (file) => restoreFile(storage, file.key, await readSaved(folder, file), addedKeys));
      // Wait for all of them before removing any.
      const failure = (await Promise.allSettled(put)).find((each) => each.status === 'rejected');
      if (failure) throw failure.reason;
    }
  } catch (error) {
    await removeAdded();
    throw error;
  }
  return removeAdded;
}

async function restoreFile(storage: Storage, key: string, bytes: Buffer, added: string[]): Promise<void> {
  const stored = await storage.open(key);
  // A file never changes under its key, so a different one was cut off while it was written.
  if (stored && (await buffer(stored)).equals(bytes)) return;
  added.push(key);
  if (stored) await storage.remove(key);
  await storage.put({ key, bytes, mediaType: MEDIA_TYPES[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream' });
}

async function readSaved(folder: string, { key, sha256 }: Wanted): Promise<Buffer> {
  const bytes = await readFile(placeOf(folder, key)).catch((cause) => {
    throw cause.code === 'ENOENT'
      ? new BackupError(`The backup is damaged: the file ${key} is missing`, { cause })
      : cause;
  });
  if (hash('sha256', bytes) !== sha256)
    throw new BackupError(`The backup is damaged: the file ${key} is not what it was`);
  return bytes;
}

const placeOf = (folder: string, key: string) => path.join(folder, 'files', checkKey(key));

async function* listSaved(folder: string): AsyncGenerator<Wanted[]> {
  const list = createReadStream(path.join(folder, LIST_OF_FILES));
  const plain = createGunzip();
  list.on('error', (error) => plain.destroy(error)).pipe(plain);
  for await (const batch of inBatches(readLines(plain))) yield batch.filter(({ sha256 }) => sha256 !== '-');
}

async function* readLines(input: Readable): AsyncGenerator<Wanted> {
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    const [key = '', sha256 = ''] = line.split('\t');
    yield { key, sha256 };
  }
}

async function* inBatches(files: AsyncIterable<Wanted>): AsyncGenerator<Wanted[]> {
  let batch: Wanted[] = [];
  for await (const file of files) {
    batch.push(file);
    if (batch.length < AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

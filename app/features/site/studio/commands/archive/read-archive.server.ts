/** Reads an archive of all content, and checks each item and picture as the studio would; one error refuses the whole archive. */

import { read as readFile } from 'node:fs';
import { promisify } from 'node:util';
import { constants, gunzip } from 'node:zlib';
import { COLLECTIONS, type Collection } from '#db/content/collections.ts';
import { RENDITION_FORMATS } from '#domain/picture/rendition.ts';
import {
  CONTENT_PART,
  LARGEST_ARCHIVE_BYTES,
  LARGEST_CONTENT_BYTES,
  MOST_ARCHIVE_PICTURES,
} from '#domain/site/archive-limits.ts';
import { readApart } from '#platform/reader/read-apart.server.ts';
import type { FileOnDisk } from '#platform/upload/file-on-disk.server.ts';
import { listZipParts, type ZipPart } from '#platform/zip/zip-file.server.ts';
import type { ArchivedItem } from './archived-items.server.ts';
import { type ArchivedPicture, checkPictureFiles, checkPictureList } from './archived-pictures.server.ts';
import type { CheckedContent } from './check-content.server.ts';

export type ContentArchive = {
  collections: ReadonlyMap<Collection, readonly ArchivedItem[]>;
  pictures: readonly ArchivedPicture[];
  parts: ReadonlyMap<string, ZipPart>;
};

export type ReadArchive =
  | { ok: true; archive: ContentArchive }
  | { ok: false; reason: 'no_archive' | 'other_version' | 'too_large' | 'too_costly' | 'busy' }
  | { ok: false; reason: 'faulty'; faults: string[] };

type Reading = {
  /** Pictures that this site already has; their files are not read. */
  knownPictures: ReadonlySet<string>;
  sender: string;
};

const MOST_PARTS = 1 + MOST_ARCHIVE_PICTURES * (2 * RENDITION_FORMATS.length + 1);

export async function readArchive(file: FileOnDisk, { knownPictures, sender }: Reading): Promise<ReadArchive> {
  const zip = await listZipParts(file.fd, {
    mostParts: MOST_PARTS,
    mostBytes: LARGEST_ARCHIVE_BYTES + LARGEST_CONTENT_BYTES,
  });
  if (!zip.ok) {
    if (zip.reason === 'too_large') return { ok: false, reason: 'too_large' };
    return { ok: false, reason: (await isFirstVersion(file)) ? 'other_version' : 'no_archive' };
  }
  const parts = new Map(zip.parts.map((part) => [part.name, part]));
  const text = parts.get(CONTENT_PART);
  if (!text || parts.size !== zip.parts.length) return { ok: false, reason: 'no_archive' };
  if (text.size > LARGEST_CONTENT_BYTES) return { ok: false, reason: 'too_large' };
  const contentCheck = await readContent(await text.read().catch(() => Buffer.alloc(0)));
  if (!contentCheck.ok) return contentCheck;
  parts.delete(CONTENT_PART);
  const { pictures, collections } = contentCheck;
  const faults = checkPictureList(pictures, parts);
  if (faults.length > 0) return { ok: false, reason: 'faulty', faults };
  for (const picture of pictures.filter(({ sha256 }) => !knownPictures.has(sha256))) {
    const pictureFaults = await checkPictureFiles(picture, parts, sender);
    if (pictureFaults === 'busy') return { ok: false, reason: 'busy' };
    faults.push(...pictureFaults);
  }
  return faults.length > 0
    ? { ok: false, reason: 'faulty', faults }
    : { ok: true, archive: { collections, pictures, parts } };
}

type Content = ({ ok: true } & Pick<ContentArchive, 'pictures' | 'collections'>) | Extract<ReadArchive, { ok: false }>;

async function readContent(bytes: Buffer): Promise<Content> {
  const read = await readApart({ kind: 'content', bytes }, collectContent);
  return typeof read === 'string' ? { ok: false, reason: read } : read;
}

async function collectContent(entries: AsyncIterable<CheckedContent>): Promise<Content> {
  const faults: string[] = [];
  const pictures: ArchivedPicture[] = [];
  const collections = new Map<Collection, ArchivedItem[]>(COLLECTIONS.map((name) => [name, []]));
  for await (const entry of entries) {
    if ('refusal' in entry) return { ok: false, reason: entry.refusal };
    if ('fault' in entry) faults.push(entry.fault);
    else if ('picture' in entry) pictures.push(entry.picture);
    else collections.get(entry.collection)?.push(entry.item);
  }
  return faults.length > 0 ? { ok: false, reason: 'faulty', faults } : { ok: true, pictures, collections };
}

/** Archives of version 1 were JSON files, compressed or not. Reads enough to recognise one. */
async function isFirstVersion({ fd }: FileOnDisk): Promise<boolean> {
  const { bytesRead, buffer } = await promisify(readFile)(fd, Buffer.alloc(4_096), 0, 4_096, 0);
  const start = buffer.subarray(0, bytesRead);
  const plain = start[0] === 0x1f ? await unpackStart(start) : start;
  return /^\s*\{\s*"format"\s*:\s*"agency-content"/.test(plain.toString('latin1'));
}

/** Decompresses the start of a truncated file. */
const unpackStart = (start: Buffer): Promise<Buffer> =>
  promisify(gunzip)(start, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: 8_388_608 }).catch(() => start);

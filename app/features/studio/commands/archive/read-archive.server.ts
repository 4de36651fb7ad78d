/** Reads an archive of all content, and checks each item and picture as the studio would: it is fit as a whole, or not at all. */

import { read as readFile } from 'node:fs';
import { promisify } from 'node:util';
import { constants, gunzip } from 'node:zlib';
import { z } from 'zod';
import { COLLECTIONS, type Collection, isCollection } from '#db/content/collections.ts';
import { RENDITION_FORMATS } from '#domain/picture/rendition.ts';
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  CONTENT_PART,
  LARGEST_ARCHIVE_BYTES,
  LARGEST_CONTENT_BYTES,
  MOST_ARCHIVE_ITEMS,
  MOST_ARCHIVE_PICTURES,
} from '#domain/site/content-archive.ts';
import type { FileOnDisk } from '#platform/upload/file-on-disk.server.ts';
import { listZipParts, type ZipPart } from '#platform/zip/zip-file.server.ts';
import { type ArchivedItem, archivedItem, checkItems } from './archived-items.server.ts';
import {
  type ArchivedPicture,
  archivedPicture,
  checkPictureFiles,
  checkPictureList,
} from './archived-pictures.server.ts';

const archive = z.strictObject({
  format: z.literal(ARCHIVE_FORMAT),
  version: z.literal(ARCHIVE_VERSION),
  madeAt: z.iso.datetime(),
  pictures: z.array(archivedPicture).max(MOST_ARCHIVE_PICTURES),
  collections: z.record(z.string().max(100), z.array(archivedItem).max(MOST_ARCHIVE_ITEMS)),
});

export type ContentArchive = {
  collections: ReadonlyMap<Collection, readonly ArchivedItem[]>;
  pictures: readonly ArchivedPicture[];
  /** The files of its pictures, by name. */
  parts: ReadonlyMap<string, ZipPart>;
};

export type ReadArchive =
  | { ok: true; archive: ContentArchive }
  | { ok: false; reason: 'no_archive' | 'other_version' | 'too_large' | 'busy' }
  /** In words, each with the item and field that it is about. */
  | { ok: false; reason: 'faulty'; faults: string[] };

type Reading = {
  /** Of pictures that this site has: their files are not read. */
  known: ReadonlySet<string>;
  /** The account. */
  sender: string;
};

const MOST_PARTS = 1 + MOST_ARCHIVE_PICTURES * (2 * RENDITION_FORMATS.length + 1);

export async function readArchive(file: FileOnDisk, { known, sender }: Reading): Promise<ReadArchive> {
  const listed = await listZipParts(file.fd, {
    mostParts: MOST_PARTS,
    mostBytes: LARGEST_ARCHIVE_BYTES + LARGEST_CONTENT_BYTES,
  });
  if (!listed.ok) {
    if (listed.reason === 'too_large') return { ok: false, reason: 'too_large' };
    return { ok: false, reason: (await isFirstVersion(file)) ? 'other_version' : 'no_archive' };
  }
  const parts = new Map(listed.parts.map((part) => [part.name, part]));
  const text = parts.get(CONTENT_PART);
  if (!text || parts.size !== listed.parts.length) return { ok: false, reason: 'no_archive' };
  if (text.size > LARGEST_CONTENT_BYTES) return { ok: false, reason: 'too_large' };
  const sent = await text.read().then(parse, () => null);
  const head = z.looseObject({ format: z.literal(ARCHIVE_FORMAT), version: z.unknown() }).safeParse(sent);
  if (!head.success) return { ok: false, reason: 'no_archive' };
  if (head.data.version !== ARCHIVE_VERSION) return { ok: false, reason: 'other_version' };
  const read = archive.safeParse(sent);
  if (!read.success) {
    const faults = read.error.issues.map(({ path, message }) => `${path.join(', ') || 'The file'}: ${message}`);
    return { ok: false, reason: 'faulty', faults };
  }
  parts.delete(CONTENT_PART);
  const { pictures } = read.data;
  const collections = bySite(read.data.collections);
  const faults = [...checkCollections(read.data.collections, collections), ...checkPictureList(pictures, parts)];
  if (faults.length > 0) return { ok: false, reason: 'faulty', faults };
  for (const picture of pictures.filter(({ sha256 }) => !known.has(sha256))) {
    const found = await checkPictureFiles(picture, parts, sender);
    if (found === 'busy') return { ok: false, reason: 'busy' };
    faults.push(...found);
  }
  return faults.length > 0
    ? { ok: false, reason: 'faulty', faults }
    : { ok: true, archive: { collections, pictures, parts } };
}

type Sent = z.infer<typeof archive>['collections'];

/** Of every collection, also where the archive has none. */
const bySite = (sent: Sent): ContentArchive['collections'] =>
  new Map(COLLECTIONS.map((name) => [name, Object.hasOwn(sent, name) ? (sent[name] ?? []) : []]));

function checkCollections(sent: Sent, collections: ContentArchive['collections']): string[] {
  const items = Object.values(sent).reduce((sum, each) => sum + each.length, 0);
  const unknown = Object.keys(sent).filter((name) => !isCollection(name));
  return [
    ...unknown.map((name) => `${name}: there is no such collection`),
    ...(items > MOST_ARCHIVE_ITEMS ? [`More than ${MOST_ARCHIVE_ITEMS.toLocaleString('en-GB')} items`] : []),
    ...[...collections].flatMap(([name, each]) => checkItems(name, each)),
  ];
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}

/** Archives of version 1 were a JSON file, packed or not. Enough of it is looked at to say so. */
async function isFirstVersion({ fd }: FileOnDisk): Promise<boolean> {
  const { bytesRead, buffer } = await promisify(readFile)(fd, Buffer.alloc(4_096), 0, 4_096, 0);
  const start = buffer.subarray(0, bytesRead);
  const plain = start[0] === 0x1f ? await unpackStart(start) : start;
  return /^\s*\{\s*"format"\s*:\s*"agency-content"/.test(plain.toString('latin1'));
}

/** A file that is cut off is unpacked as far as it goes. */
const unpackStart = (start: Buffer): Promise<Buffer> =>
  promisify(gunzip)(start, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: 8_388_608 }).catch(() => start);

import { z } from 'zod';
import { COLLECTIONS, type Collection, isCollection } from '#db/content/collections.ts';
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  MOST_ARCHIVE_ITEMS,
  MOST_ARCHIVE_PICTURES,
} from '#domain/site/archive-limits.ts';
import { readJson } from '#domain/text/records/json-answer.ts';
import { type ArchivedItem, archivedItem, checkItems } from './archived-items.server.ts';
import { type ArchivedPicture, archivedPicture } from './archived-pictures.server.ts';

const archive = z.strictObject({
  format: z.literal(ARCHIVE_FORMAT),
  version: z.literal(ARCHIVE_VERSION),
  madeAt: z.iso.datetime(),
  pictures: z.array(archivedPicture).max(MOST_ARCHIVE_PICTURES),
  collections: z.record(z.string().max(100), z.array(archivedItem).max(MOST_ARCHIVE_ITEMS)),
});

/** Limit of reported errors. People fix the first ones before they read on. */
const MOST_FAULTS = 1_000;

export type CheckedContent =
  | { refusal: 'no_archive' | 'other_version' }
  | { fault: string }
  | { picture: ArchivedPicture }
  | { collection: Collection; item: ArchivedItem };

export function* checkContent(bytes: Uint8Array): Generator<CheckedContent, void> {
  const sentContent = readJson(bytes);
  const head = z
    .looseObject({ format: z.literal(ARCHIVE_FORMAT), version: z.unknown() })
    .safeParse(sentContent.ok ? sentContent.value : null);
  if (!sentContent.ok || !head.success) return yield { refusal: 'no_archive' };
  if (head.data.version !== ARCHIVE_VERSION) return yield { refusal: 'other_version' };
  const read = archive.safeParse(sentContent.value);
  const faults = read.success
    ? checkCollections(read.data.collections)
    : read.error.issues.map(({ path, message }) => `${path.join(', ') || 'The file'}: ${message}`);
  for (const fault of faults.slice(0, MOST_FAULTS)) yield { fault };
  if (!read.success || faults.length > 0) return;
  for (const picture of read.data.pictures) yield { picture };
  for (const collection of COLLECTIONS)
    for (const item of itemsOf(read.data.collections, collection)) yield { collection, item };
}

type SentCollections = z.infer<typeof archive>['collections'];

const itemsOf = (sent: SentCollections, name: Collection): readonly ArchivedItem[] =>
  Object.hasOwn(sent, name) ? (sent[name] ?? []) : [];

function checkCollections(sent: SentCollections): string[] {
  const items = Object.values(sent).reduce((sum, each) => sum + each.length, 0);
  const unknown = Object.keys(sent).filter((name) => !isCollection(name));
  return [
    ...unknown.map((name) => `${name}: this collection doesn’t exist`),
    ...(items > MOST_ARCHIVE_ITEMS ? [`More than ${MOST_ARCHIVE_ITEMS.toLocaleString('en-GB')} items`] : []),
    ...COLLECTIONS.flatMap((name) => checkItems(name, itemsOf(sent, name))),
  ];
}

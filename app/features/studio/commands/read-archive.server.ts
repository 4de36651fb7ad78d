/** Reads an archive of all content, and checks each item as publishing would: it is fit as a whole, or not at all. */
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { z } from 'zod';
import { COLLECTIONS, type Collection, collections, isCollection } from '#db/content/collections.ts';
import { type Field, listFields, slug as slugField } from '#db/content/fields.ts';
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  LARGEST_UNPACKED_BYTES,
  MOST_ARCHIVE_ITEMS,
} from '#domain/site/content-archive.ts';
import type { ItemContent } from '../schema.ts';
import { SLUG_PROBLEMS } from '../texts.ts';
import { checkContent, hasSlugField, isReserved, isSingle } from './check-item.server.ts';
import { findDraftFault } from './draft-shape.server.ts';

const content = z.record(z.string().max(100), z.unknown()).nullable();

const archivedItem = z
  .strictObject({
    slug: slugField,
    position: z.int().min(0).max(1_000_000),
    draft: content,
    published: content,
    redirects: z.array(slugField).max(200),
  })
  .refine(
    ({ draft, published }) => draft !== null || published !== null,
    'It has neither a draft nor a published text',
  );

const archive = z.strictObject({
  format: z.literal(ARCHIVE_FORMAT),
  version: z.literal(ARCHIVE_VERSION),
  madeAt: z.iso.datetime(),
  files: z.array(z.unknown()).max(0, 'This version takes no files'),
  collections: z.record(z.string().max(100), z.array(archivedItem).max(MOST_ARCHIVE_ITEMS)),
});

export type ArchivedItem = z.infer<typeof archivedItem>;
export type ContentArchive = Map<Collection, readonly ArchivedItem[]>;

export type ReadArchive =
  | { ok: true; archive: ContentArchive; items: number }
  | { ok: false; reason: 'no_archive' | 'other_version' | 'too_large' }
  /** In words, each with the item and field that it is about. */
  | { ok: false; reason: 'faulty'; faults: string[] };

export async function readArchive(bytes: Buffer): Promise<ReadArchive> {
  const text = await unpack(bytes);
  if (typeof text !== 'string') return { ok: false, reason: text.reason };
  const sent = parse(text);
  const head = z.looseObject({ format: z.literal(ARCHIVE_FORMAT), version: z.unknown() }).safeParse(sent);
  if (!head.success) return { ok: false, reason: 'no_archive' };
  if (head.data.version !== ARCHIVE_VERSION) return { ok: false, reason: 'other_version' };
  const read = archive.safeParse(sent);
  if (!read.success) {
    const faults = read.error.issues.map(({ path, message }) => `${path.join(', ') || 'The file'}: ${message}`);
    return { ok: false, reason: 'faulty', faults };
  }
  const found = Object.entries(read.data.collections);
  const items = found.reduce((sum, [, each]) => sum + each.length, 0);
  const unknown = found.map(([name]) => name).filter((name) => !isCollection(name));
  const kept: ContentArchive = new Map(
    COLLECTIONS.map((name) => [
      name,
      Object.hasOwn(read.data.collections, name) ? (read.data.collections[name] ?? []) : [],
    ]),
  );
  const faults = [
    ...unknown.map((name) => `${name}: there is no such collection`),
    ...(items > MOST_ARCHIVE_ITEMS ? [`More than ${MOST_ARCHIVE_ITEMS.toLocaleString('en-GB')} items`] : []),
    ...[...kept].flatMap(([name, each]) => checkItems(name, each)),
  ];
  return faults.length > 0 ? { ok: false, reason: 'faulty', faults } : { ok: true, archive: kept, items };
}

const unzip = promisify(gunzip);

/** No more is unpacked than is taken, however little a bomb weighs. */
async function unpack(bytes: Buffer): Promise<string | { reason: 'no_archive' | 'too_large' }> {
  try {
    const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
    const plain = isPacked ? await unzip(bytes, { maxOutputLength: LARGEST_UNPACKED_BYTES }) : bytes;
    return new TextDecoder('utf-8', { fatal: true }).decode(plain);
  } catch (error) {
    return { reason: (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'too_large' : 'no_archive' };
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function checkItems(collection: Collection, items: readonly ArchivedItem[]): string[] {
  const { name } = collections[collection];
  const slugs = items.map(({ slug }) => slug);
  const moved = items.flatMap(({ redirects }) => redirects);
  const tell = (slug: string, message: string) => `${name}, ${slug}: ${message}`;
  return [
    ...findRepeated(slugs).map((slug) => tell(slug, 'The address comes twice')),
    ...findRepeated([...new Set(slugs), ...moved]).map((slug) => tell(slug, 'The earlier address of an item is taken')),
    ...items.flatMap((item) => checkItem(collection, item).map((message) => tell(item.slug, message))),
  ];
}

const findRepeated = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, index) => names.indexOf(name) !== index)),
];

function checkItem(collection: Collection, { slug, draft, published }: ArchivedItem): string[] {
  const fields = listFields(collections[collection].schema);
  const isElsewhere = isSingle(collection) ? slug !== collection : published !== null && isReserved(collection, slug);
  const draftFault = draft && findDraftFault(fields, draft);
  return [
    ...(isElsewhere ? [SLUG_PROBLEMS.reserved] : []),
    ...(published && hasSlugField(collection) && published.slug !== slug ? ['Its address is another one'] : []),
    ...(published ? checkPublished(collection, fields, published) : []),
    ...(draftFault ? [`Draft, ${labelOf(fields, draftFault)}: this is not what the field holds`] : []),
  ];
}

function checkPublished(collection: Collection, fields: readonly Field[], published: ItemContent): string[] {
  const checked = checkContent(collection, published);
  if (checked.ok) return [];
  return Object.entries(checked.errors).map(([path, message]) =>
    [labelOf(fields, path.split('.')), message].filter(Boolean).join(': '),
  );
}

/** 'Sources 1, Address', as the form calls it. */
function labelOf(fields: readonly Field[], [name, ...rest]: readonly string[]): string {
  const field = fields.find((each) => each.name === name);
  if (!field) return name ?? '';
  const [index, ...below] = rest;
  if (field.kind === 'group' && index !== undefined) return `${field.label}, ${labelOf(field.fields, rest)}`;
  if (field.kind !== 'list' || index === undefined) return field.label;
  const entry = `${field.label} ${Number(index) + 1}`;
  return below.length > 0 ? `${entry}, ${labelOf(field.fields, below)}` : entry;
}

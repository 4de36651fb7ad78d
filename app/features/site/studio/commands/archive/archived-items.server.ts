/** Checks the items of an archive: published ones as publishing does, drafts as the form does. */
import { z } from 'zod';
import { type Collection, collections } from '#db/content/collections.ts';
import { type Field, listFields, slug as slugField } from '#db/content/fields.ts';
import type { ItemContent } from '../../schema.ts';
import { SLUG_PROBLEMS } from '../../texts.ts';
import { checkContent, hasSlugField, isReserved, isSingle } from '../check-item.server.ts';
import { findDraftFault } from '../draft-shape.server.ts';

const content = z.record(z.string().max(100), z.unknown()).nullable();

export const archivedItem = z
  .strictObject({
    slug: slugField,
    position: z.int().min(0).max(1_000_000),
    draft: content,
    published: content,
    redirects: z.array(slugField).max(200),
  })
  .refine(
    ({ draft, published }) => draft !== null || published !== null,
    'It has neither a draft nor a published version',
  );

export type ArchivedItem = z.infer<typeof archivedItem>;

export function checkItems(collection: Collection, items: readonly ArchivedItem[]): string[] {
  const { name } = collections[collection];
  const slugs = items.map(({ slug }) => slug);
  const redirectPaths = items.flatMap(({ redirects }) => redirects);
  const describeFault = (slug: string, message: string) => `${name}, ${slug}: ${message}`;
  return [
    ...findRepeated(slugs).map((slug) => describeFault(slug, 'This address appears twice')),
    ...findRepeated([...new Set(slugs), ...redirectPaths]).map((slug) =>
      describeFault(slug, 'An item’s earlier address is already in use'),
    ),
    ...items.flatMap((item) => checkItem(collection, item).map((message) => describeFault(item.slug, message))),
  ];
}

export const findRepeated = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, index) => names.indexOf(name) !== index)),
];

function checkItem(collection: Collection, { slug, draft, published }: ArchivedItem): string[] {
  const fields = listFields(collections[collection].schema);
  const isElsewhere = isSingle(collection) ? slug !== collection : published !== null && isReserved(collection, slug);
  const draftFault = draft && findDraftFault(fields, draft);
  return [
    ...(isElsewhere ? [SLUG_PROBLEMS.reserved] : []),
    ...(published && hasSlugField(collection) && published['slug'] !== slug ? ['Its address differs'] : []),
    ...(published ? checkPublished(collection, fields, published) : []),
    ...(draftFault ? [`Draft, ${labelOf(fields, draftFault)}: this value doesn’t suit the field`] : []),
  ];
}

function checkPublished(collection: Collection, fields: readonly Field[], published: ItemContent): string[] {
  const contentCheck = checkContent(collection, published);
  if (contentCheck.ok) return [];
  return Object.entries(contentCheck.errors).map(([path, message]) =>
    [labelOf(fields, path.split('.')), message].filter(Boolean).join(': '),
  );
}

function labelOf(fields: readonly Field[], [name, ...subpath]: readonly string[]): string {
  const field = fields.find((each) => each.name === name);
  if (!field) return name ?? '';
  const [index, ...below] = subpath;
  if (field.kind === 'group' && index !== undefined) return `${field.label}, ${labelOf(field.fields, subpath)}`;
  if (field.kind !== 'list' || index === undefined) return field.label;
  const entry = `${field.label} ${Number(index) + 1}`;
  return below.length > 0 ? `${entry}, ${labelOf(field.fields, below)}` : entry;
}

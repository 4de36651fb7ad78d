import { pages } from '#app/pages.ts';
import { type Collection, collections } from '#db/content/collections.ts';
import { type Field, listFields } from '#db/content/fields.ts';
import type { ItemContent, ItemErrors } from '../schema.ts';

export type Checked = { ok: true; value: ItemContent } | { ok: false; errors: ItemErrors };

export function checkContent(collection: Collection, content: ItemContent): Checked {
  const { schema } = collections[collection];
  const parsed = schema.safeParse(content);
  if (parsed.success) return { ok: true, value: parsed.data as ItemContent };
  const names = new Set(listPaths(listFields(schema), content));
  const errors: ItemErrors = {};
  for (const { path, message, code, ...rest } of parsed.error.issues) {
    const at = nearestField(path.map(String), names);
    errors[at] ??=
      code === 'unrecognized_keys' ? `Unknown field: ${String((rest as { keys?: unknown }).keys)}` : inWords(message);
  }
  return { ok: false, errors };
}

const inWords = (message: string): string =>
  message.startsWith('Invalid input') ? 'This is missing, or doesn’t suit the field' : message;

function listPaths(fields: readonly Field[], content: unknown, parent = ''): string[] {
  const item = typeof content === 'object' && content !== null ? (content as ItemContent) : {};
  return fields.flatMap((field) => {
    const path = parent === '' ? field.name : `${parent}.${field.name}`;
    const value = Object.hasOwn(item, field.name) ? item[field.name] : undefined;
    if (field.kind === 'group') return [path, ...listPaths(field.fields, value, path)];
    if (field.kind !== 'list') return [path];
    const entries = Array.isArray(value) ? value : [];
    return [path, ...entries.flatMap((entry, index) => listPaths(field.fields, entry, `${path}.${index}`))];
  });
}

/** An error inside a field, such as one line of several, belongs to that field. */
function nearestField(path: readonly string[], names: ReadonlySet<string>): string {
  for (let length = path.length; length > 0; length -= 1) {
    const name = path.slice(0, length).join('.');
    if (names.has(name)) return name;
  }
  return '';
}

/** The possible slugs if each item is a page of the map; null if editors choose them. */
export function fixedSlugs(collection: Collection): readonly string[] | null {
  const row = collections[collection];
  return ('slugs' in row && row.slugs) || null;
}

export function isReserved(collection: Collection, slug: string): boolean {
  const slugs = fixedSlugs(collection);
  if (slugs) return !slugs.includes(slug);
  const path = collections[collection].pathOf(slug);
  return !path.includes('#') && Object.hasOwn(pages, path);
}

export const hasSlugField = (collection: Collection): boolean => 'slug' in collections[collection].schema.shape;

export const isSingle = (collection: Collection): boolean => 'isSingle' in collections[collection];

/** @param slug names a page of the map until the item has a title */
export function titleOf(collection: Collection, content: ItemContent, slug?: string): string {
  const row = collections[collection];
  if ('isSingle' in row) return row.name;
  const title = (row.titleOf as (stored: ItemContent) => string)(content);
  return title || (slug && fixedSlugs(collection)?.includes(slug) ? row.pathOf(slug) : `Unnamed ${row.one}`);
}

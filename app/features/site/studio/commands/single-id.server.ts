/**
 * A new site has no row for the only item of a collection until an editor saves it, but its form, preview and address need an id before.
 */
import { createHash, randomUUID } from 'node:crypto';
import { COLLECTIONS, type Collection, collections, type SingleCollection } from '#db/content/collections.ts';

/** A UUID derived from the name (RFC 9562, version 8). Seeded items have other ids. */
export function idOfSingle(collection: SingleCollection): string {
  const hash = createHash('sha256').update(`content:${collection}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

const singles = new Map(
  COLLECTIONS.filter((name): name is SingleCollection => 'isSingle' in collections[name]).map((name) => [
    idOfSingle(name),
    name,
  ]),
);

export const singleWithId = (id: string): SingleCollection | null => singles.get(id) ?? null;

export const idOfNew = (collection: Collection): string =>
  'isSingle' in collections[collection] ? idOfSingle(collection as SingleCollection) : randomUUID();

/** What the page of an item shows: a new one, or one with its draft, its faults and its history. */
import type { Admin } from '#app/features/accounts/policy.ts';
import { gone } from '#app/web/form/respond.server.ts';
import { pageUrl } from '#app/web/page-url.ts';
import { type RequestArgs, requestContext } from '#app/web/request-context.server.ts';
import { type Collection, collections, isCollection } from '#db/content/collections.ts';
import { listFields } from '#db/content/fields.ts';
import { formatDateAndTime } from '#domain/time/dates.ts';
import { toLondonTime } from '#domain/time/london-time.ts';
import { isUuid } from '#domain/uuid.ts';
import { checkItem } from '../commands/write-item.server.ts';
import { compareItems } from './compare.server.ts';
import { findItem, findRevision, findSingle } from './items.server.ts';
import { listNotes } from './notes.server.ts';

type Parameters = { collection: string; id: string };

export async function loadItem({ request, context }: RequestArgs, { id: editorId }: Admin, parameters: Parameters) {
  const { database, content } = context.get(requestContext);
  const { id } = parameters;
  if (!isCollection(parameters.collection)) return gone('collection_not_found');
  const collection = parameters.collection;
  if (id === 'new') return newItem(collection, await isTaken(collection));
  const found = isUuid(id) ? await findItem({ database, editorId }, collection, id) : null;
  if (!found) return gone('item_not_found');
  const { searchParams } = pageUrl(request);
  const checked = searchParams.has('check') ? checkItem(collection, found.typed) : null;
  const compare = Number(searchParams.get('compare') ?? 0);
  const before = compare > 0 ? await findRevision({ database, editorId }, id, compare) : null;
  return {
    ...describe(collection),
    ...found,
    publishAt: found.publishAt && toLondonTime(found.publishAt),
    updatedAt: formatDateAndTime(found.updatedAt),
    revisions: found.revisions.map(({ at, ...revision }) => ({ ...revision, at: formatDateAndTime(at) })),
    errors: checked?.ok === false ? checked.errors : {},
    compared: before && { version: compare, differences: compareItems(found.fields, before, found.typed) },
    notes: listNotes(found, content),
  };

  /** A collection of one item has no second. */
  async function isTaken(name: Collection): Promise<boolean> {
    return 'isSingle' in collections[name] && (await findSingle({ database, editorId }, name)) !== null;
  }
}

function newItem(collection: Collection, isTaken: boolean) {
  if (isTaken) return gone('item_not_found');
  const { isSingle, ...described } = describe(collection);
  return {
    ...described,
    isSingle,
    id: null,
    collection,
    title: isSingle ? described.name : `New ${described.one}`,
    state: 'draft' as const,
    version: 0,
    typed: {},
    fields: listFields(collections[collection].schema),
    path: '/',
    isPublished: false,
    publishAt: null,
    updatedAt: '',
    updatedBy: '',
    revisions: [],
    errors: {},
    compared: null,
    notes: [],
  };
}

function describe(collection: Collection) {
  const { name, one, ...row } = collections[collection];
  return { name, one, isSingle: 'isSingle' in row };
}

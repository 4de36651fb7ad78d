/** All that is published, as one value that never changes. A change makes another one (./content-store.server.ts). */

import { sql } from 'kysely';
import type { z } from 'zod';
import type { Queries } from '#db/connections/client.server.ts';
import { ARTICLE_CATEGORIES } from '#domain/article/article.ts';
import type { VectorLogo } from '#domain/brand/look.ts';
import type { Picture } from '#domain/picture/picture.ts';
import { USUAL_NAVIGATION } from '#domain/site/navigation.ts';
import type { SiteFacts } from '#domain/site/site.ts';
import type { KeptVector } from './brand.ts';
import {
  COLLECTIONS,
  type Collection,
  collections,
  type Item,
  isCollection,
  type ListCollection,
  type SingleCollection,
} from './collections.ts';
import { listOfferedServices } from './services/find-service.ts';
import { placeMenus } from './site/navigation.ts';

export type Content = { readonly [Name in ListCollection]: readonly Item<Name>[] } & {
  readonly [Name in SingleCollection]: Item<Name>;
} & {
  /** The library, by id. */
  readonly pictures: ReadonlyMap<string, Picture>;
};

/** A published item that its collection does not accept any more. It is left out, and the studio shows it. */
export type ContentFault = { id: string; collection: string; slug: string; what: string };

export type ContentRow = { id: string; collection: string; slug: string; published: unknown; position: number };

/** Former paths of pages with their current ones. */
type Redirects = ReadonlyMap<string, string>;

type ReadContent = {
  content: Content;
  faults: ContentFault[];
  redirects: Redirects;
  /** False: the public does not see the site yet. */
  isLaunched: boolean;
};

/** Items read and checked earlier, by id; `row` is the version of the row. */
export type KnownItems = Map<string, { row: string; checked: Checked }>;

/** The id of the transaction that last wrote the row. Every change alters it, including changes made by hand in SQL. */
const rowState = sql<string>`xmin::text`.as('row');

/** @param known only what is not in it is read and checked; it is brought up to date */
export async function readContent(queries: Queries, known: KnownItems = new Map()): Promise<ReadContent> {
  const heads = await queries
    .selectFrom('content_items')
    .select(['id', 'collection', 'slug', 'position', rowState])
    .where('published', 'is not', null)
    .execute();
  await readChanged(queries, heads, known);
  const rows = heads.flatMap((head) => {
    const checked = known.get(head.id)?.checked;
    return checked ? { ...head, checked } : [];
  });
  const moved = await queries
    .selectFrom('content_redirects as before')
    .innerJoin('content_items as item', 'item.id', 'before.item_id')
    .select(['before.collection', 'before.slug as from', 'item.slug as to'])
    .where('item.published', 'is not', null)
    .execute();
  const redirects = moved.flatMap(({ collection, from, to }) =>
    isCollection(collection)
      ? [[collections[collection].pathOf(from), collections[collection].pathOf(to)] as const]
      : [],
  );
  const state = await queries.selectFrom('site_state').select('id').executeTakeFirst();
  return {
    ...composeChecked(rows, await readPictures(queries)),
    redirects: new Map(redirects),
    isLaunched: state !== undefined,
  };
}

async function readChanged(
  queries: Queries,
  heads: readonly { id: string; row: string }[],
  known: KnownItems,
): Promise<void> {
  const ids = new Set(heads.map(({ id }) => id));
  for (const id of known.keys()) if (!ids.has(id)) known.delete(id);
  const changedIds = heads.filter(({ id, row }) => known.get(id)?.row !== row).map(({ id }) => id);
  if (changedIds.length === 0) return;
  const rows = await queries
    .selectFrom('content_items')
    .select(['id', 'collection', 'slug', 'published', 'position', rowState])
    .where('id', '=', (row) => row.fn.any(row.val(changedIds)))
    .where('published', 'is not', null)
    .execute();
  for (const row of rows) known.set(row.id, { row: row.row, checked: checkItem(row) });
}

export async function readPictures(queries: Queries): Promise<Picture[]> {
  const rows = queries.selectFrom('pictures').select(['id', 'width', 'height', 'alt', 'crop_x', 'crop_y']);
  return (await rows.execute()).map(({ crop_x: cropX, crop_y: cropY, ...kept }) => ({ ...kept, cropX, cropY }));
}

/** True if a single item is published: the fallback of an unpublished one has no id. */
export const isPublished = (item: object): boolean => 'id' in item;

/** The address that an item is given, if its collection lets editors choose one. */
export function slugOfDraft(draft: unknown): string | null {
  const { slug } = (draft ?? {}) as { slug?: unknown };
  return typeof slug === 'string' && slug !== '' ? slug : null;
}

export const composeContent = (rows: readonly ContentRow[], library: readonly Picture[] = []) =>
  composeChecked(
    rows.map((row) => ({ ...row, checked: checkItem(row) })),
    library,
  );

type CheckedRow = Omit<ContentRow, 'published'> & { checked: Checked };

function composeChecked(
  rows: readonly CheckedRow[],
  library: readonly Picture[],
): { content: Content; faults: ContentFault[] } {
  const faults: ContentFault[] = [];
  const items = Object.fromEntries(COLLECTIONS.map((name) => [name, [] as object[]])) as Record<Collection, object[]>;
  for (const row of rows.toSorted((a, b) => a.position - b.position || (a.slug < b.slug ? -1 : 1))) {
    const { id, collection, slug, checked } = row;
    if (checked.ok) items[checked.name].push(Object.freeze({ ...checked.item, id, slug }));
    else faults.push({ id, collection, slug, what: checked.what });
  }
  const pictures = new Map(library.map((picture) => [picture.id, Object.freeze(picture)]));
  const content = Object.freeze({ ...Object.fromEntries(COLLECTIONS.map(arrange)), pictures });
  return { content: content as unknown as Content, faults };

  function arrange(name: Collection): [Collection, unknown] {
    const row = collections[name];
    if ('isSingle' in row) return [name, items[name][0] ?? Object.freeze(row.fallback)];
    if (row.order !== 'hand') items[name].sort(byNewest(row.order.newest));
    return [name, Object.freeze(items[name])];
  }
}

type Checked = { ok: true; name: Collection; item: object } | { ok: false; what: string };

export function checkItem({ collection: name, slug, published }: Omit<ContentRow, 'position'>): Checked {
  if (!isCollection(name)) return { ok: false, what: 'there is no such collection' };
  const row: { schema: z.ZodType; slugs?: readonly string[] } = collections[name];
  const { schema, slugs } = row;
  if (slugs && !slugs.includes(slug)) return { ok: false, what: `the site has no page called ${slug}` };
  const complete = collections[name].complete as (stored: unknown) => object;
  const read = schema.safeParse(published);
  if (read.success) return { ok: true, name, item: complete(read.data) };
  const [issue] = read.error.issues;
  return { ok: false, what: `${issue?.path.join('.')}: ${issue?.message}` };
}

export const byNewest = (day: string) => (one: object, other: object) => {
  const [a, b] = [one, other].map((item) => String((item as Record<string, unknown>)[day])) as [string, string];
  return b < a ? -1 : b > a ? 1 : 0;
};

const knownFacts = new WeakMap<Content, SiteFacts>();

/** Facts of the agency on every page, composed once for each version of the content. */
export function siteFactsOf(content: Content): SiteFacts {
  const facts = knownFacts.get(content) ?? composeFacts(content);
  knownFacts.set(content, facts);
  return facts;
}

const composeFacts = (content: Content): SiteFacts => ({
  agency: content.agency,
  brand: {
    colour: content.brand.colour,
    headings: content.brand.headings,
    vector: content.brand.vector && toShownVector(content.brand.vector),
    drawing: content.brand.drawing,
    logo: content.pictures.get(content.brand.logo ?? '') ?? null,
  },
  legalPages: content.legal.map(({ slug }) => slug),
  places: content.places.map(({ slug, name, region, phone, office }) => ({ slug, name, region, phone, office })),
  industries: content.industries.map(({ slug, name, summary, category }) => ({ slug, name, summary, category })),
  services: listOfferedServices(content),
  paidPlaces: [
    ...content.places.flatMap(({ name, payPercent }) => (payPercent === undefined ? [] : { name, payPercent })),
    ...content.calculator.towns,
  ].toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  hasAssistant: content.assistant !== null,
  articleCategories: ARTICLE_CATEGORIES.filter((each) => content.articles.some(({ category }) => category === each)),
  navigation: content.navigation
    ? placeMenus(content.navigation, (to) => isUnpublished(content, to))
    : USUAL_NAVIGATION,
});

/** Leaves out the drawing, which pages load by its address. */
const toShownVector = ({ address, width, height }: KeptVector): VectorLogo => ({ address, width, height });

/** The page of data protection also has a form, which needs no words of an editor. */
const ALWAYS_THERE = '/data-protection';

/** True if an address belongs to an item that is not published. */
function isUnpublished(content: Content, to: string): boolean {
  const [path = ''] = to.split(/[?#]/);
  return (
    path !== ALWAYS_THERE &&
    LISTS.some((name) => {
      const row: { pathOf(slug: string): string; slugs?: readonly string[] } = collections[name];
      const slug = row.slugs ? row.slugs.find((each) => row.pathOf(each) === path) : slugIn(row.pathOf(''), path);
      const items: readonly { slug: string }[] = content[name];
      return slug !== undefined && !items.some((item) => item.slug === slug);
    })
  );
}

const LISTS = COLLECTIONS.filter((name): name is ListCollection => !('isSingle' in collections[name]));

/** @param folder such as `/blog/` */
const slugIn = (folder: string, path: string): string | undefined => {
  const slug = path.startsWith(folder) ? path.slice(folder.length) : '';
  return slug === '' || slug.includes('/') ? undefined : slug;
};

import { data, href, redirect } from 'react-router';
import { z } from 'zod';
import { requireEditor } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { fixedSlugs, isSingle, titleOf } from '#app/features/site/studio/commands/check-item.server.ts';
import { createItem, createPage, moveItem } from '#app/features/site/studio/commands/drafts.server.ts';
import { findCollection } from '#app/features/site/studio/commands/publishing.server.ts';
import { ItemTable } from '#app/features/site/studio/components/lists/item-table.tsx';
import { RemovedItems } from '#app/features/site/studio/components/lists/removed-items.tsx';
import type { Editor } from '#app/features/site/studio/policy.ts';
import { listItems, listRemoved } from '#app/features/site/studio/queries/items.server.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import { BAD_FORM } from '#app/web/form/read.server.ts';
import { throwNotFound } from '#app/web/form/respond.server.ts';
import { type RequestContext, requestContext } from '#app/web/request-context.server.ts';
import { collections, type ListCollection } from '#db/content/collections.ts';
import { slug } from '#db/content/fields.ts';
import type { Route } from './+types/collection';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const editor = await requireEditor({ request, context });
  const collection = findCollection(params.collection);
  if (!collection) throw data('collection_not_found', { status: 404 });
  if (isSingle(collection)) throw redirect(href('/admin/studio/:collection/:id', { collection, id: collection }));
  const row = collections[collection];
  const { name, one, description } = row;
  const { database } = context.get(requestContext);
  const items = await listItems(database, editor, collection);
  const removedItems = await listRemoved(database, editor, collection);
  const slugs = items.map(({ slug }) => slug);
  const unwritten = fixedSlugs(collection)
    ?.filter((slug) => !slugs.includes(slug))
    .map((slug) => ({ slug, title: titleOf(collection, { slug }, slug) }));
  const isByHand = 'order' in row && row.order === 'hand';
  return { collection, name, one, description, isByHand, unwritten: unwritten ?? null, items, removed: removedItems };
}

const collectionForm = z.strictObject({
  intent: z.enum(['new', 'up', 'down'], BAD_FORM),
  id: z.uuid(BAD_FORM).optional(),
  slug: slug.optional(),
});

export const action = formAction({
  form: collectionForm,
  gate: requireEditor,
  once: ['new'],
  run: async ({ services, proof: editor, params, value: { intent, id, slug: page } }) => {
    const collection = findCollection(params['collection']);
    if (!collection || isSingle(collection)) return throwNotFound('collection_not_found');
    if (intent === 'new') {
      const begun = await createDraft({ services, editor, collection: collection as ListCollection, slug: page });
      return begun ? { ok: true as const, collection, id: begun } : throwNotFound('item_not_found');
    }
    if (!id || !(await moveItem(services, editor, id, intent))) return throwNotFound('item_not_found');
    return { ok: true as const, collection, id: null };
  },
  done: ({ collection, id }) =>
    id
      ? { to: href('/admin/studio/:collection/:id', { collection, id }) }
      : { to: href('/admin/studio/:collection', { collection }), notice: 'item-moved' },
  refuse: () => ({ status: 404 }),
});

type NewDraft = { services: RequestContext; editor: Editor; collection: ListCollection; slug: string | undefined };

/** @returns the id of the draft; null if the slug names no page of the site */
async function createDraft({ services, editor, collection, slug: page }: NewDraft): Promise<string | null> {
  if (fixedSlugs(collection)) return createPage(services, editor, { collection, slug: page ?? '' });
  return page === undefined ? createItem(services, editor, collection) : null;
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  deskMeta(
    { path: location.pathname, title: loaderData?.name ?? 'Studio', description: loaderData?.description ?? '' },
    matches,
  );

export default function CollectionPage({ loaderData: { name, description, removed, ...list } }: Route.ComponentProps) {
  return (
    <>
      <PageHead trail={[...trailOf('/admin', '/admin/studio'), { label: name }]} title={name} />
      <p className="mb-6 text-ink-soft">{description}</p>
      <ItemTable {...list} />
      <RemovedItems collection={list.collection} items={removed} />
    </>
  );
}

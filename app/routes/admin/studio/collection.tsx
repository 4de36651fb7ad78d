/** The items of a collection: opened, begun, and arranged. */
import { data, href, redirect } from 'react-router';
import { z } from 'zod';
import { requireEditor } from '#app/features/accounts/gates.server.ts';
import { deskMeta, trailOf } from '#app/features/desk/components/frame/sections.ts';
import { isSingle } from '#app/features/studio/commands/check-item.server.ts';
import { createItem, moveItem } from '#app/features/studio/commands/drafts.server.ts';
import { findCollection } from '#app/features/studio/commands/publishing.server.ts';
import { ItemTable } from '#app/features/studio/components/lists/item-table.tsx';
import { listItems } from '#app/features/studio/queries/items.server.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import { BAD_FORM } from '#app/web/form/read.server.ts';
import { gone } from '#app/web/form/respond.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { collections, type ListCollection } from '#db/content/collections.ts';
import type { Route } from './+types/collection';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const editor = await requireEditor({ request, context });
  const collection = findCollection(params.collection);
  if (!collection) throw data('collection_not_found', { status: 404 });
  if (isSingle(collection)) throw redirect(href('/admin/studio/:collection/:id', { collection, id: collection }));
  const row = collections[collection];
  const { name, one, description } = row;
  const items = await listItems(context.get(requestContext).database, editor, collection);
  return { collection, name, one, description, isByHand: 'order' in row && row.order === 'hand', items };
}

const collectionForm = z.strictObject({
  intent: z.enum(['new', 'up', 'down'], BAD_FORM),
  id: z.uuid(BAD_FORM).optional(),
});

export const action = formAction({
  form: collectionForm,
  gate: requireEditor,
  run: async ({ services, proof: editor, params, value: { intent, id } }) => {
    const collection = findCollection(params.collection);
    if (!collection || isSingle(collection)) return gone('collection_not_found');
    if (intent === 'new')
      return { ok: true as const, collection, id: await createItem(services, editor, collection as ListCollection) };
    if (!id || !(await moveItem(services, editor, id, intent))) return gone('item_not_found');
    return { ok: true as const, collection, id: null };
  },
  done: ({ collection, id }) =>
    id
      ? { to: href('/admin/studio/:collection/:id', { collection, id }) }
      : { to: href('/admin/studio/:collection', { collection }), notice: 'item-moved' },
  refuse: () => ({ status: 404 }),
});

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  deskMeta(
    { path: location.pathname, title: loaderData?.name ?? 'Studio', description: loaderData?.description ?? '' },
    matches,
  );

export default function CollectionPage({ loaderData: { name, description, ...list } }: Route.ComponentProps) {
  return (
    <>
      <PageHead trail={[...trailOf('/admin', '/admin/studio'), { label: name }]} title={name} />
      <p className="mb-6 text-ink-soft">{description}</p>
      <ItemTable {...list} />
    </>
  );
}

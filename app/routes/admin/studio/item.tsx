/** One item of the studio: its form beside a preview. */
import { data, href, redirect } from 'react-router';
import { requireEditor } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { checkContent, isSingle, titleOf } from '#app/features/site/studio/commands/check-item.server.ts';
import { editItem, readTypedItem } from '#app/features/site/studio/commands/edit-item.server.ts';
import { ConflictPanel } from '#app/features/site/studio/components/editor/conflict-panel.tsx';
import { FORM_ID, ItemEditor } from '#app/features/site/studio/components/editor/item-editor.tsx';
import { ItemStatus } from '#app/features/site/studio/components/lists/item-status.tsx';
import { previewPath } from '#app/features/site/studio/form.ts';
import { canBeUnpublished } from '#app/features/site/studio/policy.ts';
import { listFindings, listSitePaths } from '#app/features/site/studio/queries/findings.server.ts';
import { findItem } from '#app/features/site/studio/queries/items.server.ts';
import { findOfferedPictures } from '#app/features/site/studio/queries/picture-use.server.ts';
import { compare } from '#app/features/site/studio/queries/revisions.server.ts';
import type { Conflict, ItemContent, ItemErrors } from '#app/features/site/studio/schema.ts';
import { MOST_ITEM_FIELDS } from '#app/features/site/studio/schema.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { readFields, refuseForm } from '#app/web/form/read.server.ts';
import { withPageNotice } from '#app/web/notices/page-notices.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { collections } from '#db/content/collections.ts';
import { slugOfDraft } from '#db/content/content.ts';
import { listFields } from '#db/content/fields.ts';
import type { Route } from './+types/item';

async function open({ request, context, params }: Pick<Route.LoaderArgs, 'request' | 'context' | 'params'>) {
  const editor = await requireEditor({ request, context });
  const services = context.get(requestContext);
  const openedItem = await findItem(services.database, editor, params);
  if (!openedItem) throw data('item_not_found', { status: 404 });
  return { editor, services, opened: openedItem };
}

export async function loader(args: Route.LoaderArgs) {
  const { editor, services, opened } = await open(args);
  const { collection, state, content, fault, isPlacing } = opened;
  const contentCheck = checkContent(collection, content);
  const page = collections[collection].pathOf(slugOfDraft(content) ?? state.slug);
  return {
    collection,
    collectionName: collections[collection].name,
    isSingle: isSingle(collection),
    canBeUnpublished: canBeUnpublished(collection),
    title: titleOf(collection, content, state.slug),
    fields: listFields(collections[collection].schema),
    state,
    content,
    fault,
    isPlacing,
    errors: contentCheck.ok ? {} : contentCheck.errors,
    findings: listFindings(collection, content, services),
    previewUrl: previewPath(page, state.id),
    address: page.includes('#') ? null : `${services.publicOrigin}${page}`,
    sitePaths: listSitePaths(services.content),
    pictures: await findOfferedPictures(services.database, editor, opened),
  };
}

type Answer = { content: ItemContent; version: number; errors: ItemErrors; conflict: Conflict | null; attempt: string };

/** `formAction` does not fit: the fields depend on the collection, nest, and may be thousands; some buttons only change the form. */
export async function action(args: Route.ActionArgs) {
  const { editor, services, opened } = await open(args);
  const { collection, state } = opened;
  const typedItem = readTypedItem(collection, await readFields(args.request, MOST_ITEM_FIELDS));
  if (!typedItem) throw refuseForm();
  const edited = await editItem(services, editor, state.id, typedItem, services.now);
  const { collection: name = '', id = '' } = args.params;
  const here = href('/admin/studio/:collection/:id', { collection: name, id });
  if (edited.ok)
    throw redirect(
      withPageNotice(edited.isGone ? href('/admin/studio/:collection', { collection: name }) : here, edited.notice),
    );
  const sent = { content: typedItem.content, version: typedItem.version, errors: {}, conflict: null };
  const redisplay = (part: Partial<Answer>, status: number) =>
    data<Answer>({ ...sent, attempt: services.requestId, ...part }, { status });
  if (edited.reason === 'list_changed') return redisplay({ content: edited.content }, 200);
  if (edited.reason === 'invalid') return redisplay({ errors: edited.errors }, 422);
  if (edited.reason === 'bad_form') throw refuseForm();
  if (edited.reason === 'not_found') throw data('item_not_found', { status: 404 });
  const { version, updatedBy: by, updatedAt: at } = state;
  const differences = compare(collection, opened.content, typedItem.content);
  return redisplay({ version, conflict: { version, by, at, differences } }, 409);
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  deskMeta({ path: location.pathname, title: loaderData?.title ?? 'Item', description: 'Edit an item.' }, matches);

export default function ItemPage({ loaderData, actionData, params: { collection, id } }: Route.ComponentProps) {
  const { title, collectionName, state, fault, isPlacing, ...shown } = loaderData;
  const path = href('/admin/studio/:collection/:id', { collection, id });
  const list = { label: collectionName, href: href('/admin/studio/:collection', { collection }) };
  const conflict = actionData?.conflict ?? null;
  // The loader's version is older: the loader runs again after the answer is shown, and misses drafts saved since.
  const version = actionData?.version ?? state.version;
  const hasErrors = Object.keys(actionData?.errors ?? {}).length > 0;
  return (
    <>
      <PageHead
        trail={[...trailOf('/admin', '/admin/studio'), ...(shown.isSingle ? [] : [list]), { label: title }]}
        title={title}
      >
        <ItemStatus state={state} fault={fault} isPlacing={isPlacing} revisions={`${path}/revisions`} />
      </PageHead>
      {conflict && <ConflictPanel conflict={conflict} formId={FORM_ID} path={path} />}
      <ItemEditor
        key={hasErrors ? `${state.version} ` : `${version} ${actionData?.attempt ?? ''}`}
        {...shown}
        state={state}
        content={actionData?.content ?? shown.content}
        version={version}
        sentErrors={actionData?.errors ?? {}}
        hasConflict={conflict !== null}
        path={path}
      />
    </>
  );
}

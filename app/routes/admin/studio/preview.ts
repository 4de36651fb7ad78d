/** Renders an item as typed, before it is saved. Called by scripts only. */
import { requireEditor } from '#app/features/core/accounts/gates.server.ts';
import { readTypedItem } from '#app/features/site/studio/commands/edit-item.server.ts';
import { findItem } from '#app/features/site/studio/queries/items.server.ts';
import { MOST_ITEM_FIELDS } from '#app/features/site/studio/schema.ts';
import { readFields } from '#app/web/form/read.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { collections } from '#db/content/collections.ts';
import { slugOfDraft } from '#db/content/content.ts';
import { composeTyped } from '#db/content/preview/typed-content.ts';
import type { Route } from './+types/preview';

const refuse = (status: number) => new Response(null, { status });

export const loader = () => new Response('Send a form\n', { status: 405, headers: { Allow: 'POST' } });

/** Answers 204 until the required fields are complete. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const editor = await requireEditor({ request, context });
  const services = context.get(requestContext);
  const openedItem = await findItem(services.database, editor, params);
  if (!openedItem) return refuse(404);
  const typedContent = readTypedItem(openedItem.collection, await readFields(request, MOST_ITEM_FIELDS))?.content;
  if (!typedContent) return refuse(400);
  const { collection, state } = openedItem;
  const previewContent = await services.database.asActor(editor.id, (transaction) =>
    composeTyped(transaction, services.content, { ...state, collection, typed: typedContent }),
  );
  if (!previewContent) return refuse(204);
  const page = collections[collection].pathOf(slugOfDraft(typedContent) ?? state.slug);
  const pageRequest = new Request(new URL(page, request.url), {
    headers: { Cookie: request.headers.get('Cookie') ?? '' },
  });
  const answer = await services.renderPreview(pageRequest, services, previewContent);
  // A 'not found' page is shown too, because the preview itself succeeded.
  return answer.status < 500 ? new Response(answer.body, { headers: answer.headers }) : answer;
}

/** Saves the draft while the editor types. Called by scripts only. */
import { data } from 'react-router';
import { requireEditor } from '#app/features/core/accounts/gates.server.ts';
import { checkContent } from '#app/features/site/studio/commands/check-item.server.ts';
import { saveDraft } from '#app/features/site/studio/commands/drafts.server.ts';
import { readTypedItem } from '#app/features/site/studio/commands/edit-item.server.ts';
import { previewPath } from '#app/features/site/studio/form.ts';
import { listFindings } from '#app/features/site/studio/queries/findings.server.ts';
import { findItem } from '#app/features/site/studio/queries/items.server.ts';
import type { AutosaveAnswer } from '#app/features/site/studio/schema.ts';
import { readFields } from '#app/web/form/read.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { collections } from '#db/content/collections.ts';
import { slugOfDraft } from '#db/content/content.ts';
import { londonTime } from '#domain/time/london-moment.ts';
import type { Route } from './+types/draft';

const MOST_FIELDS = 4_000;
const STATUS = { stale: 409, not_found: 404, bad_form: 400 };

export const loader = () => new Response('Send a form\n', { status: 405, headers: { Allow: 'POST' } });

export async function action({ request, context, params }: Route.ActionArgs) {
  const editor = await requireEditor({ request, context });
  const services = context.get(requestContext);
  const openedItem = await findItem(services.database, editor, params);
  if (!openedItem) return refuse('not_found');
  const typedItem = readTypedItem(openedItem.collection, await readFields(request, MOST_FIELDS));
  if (!typedItem) return refuse('bad_form');
  const { content, version } = typedItem;
  const saveResult = await saveDraft(services, editor, { id: openedItem.state.id, version }, content);
  if (!saveResult.ok) return refuse(saveResult.reason);
  const contentCheck = checkContent(openedItem.collection, content);
  return data<AutosaveAnswer>({
    ok: true,
    version: saveResult.version,
    savedAt: londonTime(services.now),
    errors: contentCheck.ok ? {} : contentCheck.errors,
    findings: listFindings(openedItem.collection, content, services),
    previewUrl: previewPath(
      collections[openedItem.collection].pathOf(slugOfDraft(content) ?? openedItem.state.slug),
      openedItem.state.id,
    ),
  });
}

const refuse = (reason: keyof typeof STATUS) => data<AutosaveAnswer>({ ok: false, reason }, { status: STATUS[reason] });

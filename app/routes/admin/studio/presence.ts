/** A tab reports that its item is open, and learns who else has it open. Called by scripts only. */
import { data } from 'react-router';
import { z } from 'zod';
import { requireEditor } from '#app/features/core/accounts/gates.server.ts';
import { reportPresence } from '#app/features/site/studio/commands/presence.server.ts';
import { findItem } from '#app/features/site/studio/queries/items.server.ts';
import { BAD_FORM, readForm } from '#app/web/form/read.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/presence';

const presence = z.strictObject({ tab: z.uuid(BAD_FORM) });

export const loader = () => new Response('Send a form\n', { status: 405, headers: { Allow: 'POST' } });

export async function action({ request, context, params }: Route.ActionArgs) {
  const editor = await requireEditor({ request, context });
  const services = context.get(requestContext);
  const form = await readForm(request, presence);
  const openedItem = await findItem(services.database, editor, params);
  if (!openedItem || !form.ok) return data({ others: [] }, { status: 404 });
  const otherEditors = await reportPresence(services, editor, { id: openedItem.state.id, tab: form.value.tab });
  return data({ others: otherEditors ?? [] });
}

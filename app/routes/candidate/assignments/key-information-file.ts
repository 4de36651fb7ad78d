/** Downloads one version, for the worker it belongs to. */
import { requireCandidate } from '#app/features/core/accounts/gates.server.ts';
import { findOwnDocumentFile } from '#app/features/people/assignments/queries/key-information.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { sendBytes } from '#app/web/stored-file.server.ts';
import type { Route } from './+types/key-information-file';

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const candidate = await requireCandidate({ request, context });
  return sendBytes(await findOwnDocumentFile(context.get(requestContext), candidate, id));
}

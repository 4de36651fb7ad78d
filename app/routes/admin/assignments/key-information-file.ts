import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { findDocumentFile } from '#app/features/people/assignments/queries/key-information.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { sendBytes } from '#app/web/stored-file.server.ts';
import type { Route } from './+types/key-information-file';

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  return sendBytes(await findDocumentFile(context.get(requestContext), consultant, id));
}

/** What came with an enquiry, for administrators. */
import { findViewer } from '#app/features/accounts/gates.server.ts';
import { findEnquiryFile } from '#app/features/enquiries/queries/enquiries.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { sendStoredFile } from '#app/web/stored-file.server.ts';
import type { Route } from './+types/enquiry-file';

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  const viewer = await findViewer({ request, context });
  return sendStoredFile(services.storage, viewer && (await findEnquiryFile(services, viewer, id)));
}

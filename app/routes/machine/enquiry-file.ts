/** Serves the file sent with an enquiry to administrators and consultants. */
import { findConsultant } from '#app/features/core/accounts/gates.server.ts';
import { findEnquiryFile } from '#app/features/core/enquiries/queries/enquiries.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { sendStoredFile } from '#app/web/stored-file.server.ts';
import type { Route } from './+types/enquiry-file';

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  const consultant = await findConsultant({ request, context });
  return sendStoredFile(services.storage, consultant && (await findEnquiryFile(services, consultant, id)));
}

/** Downloads a CV, for its candidate and for those who received it. */
import { findConsultant, findViewer } from '#app/features/core/accounts/gates.server.ts';
import { findReadableCv } from '#app/features/people/profile/queries/cvs.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { sendStoredFile } from '#app/web/stored-file.server.ts';
import { CV_MEDIA_TYPES } from '#domain/profile/cv.ts';
import type { Route } from './+types/cv';

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  const viewer = await findViewer({ request, context });
  const isDenied = viewer?.role === 'admin' && !(await findConsultant({ request, context }));
  const cv = viewer && !isDenied ? await findReadableCv(services, viewer, id) : null;
  return sendStoredFile(services.storage, cv && { ...cv, mediaType: CV_MEDIA_TYPES[cv.extension] });
}

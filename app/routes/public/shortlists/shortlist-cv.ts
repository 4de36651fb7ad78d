/** The client who has the link may open the CV once the candidate may be named. */
import { findCvByLink } from '#app/features/hirers/clients/queries/shortlist-by-link.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { sendStoredFile } from '#app/web/stored-file.server.ts';
import { CV_MEDIA_TYPES } from '#domain/profile/cv.ts';
import type { Route } from './+types/shortlist-cv';

export async function loader({ context, params: { token, position } }: Route.LoaderArgs) {
  const { database, storage } = context.get(requestContext);
  const cv = await findCvByLink(database, token, position);
  return sendStoredFile(storage, cv && { ...cv, mediaType: CV_MEDIA_TYPES[cv.extension] });
}

/** A CV, as a file to keep. Whoever may not read it is told the same as if there were none. */
import { Readable } from 'node:stream';
import { findViewer } from '#app/features/accounts/gates.server.ts';
import { findReadableCv } from '#app/features/profile/queries/cvs.server.ts';
import { requestContext } from '#app/site/request-context.server.ts';
import { CV_MEDIA_TYPES } from '#domain/cv.ts';
import type { Route } from './+types/cv';

const NOT_FOUND = 'There is no such file, or it is not for you.\n';

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  const viewer = await findViewer({ request, context });
  const cv = viewer && (await findReadableCv(services, viewer, id));
  if (!cv) return new Response(NOT_FOUND, { status: 404 });
  const file = await services.storage.open(cv.storageKey);
  if (!file) throw new Error('The file of a CV is missing from the store');
  // A name of ours: letters, digits, dots, hyphens and underscores, so nothing in it needs escaping.
  const headers = {
    'Content-Disposition': `attachment; filename="${cv.name}"`,
    'Content-Type': CV_MEDIA_TYPES[cv.extension],
    'Content-Length': String(cv.sizeBytes),
  };
  if (request.method === 'HEAD') {
    file.destroy();
    return new Response(null, { headers });
  }
  return new Response(Readable.toWeb(file) as ReadableStream, { headers });
}

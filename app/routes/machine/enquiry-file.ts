/** What came with an enquiry, as a file to keep. Whoever may not read it is told the same as if there were none. */
import { Readable } from 'node:stream';
import { findViewer } from '#app/features/accounts/gates.server.ts';
import { findEnquiryFile } from '#app/features/enquiries/queries/enquiries.server.ts';
import { requestContext } from '#app/site/request-context.server.ts';
import type { Route } from './+types/enquiry-file';

const NOT_FOUND = 'There is no such file, or it is not for you.\n';

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  const viewer = await findViewer({ request, context });
  const stored = viewer && (await findEnquiryFile(services, viewer, id));
  if (!stored) return new Response(NOT_FOUND, { status: 404 });
  const file = await services.storage.open(stored.storageKey);
  if (!file) throw new Error('The file of an enquiry is missing from the store');
  // Its name holds letters, digits, dots, hyphens and underscores alone (migration 0008): nothing needs escaping.
  const headers = {
    'Content-Disposition': `attachment; filename="${stored.name}"`,
    'Content-Type': stored.mediaType,
    'Content-Length': String(stored.sizeBytes),
  };
  if (request.method === 'HEAD') {
    file.destroy();
    return new Response(null, { headers });
  }
  return new Response(Readable.toWeb(file) as ReadableStream, { headers });
}

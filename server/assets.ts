/** Files of the client build: named after their content, kept for ever, already compressed at build time. */
import type { ReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { NOTHING_RUNS } from './security-headers.ts';
import { WORKER_HEADERS, WORKER_PATH } from './service-worker.ts';

/** Whatever is named after its content. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';

/** @returns whether a file was found and is being sent */
export type AssetHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

export function createAssetHandler(folder: string, headers: [string, string][]): AssetHandler {
  const ofFiles: [string, string][] = [...headers, ['Content-Security-Policy', NOTHING_RUNS]];
  const ofWorker = [...headers, ...WORKER_HEADERS];
  const serve = sirv(folder, { etag: true, brotli: true, gzip: true });
  return (request, response) => {
    let isFound = true;
    const path = request.url?.split('?', 1)[0] ?? '/';
    const always: [string, string][] =
      path === WORKER_PATH
        ? ofWorker
        : [...ofFiles, ['Cache-Control', path.startsWith('/assets/') ? FOR_EVER : AN_HOUR]];
    // Set beforehand, because an answer that nothing has changed does not come by sirv's own `setHeaders`.
    for (const [name, value] of always) response.setHeader(name, value);
    const guard = (file: ReadStream) => guardFile(file, response);
    response.once('pipe', guard);
    serve(request, response, () => {
      isFound = false;
      response.off('pipe', guard);
      for (const [name] of always) response.removeHeader(name);
    });
    return isFound;
  };
}

/** A file that cannot be read must end this answer and not the process; one that nobody waits for any more is closed. */
function guardFile(file: ReadStream, response: ServerResponse): void {
  file.once('error', () => response.destroy());
  response.once('close', () => file.destroy());
}

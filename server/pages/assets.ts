/** Files of the client build: named after their content, kept for ever, already compressed at build time. */
import type { ReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { NOTHING_RUNS } from '#server/http/security-headers.ts';
import { WORKER_HEADERS, WORKER_PATH } from './service-worker.ts';

/** All files below this path are named by their content. */
export const HASHED_PATH = '/assets/';
const FOR_EVER = 'public, max-age=31536000, immutable';
const CACHE_FOR_AN_HOUR = 'public, max-age=3600';

/** @returns whether a file was found and is being sent */
export type AssetHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

export type ClientFiles = {
  /** The client build's folder, or `public` in development. */
  client: string;
  /** Client files of earlier versions, which open pages still request. */
  earlierClients: string[];
};

export function createAssetHandler({ client, earlierClients }: ClientFiles, headers: [string, string][]): AssetHandler {
  const ofAll: [string, string][] = [...headers, ['Accept-Ranges', 'none']];
  const ofFiles: [string, string][] = [...ofAll, ['Content-Security-Policy', NOTHING_RUNS]];
  const ofWorker = [...ofAll, ...WORKER_HEADERS];
  const serve = openFolder(client);
  const serveEarlier = earlierClients.map(openFolder);
  return (request, response) => {
    let isFound = true;
    const path = request.url?.split('?', 1)[0] ?? '/';
    const always: [string, string][] =
      path === WORKER_PATH
        ? ofWorker
        : [...ofFiles, ['Cache-Control', path.startsWith(HASHED_PATH) ? FOR_EVER : CACHE_FOR_AN_HOUR]];
    // Set before sirv runs, because its `setHeaders` is not called for 304 answers.
    for (const [name, value] of always) response.setHeader(name, value);
    // sirv misreads ranges. No file here is large enough to resume, so each is sent whole (RFC 9110, 14.2).
    delete request.headers.range;
    const guard = (file: ReadStream) => guardFile(file, response);
    response.once('pipe', guard);
    const abandon = () => {
      isFound = false;
      response.off('pipe', guard);
      for (const [name] of always) response.removeHeader(name);
    };
    const otherHandlers = path.startsWith(HASHED_PATH) ? serveEarlier : [];
    const next = otherHandlers.reduceRight<() => void>((later, each) => () => each(request, response, later), abandon);
    serve(request, response, next);
    return isFound;
  };
}

const handlers = new Map<string, ReturnType<typeof sirv>>();

/** Built files never change, so each is read from disk once per process. */
function openFolder(folder: string): ReturnType<typeof sirv> {
  const handler = handlers.get(folder) ?? sirv(folder, { etag: true, brotli: true, gzip: true });
  handlers.set(folder, handler);
  return handler;
}

/** If the file cannot be read, ends this answer and not the process. If the client leaves, closes the file. */
function guardFile(file: ReadStream, response: ServerResponse): void {
  file.once('error', () => response.destroy());
  response.once('close', () => file.destroy());
}

/** Files of the client build: named after their content, kept for ever, already compressed at build time. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { NOTHING_RUNS } from './security-headers.ts';
import { WORKER_HEADERS, WORKER_PATH } from './service-worker.ts';

/** @returns whether a file was found and is being sent */
export type AssetHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

export function createAssetHandler(folder: string, headers: [string, string][]): AssetHandler {
  const ofFiles: [string, string][] = [...headers, ['Content-Security-Policy', NOTHING_RUNS]];
  const ofWorker = [...headers, ...WORKER_HEADERS];
  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, pathname) => {
      if (pathname === WORKER_PATH) return;
      const isNamedAfterContent = pathname.startsWith('/assets/');
      response.setHeader(
        'Cache-Control',
        isNamedAfterContent ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
  return (request, response) => {
    let isFound = true;
    const always = request.url?.split('?', 1)[0] === WORKER_PATH ? ofWorker : ofFiles;
    // Set beforehand, because an answer that nothing has changed does not come by `setHeaders`.
    for (const [name, value] of always) response.setHeader(name, value);
    serve(request, response, () => {
      isFound = false;
      for (const [name] of always) response.removeHeader(name);
    });
    return isFound;
  };
}

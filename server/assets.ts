/** Files of the client build: named after their content, kept for ever, already compressed at build time. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

/** @returns whether a file was found and is being sent */
export type AssetHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

export function createAssetHandler(folder: string, headers: [string, string][]): AssetHandler {
  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, pathname) => {
      for (const [name, value] of headers) response.setHeader(name, value);
      const isNamedAfterContent = pathname.startsWith('/assets/');
      response.setHeader(
        'Cache-Control',
        isNamedAfterContent ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
  return (request, response) => {
    let isFound = true;
    serve(request, response, () => {
      isFound = false;
    });
    return isFound;
  };
}

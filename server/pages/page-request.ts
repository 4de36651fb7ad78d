/** The request that a page gets: its body bounded, HEAD as GET, at the configured origin. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { largestBody } from '#server/http/guards.ts';
import { stopReading } from '#server/http/unread-body.ts';
import type { Config } from '../../config.server.ts';

/**
 * HEAD is rendered as GET, so that its headers are correct, and the body is discarded here: the router would leave a stream open that holds
 * a file or a queue place.
 */
export const asGet = (request: Request): Request =>
  request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request;

/** The demo answers to every host name of this computer; a real site uses its configured origin whatever `Host` says. */
export const originOf = ({ publicOrigin, isDemo }: Config) => {
  const { host, protocol } = new URL(publicOrigin);
  return isDemo ? { protocol } : { host, protocol };
};

export type Bound = {
  isPassed: boolean;
  /** Stops passing the body on to the page. */
  cut: (reason: string) => void;
};

/**
 * Enforces the size limit on bodies without a length, or with a false one, while they arrive. If the answer has been given already, the
 * rest of a body within the limit is read and dropped, so that the client gets to the answer; a longer one is cut off.
 */
export function boundBody(request: IncomingMessage, response: ServerResponse): Bound {
  const largestBytes = largestBody(request);
  const bound: Bound = { isPassed: false, cut: () => undefined };
  let received = 0;
  request.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received <= largestBytes) return;
    stopReading(request);
    bound.isPassed = true;
    bound.cut('The request body is too large');
    if (response.headersSent) request.destroy();
  });
  return bound;
}

/** Returns the request with a body that fails beyond the limit. */
export function failAt(bound: Bound, request: Request): Request {
  if (!request.body) return request;
  const bounded = request.body.pipeThrough(
    new TransformStream({
      start: (controller) => {
        bound.cut = (reason) => controller.error(new Error(reason));
      },
    }),
  );
  return new Request(request, { body: bounded, duplex: 'half' } as RequestInit);
}

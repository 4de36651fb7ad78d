import type { IncomingMessage, ServerResponse } from 'node:http';
import { isReading } from '#server/pages/page-key.ts';
import { refusalFor } from '#server/pages/plain-page.ts';
import { hasBody, type Refusal } from './guards.ts';
import { lingerUnread } from './unread-body.ts';

type Headers = readonly (readonly [string, string])[];

export function sendRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  refusal: Refusal,
  securityHeaders: Headers,
): void {
  const { status, headers = [] } = refusal;
  const { type, policy, text } = refusalFor(request, refusal);
  const body = Buffer.from(text);
  // A body that was not read would be taken for the next request on this connection.
  const mayBeUnread = !isReading(request) || hasBody(request);
  const closing = mayBeUnread ? ['Connection', 'close'] : [];
  if (mayBeUnread && !request.complete) lingerUnread(request);
  response.writeHead(status, [
    ...securityHeaders.flat(),
    ...headers.flat(),
    ...closing,
    'Content-Security-Policy',
    policy,
    'Cache-Control',
    'no-store',
    'Content-Type',
    type,
    'Content-Length',
    String(body.length),
  ]);
  response.end(request.method === 'HEAD' ? undefined : body);
}

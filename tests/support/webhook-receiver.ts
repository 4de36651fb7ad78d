import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Reach } from '#platform/outbound/reach.server.ts';
import { startLocalServer } from './local-server.ts';
import { preload } from './preload.ts';

type ReceivedWebhook = { id: string; body: string; headers: Record<string, string> };
type Answer = (webhook: ReceivedWebhook, response: ServerResponse) => unknown;

export type WebhookReceiver = {
  address: string;
  /** Allows webhooks to reach this computer. */
  reach: Reach;
  /** For a complete site, which refuses local addresses: it sends to `outsideAddress` instead. */
  outsideAddress: string;
  env: { NODE_OPTIONS: string };
  received: ReceivedWebhook[];
  answer(answer: Answer): void;
  forget(): void;
  close(): Promise<void>;
};

const ACCEPT: Answer = (_, response) => response.writeHead(204).end();

const OUTSIDE_HOST = 'receiver.example';

/**
 * Resolves the host to a public address before the site starts, and redirects https connections for it to this computer. The site's checks
 * of name and address stay active.
 */
const detourOf = (port: number): string => `
  import { Resolver } from 'node:dns/promises';
  import http from 'node:http';
  import https from 'node:https';
  import { syncBuiltinESMExports } from 'node:module';
  const { resolve4, resolve6 } = Resolver.prototype;
  const answer = (resolve, addresses) => function (host) {
    return host === '${OUTSIDE_HOST}' ? Promise.resolve(addresses) : resolve.call(this, host);
  };
  Resolver.prototype.resolve4 = answer(resolve4, ['93.184.215.14']);
  Resolver.prototype.resolve6 = answer(resolve6, []);
  const { request } = https;
  https.request = (url, options) => {
    if (url.hostname !== '${OUTSIDE_HOST}') return request(url, options);
    const { lookup, ...rest } = options;
    return http.request({ ...rest, host: '127.0.0.1', port: ${port}, path: url.pathname });
  };
  syncBuiltinESMExports();`;

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = [];
  let answer = ACCEPT;
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const webhook = { id: headers['webhook-id'] ?? '', body: await text(request), headers };
    received.push(webhook);
    answer(webhook, response);
  };
  // A killed sender cuts its connection.
  const { port, close } = await startLocalServer(
    (request, response) => void take(request, response).catch(() => response.destroy()),
  );
  return {
    address: `http://hooks.example:${port}/in`,
    outsideAddress: `https://${OUTSIDE_HOST}/in`,
    env: preload(detourOf(port)),
    reach: { resolve: async () => ['127.0.0.1'], includesLoopback: true },
    received,
    answer: (next) => {
      answer = next;
    },
    forget: () => {
      received.length = 0;
      answer = ACCEPT;
    },
    close,
  };
}

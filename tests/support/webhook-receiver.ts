/** A receiver of webhooks on this computer, which notes what came. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Reach } from '#platform/outbound/reach.server.ts';

export type ReceivedWebhook = { id: string; body: string; headers: Record<string, string> };
type Answer = (webhook: ReceivedWebhook, response: ServerResponse) => unknown;

export type WebhookReceiver = {
  address: string;
  /** The only way in which a webhook reaches this computer. */
  reach: Reach;
  received: ReceivedWebhook[];
  /** 204, unless said otherwise. */
  answer(answer: Answer): void;
  forget(): void;
  close(): Promise<void>;
};

const ACCEPT: Answer = (_, response) => response.writeHead(204).end();

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = [];
  let answer = ACCEPT;
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const webhook = { id: headers['webhook-id'] ?? '', body: await text(request), headers };
    received.push(webhook);
    answer(webhook, response);
  };
  // A sender that is killed cuts its connection.
  const server = createServer((request, response) => void take(request, response).catch(() => response.destroy()));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    address: `http://hooks.example:${(server.address() as AddressInfo).port}/in`,
    reach: { resolve: async () => ['127.0.0.1'], includesLoopback: true },
    received,
    answer: (next) => {
      answer = next;
    },
    forget: () => {
      received.length = 0;
      answer = ACCEPT;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

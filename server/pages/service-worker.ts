/** Sends the service worker, or the script that removes it (docs/operate/app.md). */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { FETCHES_ONLY } from '#server/http/security-headers.ts';

export const WORKER_PATH = '/service-worker.js';

/** Revalidated on every page load, so that a browser always finds the next version. */
export const WORKER_HEADERS: [string, string][] = [
  ['Cache-Control', 'no-cache'],
  ['Content-Security-Policy', FETCHES_ONLY],
];

/** Replaces the worker at once, deletes what it stored, and unregisters. Open pages stay. */
const KILL_SWITCH = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
`;

export function sendKillSwitch(request: IncomingMessage, response: ServerResponse, headers: [string, string][]): void {
  response.writeHead(200, [
    ...headers.flat(),
    ...WORKER_HEADERS.flat(),
    'Content-Type',
    'text/javascript; charset=utf-8',
    'Content-Length',
    String(Buffer.byteLength(KILL_SWITCH)),
  ]);
  response.end(request.method === 'HEAD' ? undefined : KILL_SWITCH);
}

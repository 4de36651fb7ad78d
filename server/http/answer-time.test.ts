import { once } from 'node:events';
import { createServer, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { waitForAnswer } from './guards.ts';

let server: Server;
const unanswered: ServerResponse[] = [];

beforeEach(async () => {
  server = createServer((received, response) => {
    waitForAnswer(received);
    received.resume();
    unanswered.push(response);
  });
  server.timeout = 20;
  await once(server.listen(0, '127.0.0.1'), 'listening');
});

afterEach(() => {
  for (const response of unanswered.splice(0)) response.destroy();
  server.close();
});

/** @returns the status or the error code */
function upload(path: string): Promise<number | string | undefined> {
  const { port } = server.address() as AddressInfo;
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
  return new Promise((resolve) => {
    request({ port, host: '127.0.0.1', path, method: 'POST', headers, agent: false }, ({ statusCode }) =>
      resolve(statusCode),
    )
      .on('error', ({ code }: NodeJS.ErrnoException) => resolve(code))
      .end('x');
  });
}

test('an archive may be checked for longer than any other form, and is answered then', async () => {
  const archive = upload('/admin/studio/archive');
  await once(server, 'request');
  expect(await upload('/admin/media')).toBe('ECONNRESET');
  unanswered[0]?.writeHead(303).end();
  expect(await archive).toBe(303);
});

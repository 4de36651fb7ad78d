import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BrokenOff, sendStreamed } from './send-page.ts';

let server: http.Server;
let sent: Promise<unknown>;
let body: ReadableStream<Uint8Array<ArrayBuffer>>;

beforeEach(async () => {
  const ended = Promise.withResolvers<unknown>();
  sent = ended.promise;
  server = http.createServer((request, response) => {
    sendStreamed(request, response, { status: 200, headers: [], body }).then(ended.resolve, ended.resolve);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function ask(): Promise<http.IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  const [answer] = (await once(http.get({ port, host: '127.0.0.1' }), 'response')) as [http.IncomingMessage];
  await once(answer, 'readable');
  return answer;
}

test('an answer that fails in the middle is cut off, and its sender gets the cause', async () => {
  const fault = new Error('The rest could not be read');
  let fail = () => {};
  body = new ReadableStream({
    start: (controller) => {
      controller.enqueue(Buffer.from('the beginning'));
      fail = () => controller.error(fault);
    },
  });
  const answer = await ask();
  fail();
  answer.resume();
  await expect(once(answer, 'end')).rejects.toThrow('aborted');
  expect(await sent).toBeInstanceOf(BrokenOff);
  expect(await sent).toMatchObject({ cause: fault });
});

test('a client that hangs up is no error', async () => {
  body = new ReadableStream({ pull: (controller) => controller.enqueue(Buffer.alloc(10_000)) });
  const answer = await ask();
  answer.destroy();
  expect(await sent).toBeUndefined();
});

import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BrokenOff, sendStreamed } from './send-page.ts';

let server: http.Server;
let sent: Promise<unknown>;
let body: ReadableStream<Uint8Array<ArrayBuffer>>;
let headers: [string, string][];

beforeEach(async () => {
  headers = [];
  const ended = Promise.withResolvers<unknown>();
  sent = ended.promise;
  server = http.createServer((request, response) => {
    sendStreamed(request, response, { status: 200, headers, body, isWorthCompressing: true }).then(
      ended.resolve,
      ended.resolve,
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function ask(requestHeaders: http.OutgoingHttpHeaders = {}, method = 'GET'): Promise<http.IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  const request = http.request({ port, host: '127.0.0.1', headers: requestHeaders, method, agent: false }).end();
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
  if (method === 'GET' && answer.statusCode === 200) await once(answer, 'readable');
  return answer;
}

const GZIP = { 'Accept-Encoding': 'br, gzip' };

function piecesOf(texts: readonly string[]): { stream: typeof body; count: () => number } {
  let at = 0;
  const stream: typeof body = new ReadableStream(
    {
      pull: (controller) => {
        const text = texts[at];
        at += 1;
        if (text === undefined) controller.close();
        else controller.enqueue(Buffer.from(text));
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, count: () => at };
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

test('a client that takes gzip is sent gzip, in a version of its own', async () => {
  headers = [['ETag', 'W/"one"']];
  const texts = ['<jobs>', 'x'.repeat(50_000), '</jobs>'];
  body = piecesOf(texts).stream;
  const packed = await ask(GZIP);
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', etag: 'W/"one-gzip"' });
  expect(packed.headers.vary).toContain('Accept-Encoding');
  expect(gunzipSync(await buffer(packed)).toString()).toBe(texts.join(''));
  body = piecesOf(texts).stream;
  const plain = await ask({ 'Accept-Encoding': 'gzip;q=0' });
  expect([plain.headers['content-encoding'], plain.headers.etag]).toEqual([undefined, 'W/"one"']);
  expect(plain.headers.vary).toContain('Accept-Encoding');
  expect((await buffer(plain)).toString()).toBe(texts.join(''));
});

test.each([
  [GZIP, 'W/"one-gzip"', 304],
  [GZIP, 'W/"one"', 200],
  [{}, 'W/"one"', 304],
  [{}, 'W/"one-gzip"', 200],
  [GZIP, 'W/"two-gzip"', 200],
])('with %j, who has %s is answered %d', async (accepts, etag, status) => {
  headers = [['ETag', 'W/"one"']];
  const { stream, count } = piecesOf(['x']);
  body = stream;
  const answer = await ask({ ...accepts, 'If-None-Match': etag });
  expect(answer.statusCode).toBe(status);
  answer.resume();
  if (status !== 304) return;
  expect(answer.headers.etag).toBe(etag);
  expect(count()).toBe(0);
});

test('HEAD has the headers of gzip and reads nothing', async () => {
  const { stream, count } = piecesOf(['x']);
  body = stream;
  const answer = await ask(GZIP, 'HEAD');
  expect(answer.headers['content-encoding']).toBe('gzip');
  expect(await sent).toBeUndefined();
  expect(count()).toBe(0);
});

test('a client that does not read on is not read for', async () => {
  // Random, so that gzip makes it no smaller.
  const pieces = Array.from({ length: 400 }, () => randomBytes(64_000).toString('latin1'));
  const { stream, count } = piecesOf(pieces);
  body = stream;
  const answer = await ask(GZIP);
  let before = -1;
  await expect
    .poll(() => {
      const isStill = count() === before;
      before = count();
      return isStill;
    })
    .toBe(true);
  expect(before).toBeLessThan(pieces.length);
  answer.destroy();
  expect(await sent).toBeUndefined();
});

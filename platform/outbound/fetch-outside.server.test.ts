import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fetchOutside, type OutsideRequest } from './fetch-outside.server.ts';
import type { Reach } from './reach.server.ts';

let server: Server;
let port: number;
let calls: string[];
let answer: RequestListener;

beforeAll(async () => {
  server = createServer((request, response) => {
    calls.push(`${request.method} ${request.headers.host}${request.url}`);
    answer(request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  port = (server.address() as AddressInfo).port;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  calls = [];
  answer = (_, response) => void response.end('hello');
});

function nameServer(...answers: string[][]): Reach & { asked: string[] } {
  const requested: string[] = [];
  return {
    asked: requested,
    includesLoopback: true,
    resolve: async (host) => {
      requested.push(host);
      return answers[Math.min(requested.length, answers.length) - 1] ?? [];
    },
  };
}

const LOOPBACK = nameServer(['127.0.0.1']);

const call = (change: Partial<OutsideRequest> = {}, reach: Reach = LOOPBACK, at = `http://hooks.example:${port}/in`) =>
  fetchOutside(at, { largestBytes: 1_000, timeoutMs: 5_000, ...change }, reach);

test('method, headers and body arrive; status, headers and body come back', async () => {
  answer = async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    response.writeHead(404, { 'X-Seen': String(request.headers['x-key']) }).end(`got ${body}`);
  };
  const result = await call({ method: 'POST', headers: { 'X-Key': 'a' }, body: 'tide' });
  expect(result).toMatchObject({ ok: true, status: 404, headers: { 'x-seen': 'a' } });
  expect(result.ok && result.body.toString()).toBe('got tide');
  expect(calls).toEqual([`POST hooks.example:${port}/in`]);
});

test('the name is asked for once, and the connection goes to that answer', async () => {
  const rebinding = nameServer(['127.0.0.1'], ['10.0.0.1']);
  expect(await call({}, rebinding)).toMatchObject({ ok: true });
  expect(rebinding.asked).toEqual(['hooks.example']);
  const next = await call({}, rebinding);
  expect(next).toMatchObject({ ok: false, reason: 'not_public' });
  expect(calls).toHaveLength(1);
});

test.each([[['10.0.0.1']], [['127.0.0.1', '192.168.0.1']], [['::ffff:127.0.0.1']], [['8.8.8.8']]])(
  'one address among %j that may not be called by http is enough to refuse',
  async (ips) => {
    expect(await call({}, nameServer(ips))).toMatchObject({ ok: false, reason: 'not_public' });
    expect(calls).toEqual([]);
  },
);

test('without the permission for tests, loopback cannot be reached by number or by name', async () => {
  const reach: Reach = { resolve: async () => ['127.0.0.1'] };
  for (const address of ['https://hooks.example', 'https://127.0.0.1', 'https://[::1]']) {
    expect(await call({}, reach, `${address}:${port}/`)).toMatchObject({ ok: false, reason: 'not_public' });
  }
  expect(await call({}, reach)).toMatchObject({ ok: false, reason: 'not_https' });
  expect(calls).toEqual([]);
});

test('the product itself asks a name server, and does not call this computer', async () => {
  const result = await fetchOutside(`https://localhost:${port}/`, { largestBytes: 10, timeoutMs: 4_000 });
  expect(result.ok).toBe(false);
  expect(calls).toEqual([]);
});

test.each([301, 302, 303, 307, 308])('a redirect by %d is not followed', async (status) => {
  answer = (_, response) => void response.writeHead(status, { Location: '/elsewhere' }).end();
  expect(await call()).toMatchObject({ ok: false, reason: 'redirected', status });
  expect(calls).toHaveLength(1);
});

test('304 is an answer', async () => {
  answer = (_, response) => void response.writeHead(304).end();
  expect(await call()).toMatchObject({ ok: true, status: 304 });
});

test('an endless answer is refused, or cut', async () => {
  const limits: number[] = [];
  answer = (_, response) => {
    const timer = setInterval(() => response.write('x'.repeat(600)), 1);
    response.on('close', () => clearInterval(timer));
    limits.push(1);
  };
  expect(await call()).toMatchObject({ ok: false, reason: 'too_large', status: 200 });
  const cut = await call({ beyondLargest: 'cut' });
  expect(cut).toMatchObject({ ok: true, status: 200 });
  expect(cut.ok && cut.body).toHaveLength(1_000);
  expect(limits).toHaveLength(2);
});

test.each([
  ['says nothing', () => undefined],
  ['never ends', (_, response) => void response.write('x')],
] satisfies [string, RequestListener][])('a server that %s is given up', async (_, listener) => {
  answer = listener;
  expect(await call({ timeoutMs: 200 })).toMatchObject({ ok: false, reason: 'no_answer_in_time' });
});

test('so is a name server that says nothing', async () => {
  const silent: Reach = { resolve: () => new Promise(() => undefined) };
  expect(await call({ timeoutMs: 50 }, silent, 'https://hooks.example/')).toMatchObject({
    reason: 'no_answer_in_time',
  });
});

test('the end of the task is thrown on', async () => {
  answer = () => undefined;
  const task = new AbortController();
  const result = call({ signal: task.signal });
  task.abort(new Error('stopping'));
  await expect(result).rejects.toThrow('stopping');
});

test('names without an address, and servers that are not there', async () => {
  expect(await call({}, nameServer([]))).toMatchObject({ ok: false, reason: 'no_such_host' });
  const closed = createTcpServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const at = `http://hooks.example:${(closed.address() as AddressInfo).port}/`;
  closed.close();
  expect(await call({}, LOOPBACK, at)).toMatchObject({ ok: false, reason: 'not_reached', status: null });
});

test.each([
  ['cut in the middle', (_, response) => void response.write('x', () => response.destroy())],
  ['upgraded', (_, response) => void response.writeHead(101, { Upgrade: 'raw', Connection: 'Upgrade' }).end()],
] satisfies [string, RequestListener][])('a connection that is %s is told from an answer', async (_, listener) => {
  answer = listener;
  expect(await call()).toMatchObject({ ok: false, reason: 'broken_off' });
});

test('an answer that is no TLS', async () => {
  const at = `https://hooks.example:${port}/`;
  expect(await call({}, LOOPBACK, at)).toMatchObject({ ok: false, reason: 'broken_off' });
});

test('a certificate that is not for this name is not trusted, whatever the environment says', async () => {
  const other = new SMTPServer({ secure: true }).on('error', () => undefined);
  await once(other.listen(0, '127.0.0.1'), 'listening');
  const at = `https://hooks.example:${(other.server.address() as AddressInfo).port}/`;
  expect(await call({}, LOOPBACK, at)).toMatchObject({ ok: false, reason: 'not_trusted' });
  await new Promise<void>((done) => other.close(done));
});

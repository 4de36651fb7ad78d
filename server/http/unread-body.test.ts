import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { destroyLingering, lingerUnread } from './unread-body.ts';

let server: http.Server;
let sender: Socket;
let answer: string;

/** The fake clock never advances, so only the client can end a connection. */
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  server = http.createServer((request, response) => {
    lingerUnread(request);
    response.writeHead(413, { Connection: 'close' }).end('Too large');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  sender = net.connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true });
  answer = '';
  sender.on('data', (piece) => {
    answer += piece;
  });
  sender.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 200000\r\n\r\n${'x'.repeat(100_000)}`);
  await once(sender, 'end');
});

afterEach(() => {
  vi.useRealTimers();
  sender.destroy();
  server.closeAllConnections();
  server.close();
});

const countConnections = () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));

test('a sender that closes after a refusal keeps no server from closing', async () => {
  expect(answer).toMatch(/^HTTP\/1\.1 413 [\s\S]+Too large/);
  sender.end();
  const closed = once(server, 'close');
  server.close();
  destroyLingering();
  await closed;
});

test('one that still sends keeps its connection, and may send the rest', async () => {
  destroyLingering();
  await new Promise<void>((resolve) => sender.write('x'.repeat(99_999), () => resolve()));
  expect(await countConnections()).toBe(1);
  sender.end('x');
  await once(sender, 'close');
  expect(sender.errored).toBeNull();
});

import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import net from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PATIENCE_MS } from '#tests/support/patience.ts';
import { inTurn } from './pipelining.ts';

let server: Server;
let client: net.Socket;
let begun: [string, ServerResponse][];
let received = '';

beforeEach(async () => {
  begun = [];
  received = '';
  server = createServer((request, response) =>
    inTurn(request, response, () => void begun.push([request.url ?? '', response])),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  client = net.connect((server.address() as net.AddressInfo).port, '127.0.0.1');
  client
    .on('error', () => undefined)
    .on('data', (text) => {
      received += text;
    });
});

afterEach(() => {
  client.destroy();
  server.close();
});

const send = (...paths: string[]) =>
  client.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''));
const paths = () => begun.map(([path]) => path);

test('each is begun when the one before it is answered, and all are answered in order', async () => {
  send('/1', '/2', '/3');
  await vi.waitFor(() => expect(paths()).toEqual(['/1']), { timeout: PATIENCE_MS });
  begun[0]?.[1].end('first');
  await vi.waitFor(() => expect(paths()).toEqual(['/1', '/2']), { timeout: PATIENCE_MS });
  begun[1]?.[1].end('second');
  await vi.waitFor(() => expect(paths()).toEqual(['/1', '/2', '/3']), { timeout: PATIENCE_MS });
  begun[2]?.[1].end('third');
  await vi.waitFor(() => expect(received).toMatch(/first.*second.*third/s), { timeout: PATIENCE_MS });
});

test('a client that sends too many is disconnected after the first has begun', async () => {
  send(...Array.from({ length: 500 }, (_, index) => `/${index}`));
  await once(client, 'close');
  expect(paths()).toEqual(['/0']);
});

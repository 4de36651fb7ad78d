import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import net from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LEAST_IN_SPELL, SPELL_MS, watchBody } from './slow-bodies.ts';

let server: Server;
let client: net.Socket;
let receivedBytes = 0;
let reply = '';

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  receivedBytes = 0;
  reply = '';
  server = createServer((request, response) => {
    watchBody(request, response);
    request.on('data', (piece) => {
      receivedBytes += piece.length;
    });
    request.on('end', () => response.end('taken'));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  client = net.connect((server.address() as net.AddressInfo).port, '127.0.0.1');
  client
    .on('error', () => undefined)
    .on('data', (text) => {
      reply += text;
    });
});

afterEach(() => {
  vi.useRealTimers();
  client.destroy();
  server.close();
});

async function begin(length: number): Promise<void> {
  client.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`);
  await once(server, 'request');
}

/** Waits for an effect, because the clock is stopped. */
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise(setImmediate);
}

async function send(bytes: number): Promise<void> {
  const expected = receivedBytes + bytes;
  client.write('x'.repeat(bytes));
  await until(() => receivedBytes === expected);
}

test('what keeps coming may take as long as it likes', async () => {
  await begin(LEAST_IN_SPELL * 5);
  for (let spell = 0; spell < 4; spell += 1) {
    await send(LEAST_IN_SPELL);
    vi.advanceTimersByTime(SPELL_MS);
  }
  await send(LEAST_IN_SPELL);
  await until(() => reply !== '');
  expect(reply).toContain('taken');
});

test.each([0, 1])('what has come before does not count: spell %i', async (before) => {
  await begin(LEAST_IN_SPELL * 5);
  await send(LEAST_IN_SPELL * (1 + before));
  vi.advanceTimersByTime(SPELL_MS);
  await send(LEAST_IN_SPELL - 5_000);
  vi.advanceTimersByTime(SPELL_MS);
  await until(() => reply !== '');
  expect(reply).toMatch(/^HTTP\/1\.1 408 /);
});

test('what is whole may have been slow, and nothing is watched after it', async () => {
  await begin(10);
  await send(10);
  await until(() => reply !== '');
  expect(reply).toContain('taken');
  expect(vi.getTimerCount()).toBe(0);
});

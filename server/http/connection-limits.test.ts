import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import net from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { PATIENCE_MS } from '#tests/support/patience.ts';
import { limitConnections, MOST_FROM_ONE_ADDRESS } from './connection-limits.ts';

let server: Server;
const clients: net.Socket[] = [];
let dropped = 0;

async function start(limits: Parameters<typeof limitConnections>[1]): Promise<number> {
  server = createServer((_, response) => response.end('here'));
  dropped = 0;
  server.on('drop', () => {
    dropped += 1;
  });
  limitConnections(server, limits);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as net.AddressInfo).port;
}

afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
  server.close();
});

function connect(port: number, localAddress: string): net.Socket {
  const client = net.connect({ port, host: '127.0.0.1', localAddress });
  client.on('error', () => undefined).resume();
  clients.push(client);
  return client;
}

const eventually = (isTrue: () => unknown) => vi.waitFor(isTrue, { timeout: PATIENCE_MS });
const count = () => new Promise<number>((resolve) => server.getConnections((_, open) => resolve(open)));

// Only Linux answers on all of 127.0.0.0/8.
test.skipIf(process.platform !== 'linux')(
  'each address may open a limited number; a closed connection makes room',
  async () => {
    const port = await start({ most: 1_000, isBehindProxy: false });
    const clients = Array.from({ length: MOST_FROM_ONE_ADDRESS + 20 }, () => connect(port, '127.0.0.2'));
    await eventually(() => expect(dropped).toBe(20));
    connect(port, '127.0.0.3');
    await eventually(async () => expect(await count()).toBe(MOST_FROM_ONE_ADDRESS + 1));
    for (const each of clients.filter((client) => !client.destroyed).slice(0, 5)) each.destroy();
    await eventually(async () => expect(await count()).toBe(MOST_FROM_ONE_ADDRESS - 4));
    const anotherClient = connect(port, '127.0.0.2');
    anotherClient.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(String((await once(anotherClient, 'data'))[0])).toContain('200 OK');
  },
);

test.skipIf(process.platform !== 'linux')('behind a proxy all come from its address', async () => {
  const port = await start({ most: 1_000, isBehindProxy: true });
  for (let each = 0; each < MOST_FROM_ONE_ADDRESS + 20; each += 1) connect(port, '127.0.0.2');
  await eventually(async () => expect(await count()).toBe(MOST_FROM_ONE_ADDRESS + 20));
  expect(dropped).toBe(0);
});

test('where all are taken, those that wait for a next request give way', async () => {
  const port = await start({ most: 10, isBehindProxy: false });
  const idle = Array.from({ length: 10 }, () => connect(port, '127.0.0.1'));
  for (const each of idle) {
    each.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(each, 'data');
  }
  connect(port, '127.0.0.1');
  await eventually(() => expect(dropped).toBe(1));
  await eventually(async () => expect(await count()).toBe(0));
  const next = connect(port, '127.0.0.1');
  next.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  expect(String((await once(next, 'data'))[0])).toContain('200 OK');
});

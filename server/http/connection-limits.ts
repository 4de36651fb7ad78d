/** How many connections are kept: in all, and of one address. More are refused at once, before a byte of them is read. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '#platform/limits/network.server.ts';
import { directAddress } from './client-address.ts';

/** A browser opens six. Many people may share an address: an office, a college, a telephone network. */
export const MOST_FROM_ONE_ADDRESS = 200;

/** Not limited: only a proxy, a health check or the demo on this computer can connect from there. */
const THIS_COMPUTER = ['127.0.0.1', '::1'];
/** How often room is made at most: it takes a look at every connection. */
const MAKE_ROOM_EVERY_MS = 1_000;

type Limits = {
  most: number;
  /** True: all connections come from the proxy, which has to limit each visitor itself. */
  isBehindProxy: boolean;
};

/** Refused connections are told of as Node tells of those beyond `maxConnections`: by the event 'drop'. */
export function limitConnections(server: Server, { most, isBehindProxy }: Limits): void {
  const open = new Map<string, number>();
  let madeRoomAt = Number.NEGATIVE_INFINITY;
  server.maxConnections = most;

  server.on('drop', ({ isGreedy }: { isGreedy?: true } = {}) => {
    if (isGreedy || performance.now() - madeRoomAt < MAKE_ROOM_EVERY_MS) return;
    madeRoomAt = performance.now();
    // At the limit, close idle connections: a browser opens another one by itself.
    server.closeIdleConnections();
  });

  if (isBehindProxy) return;
  server.on('connection', (socket: Socket) => {
    const from = networkOf(directAddress(socket));
    if (THIS_COMPUTER.includes(from)) return;
    const count = open.get(from) ?? 0;
    if (count >= MOST_FROM_ONE_ADDRESS) {
      socket.destroy();
      server.emit('drop', { remoteAddress: from, isGreedy: true });
      return;
    }
    open.set(from, count + 1);
    socket.once('close', () => {
      const left = (open.get(from) ?? 1) - 1;
      if (left === 0) open.delete(from);
      else open.set(from, left);
    });
  });
}

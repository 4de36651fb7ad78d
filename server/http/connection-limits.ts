/** Limits the number of open connections, in total and per address. Others are refused before any byte of them is read. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '#platform/limits/network.server.ts';
import { directAddress } from './client-address.ts';

/** A browser opens six. Many people may share an address: an office, a college, a telephone network. */
export const MOST_FROM_ONE_ADDRESS = 200;

/** Not limited: only a proxy, a health check or the demo on this computer can connect from there. */
const THIS_COMPUTER = ['127.0.0.1', '::1'];
/** Closing idle connections looks at every connection, so it runs at most this often. */
const MAKE_ROOM_EVERY_MS = 1_000;

type Limits = {
  most: number;
  /** True: all connections come from the proxy, which has to limit each visitor itself. */
  isBehindProxy: boolean;
};

/** Reports refused connections by the event 'drop', as Node does for those beyond `maxConnections`. */
export function limitConnections(server: Server, { most, isBehindProxy }: Limits): void {
  const open = new Map<string, number>();
  let madeRoomAt = Number.NEGATIVE_INFINITY;
  server.maxConnections = most;

  server.on('drop', ({ isGreedy }: { isGreedy?: true } = {}) => {
    if (isGreedy || performance.now() - madeRoomAt < MAKE_ROOM_EVERY_MS) return;
    madeRoomAt = performance.now();
    // Close idle connections at the limit: a browser opens a new one when it needs it.
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
      const remaining = (open.get(from) ?? 1) - 1;
      if (remaining === 0) open.delete(from);
      else open.set(from, remaining);
    });
  });
}

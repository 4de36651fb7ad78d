/** Bounds the memory of answers that clients have not read yet, in total. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const MOST_UNREAD_BYTES = 48 * 1_048_576;
const LOOK_EVERY_MS = 1_000;
/** Checks in a row that must find unread bytes before a connection may be closed; with fewer it may only be briefly behind. */
const FEWEST_CHECKS = 2;

/** When too many bytes wait, closes the connections that have not been reading for longest. */
export function boundUnread(server: Server, most = MOST_UNREAD_BYTES): void {
  /** Counts for each connection how many checks in a row found unread bytes. */
  const open = new Map<Socket, number>();
  server.on('connection', (socket: Socket) => {
    open.set(socket, 0);
    socket.once('close', () => open.delete(socket));
  });

  const checkTimer = setInterval(() => {
    let unread = 0;
    for (const [socket, looks] of open) {
      open.set(socket, socket.writableLength > 0 ? looks + 1 : 0);
      unread += socket.writableLength;
    }
    if (unread <= most) return;
    for (const [socket] of [...open].filter(([, looks]) => looks >= FEWEST_CHECKS).sort(([, a], [, b]) => b - a)) {
      if (unread <= most) return;
      unread -= socket.writableLength;
      socket.destroy();
    }
  }, LOOK_EVERY_MS);
  checkTimer.unref();
  server.once('close', () => clearInterval(checkTimer));
}

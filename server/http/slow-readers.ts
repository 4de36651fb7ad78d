/** Limits the total memory of responses that clients have not read yet. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const MOST_UNREAD_BYTES = 48 * 1_048_576;
const LOOK_EVERY_MS = 1_000;
/** A connection is closed only after this many consecutive checks found unread bytes. */
const FEWEST_CHECKS = 2;

/** Above `most` unread bytes, closes the connections that have not read for longest. */
export function boundUnread(server: Server, most = MOST_UNREAD_BYTES): void {
  /** The number of consecutive checks that found unread bytes, by connection. */
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

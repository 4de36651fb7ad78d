/** Requests that are sent before the one in front of them is answered. No browser does; some programs send a few. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const MOST_WAITING = 16;
const waiting = new WeakMap<Socket, number>();

/**
 * Begins with a request when it is its turn on its connection. Otherwise thousands of tiny requests would all be answered at
 * once, and the answers kept in memory for a client that does not read even the first.
 */
export function inTurn({ socket }: IncomingMessage, response: ServerResponse, begin: () => void): void {
  // Node gives the connection to the answer that may use it, and to the others one after another.
  if (response.socket !== null) {
    begin();
    return;
  }
  const count = (waiting.get(socket) ?? 0) + 1;
  if (count > MOST_WAITING) {
    socket.destroy();
    return;
  }
  waiting.set(socket, count);
  response.once('socket', () => {
    waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
    begin();
  });
}

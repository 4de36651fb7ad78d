/** Limits pipelined requests: a client sends them before it has the answers to earlier ones. Browsers never do; some programs send a few. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const MOST_WAITING = 16;
const waitingRequests = new WeakMap<Socket, number>();

/**
 * Starts each request of a connection after the previous one is answered. Otherwise thousands of pipelined requests would run at once, and
 * their answers would fill memory for a client that reads none.
 */
export function inTurn({ socket }: IncomingMessage, response: ServerResponse, begin: () => void): void {
  // A response gets the socket when it is its turn.
  if (response.socket !== null) {
    begin();
    return;
  }
  const count = (waitingRequests.get(socket) ?? 0) + 1;
  if (count > MOST_WAITING) {
    socket.destroy();
    return;
  }
  waitingRequests.set(socket, count);
  response.once('socket', () => {
    waitingRequests.set(socket, (waitingRequests.get(socket) ?? 1) - 1);
    begin();
  });
}

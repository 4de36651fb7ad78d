/** Answering somebody who is still sending a body that nobody wants. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** How long the other side has to notice the answer. A phone that is busy sending may take seconds. */
const NOTICE_MS = 5_000;
/** The same for one that has kept us waiting. */
const HANG_UP_MS = 2_000;

/** Nothing more of the body comes in, whoever asks for it. */
export function stopReading(request: IncomingMessage): void {
  // The connection too: a request that is paused takes one more piece of it.
  request.socket.pause();
  request.pause();
  request.resume = () => request;
}

/**
 * To be called before the answer that ends the connection. Cut at once, it would be reset under whoever still sends, and
 * the answer lost with it; so it is closed on our side first, and altogether a little later.
 */
export function lingerUnread(request: IncomingMessage): void {
  stopReading(request);
  const { socket } = request;
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), NOTICE_MS).unref();
  };
}

/** Answers in one line, without a request to answer, and ends the connection whether or not the other side does. */
export function hangUp(socket: Duplex, status: string): void {
  if (socket.writable) socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  setTimeout(() => socket.destroy(), HANG_UP_MS).unref();
}

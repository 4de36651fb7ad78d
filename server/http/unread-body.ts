/** Answers a client while it is still sending a body that the site does not read. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** Time for the client to notice the answer. A phone that is busy sending may take seconds. */
const NOTICE_MS = 5_000;
/** The same for a client that was too slow or sent a bad request. */
const HANG_UP_MS = 2_000;
/** Answered requests whose client has not closed the connection as far as we know. */
const lingering = new Set<IncomingMessage>();

/** Takes in no more of the body, even if later code tries to read it. */
export function stopReading(request: IncomingMessage): void {
  // Pauses the socket too, because a paused request still takes one chunk.
  request.socket.pause();
  request.pause();
  request.resume = () => request;
}

/**
 * Call it before the answer that ends the connection. Closing it at once would reset it while the client still sends, and
 * lose the answer. So our side closes first, and the whole connection `NOTICE_MS` later.
 */
export function lingerUnread(request: IncomingMessage): void {
  stopReading(request);
  const { socket } = request;
  socket.destroySoon = () => {
    socket.end();
    lingering.add(request);
    socket.once('close', () => lingering.delete(request));
    setTimeout(() => socket.destroy(), NOTICE_MS).unref();
  };
}

/**
 * Reads and discards what clients still send to a closing server, because only reading shows that a client has closed its side. A client
 * that goes on sending is disconnected at its time limit.
 */
export function destroyLingering(): void {
  for (const request of lingering) {
    Reflect.deleteProperty(request, 'resume');
    request.resume();
    request.socket.resume();
  }
  lingering.clear();
}

/**
 * Call it before an answer that comes in the middle of a body whose rest is read and forgotten. If the connection ends with
 * that answer, our side closes at once, and the whole connection when the body is complete. Closing it before would reset it
 * (RFC 9112, 9.6).
 */
export function lingerWhileReading(request: IncomingMessage): void {
  const { socket } = request;
  const { destroySoon } = socket;
  let isEnding = false;
  socket.destroySoon = () => {
    isEnding = true;
    socket.end();
  };
  request.once('end', () => {
    socket.destroySoon = destroySoon;
    if (isEnding) socket.destroySoon();
  });
}

/** Answers in one line, without a request to answer, and ends the connection whether or not the other side does. */
export function hangUp(socket: Duplex, status: string): void {
  if (socket.writable) socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  setTimeout(() => socket.destroy(), HANG_UP_MS).unref();
}

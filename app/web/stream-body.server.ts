import type { Readable } from 'node:stream';
import { ReadableStream as WebStream } from 'node:stream/web';

/**
 * A stream as the body of a response, chunk by chunk as the client reads. `Readable.toWeb` would copy each chunk, and buffer for slow
 * clients.
 */
export function bodyOf(stream: Readable): ReadableStream {
  // An error before the first read still reaches the reader. Without this listener it would end the process.
  stream.on('error', () => undefined);
  return WebStream.from(stream) as ReadableStream;
}

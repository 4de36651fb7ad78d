import type { Readable } from 'node:stream';
import { ReadableStream as WebStream } from 'node:stream/web';

/**
 * A stream as the body of an answer, piece by piece as the client reads it: `Readable.toWeb` would copy each piece, and
 * buffer some for clients that do not read on.
 */
export function bodyOf(stream: Readable): ReadableStream {
  // The reader gets an error that happens before its first read. Without a listener, that error would end the process.
  stream.on('error', () => undefined);
  return WebStream.from(stream) as ReadableStream;
}

import type { Readable } from 'node:stream';
import { ReadableStream as WebStream } from 'node:stream/web';

/**
 * A stream as the body of an answer, piece by piece as it is taken: `Readable.toWeb` would copy each piece, and keep some
 * ready for whoever does not read on.
 */
export function bodyOf(stream: Readable): ReadableStream {
  // What fails before the first piece is asked for is told to whoever asks; an error that nobody hears ends the process.
  stream.on('error', () => undefined);
  return WebStream.from(stream) as ReadableStream;
}

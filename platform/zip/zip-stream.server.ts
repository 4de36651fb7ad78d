/** A ZIP file that is made while it is sent, part by part. */
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export type NewPart = {
  path: string;
  /** False: it is packed already, as pictures are. */
  compress?: boolean;
  /** Opened when its turn comes. */
  open: () => Readable | Promise<Readable>;
};

type Options = {
  /** Modification time of the parts. */
  at: Date;
  /** Told once; the client gets no whole file. */
  onFail: (error: unknown) => void;
};

/** Ends early, with an error, where a part could not be read: half of it is never a whole file. */
export function streamZip(parts: Iterable<NewPart>, { at, onFail }: Options): Readable {
  const zip = new ZipFile();
  // Made by us, whatever its type says (yazl/index.js).
  const output = zip.outputStream as Readable;
  const opened = new Set<Readable>();
  function fail(error: unknown): void {
    if (output.destroyed) return;
    onFail(error);
    output.destroy(error instanceof Error ? error : new Error('A ZIP file could not be finished'));
  }
  zip.on('error', fail);
  // The client has disconnected, or has everything.
  output.once('close', () => {
    for (const stream of opened) stream.destroy();
  });
  for (const { path, compress = true, open } of parts) {
    zip.addReadStreamLazy(path, { mtime: at, compress }, (give) => {
      Promise.resolve()
        .then(open)
        .then(
          (stream) => {
            opened.add(stream);
            // yazl does not listen for stream errors, and an unhandled error ends the process.
            stream.once('error', fail);
            stream.once('close', () => opened.delete(stream));
            if (output.destroyed) stream.destroy();
            give(null, stream);
          },
          (error: unknown) => fail(error),
        );
    });
  }
  zip.end();
  return output;
}

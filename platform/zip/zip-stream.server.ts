/** Creates a ZIP file while it is sent, part by part. */
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export type NewPart = {
  path: string;
  /** False for content that is already compressed, such as pictures. */
  compress?: boolean;
  open: () => Readable | Promise<Readable>;
};

type Options = {
  at: Date;
  /** Called once; the client gets an incomplete file. */
  onFail: (error: unknown) => void;
};

/** Ends early with an error if a part cannot be read, so that the client never gets a seemingly complete file. */
export function streamZip(parts: Iterable<NewPart>, { at, onFail }: Options): Readable {
  const zip = new ZipFile();
  // yazl creates a Readable here, whatever its type says (yazl/index.js).
  const output = zip.outputStream as Readable;
  const openStreams = new Set<Readable>();
  function fail(error: unknown): void {
    if (output.destroyed) return;
    onFail(error);
    output.destroy(error instanceof Error ? error : new Error('A ZIP file could not be finished'));
  }
  zip.on('error', fail);
  output.once('close', () => {
    for (const stream of openStreams) stream.destroy();
  });
  for (const { path, compress = true, open } of parts) {
    zip.addReadStreamLazy(path, { mtime: at, compress }, (give) => {
      Promise.resolve()
        .then(open)
        .then(
          (stream) => {
            openStreams.add(stream);
            // yazl does not listen for stream errors, and an unhandled error ends the process.
            stream.once('error', fail);
            stream.once('close', () => openStreams.delete(stream));
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

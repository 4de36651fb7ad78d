/** A file that is too large for memory. It has no name on the disk, so it disappears when it is closed or the process ends. */
import { randomUUID } from 'node:crypto';
import { close, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { isFull } from '#platform/storage/disk.server.ts';
import { StoreFull } from '#platform/storage/storage.ts';

export type FileOnDisk = {
  /** A number, because an unclosed `FileHandle` ends the process. */
  fd: number;
  /** Bytes. */
  size: number;
  close: () => Promise<void>;
};

const closeFile = promisify(close);

/** @throws StoreFull if there is no room */
export const writeFileOnDisk = (folder: string, pieces: AsyncIterable<Buffer>): Promise<FileOnDisk> =>
  write(folder, pieces).catch((error: unknown) => {
    throw isFull(error) ? new StoreFull(error) : error;
  });

async function write(folder: string, pieces: AsyncIterable<Buffer>): Promise<FileOnDisk> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = path.join(folder, randomUUID());
  const output = createWriteStream(name, { flags: 'wx+', mode: 0o600, autoClose: false });
  const fd = await new Promise<number>((resolve, reject) => {
    output.once('open', resolve);
    output.once('error', reject);
  });
  try {
    await rm(name);
    await pipeline(pieces, output);
    return { fd, size: output.bytesWritten, close: () => closeFile(fd) };
  } catch (error) {
    await closeFile(fd);
    throw error;
  }
}

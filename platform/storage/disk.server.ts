import { createReadStream } from 'node:fs';
import { chmod, mkdir, open, realpath, rmdir, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkKey } from './check-key.ts';
import { LONGEST_PUT_SECONDS, type Storage, StoreFull } from './storage.ts';

const PIECE_BYTES = 16_384;

export async function openDiskStorage(folder: string): Promise<Storage> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700);
  const root = await realpath(folder);

  async function write(key: string, bytes: Uint8Array): Promise<void> {
    const file = path.join(root, checkKey(key));
    const parent = path.dirname(file);
    await mkdir(parent, { recursive: true });
    await refuseOutsideLinks(root, parent);
    const signal = AbortSignal.timeout(LONGEST_PUT_SECONDS * 1000);
    await writeFile(file, bytes, { flag: 'wx', mode: 0o600, signal }).catch((error: unknown) => {
      throw codeOf(error) === 'EEXIST' ? new Error('A file of this key is stored already') : error;
    });
    // The row is written after this, so the file must be on the disk rather than in a buffer.
    await syncToDisk(file);
    for (let folder = parent; ; folder = path.dirname(folder)) {
      await syncToDisk(folder);
      if (folder === root) break;
    }
  }

  async function remove(key: string): Promise<void> {
    const file = path.join(root, checkKey(key));
    const parent = path.dirname(file);
    if ((await find(parent)) === null) return;
    await refuseOutsideLinks(root, parent);
    await unlink(file).catch(unlessCode('ENOENT'));
    if (parent !== root) await rmdir(parent).catch(unlessCode('ENOTEMPTY', 'ENOENT'));
  }

  return {
    put: async ({ key, bytes }) => {
      try {
        // Another request may remove the empty folder at this moment, so try once more.
        await write(key, bytes).catch((error: unknown) => {
          if (codeOf(error) !== 'ENOENT') throw error;
          return write(key, bytes);
        });
      } catch (error) {
        if (!isFull(error)) throw error;
        await remove(key);
        throw new StoreFull(error);
      }
    },
    open: async (key) => {
      const file = path.join(root, checkKey(key));
      if ((await find(file)) === null) return null;
      await refuseOutsideLinks(root, file);
      // Small pieces, because each of a thousand stalled downloads holds some in memory.
      return createReadStream(file, { highWaterMark: PIECE_BYTES });
    },
    remove,
    close: () => undefined,
  };
}

export const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(codeOf(error));

const find = (file: string): Promise<string | null> => realpath(file).catch(unlessCode('ENOENT'));

async function refuseOutsideLinks(root: string, file: string): Promise<void> {
  if ((await realpath(file)) !== file || !`${file}${path.sep}`.startsWith(root + path.sep)) {
    throw new Error('A path in the store leads out of it');
  }
}

async function syncToDisk(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const unlessCode =
  (...codes: string[]) =>
  (error: unknown): null => {
    if (codes.includes(codeOf(error))) return null;
    throw error;
  };

const codeOf = (error: unknown): string => String((error as NodeJS.ErrnoException).code);

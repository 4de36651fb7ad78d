/** Files in a folder of this computer. */
import { chmod, mkdir, open, realpath } from 'node:fs/promises';
import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { checkKey } from './check-key.ts';
import { LONGEST_PUT_SECONDS, type Storage } from './storage.ts';

export async function openDiskStorage(folder: string): Promise<Storage> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700);
  const root = await realpath(folder);
  const disk = new Disk(new FSDriver({ location: root, visibility: 'private' }));
  return {
    put: async ({ key, body }) => {
      const file = path.join(root, checkKey(key));
      await mkdir(path.dirname(file), { recursive: true });
      await staysInside(root, path.dirname(file));
      const signal = AbortSignal.timeout(LONGEST_PUT_SECONDS * 1000);
      const abort = () => body.destroy(new Error('Storing a file took too long'));
      signal.addEventListener('abort', abort);
      try {
        await disk.putStream(key, body);
      } finally {
        signal.removeEventListener('abort', abort);
      }
      // A row says that the file is there: so it must be on the disk, not on its way, when the row is.
      for (const each of [file, path.dirname(file)]) await syncToDisk(each);
    },
    open: async (key) => {
      const file = path.join(root, checkKey(key));
      const real = await realpath(file).catch(ifMissing);
      if (real === null) return null;
      await staysInside(root, file);
      return disk.getStream(key);
    },
    remove: async (key) => {
      await disk.delete(checkKey(key));
    },
    close: () => undefined,
  };
}

/** A link in the store could lead anywhere. */
async function staysInside(root: string, file: string): Promise<void> {
  if ((await realpath(file)) !== file || !file.startsWith(root + path.sep)) {
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

function ifMissing(error: unknown): null {
  if ((error as { code?: unknown }).code === 'ENOENT') return null;
  throw error;
}

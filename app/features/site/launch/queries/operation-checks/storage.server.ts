import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { StoreFull } from '#platform/storage/storage.ts';
import { type Check, fault, ok } from '../checks/check.server.ts';

export const storage: Check = {
  id: 'storage',
  group: 'running',
  title: 'File storage',
  mend: null,
  isSlow: true,
  run: async ({ storage: store }) => {
    const key = `checks/${randomUUID()}`;
    const bytes = Buffer.from('A file that the check of the storage wrote and removes again.\n');
    try {
      await store.put({ key, bytes, mediaType: 'text/plain' });
      const read = await store.open(key);
      const isSame = read !== null && bytes.equals(await buffer(read));
      await store.remove(key);
      return isSame
        ? ok('Files can be written, read and removed.')
        : fault('A test file couldn’t be read back unchanged.');
    } catch (error) {
      // Part of the file may have been stored. If it cannot be deleted, the cause is the one already reported.
      await store.remove(key).catch(() => undefined);
      if (error instanceof StoreFull) return fault('Storage is full, so uploads of CVs and pictures fail.');
      return fault(`Files can’t be stored: ${error instanceof Error ? error.message : String(error)}.`);
    }
  },
};

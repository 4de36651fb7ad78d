import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { StoreFull } from '#platform/storage/storage.ts';
import { type Check, fault, ok } from '../checks/check.server.ts';

export const storage: Check = {
  id: 'storage',
  group: 'running',
  title: 'Storage of files',
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
        ? ok('A file can be written, read and removed.')
        : fault('A file did not come back as it was written.');
    } catch (error) {
      // Part of the file may have been stored. If it cannot be deleted, the cause is the one already reported.
      await store.remove(key).catch(() => undefined);
      if (error instanceof StoreFull) return fault('There is no room left for files: CVs and pictures are refused.');
      return fault(`Files cannot be stored: ${error instanceof Error ? error.message : String(error)}.`);
    }
  },
};

/** Puts the files of the demo's people where their rows say they are. */
import type { Database } from '#db/client.server.ts';
import { demoCandidates } from '#db/seed/candidates.ts';
import { CV_MEDIA_TYPES } from '#domain/cv.ts';
import type { Storage } from '#platform/storage/storage.ts';

/** At every start, so that one that was cut short leaves nothing out. A CV that was removed since stays removed. */
export async function storeDemoFiles({ asSystem }: Database, storage: Storage): Promise<void> {
  for (const { cv } of demoCandidates) {
    if (!cv) continue;
    const row = await asSystem((transaction) =>
      transaction.selectFrom('cvs').select('storage_key').where('id', '=', cv.id).executeTakeFirst(),
    );
    if (!row?.storage_key || (await isThere(storage, row.storage_key))) continue;
    await storage.put({ key: row.storage_key, bytes: cv.bytes, mediaType: CV_MEDIA_TYPES.pdf });
  }
}

async function isThere(storage: Storage, key: string): Promise<boolean> {
  const file = await storage.open(key);
  file?.on('error', () => undefined).destroy();
  return file !== null;
}

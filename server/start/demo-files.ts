import { buffer } from 'node:stream/consumers';
import type { Database } from '#db/connections/client.server.ts';
import { inTurn } from '#db/seed/in-turn.server.ts';
import { listDemoFiles } from '#db/seed/seed-candidates.server.ts';
import { listDemoEnquiryFiles } from '#db/seed/seed-enquiries.server.ts';
import { listDemoLogos } from '#db/seed/seed-logo.server.ts';
import { CV_MEDIA_TYPES } from '#domain/profile/cv.ts';
import type { Storage } from '#platform/storage/storage.ts';

/** Runs at every start, so that an interrupted start leaves no file missing or half written. */
export async function storeDemoFiles(database: Database, storage: Storage): Promise<void> {
  const cvs = (await listDemoFiles(database)).map((file) => ({ ...file, mediaType: CV_MEDIA_TYPES.pdf }));
  const files = [...cvs, ...(await listDemoEnquiryFiles(database)), ...(await listDemoLogos(database))];
  await inTurn(database, async () => {
    for (const { key, bytes, mediaType } of files) {
      const storedFile = await storage.open(key);
      if (storedFile && (await buffer(storedFile)).equals(bytes)) continue;
      if (storedFile) await storage.remove(key);
      await storage.put({ key, bytes, mediaType });
    }
  });
}

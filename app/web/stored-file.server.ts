/** A file out of the store, to keep. Whoever may not read it is told the same as if there were none. */

import type { Storage } from '#platform/storage/storage.ts';
import { bodyOf } from './stream-body.server.ts';

export type StoredFile = {
  storageKey: string;
  /** Letters, digits, dots, hyphens and underscores alone (the tables see to it): nothing in it needs escaping. */
  name: string;
  mediaType: string;
  sizeBytes: number;
};

const NOT_FOUND = 'There is no such file, or it is not for you.\n';

/** Throws where a row says that there is a file, and there is none. */
export async function sendStoredFile(
  storage: Storage,
  { method }: Request,
  stored: StoredFile | null,
): Promise<Response> {
  if (!stored) return new Response(NOT_FOUND, { status: 404 });
  const file = await storage.open(stored.storageKey);
  if (!file) throw new Error('A file is missing from the store');
  const headers = {
    'Content-Disposition': `attachment; filename="${stored.name}"`,
    'Content-Type': stored.mediaType,
    'Content-Length': String(stored.sizeBytes),
  };
  if (method === 'HEAD') {
    file.destroy();
    return new Response(null, { headers });
  }
  return new Response(bodyOf(file), { headers });
}

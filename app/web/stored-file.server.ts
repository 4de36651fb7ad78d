/** Sends a stored file as a download. Without permission the answer is the same 404 as for a file that does not exist. */

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

/** Throws if the file of a row is missing from the store. */
export async function sendStoredFile(storage: Storage, stored: StoredFile | null): Promise<Response> {
  if (!stored) return new Response(NOT_FOUND, { status: 404 });
  const file = await storage.open(stored.storageKey);
  if (!file) throw new Error('A file is missing from the store');
  const headers = {
    'Content-Disposition': `attachment; filename="${stored.name}"`,
    'Content-Type': stored.mediaType,
    'Content-Length': String(stored.sizeBytes),
  };
  return new Response(bodyOf(file), { headers });
}

/** The same of a file that a row holds itself. */
export function sendBytes(file: { name: string; mediaType: string; bytes: Buffer } | null): Response {
  if (!file) return new Response(NOT_FOUND, { status: 404 });
  const headers = {
    'Content-Disposition': `attachment; filename="${file.name}"`,
    'Content-Type': file.mediaType,
    'Content-Length': String(file.bytes.length),
  };
  return new Response(new Uint8Array(file.bytes), { headers });
}

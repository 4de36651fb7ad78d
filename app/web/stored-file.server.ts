import type { Storage } from '#platform/storage/storage.ts';
import { bodyOf } from './stream-body.server.ts';

export type StoredFile = {
  storageKey: string;
  /** The tables allow only letters, digits, dots, hyphens and underscores, so it needs no escaping. */
  name: string;
  mediaType: string;
  sizeBytes: number;
};

const NOT_FOUND = 'This file doesn’t exist, or you don’t have access to it.\n';

/** @throws if a row's file is missing from the store */
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

export function sendBytes(file: { name: string; mediaType: string; bytes: Buffer } | null): Response {
  if (!file) return new Response(NOT_FOUND, { status: 404 });
  const headers = {
    'Content-Disposition': `attachment; filename="${file.name}"`,
    'Content-Type': file.mediaType,
    'Content-Length': String(file.bytes.length),
  };
  return new Response(new Uint8Array(file.bytes), { headers });
}

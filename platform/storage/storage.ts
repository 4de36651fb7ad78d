/** Stores files outside the database, unreachable from the web. */
import type { Readable } from 'node:stream';

export type StoredFile = {
  /** Letters, digits, dots, hyphens and slashes. The server makes it, never from user input, and never uses it twice. */
  key: string;
  bytes: Uint8Array;
  mediaType: string;
};

export type Storage = {
  /**
   * Resolves when the whole file is safe. Throws otherwise (`StoreFull` where there is no room); then nothing, or part of
   * it, may be left under its key.
   */
  put(file: StoredFile): Promise<void>;
  /** @returns null where there is no such file */
  open(key: string): Promise<Readable | null>;
  /** Succeeds if the file does not exist. */
  remove(key: string): Promise<void>;
  close(): void;
};

export class StoreFull extends Error {
  constructor(cause: unknown) {
    super('There is no room left in the store', { cause });
  }
}

/** Longer than this no file takes; whatever was noted for it may be taken away soon after. */
export const LONGEST_PUT_SECONDS = 30;

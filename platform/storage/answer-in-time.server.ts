/**
 * A store that does not respond must not keep a person waiting until their connection is cut (F28): after the limit the call fails, and the
 * page says so. A file that is stored later is removed, because no row names it.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Storage } from './storage.ts';

/** A page then takes in total less than twelve seconds; the server cuts silent connections after fourteen (server/app.ts). */
export const ANSWER_SECONDS = 9;

export class StoreSilent extends Error {
  constructor() {
    super('The store of files does not answer');
  }
}

export function answerInTime(storage: Storage, seconds = ANSWER_SECONDS): Storage {
  return {
    ...storage,
    put: (file) => failAfter(seconds, storage.put(file)),
    open: (key) => failAfter(seconds, storage.open(key)),
  };
}

async function failAfter<Result>(seconds: number, answer: Promise<Result>): Promise<Result> {
  const limit = new AbortController();
  const overdue = wait(seconds * 1_000, undefined, { signal: limit.signal }).then(() => {
    throw new StoreSilent();
  });
  // Each promise may reject after the other has settled, when no caller handles it.
  overdue.catch(() => undefined);
  answer.catch(() => undefined);
  try {
    return await Promise.race([answer, overdue]);
  } finally {
    limit.abort();
  }
}

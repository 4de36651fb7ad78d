/** Hearts that were pressed without a connection stay pressed, also after the page was loaded anew from the device. */
import { useSyncExternalStore } from 'react';

type WaitingLikes = ReadonlyMap<string, boolean>;

let waiting: WaitingLikes = new Map();
const listeners = new Set<() => void>();

/** @param likes by the ids of their jobs: what the server will hear, once it can be reached */
export function showWaitingLikes(likes: WaitingLikes): void {
  waiting = likes;
  for (const listener of listeners) listener();
}

/** @returns undefined where nothing waits for this job */
export const useWaitingLike = (jobId: string): boolean | undefined =>
  useSyncExternalStore(
    subscribe,
    () => waiting.get(jobId),
    () => undefined,
  );

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

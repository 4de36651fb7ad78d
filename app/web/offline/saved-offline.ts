/**
 * Saves an action that could not be sent:
 *
 *   catch (error) { if (isUnreachable(error) && (await saveOffline({ kind: 'like', … }))) … }
 */
import { showToast } from '#app/ui/feedback/toasts.tsx';
import { SAVED_OFFLINE, type SavedKind } from '#domain/device/saved-offline.ts';
import { addItem, changeSaved, findDeviceAccount, listItems, removeItem, type SavedItem } from './device-store.ts';

type NewItem = Pick<SavedItem, 'kind' | 'title' | 'path' | 'fields' | 'key' | 'humanCheck'>;

const NOT_TRIED = { all: 0, answered: 0 };
/** Field with the version that the form was based on. */
const VERSION_FIELD = 'version';
const CHANNEL = 'saved-offline';
const listeners = new Set<(items: readonly SavedItem[]) => void>();
const channel = typeof document === 'undefined' ? null : new BroadcastChannel(CHANNEL);
let latestItems: readonly SavedItem[] = [];

/**
 * Saves an item and shows a message. Without an account on this device only enquiries can be saved.
 *
 * @returns false if nothing was saved, and no message shown
 */
export async function saveOffline(item: NewItem): Promise<boolean> {
  try {
    const owner = (await findDeviceAccount())?.id ?? null;
    if (owner === null && item.kind !== 'enquiry') return false;
    await addItem({ ...item, owner, savedAt: Date.now(), tries: NOT_TRIED, refusal: null });
  } catch {
    // Storage is missing or full.
    return false;
  }
  await announceChange();
  showToast(SAVED_OFFLINE);
  return true;
}

export const mustQueue = (kind: SavedKind): boolean =>
  kind !== 'enquiry' && latestItems.some((item) => item.kind !== 'enquiry' && item.refusal === null);

/** A sign-out would delete all of these, including refused ones. */
export const countSaved = (): number => latestItems.length;

/** True if `fetch` failed without an answer: offline or timed out. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof DOMException && ['TimeoutError', 'NetworkError'].includes(error.name));

export async function listSaved(account: string | null): Promise<SavedItem[]> {
  return (await listItems()).filter(({ owner }) => owner === null || owner === account);
}

export async function discardSaved(id: number): Promise<void> {
  await removeItem(id);
  await announceChange();
}

export const retrySaved = (id: number): Promise<void> =>
  change(id, (item) => ({ ...item, refusal: null, tries: NOT_TRIED }));

/** @param isAnswered the site answered, but without a result */
export const noteTry = (id: number, isAnswered: boolean): Promise<void> =>
  change(id, (item) => ({
    ...item,
    tries: { all: item.tries.all + 1, answered: item.tries.answered + (isAnswered ? 1 : 0) },
  }));

/**
 * Takes an item out of the queue until the user decides.
 *
 * @param isDecided the site refused it: it gets a new key, because the old one would always get the same answer
 *
 * @param version the current version on the site, which a resent item replaces
 */
export const parkSaved = (
  id: number,
  refusal: string,
  { isDecided, version }: { isDecided: boolean; version?: unknown },
): Promise<void> =>
  change(id, (item) => ({
    ...item,
    refusal,
    key: isDecided ? crypto.randomUUID() : item.key,
    fields: item.fields.map(([name, value]) =>
      name === VERSION_FIELD && typeof version === 'string' ? [name, version] : [name, value],
    ),
  }));

async function change(id: number, changeItem: (item: SavedItem) => SavedItem): Promise<void> {
  await changeSaved(id, changeItem);
  await announceChange();
}

/**
 * Calls the listener now, and after every change in this or another tab.
 *
 * @returns a function that stops listening
 */
export function watchSaved(listener: (items: readonly SavedItem[]) => void): () => void {
  listeners.add(listener);
  void read();
  return () => listeners.delete(listener);
}

async function announceChange(): Promise<void> {
  channel?.postMessage(null);
  await read();
}

async function read(): Promise<void> {
  // A browser without storage has nothing to show.
  const account = await findDeviceAccount().catch(() => null);
  latestItems = await listSaved(account?.id ?? null).catch(() => []);
  for (const listener of listeners) listener(latestItems);
}

channel?.addEventListener('message', () => void read());

/**
 * What this site keeps on a device beyond the life of a page: who is signed in here, and what they saved without a
 * connection. In IndexedDB, which the service worker can read, too.
 */
import type { ShownViewer } from '#app/web/viewer.ts';
import { DEVICE_DATABASE } from '#domain/device/browser-storage.ts';
import type { SavedKind } from '#domain/device/saved-offline.ts';
import type { HumanCheckAction } from '#platform/human-check/actions.ts';

/** The account that pages show while offline, when the server cannot be asked. */
export type DeviceAccount = Omit<ShownViewer, 'isSignedIn'>;

/** To be sent as a form, later. */
export type SavedItem = {
  /** Given by the store; items are sent in this order. */
  id: number;
  kind: SavedKind;
  /** The name in the list of saved items: 'Like “Joiner”'. */
  title: string;
  path: string;
  fields: [name: string, value: string | File][];
  /** Idempotency key: the server runs the request once, however often it arrives (docs/decisions/0016). */
  key: string;
  /** The account it is sent for, never another. null: saved without an account. */
  owner: string | null;
  /** A person must be proven anew when it is sent. */
  humanCheck?: HumanCheckAction;
  savedAt: number;
  /** How often it was tried in vain, and how often of these something answered that decided nothing. */
  tries: { all: number; answered: number };
  /** Why the site did not accept it: it waits for its person. null: it waits for a connection. */
  refusal: string | null;
};

let opened: Promise<IDBDatabase> | null = null;

/** Throws where the browser keeps nothing, as in some private windows. */
function openDevice(): Promise<IDBDatabase> {
  opened ??= openDatabase().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DEVICE_DATABASE, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('device');
    request.result.createObjectStore('saved', { keyPath: 'id', autoIncrement: true });
  };
  const database = await answerOf(request);
  // A sign-out makes the browser delete the database: close it, or the deletion would wait.
  database.onversionchange = () => {
    database.close();
    opened = null;
  };
  database.onclose = () => {
    opened = null;
  };
  return database;
}

const answerOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

export const findDeviceAccount = (): Promise<DeviceAccount | null> =>
  readDevice(async (device) => {
    const account = await device.get('account');
    return typeof account === 'object' ? account : null;
  });

/** The items of all accounts, in the order in which they were saved. */
export const listItems = (): Promise<SavedItem[]> => readDevice((_device, saved) => saved.getAll());

/** The store gives it its number. */
export const addItem = (item: Omit<SavedItem, 'id'>): Promise<void> =>
  changeDevice(async (_device, saved) => void (await saved.add(item as SavedItem)));

export const removeItem = (id: number): Promise<void> => changeDevice((_device, saved) => saved.delete(id));

/** Remembers `account`, and deletes the items of other accounts. null: forgets the account of this device. */
export const keepDeviceAccount = (account: DeviceAccount | null): Promise<void> =>
  changeDevice(async (device, saved) => {
    if (!account) return device.delete('account');
    await device.put(account, 'account');
    for (const { id, owner } of await saved.getAll())
      if (owner !== null && owner !== account.id) await saved.delete(id);
  });

/**
 * Deletes everything.
 * @param signedOut the account that signed out offline: the server has yet to hear of it
 */
export const clearDevice = (signedOut: string | null): Promise<void> =>
  changeDevice(async (device, saved) => {
    await saved.clear();
    await device.clear();
    if (signedOut !== null) await device.put(signedOut, 'signed-out');
  });

/** @param change gives what takes the place of an item that is still there */
export const changeSaved = (id: number, change: (item: SavedItem) => SavedItem): Promise<void> =>
  changeDevice(async (_device, saved) => {
    const item = await saved.get(id);
    if (item) await saved.put(change(item));
  });

/** The account that signed out offline, until the server has heard of it. */
export const findSignedOutOffline = (): Promise<string | null> =>
  readDevice(async (device) => {
    const account = await device.get('signed-out');
    return typeof account === 'string' ? account : null;
  });

export const forgetSignedOutOffline = (): Promise<void> => changeDevice((device) => device.delete('signed-out'));

/** What is done to one of the stores within a transaction. */
const within = <Key extends IDBValidKey, Value>(store: IDBObjectStore) => ({
  get: (key: Key): Promise<Value | undefined> => answerOf(store.get(key)),
  getAll: (): Promise<Value[]> => answerOf(store.getAll()),
  add: (value: Value) => answerOf(store.add(value)),
  put: (value: Value, key?: Key) => answerOf(store.put(value, key)),
  delete: (key: Key): Promise<void> => answerOf(store.delete(key)),
  clear: (): Promise<void> => answerOf(store.clear()),
});

type Device = ReturnType<typeof within<'account' | 'signed-out', DeviceAccount | string>>;
type Saved = ReturnType<typeof within<number, SavedItem>>;
type Work<Value> = (device: Device, saved: Saved) => Promise<Value>;

const readDevice = <Value>(read: Work<Value>): Promise<Value> => transact('readonly', read);

/** In one transaction: all changes or none. */
const changeDevice = (change: Work<void>): Promise<void> => transact('readwrite', change);

async function transact<Value>(mode: IDBTransactionMode, work: Work<Value>): Promise<Value> {
  const transaction = (await openDevice()).transaction(['device', 'saved'], mode);
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () =>
      reject(transaction.error ?? new DOMException('The transaction ended early.', 'AbortError'));
  });
  const answer = work(within(transaction.objectStore('device')), within(transaction.objectStore('saved')));
  // If a sign-out deletes the store meanwhile, both the work and its transaction reject; both are awaited.
  return (await Promise.all([answer, done]))[0];
}

/**
 * What this site keeps on a device beyond the life of a page: who is signed in here, and what they saved without a
 * connection. In IndexedDB, which the service worker can read, too.
 */
import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
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
  /** Idempotency key: the server runs the request once, however often it arrives (docs/decisions/0122). */
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

interface DeviceStores extends DBSchema {
  device: { key: 'account' | 'signed-out'; value: DeviceAccount | string };
  saved: { key: number; value: SavedItem };
}

let opened: Promise<IDBPDatabase<DeviceStores>> | null = null;

/** Throws where the browser keeps nothing, as in some private windows. */
function openDevice(): Promise<IDBPDatabase<DeviceStores>> {
  opened ??= openDB<DeviceStores>(DEVICE_DATABASE, 1, {
    upgrade: (database, _from, _to, transaction) => {
      // If a sign-out deletes the store while it is created, openDB rejects; this second promise must not reject unhandled.
      transaction.done.catch(() => undefined);
      database.createObjectStore('device');
      database.createObjectStore('saved', { keyPath: 'id', autoIncrement: true });
    },
    // A sign-out makes the browser delete the database: close it, or the deletion would wait.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      opened = null;
    },
    terminated: () => {
      opened = null;
    },
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

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

const STORES = ['device', 'saved'] as const;
type Name = (typeof STORES)[number];
type Store<Which extends Name, Mode extends IDBTransactionMode> = IDBPObjectStore<
  DeviceStores,
  typeof STORES,
  Which,
  Mode
>;
type Work<Mode extends IDBTransactionMode, Value> = (
  device: Store<'device', Mode>,
  saved: Store<'saved', Mode>,
) => Promise<Value>;

// If a sign-out deletes the store meanwhile, both the work and its transaction reject; both are awaited.

async function readDevice<Value>(read: Work<'readonly', Value>): Promise<Value> {
  const transaction = (await openDevice()).transaction(STORES, 'readonly');
  const work = read(transaction.objectStore('device'), transaction.objectStore('saved'));
  return (await Promise.all([work, transaction.done]))[0];
}

/** In one transaction: all changes or none. */
async function changeDevice(change: Work<'readwrite', void>): Promise<void> {
  const transaction = (await openDevice()).transaction(STORES, 'readwrite');
  const work = change(transaction.objectStore('device'), transaction.objectStore('saved'));
  await Promise.all([work, transaction.done]);
}

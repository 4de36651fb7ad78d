/**
 * Data that the site stores on a device: the signed-in account, and items saved offline. IndexedDB, which the service worker can read too.
 */
import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import type { ShownViewer } from '#app/web/viewer.ts';
import { DEVICE_DATABASE } from '#domain/device/browser-storage.ts';
import type { SavedKind } from '#domain/device/saved-offline.ts';
import type { HumanCheckAction } from '#platform/human-check/actions.ts';

/** The account shown while the server is unreachable. */
export type DeviceAccount = Omit<ShownViewer, 'isSignedIn'>;

export type SavedItem = {
  /** Assigned by the store; items are sent in this order. */
  id: number;
  kind: SavedKind;
  title: string;
  path: string;
  fields: [name: string, value: string | File][];
  /** Idempotency key: the server runs the request once, however often it arrives (docs/decisions/0122). */
  key: string;
  /** The only account it may be sent for; null if saved without an account. */
  owner: string | null;
  humanCheck?: HumanCheckAction;
  savedAt: number;
  tries: { all: number; answered: number };
  /** Why the site refused it; it waits for the person to decide. Null: it waits for a connection. */
  refusal: string | null;
};

interface DeviceStores extends DBSchema {
  device: { key: 'account' | 'signed-out'; value: DeviceAccount | string };
  saved: { key: number; value: SavedItem };
}

let openedStore: Promise<IDBPDatabase<DeviceStores>> | null = null;

/** Throws in a browser without storage, as in some private windows. */
function openDevice(): Promise<IDBPDatabase<DeviceStores>> {
  openedStore ??= openDB<DeviceStores>(DEVICE_DATABASE, 1, {
    upgrade: (database, _from, _to, transaction) => {
      // If a sign-out deletes the store while it is being created, openDB rejects. This second promise must not reject unhandled.
      transaction.done.catch(() => undefined);
      database.createObjectStore('device');
      database.createObjectStore('saved', { keyPath: 'id', autoIncrement: true });
    },
    // A sign-out deletes the database, which waits until this connection closes.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      openedStore = null;
    },
    terminated: () => {
      openedStore = null;
    },
  }).catch((error: unknown) => {
    openedStore = null;
    throw error;
  });
  return openedStore;
}

export const findDeviceAccount = (): Promise<DeviceAccount | null> =>
  readDevice(async (device) => {
    const account = await device.get('account');
    return typeof account === 'object' ? account : null;
  });

export const listItems = (): Promise<SavedItem[]> => readDevice((_device, saved) => saved.getAll());

export const addItem = (item: Omit<SavedItem, 'id'>): Promise<void> =>
  changeDevice(async (_device, saved) => void (await saved.add(item as SavedItem)));

export const removeItem = (id: number): Promise<void> => changeDevice((_device, saved) => saved.delete(id));

/** Also deletes other accounts' items. Null forgets the device's account. */
export const keepDeviceAccount = (account: DeviceAccount | null): Promise<void> =>
  changeDevice(async (device, saved) => {
    if (!account) return device.delete('account');
    await device.put(account, 'account');
    for (const { id, owner } of await saved.getAll())
      if (owner !== null && owner !== account.id) await saved.delete(id);
  });

/** @param signedOut the account that signed out offline, until the server knows */
export const clearDevice = (signedOut: string | null): Promise<void> =>
  changeDevice(async (device, saved) => {
    await saved.clear();
    await device.clear();
    if (signedOut !== null) await device.put(signedOut, 'signed-out');
  });

/** @param change returns the replacement of an item that still exists */
export const changeSaved = (id: number, change: (item: SavedItem) => SavedItem): Promise<void> =>
  changeDevice(async (_device, saved) => {
    const item = await saved.get(id);
    if (item) await saved.put(change(item));
  });

/** The account that signed out offline. Its session on the server still has to end. */
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

// A concurrent sign-out that deletes the store rejects both the work and its transaction, so both are awaited.

async function readDevice<Value>(read: Work<'readonly', Value>): Promise<Value> {
  const transaction = (await openDevice()).transaction(STORES, 'readonly');
  const work = read(transaction.objectStore('device'), transaction.objectStore('saved'));
  return (await Promise.all([work, transaction.done]))[0];
}

/** One transaction: all changes or none. */
async function changeDevice(change: Work<'readwrite', void>): Promise<void> {
  const transaction = (await openDevice()).transaction(STORES, 'readwrite');
  const work = change(transaction.objectStore('device'), transaction.objectStore('saved'));
  await Promise.all([work, transaction.done]);
}

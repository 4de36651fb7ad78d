/**
 * Data that the site keeps on a device beyond the life of a page: the signed-in account, and items saved offline. In IndexedDB, which the
 * service worker can also read.
 */
import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import type { ShownViewer } from '#app/web/viewer.ts';
import { DEVICE_DATABASE } from '#domain/device/browser-storage.ts';
import type { SavedKind } from '#domain/device/saved-offline.ts';
import type { HumanCheckAction } from '#platform/human-check/actions.ts';

/** The account that pages show while the server cannot be asked. */
export type DeviceAccount = Omit<ShownViewer, 'isSignedIn'>;

/** A form to send later. */
export type SavedItem = {
  /** Assigned by the store; items are sent in this order. */
  id: number;
  kind: SavedKind;
  /** Name in the list of saved items: 'Like “Joiner”'. */
  title: string;
  path: string;
  fields: [name: string, value: string | File][];
  /** Idempotency key: the server runs the request once, however often it arrives (docs/decisions/0122). */
  key: string;
  /** The only account it may be sent for. null: saved without an account. */
  owner: string | null;
  /** The human check to repeat when sending. */
  humanCheck?: HumanCheckAction;
  savedAt: number;
  /** Failed attempts; `answered` counts inconclusive answers among them. */
  tries: { all: number; answered: number };
  /** Reason why the site refused it: it now waits for its person. null: it waits for a connection. */
  refusal: string | null;
};

interface DeviceStores extends DBSchema {
  device: { key: 'account' | 'signed-out'; value: DeviceAccount | string };
  saved: { key: number; value: SavedItem };
}

let opened: Promise<IDBPDatabase<DeviceStores>> | null = null;

/** Throws in a browser without storage, as in some private windows. */
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

/** Items of all accounts, in the order saved. */
export const listItems = (): Promise<SavedItem[]> => readDevice((_device, saved) => saved.getAll());

/** The store assigns the id. */
export const addItem = (item: Omit<SavedItem, 'id'>): Promise<void> =>
  changeDevice(async (_device, saved) => void (await saved.add(item as SavedItem)));

export const removeItem = (id: number): Promise<void> => changeDevice((_device, saved) => saved.delete(id));

/** Remembers `account`, and deletes other accounts' items. null: forgets the device's account. */
export const keepDeviceAccount = (account: DeviceAccount | null): Promise<void> =>
  changeDevice(async (device, saved) => {
    if (!account) return device.delete('account');
    await device.put(account, 'account');
    for (const { id, owner } of await saved.getAll())
      if (owner !== null && owner !== account.id) await saved.delete(id);
  });

/** Deletes everything. @param signedOut account that signed out offline, until the server is told */
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

/** The account that signed out offline and that the server still has to end the session of. */
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

// If a concurrent sign-out deletes the store, both the work and its transaction reject; both are awaited.

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

/**
 * What this site keeps on a device beyond the life of a page: who is signed in here, and what they saved without a
 * connection. In IndexedDB, which the service worker can read, too.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { ShownViewer } from '#app/site/viewer.ts';
import { DEVICE_DATABASE } from '#domain/browser-storage.ts';
import type { SavedKind } from '#domain/saved-offline.ts';
import type { HumanCheckAction } from '#platform/human-check/actions.ts';

/** As pages show them while there is no connection to ask who is signed in. */
export type DeviceAccount = Omit<ShownViewer, 'isSignedIn'>;

/** To be sent as a form, later. */
export type SavedItem = {
  /** Given by the store; items are sent in this order. */
  id: number;
  kind: SavedKind;
  /** What it is called where it waits: 'Like “Joiner”'. */
  title: string;
  path: string;
  fields: [name: string, value: string | File][];
  /** Under which the server does it once, however often it arrives (docs/decisions/0016). */
  key: string;
  /** Whose it is: it is never sent as anybody else. null: of nobody who was signed in. */
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
export function openDevice(): Promise<IDBPDatabase<DeviceStores>> {
  opened ??= openDB<DeviceStores>(DEVICE_DATABASE, 1, {
    upgrade: (database) => {
      database.createObjectStore('device');
      database.createObjectStore('saved', { keyPath: 'id', autoIncrement: true });
    },
    // A sign-out makes the browser delete all of it; nobody may stand in its way.
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

export async function findDeviceAccount(): Promise<DeviceAccount | null> {
  const account = await (await openDevice()).get('device', 'account');
  return typeof account === 'object' ? account : null;
}

/** Whoever else used this device leaves nothing behind for `account`; null: nobody is signed in here any more. */
export async function keepDeviceAccount(account: DeviceAccount | null): Promise<void> {
  const transaction = (await openDevice()).transaction(['device', 'saved'], 'readwrite');
  const device = transaction.objectStore('device');
  if (!account) {
    await device.delete('account');
  } else {
    await device.put(account, 'account');
    const saved = transaction.objectStore('saved');
    for (const { id, owner } of await saved.getAll())
      if (owner !== null && owner !== account.id) await saved.delete(id);
  }
  await transaction.done;
}

/**
 * Nothing that belongs to anybody stays.
 * @param signedOut whoever signed out without a connection: the server has yet to hear of it
 */
export async function clearDevice(signedOut: string | null): Promise<void> {
  const transaction = (await openDevice()).transaction(['device', 'saved'], 'readwrite');
  await transaction.objectStore('saved').clear();
  await transaction.objectStore('device').clear();
  if (signedOut !== null) await transaction.objectStore('device').put(signedOut, 'signed-out');
  await transaction.done;
}

/** Whose sign-out the server has yet to hear of. */
export async function findSignedOutOffline(): Promise<string | null> {
  const account = await (await openDevice()).get('device', 'signed-out');
  return typeof account === 'string' ? account : null;
}

export async function forgetSignedOutOffline(): Promise<void> {
  await (await openDevice()).delete('device', 'signed-out');
}

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { SavedItem } from '#app/web/offline/device-store.ts';
import { DEVICE_DATABASE } from '#domain/device/browser-storage.ts';

export type Device = { account: { id: string; name: string } | null; signedOut: string | null; saved: SavedItem[] };

export async function readDevice(page: Page): Promise<Device> {
  return page.evaluate(async (name): Promise<Device> => {
    // Opening a missing database would create an empty one that the site cannot use.
    const existing = await indexedDB.databases();
    if (!existing.some((each) => each.name === name)) return { account: null, signedOut: null, saved: [] };
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const transaction = database.transaction(['device', 'saved']);
    const get = <Value>(request: IDBRequest): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const [account, signedOut, saved] = await Promise.all([
      get<Device['account'] | undefined>(transaction.objectStore('device').get('account')),
      get<string | undefined>(transaction.objectStore('device').get('signed-out')),
      get<SavedItem[]>(transaction.objectStore('saved').getAll()),
    ]);
    database.close();
    return { account: account ?? null, signedOut: signedOut ?? null, saved };
  }, DEVICE_DATABASE);
}

/** Waits until the page has stored whose device this is; only then can it save anything. */
export async function deviceKnows(page: Page, account: string): Promise<void> {
  await expect.poll(async () => (await readDevice(page)).account?.id).toBe(account);
}

/** All text that the origin has stored: IndexedDB, Cache Storage, localStorage and sessionStorage. */
export async function readEverythingKept(page: Page): Promise<string> {
  const device = JSON.stringify(await readDevice(page));
  const otherStorage = await page.evaluate(async () => {
    const texts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request, { ignoreVary: true });
        texts.push(`${name} ${request.url} ${JSON.stringify([...(answer?.headers ?? [])])} ${await answer?.text()}`);
      }
    }
    return texts.join('\n');
  });
  return `${device}\n${otherStorage}`;
}

export async function workerControls(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}

// @form full
import type { BrowserContext, Page, Worker } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoFaults } from '#tests/support/accessibility.ts';
import { addAccount } from '#tests/support/account-forms.ts';
import { visit } from '#tests/support/hydration.ts';
import { type Device, type PushService, startPushService } from '#tests/support/push-service.ts';
import { signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

/** The test decides what the person answers, and the browser subscribes to the stand-in, because it cannot reach a real push service. */
const stubSubscription = (context: BrowserContext, { endpoint, p256dh, auth }: Device) =>
  context.addInitScript(
    ({ endpoint, p256dh, auth }) => {
      const STORAGE_KEY = 'test-subscribed';
      const subscription = () => {
        const bytes = atob((sessionStorage.getItem(STORAGE_KEY) ?? '').replaceAll('-', '+').replaceAll('_', '/'));
        return {
          endpoint,
          options: { applicationServerKey: Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)).buffer },
          toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
          unsubscribe: async () => {
            sessionStorage.removeItem(STORAGE_KEY);
            return true;
          },
        };
      };
      Object.assign(PushManager.prototype, {
        getSubscription: async () => (sessionStorage.getItem(STORAGE_KEY) ? subscription() : null),
        subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
          sessionStorage.setItem(STORAGE_KEY, applicationServerKey);
          return subscription();
        },
      });
      const answer = () => sessionStorage.getItem('test-permission') ?? 'default';
      Object.defineProperty(Notification, 'permission', { get: answer });
      Notification.requestPermission = async () => {
        sessionStorage.setItem('test-permission', sessionStorage.getItem('test-answer') ?? 'granted');
        return answer() as NotificationPermission;
      };
    },
    { endpoint, p256dh, auth },
  );

const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(title, { exact: true }).first();

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
let service: PushService;

beforeAll(async () => {
  service = await startPushService();
});

afterAll(async () => {
  await service?.close();
});

const site = provideSite({ env: () => service.env });
const browser = provideBrowser();

async function newPerson(device: Device) {
  const visitor = await browser.newVisitor({ serviceWorkers: 'allow' });
  const { id } = await addAccount(site.database.database);
  await signInBrowser(visitor.context, site, id);
  await stubSubscription(visitor.context, device);
  return visitor;
}

const keptFor =
  ({ endpoint }: Device) =>
  async () =>
    (await site.database.database.asSystem((transaction) =>
      transaction
        .selectFrom('push_subscriptions')
        .select(['general', 'jobs'])
        .where('endpoint', '=', endpoint)
        .executeTakeFirst(),
    )) ?? null;

/**
 * Delivers a message to the page's service worker.
 *
 * @returns the notification that it shows
 */
async function push(page: Page, context: BrowserContext, data: string): Promise<ShownNotification> {
  const worker = await pretendToShow(page, context);
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [registration] }) => {
      if (registration) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  await session.send('ServiceWorker.deliverPushMessage', { origin: site.url, registrationId, data });
  await session.detach();
  await expect.poll(() => worker.evaluate(() => (globalThis as unknown as WorkerScope).shown)).toBeTruthy();
  return worker.evaluate(() => (globalThis as unknown as WorkerScope).shown as ShownNotification);
}

type ShownNotification = { title: string; body: string; data: string; tag: string };

type WorkerScope = {
  registration: { showNotification(title: string, options: Omit<ShownNotification, 'title'>): Promise<void> };
  clients: { openWindow(address: string): Promise<unknown> };
  shown: ShownNotification | null;
  opened: string | null;
  dispatchEvent(event: Event): boolean;
};

/** Intercepts what tests cannot see: a browser without a screen shows no notifications, and only a real press may open a window. */
async function pretendToShow(page: Page, context: BrowserContext): Promise<Worker> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('There is no service worker');
  await worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    scope.shown = null;
    scope.registration.showNotification = async (title, { body, data, tag }) => {
      scope.shown = { title, body, data, tag };
    };
    scope.clients.openWindow = async (address) => {
      scope.opened = address;
    };
  });
  return worker;
}

async function pressNotification(context: BrowserContext, { data }: ShownNotification): Promise<string | null> {
  const [worker] = context.serviceWorkers();
  await worker?.evaluate((path) => {
    const scope = globalThis as unknown as WorkerScope;
    scope.opened = null;
    const notification = { data: path, close: () => undefined };
    const waitUntil = () => undefined;
    scope.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
  }, data);
  const opened = () => worker?.evaluate(() => (globalThis as unknown as WorkerScope).opened);
  await expect.poll(opened).toBeTruthy();
  return (await opened()) ?? null;
}

test('a user who refuses is told so, and how to change it', async () => {
  const device = service.subscribe();
  const { page } = await newPerson(device);
  await visit(page, `${site.url}/account/notifications`);
  await page.evaluate(() => sessionStorage.setItem('test-answer', 'denied'));
  await button(page, 'Turn on notifications').click();
  await toast(page, 'Notifications denied').waitFor();
  await page.getByText('Notifications are blocked in this browser').waitFor();
  expect(await button(page, 'Turn on notifications').count()).toBe(0);
  await expectNoFaults(page);
  expect(await keptFor(device)()).toBeNull();
});

test('a user is asked for permission only after a press, chooses preferences, gets a test, and turns it off', async () => {
  const device = service.subscribe();
  const { page, context } = await newPerson(device);
  await visit(page, `${site.url}/account/notifications`);
  await expect.poll(() => page.getByText('Your browser will ask you to allow them.').isVisible()).toBe(true);
  const switches = { General: true, 'New jobs': true, Messages: true, Marketing: false };
  for (const [name, isOn] of Object.entries(switches)) {
    expect(await page.getByRole('checkbox', { name: new RegExp(`^${name}`) }).isChecked(), name).toBe(isOn);
  }
  await expectNoFaults(page);

  await button(page, 'Turn on notifications').click();
  await toast(page, 'Notifications enabled').waitFor();
  await page.getByText('One of your devices has notifications turned on.').waitFor();
  const choice = () => page.evaluate(() => localStorage.getItem('notification-preferences'));
  expect(await choice()).toBeNull();
  await page.getByRole('checkbox', { name: /^New jobs/ }).uncheck();
  expect(JSON.parse((await choice()) ?? '')).toEqual({ general: true, jobs: false, messages: true, marketing: false });
  await expect.poll(keptFor(device)).toMatchObject({ general: true, jobs: false });

  await button(page, 'Send a test').click();
  await expect.poll(() => service.delivered.at(-1)?.message.title).toBe('Test notification');
  const message = service.delivered.at(-1)?.message;
  const notification = await push(page, context, JSON.stringify({ ...message, path: '/jobs?search=cook' }));
  expect(notification).toMatchObject({ title: 'Test notification', data: '/jobs?search=cook', tag: 'test' });
  expect(await pressNotification(context, notification)).toBe(`${site.url}/jobs?search=cook`);
  const foreign = await push(page, context, JSON.stringify({ ...message, path: '//evil.example/' }));
  expect(await pressNotification(context, foreign)).toBe(`${site.url}/`);

  await page.reload();
  await button(page, 'Turn off on this device').click();
  await toast(page, 'Notifications turned off on this device').waitFor();
  await page.getByText('None of your devices has notifications turned on.').waitFor();
  expect(await keptFor(device)()).toBeNull();
});

/** What the tests of people-are-notified.full.test.ts begin with. */
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { addAccount } from '#tests/support/account-forms.ts';
import { type Device, type PushService, startPushService } from '#tests/support/push-service.ts';
import { signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

/** What a person answers is up to the test, and the browser subscribes with the stand-in: it cannot reach a real one. */
const pretend = (context: BrowserContext, { endpoint, p256dh, auth }: Device) =>
  context.addInitScript(
    ({ endpoint, p256dh, auth }) => {
      const KEPT = 'test-subscribed';
      const subscription = () => {
        const bytes = atob((sessionStorage.getItem(KEPT) ?? '').replaceAll('-', '+').replaceAll('_', '/'));
        return {
          endpoint,
          options: { applicationServerKey: Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)).buffer },
          toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
          unsubscribe: async () => {
            sessionStorage.removeItem(KEPT);
            return true;
          },
        };
      };
      Object.assign(PushManager.prototype, {
        getSubscription: async () => (sessionStorage.getItem(KEPT) ? subscription() : null),
        subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
          sessionStorage.setItem(KEPT, applicationServerKey);
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

export const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(title, { exact: true }).first();

export const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

export function provideStage() {
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
    await pretend(visitor.context, device);
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

  return {
    get service() {
      return service;
    },
    site,
    newPerson,
    keptFor,
  };
}

/// <reference lib="webworker" />
/** Shows push messages on this device, opens their page, and reports a changed push subscription to the site. */
import { findSignedOutOffline } from '#app/web/offline/device-store.ts';
import { isOwnPath, readPushMessage } from './push-message.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('push', (event) => event.waitUntil(show(event.data?.text() ?? '')));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(move(event as Change)));

/** After an offline sign-out the site still pushes messages for that account; their text must not be shown. */
async function show(text: string): Promise<void> {
  const isSignedOut = (await findSignedOutOffline().catch(() => null)) !== null;
  const { title, body, path, tag } = readPushMessage(isSignedOut ? '' : text);
  await self.registration.showNotification(title, {
    body,
    tag,
    data: path,
    icon: '/brand/icon-192.png',
    lang: 'en-GB',
  });
}

/** Focuses a tab that already shows the page; never navigates another tab, which may contain unsent text. */
async function open(path: unknown): Promise<void> {
  const { origin } = self.location;
  const address = new URL(isOwnPath(path, origin) ? path : '/', origin).href;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ url }) => url === address);
  await (tab ? tab.focus() : self.clients.openWindow(address));
}

/** Some browsers omit the old or new subscription. */
type Change = ExtendableEvent & {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
};

/** The site refuses the new subscription if there is no session, and this device gets no messages. */
async function move({ oldSubscription, newSubscription }: Change): Promise<void> {
  const key = oldSubscription?.options.applicationServerKey;
  if (!oldSubscription || !key) return;
  const subscription =
    newSubscription ??
    (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.['p256dh'] || !keys['auth']) return;
  await fetch('/api/push-subscription', {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams({
      intent: 'move',
      from: oldSubscription.endpoint,
      endpoint,
      p256dh: keys['p256dh'],
      auth: keys['auth'],
    }),
  });
}

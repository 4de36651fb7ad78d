import { href } from 'react-router';
import { NOTIFICATION_KEY } from '#domain/device/browser-storage.ts';
import { type NotificationPreferences, readPreferences } from '#domain/device/notification-preferences.ts';

/** `install_first`: iPhones and iPads allow notifications only to sites on the home screen. */
export type PushPermission = 'prompt' | 'denied' | 'granted' | 'unsupported' | 'install_first';

export function readPermission(): PushPermission {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) {
    return Notification.permission === 'default' ? 'prompt' : Notification.permission;
  }
  return isAppleTouch() ? 'install_first' : 'unsupported';
}

/** iPads identify themselves as Macs, which have no touch screens. */
const isAppleTouch = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** Some browsers do not report that the person has answered the permission prompt. */
const ASKED = 'notification-permission-asked';

export function watchPermission(onChange: () => void): () => void {
  let status: PermissionStatus | null = null;
  let isStopped = false;
  navigator.permissions?.query({ name: 'notifications' }).then(
    (permissionStatus) => {
      if (isStopped) return;
      status = permissionStatus;
      status.addEventListener('change', onChange);
    },
    () => undefined,
  );
  addEventListener(ASKED, onChange);
  return () => {
    isStopped = true;
    status?.removeEventListener('change', onChange);
    removeEventListener(ASKED, onChange);
  };
}

const CHOSEN = 'notification-preferences-chosen';

/** The preferences as text, for comparison; null if none were chosen here or the browser stores nothing. */
export function readChoice(): string | null {
  try {
    return localStorage.getItem(NOTIFICATION_KEY) ?? unstoredChoice;
  } catch {
    return unstoredChoice;
  }
}

/** Holds the preferences of a browser without storage, and those that only the server has. */
let unstoredChoice: string | null = null;

export function keepChoice(preferences: NotificationPreferences): void {
  unstoredChoice = JSON.stringify(preferences);
  try {
    localStorage.setItem(NOTIFICATION_KEY, unstoredChoice);
  } catch {
    // The browser stores nothing.
  }
  dispatchEvent(new Event(CHOSEN));
}

export function watchChoice(onChange: () => void): () => void {
  addEventListener(CHOSEN, onChange);
  addEventListener('storage', onChange);
  return () => {
    removeEventListener(CHOSEN, onChange);
    removeEventListener('storage', onChange);
  };
}

/** True if this device is registered to the viewer. Adopts the server's preferences if the device has none. */
export async function findIsOn(vapidKey: string): Promise<boolean> {
  const subscription = await findSubscription();
  if (!subscription || !isFor(subscription, vapidKey)) return false;
  const answer = await send({ intent: 'find', endpoint: subscription.endpoint });
  if (!answer.ok || !answer.preferences) return false;
  if (readChoice() === null) {
    unstoredChoice = JSON.stringify(answer.preferences);
    dispatchEvent(new Event(CHOSEN));
  }
  return true;
}

export type TurnOnResult = 'enabled' | 'denied' | 'dismissed' | 'failed';

/** Asks for permission, subscribes, and registers the device. Call it only from a press: browsers penalise other requests. */
export async function turnOn(vapidKey: string): Promise<TurnOnResult> {
  const permission = await Notification.requestPermission();
  dispatchEvent(new Event(ASKED));
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed';
  try {
    const { pushManager } = await findWorker();
    const oldSubscription = await pushManager.getSubscription();
    // A subscription for a former key of the site cannot receive our notifications.
    if (oldSubscription && !isFor(oldSubscription, vapidKey)) await oldSubscription.unsubscribe();
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: vapidKey });
    return (await save(subscription)) ? 'enabled' : 'failed';
  } catch {
    // The browser cannot reach its push service, or has no service worker. Its error text does not help the user.
    return 'failed';
  }
}

export async function sendChoice(): Promise<boolean> {
  const subscription = await findSubscription();
  return subscription !== null && save(subscription);
}

export async function turnOff(): Promise<boolean> {
  const subscription = await findSubscription();
  if (!subscription) return true;
  const answer = await send({ intent: 'remove', endpoint: subscription.endpoint });
  // The server forgets the device first; otherwise it would learn only from a failed send.
  return answer.ok && (await subscription.unsubscribe().catch(() => false));
}

/** @returns null once the test is on its way, otherwise the reason if known */
export async function sendTest(): Promise<{ ok: boolean; message: string | null }> {
  const subscription = await findSubscription();
  if (!subscription) return { ok: false, message: null };
  const { ok, message = null } = await send({ intent: 'test', endpoint: subscription.endpoint });
  return { ok, message };
}

function save(subscription: PushSubscription): Promise<boolean> {
  const { endpoint = '', keys } = subscription.toJSON();
  const preferenceFields = Object.entries(readPreferences(readChoice())).map(([kind, isWanted]) => [
    kind,
    isWanted ? 'yes' : 'no',
  ]);
  const fields = { intent: 'save', endpoint, p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
  return send({ ...fields, ...Object.fromEntries(preferenceFields) }).then(({ ok }) => ok);
}

type Answer = { ok: boolean; message?: string; preferences?: NotificationPreferences | null };

const LONGEST_WAIT_MS = 10_000;

/** Never throws: a missing answer counts as a refusal without a reason. */
async function send(fields: Record<string, string>): Promise<Answer> {
  try {
    const response = await fetch(href('/api/push-subscription'), {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    });
    const answer: Answer = await response.json();
    return { ...answer, ok: response.ok && answer.ok };
  } catch {
    return { ok: false };
  }
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** The service worker is registered once the page is idle, which may be after the press. */
function findWorker(): Promise<ServiceWorkerRegistration> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('There is no service worker')), LONGEST_WAIT_MS);
    void navigator.serviceWorker.ready.then((registration) => {
      clearTimeout(limit);
      resolve(registration);
    });
  });
}

function isFor({ options }: PushSubscription, vapidKey: string): boolean {
  if (!options.applicationServerKey) return false;
  const bytes = new Uint8Array(options.applicationServerKey);
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === vapidKey;
}

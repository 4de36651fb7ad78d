/** The notification settings of a device (spec: accounts §3 "Notification preferences") and their texts. */

export const NOTIFICATION_KINDS = ['general', 'jobs', 'messages', 'marketing'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];
export type NotificationPreferences = Record<NotificationKind, boolean>;

export const DEFAULT_PREFERENCES: NotificationPreferences = {
  general: true,
  jobs: true,
  messages: true,
  marketing: false,
};

export function readPreferences(text: string | null): NotificationPreferences {
  let storedValue: unknown = null;
  try {
    storedValue = JSON.parse(text ?? '');
  } catch {}
  const preferences =
    typeof storedValue === 'object' && storedValue !== null
      ? (storedValue as Partial<Record<NotificationKind, unknown>>)
      : {};
  const entries = NOTIFICATION_KINDS.map((kind) => {
    const wish = preferences[kind];
    return [kind, typeof wish === 'boolean' ? wish : DEFAULT_PREFERENCES[kind]];
  });
  return Object.fromEntries(entries);
}

type Notice = { title: string; text?: string; tone: 'neutral' | 'success' | 'danger' };

/** spec: accounts §8 "Push". */
export const PUSH_NOTICES = {
  enabled: { title: 'Notifications enabled', tone: 'success' },
  denied: {
    title: 'Notifications denied',
    text: 'You can allow them in the settings of your browser.',
    tone: 'neutral',
  },
  off: { title: 'Notifications turned off on this device', tone: 'neutral' },
  tested: { title: 'Sending a test to this device', tone: 'success' },
  failed: {
    title: 'Failed to turn on notifications',
    text: 'Check your connection, reload the page and try again.',
    tone: 'danger',
  },
  still_on: {
    title: 'Failed to turn off notifications',
    text: 'Check your connection and try again.',
    tone: 'danger',
  },
  not_changed: {
    title: 'Failed to save your choice',
    text: 'Your notifications haven’t changed. Check your connection and try again.',
    tone: 'danger',
  },
  not_tested: { title: 'Failed to send the test', text: 'Check your connection and try again.', tone: 'danger' },
} as const satisfies Record<string, Notice>;

export const PUSH_REFUSALS = {
  push_off: 'This site doesn’t send notifications.',
  foreign_endpoint: 'We don’t recognise this push service.',
  taken: 'This device is registered for another account.',
  unknown_device: 'This device is not registered.',
  too_many_tests: 'You’ve sent too many tests. Wait 15 minutes, then try again.',
} as const;

export type PushRefusal = keyof typeof PUSH_REFUSALS;

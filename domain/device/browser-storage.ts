/**
 * Names of everything that this site stores in a browser. The code takes its names from here; domain/device/storage-list.ts states their
 * purposes.
 */

/** On https browsers hold this name to one host and to secure connections; the other is for a computer of one's own. */
export const SESSION_COOKIE = { https: '__Host-session', http: 'session' } as const;

/** Identifies this browser to accounts that have signed in here (docs/decisions/0038); named like the session cookie. */
export const KNOWN_BROWSER_COOKIE = { https: '__Host-known-browser', http: 'known-browser' } as const;

/** The IndexedDB database of app/web/offline/device-store.ts. */
export const DEVICE_DATABASE = 'agency';

/** Times at which a signed-in user left pages in this tab (app/features/core/security/components/navigation-watch.server.ts). */
export const UNLOADS_STORAGE = 'page-leavings';

/** The visitor's cookie consent (domain/consent.ts). */
export const CONSENT_COOKIE = 'cookie-consent';
/** The same for scripts, and since when (spec: accounts §3 "Cookie consent"). */
export const CONSENT_KEYS = { choice: 'cookie-consent', date: 'cookie-consent-date' } as const;

/** Records that no receipt could be obtained (app/features/core/consent/client.ts). */
export const NO_RECEIPT_STORAGE = 'consent-without-receipt';

/** Each holds only the digit 1; set only with consent, and deleted when consent is withdrawn. */
export const ANALYTICS_COOKIES = { visitor: 'visitor', visit: 'visit' } as const;

/** Jobs that a visitor applied for without an account (app/web/offline/applied-jobs.ts). */
export const APPLIED_JOBS_STORAGE = 'applied-jobs';

/** The input of a form whose sender could not be verified (app/features/core/enquiries/components/unproven.ts). */
export const UNPROVEN_STORAGE = 'unproven-form';

/** The notification settings of this device (spec: accounts §3 "Notification preferences"). */
export const NOTIFICATION_KEY = 'notification-preferences';

/** An administrator has turned the desk's keys off here (app/features/core/desk/components/today/desk-keys.ts). */
export const DESK_KEYS_STORAGE = 'desk-keys';

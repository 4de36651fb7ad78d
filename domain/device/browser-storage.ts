/** The names of everything that this site stores in a browser. domain/device/storage-list.ts states the purposes. */

/** Browsers bind the https name to one host and to secure connections; the other is for development on http. */
export const SESSION_COOKIE = { https: '__Host-session', http: 'session' } as const;

/** Identifies this browser to accounts that have signed in here (docs/decisions/0038); named like the session cookie. */
export const KNOWN_BROWSER_COOKIE = { https: '__Host-known-browser', http: 'known-browser' } as const;

export const DEVICE_DATABASE = 'agency';

export const UNLOADS_STORAGE = 'page-leavings';

export const CONSENT_COOKIE = 'cookie-consent';
/** The same decision for scripts, and its date (spec: accounts §3 "Cookie consent"). */
export const CONSENT_KEYS = { choice: 'cookie-consent', date: 'cookie-consent-date' } as const;

/** Records that no receipt could be obtained (app/features/core/consent/client.ts). */
export const NO_RECEIPT_STORAGE = 'consent-without-receipt';

/** The cookies contain only the digit 1; set with consent, deleted when it is withdrawn. */
export const ANALYTICS_COOKIES = { visitor: 'visitor', visit: 'visit' } as const;

/** Jobs that a visitor applied for without an account (app/web/offline/applied-jobs.ts). */
export const APPLIED_JOBS_STORAGE = 'applied-jobs';

export const UNPROVEN_STORAGE = 'unproven-form';

/** The device's notification settings (spec: accounts §3 "Notification preferences"). */
export const NOTIFICATION_KEY = 'notification-preferences';

/** Set while an administrator has turned the desk's keyboard shortcuts off (app/features/core/desk/components/today/desk-keys.ts). */
export const DESK_KEYS_STORAGE = 'desk-keys';

/** Set while staff or employers keep the menu of their area narrow (app/features/core/desk/components/frame/rail-width.ts). */
export const NARROW_RAIL_COOKIE = 'narrow-rail';

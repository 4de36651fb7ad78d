/**
 * Everything that this site stores in a browser, as the cookie policy shows it. Tests ensure that nothing else is stored (PECR, regulation
 * 6). Kept apart from the names, so that only that page loads it.
 */
import {
  ANALYTICS_COOKIES,
  APPLIED_JOBS_STORAGE,
  CONSENT_COOKIE,
  CONSENT_KEYS,
  DESK_KEYS_STORAGE,
  DEVICE_DATABASE,
  KNOWN_BROWSER_COOKIE,
  NARROW_RAIL_COOKIE,
  NO_RECEIPT_STORAGE,
  NOTIFICATION_KEY,
  SESSION_COOKIE,
  UNLOADS_STORAGE,
  UNPROVEN_STORAGE,
} from './browser-storage.ts';

export type BrowserStorage = {
  label: string;
  names: readonly string[];
  kind: 'cookie' | 'localStorage' | 'sessionStorage' | 'indexedDB' | 'cacheStorage';
  purpose: string;
  setWhen: string;
  lasts: string;
  category: 'necessary' | 'analytics';
};

/** The entries of spec: marketing §9 "Cookie table", and others that the code has. */
export const BROWSER_STORAGE = [
  {
    label: 'Session cookie',
    names: Object.values(SESSION_COOKIE),
    kind: 'cookie',
    purpose: 'Keeps you signed in. It holds a random number, and nothing about you.',
    setWhen: 'When you sign in, and not before.',
    lasts: 'Until you sign out, after 7 days without a visit, and 30 days at most. While an account waits: 15 minutes.',
    category: 'necessary',
  },
  {
    label: 'Known browser cookie',
    names: Object.values(KNOWN_BROWSER_COOKIE),
    kind: 'cookie',
    purpose:
      'Lets you sign in here even if a stranger elsewhere enters wrong passwords for your account. It holds a random number for each account that signs in here, and nothing about you. It does not sign anyone in.',
    setWhen: 'When you sign in or choose a new password, and not before.',
    lasts:
      '90 days after you last signed in here. It stays when you log out, and stops working when you choose a new password.',
    category: 'necessary',
  },
  {
    label: 'Scroll positions',
    names: ['react-router-scroll-positions'],
    kind: 'sessionStorage',
    purpose: 'Takes you back to where you were on a page when you press Back. It is never sent to us.',
    setWhen: 'When you leave a page or reload it.',
    lasts: 'Until you close the tab.',
    category: 'necessary',
  },
  {
    label: 'Page exit times',
    names: [UNLOADS_STORAGE],
    kind: 'sessionStorage',
    purpose:
      'Detects pages being left faster than a person could read, which may mean a program is using your account.',
    setWhen: 'When you leave a page while you are signed in. It holds the last ten seconds.',
    lasts: 'Until you close the tab.',
    category: 'necessary',
  },
  {
    label: 'Text of a form',
    names: [UNPROVEN_STORAGE],
    kind: 'sessionStorage',
    purpose: 'Restores what you typed in a form when we ask you to reload the page. Never sent to us.',
    setWhen: 'When we can’t check that you’re a person on a request form.',
    lasts: 'Until it’s restored, you send the form, or you close the tab.',
    category: 'necessary',
  },
  {
    label: 'Google reCAPTCHA',
    names: ['_GRECAPTCHA'],
    kind: 'cookie',
    purpose: 'Helps Google tell people from bots on our behalf. Set by Google’s script, and not read by us.',
    setWhen:
      'Only where the agency has chosen reCAPTCHA, once you begin to fill in a form. Otherwise this cookie is never set.',
    lasts: '6 months',
    category: 'necessary',
  },
  {
    label: 'Consent cookie',
    names: [CONSENT_COOKIE],
    kind: 'cookie',
    purpose: 'Remembers what you agreed to or declined, when, and the number of its receipt.',
    setWhen: 'When you choose, in the banner or under Cookie settings.',
    lasts: '1 year',
    category: 'necessary',
  },
  {
    label: 'Your choice, for scripts',
    names: Object.values(CONSENT_KEYS),
    kind: 'localStorage',
    purpose: 'The same choice and its date, so that every open tab follows it at once. Never sent to us.',
    setWhen: 'When you choose, in the banner or under Cookie settings.',
    lasts: '1 year, or until you log out; then the consent cookie brings it back.',
    category: 'necessary',
  },
  {
    label: 'Choice without a receipt',
    names: [NO_RECEIPT_STORAGE],
    kind: 'sessionStorage',
    purpose: 'Remembers that we couldn’t create a receipt for your choice, so that we don’t ask again on every page.',
    setWhen: 'When you’ve chosen, and we can’t create a receipt that day.',
    lasts: 'Until you close the tab.',
    category: 'necessary',
  },
  {
    label: 'Jobs you applied for',
    names: [APPLIED_JOBS_STORAGE],
    kind: 'localStorage',
    purpose:
      'Shows on a job’s page that you’ve applied. It contains the job’s number and the date, nothing about you, and is never sent to us.',
    setWhen: 'When you apply for a job without an account.',
    lasts: '90 days, or until you press ‘Forget this’ on the job’s page or sign out.',
    category: 'necessary',
  },
  {
    label: 'Notification settings',
    names: [NOTIFICATION_KEY],
    kind: 'localStorage',
    purpose: 'Which notifications you want on this device.',
    setWhen: 'When you change one of them.',
    lasts: 'Until you sign out or delete it.',
    category: 'necessary',
  },
  {
    label: 'Keyboard shortcuts',
    names: [DESK_KEYS_STORAGE],
    kind: 'localStorage',
    purpose: 'Remembers that an administrator wants no single-key shortcuts on this device. Never sent to us.',
    setWhen: 'When an administrator turns them off.',
    lasts: 'Until they are turned on again, or you sign out.',
    category: 'necessary',
  },
  {
    label: 'Narrow menu',
    names: [NARROW_RAIL_COOKIE],
    kind: 'cookie',
    purpose: 'Remembers that you made the menu of your work area narrow. It holds the digit 1.',
    setWhen: 'When you make the menu narrow.',
    lasts: 'A year, or until you make the menu wide again.',
    category: 'necessary',
  },
  {
    label: 'Saved offline',
    names: [DEVICE_DATABASE],
    kind: 'indexedDB',
    purpose: 'What you do offline, such as an application, until we can send it, and which account it belongs to.',
    setWhen:
      'At your first visit, with nothing in it; the name and number of your account when you sign in; the rest when you save something offline.',
    lasts: 'Until it’s sent, or you discard it or sign out. If empty, until you clear it in your browser.',
    category: 'necessary',
  },
  {
    label: 'Pages to read offline',
    names: ['shell', 'pages', 'assets'],
    kind: 'cacheStorage',
    purpose: 'Public pages you’ve read, so that you can open them offline.',
    setWhen: 'As you read. We never store pages that only you can see.',
    lasts: '30 days per page, up to 60 pages. Deleted when you sign out.',
    category: 'necessary',
  },
  {
    label: 'Age of offline pages',
    names: ['workbox-expiration'],
    kind: 'indexedDB',
    purpose: 'When each page was stored or last used, so that we delete the oldest first.',
    setWhen: 'With each stored page.',
    lasts: 'As long as the pages.',
    category: 'necessary',
  },
  {
    label: 'Analytics cookie (visitor)',
    names: [ANALYTICS_COOKIES.visitor],
    kind: 'cookie',
    purpose: 'Tells a first visit from a later one. It holds the digit 1, the same for everybody.',
    setWhen: 'Only after you agree to analytics.',
    lasts: '2 years, or until you withdraw.',
    category: 'analytics',
  },
  {
    label: 'Analytics cookie (visit)',
    names: [ANALYTICS_COOKIES.visit],
    kind: 'cookie',
    purpose: 'Counts the pages of one visit as one visit. It holds the digit 1, the same for everybody.',
    setWhen: 'Only after you agree to analytics.',
    lasts: '24 hours, or until you withdraw.',
    category: 'analytics',
  },
] as const satisfies readonly BrowserStorage[];

export const isListedStorage = (kind: BrowserStorage['kind'], name: string): boolean =>
  BROWSER_STORAGE.some((each: BrowserStorage) => each.kind === kind && each.names.some((known) => known === name));

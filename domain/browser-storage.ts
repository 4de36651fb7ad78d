/**
 * Everything this site keeps in a browser, in one list: the code takes its names from here, and the cookie policy shows it.
 * What is not on it may not be stored; tests hold both to that (PECR, regulation 6).
 */

export type BrowserStorage = {
  /** What it is called on the page. */
  label: string;
  /** What browsers call it; empty where nothing of the kind is stored. */
  names: readonly string[];
  kind: 'cookie' | 'localStorage' | 'sessionStorage';
  purpose: string;
  setWhen: string;
  lasts: string;
  category: 'necessary' | 'analytics';
};

/** On https browsers hold this name to one host and to secure connections; the other is for a computer of one's own. */
export const SESSION_COOKIE = { https: '__Host-session', http: 'session' } as const;

/** spec: marketing §9 "Cookie table", and what else the code stores. */
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
    label: 'Scroll positions',
    names: ['react-router-scroll-positions'],
    kind: 'sessionStorage',
    purpose: 'Takes you back to where you were on a page when you press Back. It is never sent to us.',
    setWhen: 'When you leave a page or reload it.',
    lasts: 'Until you close the tab.',
    category: 'necessary',
  },
  {
    label: 'Google reCAPTCHA',
    names: ['_GRECAPTCHA'],
    kind: 'cookie',
    purpose: 'Helps Google tell people from programs. Set by Google, and not read by us.',
    setWhen:
      'Only where the agency has chosen reCAPTCHA, once you begin to fill in a form. Without its keys there is none.',
    lasts: '6 months',
    category: 'necessary',
  },
  {
    label: 'Consent cookie',
    names: [],
    kind: 'cookie',
    purpose: 'Would remember what you have agreed to.',
    setWhen: 'Only once there is something to agree to.',
    lasts: '1 year',
    category: 'necessary',
  },
  {
    label: 'Analytics cookie (visitor)',
    names: [],
    kind: 'cookie',
    purpose: 'Would tell one visitor from another, to count them.',
    setWhen: 'Only ever after you agree.',
    lasts: '2 years',
    category: 'analytics',
  },
  {
    label: 'Analytics cookie (visit)',
    names: [],
    kind: 'cookie',
    purpose: 'Would put the pages of one visit together.',
    setWhen: 'Only ever after you agree.',
    lasts: '24 hours',
    category: 'analytics',
  },
] as const satisfies readonly BrowserStorage[];

/** Whether the list knows of it. */
export const isListedStorage = (kind: BrowserStorage['kind'], name: string): boolean =>
  BROWSER_STORAGE.some((each) => each.kind === kind && each.names.some((known) => known === name));

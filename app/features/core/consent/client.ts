/**
 * This browser's cookie consent (spec: accounts §3 "Cookie consent"). The cookie is authoritative, because a sign-out clears local storage
 * but not cookies; two local keys copy it for scripts and other tabs. Does not use React, because the small start of a page loads it
 * (app/entry.client.ts).
 */
import type { pages } from '#app/pages.ts';
import { forgetVisits } from '#app/web/cookies/visit-cookies.ts';
import {
  CONSENT_POLICY,
  type Consent,
  type ConsentCategory,
  type ConsentChoice,
  type ConsentDecision,
  consentCookie,
  isInForce,
  isSameConsent,
  readConsentCookie,
  toConsent,
} from '#domain/consent.ts';
import { CONSENT_KEYS, NO_RECEIPT_STORAGE } from '#domain/device/browser-storage.ts';

export type { Consent } from '#domain/consent.ts';

/** A literal, because `href` would load React Router. */
const SETTINGS = '/cookie-settings' satisfies keyof typeof pages;

/** Null until the visitor has chosen; before that only essential data may be stored. */
export const readConsent = (): Consent | null => readDecision()?.consent ?? null;

/**
 * Calls `listener` when the visitor chooses, in this or another tab.
 *
 * @returns a function that unsubscribes
 */
export function onConsentChange(listener: (consent: Consent | null) => void): () => void {
  let previous = readConsent();
  return watchDecision(() => {
    const consent = readConsent();
    if (previous === consent || (previous && consent && isSameConsent(previous, consent))) return;
    previous = consent;
    listener(consent);
  });
}

export function readChoices(form: FormData): ConsentChoice {
  const choice = form.get('choice');
  const has = (category: ConsentCategory) => choice === 'accept' || (choice === 'save' && form.get(category) === 'yes');
  return { analytics: has('analytics'), functional: has('functional'), marketing: has('marketing') };
}

/**
 * Takes effect on this device at once.
 *
 * @returns once the server has issued a receipt or could not be reached
 */
export async function giveConsent(choice: ConsentChoice): Promise<void> {
  const replaced = readDecision()?.receipt ?? '';
  keep({ consent: toConsent(choice), decidedAt: new Date(), receipt: null });
  await askForReceipt(replaced);
}

/** Runs once per page: restores missing copies of the choice, on this device and on the server. */
export async function restoreConsent(): Promise<void> {
  const decision = readDecision();
  if (!decision) return;
  // Leave an existing cookie alone: browsers keep a cookie set by the server for longer than one set by a script.
  if (!readCookie()) keepCookie(decision);
  keepKeys(decision);
  // A browser without cookies would ask for a receipt on every page.
  if (!decision.receipt && readCookie() && !wasRefused()) await askForReceipt('');
}

/** True if the server refused a receipt in this tab, which then stops asking. A new tab tries again. */
function wasRefused(): boolean {
  try {
    return sessionStorage.getItem(NO_RECEIPT_STORAGE) !== null;
  } catch {
    return true;
  }
}

function rememberRefusal(): void {
  try {
    sessionStorage.setItem(NO_RECEIPT_STORAGE, '1');
  } catch {
    // Do not ask again without session storage either.
  }
}

/** True if the browser sends Global Privacy Control or Do Not Track. Such visitors are never assumed to agree. */
export const requestsPrivacy = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true || navigator.doNotTrack === '1';

let unstored: ConsentDecision | null = null;
let last: ConsentDecision | null = null;
const listeners = new Set<() => void>();

/** The decision in force; null before the visitor has chosen. Returns the same object while it is unchanged. */
export function readDecision(): ConsentDecision | null {
  const read = readCookie() ?? readKeys() ?? unstored;
  if (JSON.stringify(read) !== JSON.stringify(last)) last = read;
  return last;
}

const readCookie = () => readConsentCookie(document.cookie, new Date());

/** A decision about an older policy text does not count. */
function readKeys(): ConsentDecision | null {
  try {
    const choice: unknown = JSON.parse(localStorage.getItem(CONSENT_KEYS.choice) ?? 'null');
    const date = localStorage.getItem(CONSENT_KEYS.date) ?? '';
    if (typeof choice !== 'object' || choice === null || date < CONSENT_POLICY) return null;
    const { analytics, functional, marketing } = choice as Record<string, unknown>;
    const consent = toConsent({
      analytics: analytics === true,
      functional: functional === true,
      marketing: marketing === true,
    });
    const decision = { consent, decidedAt: new Date(date), receipt: null };
    return isInForce(decision, new Date()) ? decision : null;
  } catch {
    // An unreadable value, or a browser that stores nothing: the visitor has not chosen.
    return null;
  }
}

function keep(decision: ConsentDecision): void {
  keepCookie(decision);
  keepKeys(decision);
  unstored = readCookie() || readKeys() ? null : decision;
  for (const listener of listeners) listener();
}

function keepCookie(decision: ConsentDecision): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not there on plain http, nor in every browser
  document.cookie = consentCookie(decision, location.protocol === 'https:');
  if (!decision.consent.analytics) forgetVisits();
}

function keepKeys({ consent, decidedAt }: ConsentDecision): void {
  try {
    localStorage.setItem(CONSENT_KEYS.choice, JSON.stringify(consent));
    localStorage.setItem(CONSENT_KEYS.date, decidedAt.toISOString());
  } catch {
    // The cookie is enough. Without cookies the choice holds for this page.
  }
}

/**
 * The response renews the cookie with the receipt's id. After a network failure the next page asks again; after a refusal, the next tab.
 */
async function askForReceipt(replaces: string): Promise<void> {
  const sent = readConsent();
  if (!sent) return;
  const { analytics, functional, marketing } = sent;
  const grantedCategories = Object.entries({ analytics, functional, marketing }).flatMap(([name, is]) =>
    is ? [[name, 'yes']] : [],
  );
  const answer = await fetch(SETTINGS, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams([['choice', 'save'], ...grantedCategories, ['replaces', replaces]]),
    keepalive: true,
  }).catch(() => null);
  if (!answer) return;
  if (!answer.ok) return rememberRefusal();
  // Another tab may have chosen since. The latest choice is in the keys, and counts.
  const storedKeys = readKeys();
  if (storedKeys && !isSameConsent(storedKeys.consent, sent)) return keep(storedKeys);
  const newDecision = readCookie();
  if (newDecision) keepKeys(newDecision);
  for (const listener of listeners) listener();
}

/**
 * Calls `listener` when the decision may have changed, in this or another tab.
 *
 * @returns a function that unsubscribes
 */
export function watchDecision(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === CONSENT_KEYS.choice || key === CONSENT_KEYS.date) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

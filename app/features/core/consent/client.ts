/**
 * What this browser's person agreed to (spec: accounts §3 "Cookie consent"). The cookie is what counts, because a sign-out
 * empties the local storage and leaves cookies; the two local keys say the same to scripts and to the other tabs. Without
 * React, for the small start of a page (app/entry.client.ts).
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

/** Written out: React Router would come along with its `href`. */
const SETTINGS = '/cookie-settings' satisfies keyof typeof pages;

/** Null until the visitor has chosen: until then only essential data may be stored. */
export const readConsent = (): Consent | null => readDecision()?.consent ?? null;

/** Calls `listener` when the visitor chooses, in this tab or another one. @returns the function that unsubscribes */
export function onConsentChange(listener: (consent: Consent | null) => void): () => void {
  let known = readConsent();
  return watchDecision(() => {
    const consent = readConsent();
    if (known === consent || (known && consent && isSameConsent(known, consent))) return;
    known = consent;
    listener(consent);
  });
}

/** What was ticked in a form, by the button that was pressed. */
export function readChoices(form: FormData): ConsentChoice {
  const choice = form.get('choice');
  const has = (category: ConsentCategory) => choice === 'accept' || (choice === 'save' && form.get(category) === 'yes');
  return { analytics: has('analytics'), functional: has('functional'), marketing: has('marketing') };
}

/** Counts at once, on this device. @returns when the server has given a receipt for it, or could not be reached */
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
  // Where the browser keeps no cookie there would be one more receipt with each page.
  if (!decision.receipt && readCookie() && !wasRefused()) await askForReceipt('');
}

/** After one refusal this tab does not ask for a receipt on every page. A new tab tries again. */
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
    // Then it does not ask again either.
  }
}

/** Whether the browser sends Global Privacy Control or Do Not Track. Visitors who send it are not taken to agree. */
export const asksForPrivacy = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true || navigator.doNotTrack === '1';

/** For a browser that stores nothing: the choice lasts as long as the page. */
let held: ConsentDecision | null = null;
let last: ConsentDecision | null = null;
const listeners = new Set<() => void>();

/** The decision in force; null before the visitor has chosen. Returns the same object while it is unchanged. */
export function readDecision(): ConsentDecision | null {
  const read = readCookie() ?? readKeys() ?? held;
  if (JSON.stringify(read) !== JSON.stringify(last)) last = read;
  return last;
}

const readCookie = () => readConsentCookie(document.cookie, new Date());

/** What is older than the text of today was said to another one. */
function readKeys(): ConsentDecision | null {
  try {
    const said: unknown = JSON.parse(localStorage.getItem(CONSENT_KEYS.choice) ?? 'null');
    const date = localStorage.getItem(CONSENT_KEYS.date) ?? '';
    if (typeof said !== 'object' || said === null || date < CONSENT_POLICY) return null;
    const { analytics, functional, marketing } = said as Record<string, unknown>;
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
  held = readCookie() || readKeys() ? null : decision;
  for (const tell of listeners) tell();
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
    // The cookie is enough; without that, too, the choice holds for this page.
  }
}

/** The answer brings the cookie anew, with the number of the receipt. What cannot be reached is asked again by the next page, what refuses by the next tab. */
async function askForReceipt(replaces: string): Promise<void> {
  const sent = readConsent();
  if (!sent) return;
  const { analytics, functional, marketing } = sent;
  const ticked = Object.entries({ analytics, functional, marketing }).flatMap(([name, is]) =>
    is ? [[name, 'yes']] : [],
  );
  const answer = await fetch(SETTINGS, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams([['choice', 'save'], ...ticked, ['replaces', replaces]]),
    keepalive: true,
  }).catch(() => null);
  if (!answer) return;
  if (!answer.ok) return rememberRefusal();
  // Another tab may have chosen otherwise in between: what was said last is in the keys, and counts.
  const kept = readKeys();
  if (kept && !isSameConsent(kept.consent, sent)) return keep(kept);
  const receipted = readCookie();
  if (receipted) keepKeys(receipted);
  for (const tell of listeners) tell();
}

/** Calls `listener` when the decision may have changed, in this tab or another one. @returns stops listening */
export function watchDecision(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key === CONSENT_KEYS.choice || key === CONSENT_KEYS.date) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', hear);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', hear);
  };
}

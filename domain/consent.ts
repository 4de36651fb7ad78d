/**
 * The visitor's consent to browser storage (spec: accounts §3 "Cookie consent") and the cookie with the decision:
 * `2026-11-21.100.1795294800.<receipt>`. Its parts are the policy's version, a digit for each category, the time in seconds, and the
 * receipt's number ('-' until the server has sent one). Scripts and the server share it.
 */
import { CONSENT_COOKIE } from './device/browser-storage.ts';
import { findCookie, readableCookie } from './device/cookies.ts';
import { isUuid } from './uuid.ts';

/** The categories a visitor can accept or decline; essential cookies are always set. */
const CONSENT_CATEGORIES = ['analytics', 'functional', 'marketing'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];
export type ConsentChoice = Record<ConsentCategory, boolean>;
export type Consent = { essential: true } & ConsentChoice;

export type ConsentDecision = {
  consent: Consent;
  decidedAt: Date;
  /** The id in consent_receipts; null until the server has responded. */
  receipt: string | null;
};

/** Version of the policy, as a date. A release that asks for more consent must change it; every visitor must then choose again. */
export const CONSENT_POLICY = '2026-11-21';
/** A year (spec: marketing §9 "Cookie table"). */
const CONSENT_SECONDS = 365 * 86_400;
/** The error of a device's clock that is tolerated. */
const DAY_SECONDS = 86_400;

export const toConsent = ({ analytics, functional, marketing }: ConsentChoice): Consent => ({
  essential: true,
  analytics,
  functional,
  marketing,
});
export const ALL: ConsentChoice = { analytics: true, functional: true, marketing: true };
export const NONE: ConsentChoice = { analytics: false, functional: false, marketing: false };

export const isSameConsent = (one: ConsentChoice, other: ConsentChoice): boolean =>
  CONSENT_CATEGORIES.every((category) => one[category] === other[category]);

export function isInForce({ decidedAt }: Pick<ConsentDecision, 'decidedAt'>, now: Date): boolean {
  const age = (now.getTime() - decidedAt.getTime()) / 1_000;
  return age < CONSENT_SECONDS && age > -DAY_SECONDS;
}

const VALUE = /^(\d{4}-\d\d-\d\d)\.([01]{3})\.(\d{10})\.(-|[0-9a-f-]{36})$/;

/** @param cookies a `Cookie` header or `document.cookie` */
export function readConsentCookie(cookies: string, now: Date): ConsentDecision | null {
  const [policy, digits = '', seconds, receipt = ''] = VALUE.exec(findCookie(cookies, CONSENT_COOKIE))?.slice(1) ?? [];
  if (policy !== CONSENT_POLICY || !(receipt === '-' || isUuid(receipt))) return null;
  const [analytics, functional, marketing] = Array.from(digits, (digit) => digit === '1');
  const decision = {
    consent: toConsent({
      analytics: analytics === true,
      functional: functional === true,
      marketing: marketing === true,
    }),
    decidedAt: new Date(Number(seconds) * 1_000),
    receipt: receipt === '-' ? null : receipt,
  };
  return isInForce(decision, now) ? decision : null;
}

/** Valid for a `Set-Cookie` header and for `document.cookie`. */
export function consentCookie({ consent, decidedAt, receipt }: ConsentDecision, isSecure: boolean): string {
  const digits = CONSENT_CATEGORIES.map((category) => (consent[category] ? '1' : '0')).join('');
  const seconds = Math.floor(decidedAt.getTime() / 1_000);
  return readableCookie(
    CONSENT_COOKIE,
    `${CONSENT_POLICY}.${digits}.${seconds}.${receipt ?? '-'}`,
    CONSENT_SECONDS,
    isSecure,
  );
}

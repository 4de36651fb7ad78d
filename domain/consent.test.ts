import { describe, expect, test } from 'vitest';
import {
  ALL,
  CONSENT_POLICY,
  type ConsentDecision,
  consentCookie,
  isInForce,
  NONE,
  readConsentCookie,
  toConsent,
} from './consent.ts';

const AT = new Date(`${CONSENT_POLICY}T12:00:00Z`);
const RECEIPT = '00000000-0000-4000-8000-00000000cccc';
const later = (days: number) => new Date(AT.getTime() + days * 86_400_000);
const pairOf = (cookie: string) => cookie.split(';', 1)[0] ?? '';
const SECONDS = AT.getTime() / 1_000;
const decide = (choice = ALL, receipt: string | null = RECEIPT): ConsentDecision => ({
  consent: toConsent(choice),
  decidedAt: AT,
  receipt,
});

describe('the cookie', () => {
  test.each([
    ['all, with a receipt', decide()],
    ['nothing, without one', decide(NONE, null)],
    ['analytics only', decide({ ...NONE, analytics: true })],
    ['marketing only', decide({ ...NONE, marketing: true })],
  ])('says what was decided: %s', (_what, decision) => {
    const cookies = `session=x; ${pairOf(consentCookie(decision, false))}; visit=1`;
    expect(readConsentCookie(cookies, AT)).toEqual(decision);
  });

  test('lasts a year, goes to no other site, and on https only over https', () => {
    expect(consentCookie(decide(), true)).toMatch(/; Max-Age=31536000; Path=\/; Secure; SameSite=Lax$/);
    expect(consentCookie(decide(), false)).not.toContain('Secure');
  });

  test('is read from its parts', () => {
    expect(readConsentCookie(`cookie-consent=${CONSENT_POLICY}.111.${SECONDS}.-`, AT)).toEqual(decide(ALL, null));
  });

  test.each([
    '',
    `other-cookie-consent=2026-11-21.111.${SECONDS}.-`,
    'cookie-consent=',
    'cookie-consent=yes',
    `cookie-consent=${CONSENT_POLICY}.112.${SECONDS}.-`,
    `cookie-consent=${CONSENT_POLICY}.111.${SECONDS}.`,
    `cookie-consent=${CONSENT_POLICY}.111.${SECONDS}.${'-'.repeat(36)}`,
    `cookie-consent=${CONSENT_POLICY}.111.${SECONDS}.-.x`,
    `cookie-consent=2020-01-01.111.${SECONDS}.-`,
    `cookie-consent=${CONSENT_POLICY}.111.9999999999.-`,
  ])('of another kind says nothing: %s', (cookies) => {
    expect(readConsentCookie(cookies, AT)).toBeNull();
  });
});

test('a decision holds for a year, and one from the future does not count', () => {
  expect(isInForce({ decidedAt: AT }, later(364.9))).toBe(true);
  expect(isInForce({ decidedAt: AT }, later(365))).toBe(false);
  expect(isInForce({ decidedAt: AT }, later(-0.9))).toBe(true);
  expect(isInForce({ decidedAt: AT }, later(-1.1))).toBe(false);
  expect(isInForce({ decidedAt: new Date(Number.NaN) }, AT)).toBe(false);
});

/**
 * The port for human verification of forms. The default is a proof of work that needs no other host (altcha.server.ts);
 * with Google's keys visitors need not wait for it (recaptcha.server.ts).
 */
import type { Challenge } from 'altcha-lib';
import type { Transaction } from 'kysely';
import type { Database } from '#db/connections/client.server.ts';
import type { DB } from '#db/types.ts';
import type { HumanCheckAction } from './actions.ts';

/** `unreachable`: Google did not answer, or refused our key. The form is refused in that case, too. */
export type HumanCheckRefusal = 'missing' | 'invalid' | 'expired' | 'spent' | 'unreachable';

export type HumanCheckResult = { ok: true } | { ok: false; reason: HumanCheckRefusal };

/** Tells the browser how to prove its form: solve the challenge, or ask Google with this key. */
export type HumanCheckErrand = Challenge | { kind: 'recaptcha'; siteKey: string };

export type HumanCheck = {
  /**
   * For one form, written down nowhere; a challenge is signed, and good for ten minutes.
   * @param wishes `withAltcha`: always an ALTCHA challenge, for a visitor reCAPTCHA has refused
   */
  issue(action: HumanCheckAction, wishes?: { withAltcha: boolean }): Promise<HumanCheckErrand>;
  /**
   * Accepts a payload once, by whichever process it comes. May ask another host, for three seconds at most.
   * @param queries the database itself: the payload is spent whatever happens next. Given a transaction of the
   *   system's (`asSystem`) it may be used again if that is rolled back; but it holds a connection while Google thinks.
   * @param payload as the form sent it, under HUMAN_CHECK_FIELD
   */
  verify(
    queries: Transaction<DB> | Database,
    payload: FormDataEntryValue | null | undefined,
    action: HumanCheckAction,
  ): Promise<HumanCheckResult>;
};

/**
 * The port for human verification of forms. The default is a proof of work without other hosts (altcha.server.ts); with Google's keys
 * visitors need not wait for it (recaptcha.server.ts).
 */
import type { Challenge } from 'altcha-lib';
import type { Transaction } from 'kysely';
import type { Database } from '#db/connections/client.server.ts';
import type { DB } from '#db/types.ts';
import type { HumanCheckAction } from './actions.ts';

/** `unreachable`: Google did not respond, or refused our key. The form is refused in that case too. */
export type HumanCheckRefusal = 'missing' | 'invalid' | 'expired' | 'spent' | 'unreachable';

export type HumanCheckResult = { ok: true } | { ok: false; reason: HumanCheckRefusal };

/** The browser's task for its form: solve the challenge, or get a token from Google with this key. */
export type HumanCheckErrand = Challenge | { kind: 'recaptcha'; siteKey: string };

export type HumanCheck = {
  /**
   * Issues a challenge for one form, without storing it; it is signed and valid for ten minutes. @param wishes `withAltcha` demands an
   * ALTCHA challenge, for a visitor that reCAPTCHA refused
   */
  issue(action: HumanCheckAction, wishes?: { withAltcha: boolean }): Promise<HumanCheckErrand>;
  /**
   * Accepts a payload once, in whichever process. May ask another host, for at most three seconds.
   *
   * @param queries the database, so that the payload is used up whatever happens next; or a transaction of the system (`asSystem`), whose
   * rollback makes the payload usable again, and which holds a connection while Google responds
   *
   * @param payload the form's HUMAN_CHECK_FIELD
   */
  verify(
    queries: Transaction<DB> | Database,
    payload: FormDataEntryValue | null | undefined,
    action: HumanCheckAction,
  ): Promise<HumanCheckResult>;
};

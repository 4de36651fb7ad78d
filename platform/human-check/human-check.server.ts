/** The port: a form proves that somebody took the trouble to send it. The default needs no other host (altcha.server.ts). */
import type { Challenge } from 'altcha-lib';
import type { Transaction } from 'kysely';
import type { Database } from '#db/client.server.ts';
import type { DB } from '#db/types.ts';
import type { HumanCheckAction } from './actions.ts';

export type HumanCheckRefusal = 'missing' | 'invalid' | 'expired' | 'spent';

export type HumanCheckResult = { ok: true } | { ok: false; reason: HumanCheckRefusal };

export type HumanCheck = {
  /** A challenge for one form: signed, good for ten minutes, written down nowhere. */
  issue(action: HumanCheckAction): Promise<Challenge>;
  /**
   * Accepts a payload once, by whichever process it comes.
   * @param queries a transaction of the system's (`asSystem`): if it is rolled back, the payload may be used again.
   *   Given the database itself, the payload is spent whatever happens next.
   * @param payload as the form sent it, under HUMAN_CHECK_FIELD
   */
  verify(
    queries: Transaction<DB> | Database,
    payload: FormDataEntryValue | null | undefined,
    action: HumanCheckAction,
  ): Promise<HumanCheckResult>;
};

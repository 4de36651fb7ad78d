/**
 * Human verification by proof of work (ALTCHA): the browser computes for a moment, and the server checks it in a fraction of that time. The
 * signed challenge contains everything about it; the database only stores challenges that were used.
 */
import { hkdfSync, randomInt } from 'node:crypto';
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Clock } from '#platform/clock/clock.server.ts';
import { CHALLENGE_SECONDS, type HumanCheckAction } from './actions.ts';
import { readPayload } from './altcha-payload.server.ts';
import type { HumanCheck, HumanCheckRefusal } from './human-check.server.ts';
import { spendOnce } from './spent-challenges.server.ts';

/** Iterations of one guess. Issuing a challenge costs the same, about 0.2 ms. */
const COST = 1_000;
/** The number of guesses until the right one: 0.2 to 0.3 s on a desktop, 1 to 2 s on a machine of a quarter of its speed (decision 10). */
export const GUESSES = { fewest: 800, most: 1_200 };

type Secrets = { hmacSignatureSecret: string; hmacKeySignatureSecret: string };

export type Examination =
  | { ok: true; signature: string }
  | { ok: false; reason: Exclude<HumanCheckRefusal, 'spent' | 'unreachable'> };

export type AltchaCheck = Omit<HumanCheck, 'issue'> & { issue(action: HumanCheckAction): Promise<Challenge> };

/**
 * @param secretKey equal in every process, because one verifies another's challenges @param clock equal in every process for the same
 * reason
 */
export function createAltchaCheck(secretKey: string, clock: Clock): AltchaCheck {
  const secrets = deriveSecrets(secretKey);
  return {
    issue: (action) => issueChallenge(secrets, action, clock),
    verify: async (queries, payload, action) => {
      const examined = await examinePayload(secrets, payload, action, clock);
      if (!examined.ok) return examined;
      const spending = { signature: examined.signature, keepSeconds: CHALLENGE_SECONDS };
      return (await spendOnce(queries, spending)) ? { ok: true } : { ok: false, reason: 'spent' };
    },
  };
}

/** Derived keys: an attacker who learns them does not learn the secret key or the other keys derived from it. */
export function deriveSecrets(secretKey: string): Secrets {
  const keyFor = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secretKey, '', `human-check/${purpose}`, 32)).toString('hex');
  return { hmacSignatureSecret: keyFor('challenge'), hmacKeySignatureSecret: keyFor('solution') };
}

export function issueChallenge(secrets: Secrets, action: HumanCheckAction, clock: Clock): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(GUESSES.fewest, GUESSES.most + 1),
    deriveKey,
    // The end is signed with the rest. The library's own expiry would use this computer's clock.
    data: { action, endsAt: secondsOf(clock) + CHALLENGE_SECONDS },
    ...secrets,
  });
}

export async function examinePayload(
  secrets: Secrets,
  payload: FormDataEntryValue | null | undefined,
  action: HumanCheckAction,
  clock: Clock,
): Promise<Examination> {
  if (payload === null || payload === undefined || payload === '') return { ok: false, reason: 'missing' };
  const read = typeof payload === 'string' ? readPayload(payload) : null;
  if (!read) return { ok: false, reason: 'invalid' };
  const { challenge, solution } = read;
  const { data } = challenge.parameters;
  if (data.endsAt < secondsOf(clock)) return { ok: false, reason: 'expired' };
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets });
  if (!verified || data.action !== action) return { ok: false, reason: 'invalid' };
  return { ok: true, signature: challenge.signature };
}

const secondsOf = (clock: Clock): number => Math.floor(clock.now().getTime() / 1_000);

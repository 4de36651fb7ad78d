/**
 * Human verification by reCAPTCHA v3, if its keys are set. ALTCHA is the fallback for visitors Google scores too low, for
 * browsers that do not load its script, and while Google cannot be reached. No form passes without one of the two.
 */
import { createHash } from 'node:crypto';
import type { Log } from '#platform/log/log.server.ts';
import { type HumanCheckAction, RECAPTCHA_PREFIX, RECAPTCHA_SECONDS } from './actions.ts';
import type { AltchaCheck } from './altcha.server.ts';
import type { HumanCheck, HumanCheckRefusal } from './human-check.server.ts';
import { askSiteverify, type Verdict } from './siteverify.server.ts';
import { spendOnce } from './spent-challenges.server.ts';

const MIN_SCORE = 0.5;
/** After a failed call to Google, new forms get an ALTCHA challenge for this long. */
const FALLBACK_MS = 60_000;
/** Real tokens have 500 to 2,000 characters. Anything that does not match is refused without asking Google. */
const TOKEN = /^[\w-]{1,4096}$/;
/** Errors of our configuration, not of the token: until an administrator corrects the key, Google verifies nothing. */
const OUR_FAULTS = ['missing-input-secret', 'invalid-input-secret'];

type Recaptcha = {
  siteKey: string;
  secretKey: string;
  hostname: string;
  altcha: AltchaCheck;
  log: Log;
  address?: string;
};

export function createRecaptchaCheck({ siteKey, altcha, log, ...google }: Recaptcha): HumanCheck {
  let restsUntil = Number.NEGATIVE_INFINITY;

  /** Log one line for each outage, not for each form. */
  function pause(fault: unknown): void {
    const isNew = performance.now() >= restsUntil;
    restsUntil = performance.now() + FALLBACK_MS;
    if (isNew) log.error({ err: fault }, 'reCAPTCHA could not be asked: forms are checked by ALTCHA meanwhile');
  }

  async function findRefusal(token: string, action: HumanCheckAction): Promise<HumanCheckRefusal | null> {
    const result = await askSiteverify({ ...google, token });
    const fault = result.ok ? findOurFault(result.verdict) : result.fault;
    if (fault || !result.ok) {
      pause(fault);
      return 'unreachable';
    }
    return judge(result.verdict, action, google.hostname);
  }

  return {
    issue: async (action, wishes) => {
      if (wishes?.withAltcha || performance.now() < restsUntil) return altcha.issue(action);
      return { kind: 'recaptcha', siteKey };
    },
    verify: async (queries, payload, action) => {
      if (typeof payload !== 'string' || !payload.startsWith(RECAPTCHA_PREFIX)) {
        return altcha.verify(queries, payload, action);
      }
      const token = payload.slice(RECAPTCHA_PREFIX.length);
      if (!TOKEN.test(token)) return { ok: false, reason: 'invalid' };
      const refusal = await findRefusal(token, action);
      if (refusal) return { ok: false, reason: refusal };
      return (await spendOnce(queries, spendingOf(token))) ? { ok: true } : { ok: false, reason: 'spent' };
    },
  };
}

function findOurFault({ 'error-codes': codes }: Verdict): Error | null {
  const fault = codes.find((code) => OUR_FAULTS.includes(code));
  return fault ? new Error(`RECAPTCHA_SECRET_KEY was refused: ${fault}`) : null;
}

/** All four must be right; a missing value is wrong. @returns null if the token passes */
function judge(verdict: Verdict, action: HumanCheckAction, hostname: string): HumanCheckRefusal | null {
  const { success, score = 0, 'error-codes': codes } = verdict;
  if (codes.includes('timeout-or-duplicate')) return 'spent';
  const isRight = success && verdict.action === action && verdict.hostname === hostname && score >= MIN_SCORE;
  return isRight ? null : 'invalid';
}

/** Google accepts a token once, and so do we, for longer than it is valid. */
const spendingOf = (token: string) => ({
  signature: createHash('sha256').update(RECAPTCHA_PREFIX).update(token).digest('hex'),
  keepSeconds: RECAPTCHA_SECONDS,
});

/** Runs the human check that the site asks for: solves a challenge in workers, or asks reCAPTCHA. Loaded when a visitor starts a form. */
import { type Challenge, solveChallengeWorkers } from 'altcha-lib';
import { href } from 'react-router';
import {
  CHALLENGE_SECONDS,
  type HumanCheckAction,
  RECAPTCHA_PREFIX,
  RECAPTCHA_SECONDS,
} from '#platform/human-check/actions.ts';
import type { HumanCheckErrand } from '#platform/human-check/human-check.server.ts';

/** More would slow down the page on the slowest phones. */
const MOST_WORKERS = 4;
const LIMIT_MS = 60_000;
const CHALLENGE_LIMIT_MS = 15_000;

export type SolvedCheck = {
  payload: string;
  /** The server accepts it for this many seconds, from the start of the check. */
  seconds: number;
  byRecaptcha: boolean;
};

/** False once the script was blocked, so that the next form does not wait for it. */
let doesRecaptchaWork = true;

/**
 * Throws if refused, too slow or aborted; offline it throws a `NetworkError`.
 *
 * @param mayAskRecaptcha false to solve a challenge, because reCAPTCHA may refuse the same visitor again
 */
export async function solveHumanCheck(
  action: HumanCheckAction,
  controller: AbortController,
  mayAskRecaptcha: boolean,
): Promise<SolvedCheck> {
  const { signal } = controller;
  const task = await fetchTask(action, signal, mayAskRecaptcha && doesRecaptchaWork);
  if (!('siteKey' in task)) {
    return { payload: await solve(task, controller), seconds: CHALLENGE_SECONDS, byRecaptcha: false };
  }
  const token = await tryRecaptcha(task.siteKey, action);
  signal.throwIfAborted();
  if (token) return { payload: RECAPTCHA_PREFIX + token, seconds: RECAPTCHA_SECONDS, byRecaptcha: true };
  doesRecaptchaWork = false;
  return solveHumanCheck(action, controller, false);
}

async function fetchTask(
  action: HumanCheckAction,
  signal: AbortSignal,
  mayBeRecaptcha: boolean,
): Promise<HumanCheckErrand> {
  const address = href('/api/human-check/:action', { action });
  const answer = await fetch(mayBeRecaptcha ? address : `${address}?with=altcha`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(CHALLENGE_LIMIT_MS)]),
  }).catch(() => {
    signal.throwIfAborted();
    throw new DOMException('The challenge could not be fetched', 'NetworkError');
  });
  if (!answer.ok) throw new Error(`The challenge was answered with status ${answer.status}`);
  return answer.json();
}

/** Visitors do not see a failure, because a challenge follows. Operators see a warning in the console (spec: marketing §8). */
async function tryRecaptcha(siteKey: string, action: HumanCheckAction): Promise<string | null> {
  try {
    const { askRecaptcha } = await import('./human-check-recaptcha.ts');
    return await askRecaptcha(siteKey, action);
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the specification asks for a warning
    console.warn('reCAPTCHA is unavailable', error);
    return null;
  }
}

/** @returns base64 of JSON, in ALTCHA's format */
async function solve(challenge: Challenge, controller: AbortController): Promise<string> {
  const solution = await solveChallengeWorkers({
    challenge,
    controller,
    concurrency: Math.min(navigator.hardwareConcurrency, MOST_WORKERS),
    createWorker: () => new Worker(new URL('./human-check-worker.ts', import.meta.url), { type: 'module' }),
    timeout: LIMIT_MS,
  }).catch(explainWorker);
  if (!solution) throw new Error('The challenge was not solved in time');
  return btoa(JSON.stringify({ challenge, solution }));
}

/** A failing script raises an `ErrorEvent` with a message; one that could not be loaded raises a plain `Event`. */
function explainWorker(error: unknown): never {
  if (error instanceof Event && !(error instanceof ErrorEvent)) {
    throw new DOMException('The solver could not be loaded', 'NetworkError');
  }
  throw error;
}

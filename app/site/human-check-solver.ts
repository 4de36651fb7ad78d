/** Fetches a challenge and has it solved beside the page. Loaded when somebody begins to fill in a form. */
import { type Challenge, solveChallengeWorkers } from 'altcha-lib';
import { href } from 'react-router';
import type { HumanCheckAction } from '#platform/human-check/actions.ts';

/** More would compete with the page itself on the phones that need help most. */
const MOST_WORKERS = 4;
const LIMIT_MS = 60_000;

/** @returns what the form sends: base64 of JSON, as ALTCHA writes it. Throws when offline, refused, too slow or aborted. */
export async function solveHumanCheck(action: HumanCheckAction, controller: AbortController): Promise<string> {
  const answer = await fetch(href('/api/human-check/:action', { action }), { signal: controller.signal });
  if (!answer.ok) throw new Error(`The challenge was answered with status ${answer.status}`);
  const challenge: Challenge = await answer.json();
  const solution = await solveChallengeWorkers({
    challenge,
    controller,
    concurrency: Math.min(navigator.hardwareConcurrency, MOST_WORKERS),
    createWorker: () => new Worker(new URL('./human-check-worker.ts', import.meta.url), { type: 'module' }),
    timeout: LIMIT_MS,
  });
  if (!solution) throw new Error('The challenge was not solved in time');
  return btoa(JSON.stringify({ challenge, solution }));
}

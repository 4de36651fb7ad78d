/** Solves the human check for tests that send forms without a browser. */
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { HumanCheckAction } from '#platform/human-check/actions.ts';
import type { Site } from './site.ts';

/** @returns the value for HUMAN_CHECK_FIELD; takes about half a second, as in a browser */
export async function solveHumanCheck({ url }: Pick<Site, 'url'>, action: HumanCheckAction): Promise<string> {
  const answer = await fetch(`${url}/api/human-check/${action}`);
  return solve(await answer.json());
}

export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** A human check that is solved at the first guess: the work itself is tried in people-are-told-from-machines.test.ts. */
import { GUESSES } from '#platform/human-check/altcha.server.ts';
import { preload } from './preload.ts';

/** What a site is started with, so that its challenges are easy; all else about them is as it is. */
export const QUICK_CHALLENGES = preload(`
  import crypto from 'node:crypto';
  import { syncBuiltinESMExports } from 'node:module';
  const { randomInt } = crypto;
  crypto.randomInt = (fewest, ...most) =>
    fewest === ${GUESSES.fewest} && most[0] === ${GUESSES.most + 1} ? 1 : randomInt(fewest, ...most);
  syncBuiltinESMExports();`);

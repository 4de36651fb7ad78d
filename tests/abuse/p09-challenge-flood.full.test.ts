import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { systemClock } from '#platform/clock/clock.server.ts';
import { deriveSecrets, issueChallenge } from '#platform/human-check/altcha.server.ts';
import { measured } from '#tests/support/measured.ts';
import { SECRET_KEY } from '#tests/support/site.ts';
import { provideStage } from './p09-challenge-flood.stage.ts';

provideStage();

test('P09: a challenge costs hardly more than the one guess that has to be computed for it', async () => {
  const secrets = deriveSecrets(SECRET_KEY);
  const derive = promisify(pbkdf2);
  const salt = Buffer.alloc(16, 1);
  const guess = () => derive(salt, salt, 1_000, 32, 'sha256');
  const challenge = () => issueChallenge(secrets, 'sign_up', systemClock);
  /** Processor time of all threads, so that neighbours do not count. */
  async function cost(work: () => Promise<unknown>): Promise<number> {
    const start = process.cpuUsage();
    for (let n = 0; n < 300; n += 1) await work();
    const { user, system } = process.cpuUsage(start);
    return user + system;
  }
  await cost(challenge);
  await cost(guess);
  const ratios = [];
  for (let n = 0; n < 5; n += 1) ratios.push((await cost(challenge)) / (await cost(guess)));
  measured('P09', `a challenge costs ${Math.min(...ratios).toFixed(1)} times its one guess`);
  // Where a guess is 0.2 ms, less than 1 ms.
  expect(Math.min(...ratios)).toBeLessThan(5);
});

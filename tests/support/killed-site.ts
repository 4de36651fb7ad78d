/** Power cuts: a site is killed while people send it something, each round a little later, and then one looks. */
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { type Site, startSite } from './site.ts';

type Attempt = {
  /** The same as what is sent: the first answer of a process is slow. */
  warmUp(): Promise<unknown>;
  /** Sent at once; each tells how it was answered. */
  sends: (() => Promise<number>)[];
  /** @param answers one for each of `sends`; null: the site was gone before it answered */
  examine(answers: (number | null)[]): Promise<void>;
};

type PowerCuts = {
  rounds: number;
  env?: Record<string, string>;
  /** On a site that has just been started, on the database of the rounds before. */
  begin(site: Site, round: number): Promise<Attempt>;
};

/** @returns the database, which the test drops */
export async function cutPower({ rounds, env = {}, begin }: PowerCuts): Promise<TestDatabase> {
  const database = await createTestDatabase({ seeded: true, published: true });
  for (let round = 0; round < rounds; round += 1) {
    const site = await startSite({ database, env, alone: true });
    const { warmUp, sends, examine } = await begin(site, round);
    // The warm-up brings the process to its usual speed; its duration sets when the site is killed.
    const startedAt = performance.now();
    await warmUp();
    const took = performance.now() - startedAt;
    const answers: (number | null)[] = sends.map(() => null);
    const sending = sends.map((send, n) =>
      send().then(
        (status) => {
          answers[n] = status;
        },
        // A request that was cut off has no answer.
        () => undefined,
      ),
    );
    // Each round kills the site a little later; the last one lets all requests finish.
    const isLast = round === rounds - 1;
    await (isLast ? Promise.all(sending) : wait((took * sends.length * round) / rounds));
    const told = [...answers];
    await site.kill();
    await Promise.all(sending);
    if (isLast) expect(told).not.toContain(null);
    await examine(told);
  }
  return database;
}

/** Simulates power cuts: kills a site at a later moment each round while requests arrive, then examines the data. */
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { type Site, startSite } from './site.ts';

type Attempt = {
  warmUp(): Promise<unknown>;
  sends: (() => Promise<number>)[];
  /** @param answers statuses in the order of `sends`; null: the site was killed before it answered */
  examine(answers: (number | null)[]): Promise<void>;
};

type PowerCuts = {
  rounds: number;
  env?: Record<string, string>;
  begin(site: Site, round: number): Promise<Attempt>;
};

export async function cutPower({ rounds, env = {}, begin }: PowerCuts): Promise<TestDatabase> {
  const database = await createTestDatabase({ seeded: true, published: true });
  for (let round = 0; round < rounds; round += 1) {
    const site = await startSite({ database, env, alone: true });
    const { warmUp, sends, examine } = await begin(site, round);
    // The warm-up's duration sets the moment of the kill.
    const startedAt = performance.now();
    await warmUp();
    const took = performance.now() - startedAt;
    const answers: (number | null)[] = sends.map(() => null);
    const sending = sends.map((send, n) =>
      send().then(
        (status) => {
          answers[n] = status;
        },
        () => undefined,
      ),
    );
    // Each round kills the site a little later; the last round lets all requests finish.
    const isLast = round === rounds - 1;
    await (isLast ? Promise.all(sending) : wait((took * sends.length * round) / rounds));
    const answersSoFar = [...answers];
    await site.kill();
    await Promise.all(sending);
    if (isLast) expect(answersSoFar).not.toContain(null);
    await examine(answersSoFar);
  }
  return database;
}

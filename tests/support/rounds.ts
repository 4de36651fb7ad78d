/** How often an attack is repeated: a few times in `npm test`, many times in `npm run test:abuse`. */
import { expect, TestRunner } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Repetitions of its parts; docs/operate/robustness.md states the highest. */
    rounds?: number[];
  }
}

/** True in `npm run test:abuse` only: `npm run test:full` tries each attack a few times. */
export const hasAllRounds = process.env['ABUSE_ROUNDS'] === 'full';

/** Chooses a duration, size or limit by form; repetitions use `rounds`. */
export const inFull = (short: number, full: number): number => (hasAllRounds ? full : short);

/** Asserts elapsed time in the full form only, because the short form runs on machines of any speed. */
export function expectInFull(measured: number, most: number): void {
  if (hasAllRounds) expect(measured).toBeLessThanOrEqual(most);
}

export function rounds(short: number, full: number): number {
  const count = inFull(short, full);
  const test = TestRunner.getCurrentTest();
  if (test && !test.meta.rounds?.includes(count)) test.meta.rounds = [...(test.meta.rounds ?? []), count];
  return count;
}

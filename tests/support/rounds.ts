/** How often an attack is repeated: a little in `npm test`, in earnest in `npm run test:abuse`. */
import { expect, TestRunner } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Of its parts; docs/operate/robustness.md tells the most. */
    rounds?: number[];
  }
}

/** True in `npm run test:abuse` only: `npm run test:full` tries each attack a few times. */
export const hasAllRounds = process.env['ABUSE_ROUNDS'] === 'full';

/** What is longer or larger in the full form, and is no count of repetitions: a time, a size, a bound. */
export const inFull = (short: number, full: number): number => (hasAllRounds ? full : short);

/** A promise measured by the clock. The short form runs on machines of any speed, so only the full form asserts it. */
export function expectInFull(measured: number, most: number): void {
  if (hasAllRounds) expect(measured).toBeLessThanOrEqual(most);
}

export function rounds(short: number, full: number): number {
  const count = inFull(short, full);
  const test = TestRunner.getCurrentTest();
  if (test && !test.meta.rounds?.includes(count)) test.meta.rounds = [...(test.meta.rounds ?? []), count];
  return count;
}

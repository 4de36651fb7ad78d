/** How often an attack is repeated: a little in `npm test`, in earnest in `npm run test:abuse`. */
import { TestRunner } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Of its parts; docs/operate/robustness.md tells the most. */
    rounds?: number[];
  }
}

export const isFullForm = process.env.ABUSE_ROUNDS === 'full';

export function rounds(short: number, full: number): number {
  const count = isFullForm ? full : short;
  const test = TestRunner.getCurrentTest();
  if (test && !test.meta.rounds?.includes(count)) test.meta.rounds = [...(test.meta.rounds ?? []), count];
  return count;
}

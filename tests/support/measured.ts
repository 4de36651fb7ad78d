/** What a row of the list of attacks and faults came to, in figures; `npm run test:abuse` prints it beside what is promised. */
import { TestRunner } from 'vitest';

export type Measurement = { row: string; text: string };

declare module 'vitest' {
  interface TaskMeta {
    measured?: Measurement[];
  }
}

/**
 * To be called from within a test.
 * @param row as in docs/operate/robustness.md, such as 'F01'
 * @param text figures with their units, such as '200 of 200 answered applications are there'
 */
export function measured(row: string, text: string): void {
  const test = TestRunner.getCurrentTest();
  if (!test) throw new Error(`${row} was measured outside of a test`);
  test.meta.measured = [...(test.meta.measured ?? []), { row, text }];
}

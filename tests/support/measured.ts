/** Records the measurements of a row of the robustness list; `npm run test:abuse` prints them beside the promise. */
import { TestRunner } from 'vitest';

export type Measurement = { row: string; text: string };

declare module 'vitest' {
  interface TaskMeta {
    measured?: Measurement[];
  }
}

/**
 * Call it within a test.
 * @param row id in docs/operate/robustness.md, such as 'F01'
 * @param text figures with units, such as '200 of 200 answered applications are there'
 */
export function measured(row: string, text: string): void {
  const test = TestRunner.getCurrentTest();
  if (!test) throw new Error(`${row} was measured outside of a test`);
  test.meta.measured = [...(test.meta.measured ?? []), { row, text }];
}

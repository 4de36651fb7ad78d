import { expect, test, vi } from 'vitest';
import { stripMarkup } from '#domain/text/plain-text.ts';
import { inFull } from '#tests/support/rounds.ts';

/** I08: no tag survives, not even one that taking out another has made; what people write is kept; and it stays cheap. */

/** What a browser's parser takes for the beginning of a tag or comment (HTML, "Tag open state"). */
const TAG_OPEN = /<[a-z/!?]/i;

const WORST: Record<string, (length: number) => string> = {
  'nothing but beginnings': (length) => '<'.repeat(length),
  'nothing but ends': (length) => '>'.repeat(length),
  'beginnings, then ends': (length) => '<'.repeat(length / 2) + '>'.repeat(length / 2),
  'names without an end': (length) => '<a'.repeat(length / 2),
  'nested tags': (length) => '<b '.repeat(length / 4) + '>'.repeat(length / 4),
  'one long name': (length) => `<${'a'.repeat(length - 2)}>`,
  'one long comment': (length) => `<!--${'-'.repeat(length - 5)}>`,
  'blanks in a tag': (length) => `<b${' '.repeat(length - 2)}`,
};

test.each(Object.entries(WORST))('%s: twice the text is twice the work', (_name, make) => {
  expect(countSteps(make(40_000)) / countSteps(make(20_000))).toBeLessThan(2.01);
  // Some million steps; anything that grows with the square would not come to an end within the time of a test.
  expect(stripMarkup(make(inFull(1_000_000, 3_000_000)))).not.toMatch(TAG_OPEN);
});

/** Every character looked at, and every one that was copied to look at it again. */
function countSteps(text: string): number {
  const reads = vi.spyOn(String.prototype, 'charAt');
  const slices = vi.spyOn(Array.prototype, 'slice');
  try {
    stripMarkup(text);
    const copied = slices.mock.results.map(({ value }) => (value as unknown[]).length);
    return reads.mock.calls.length + copied.reduce((sum, length) => sum + length, 0);
  } finally {
    reads.mockRestore();
    slices.mockRestore();
  }
}

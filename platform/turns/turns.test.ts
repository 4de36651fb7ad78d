import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

test('so many at once, as many more in turn, and nobody beyond; also where some fail', async () => {
  const turns = new Turns({ atOnce: 2, queue: 2 });
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const ask = (number: number) =>
    turns.take(async () => {
      begun.push(number);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (number === 1) throw new Error('failed');
      return number;
    });
  const asked = Promise.allSettled([1, 2, 3, 4, 5].map(ask));
  expect(begun).toEqual([1, 2]);
  for (let each = 0; each < 4; each += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(each);
    ends[each]?.();
  }
  const answers = (await asked).map((each) => (each.status === 'fulfilled' ? each.value : 'failed'));
  expect(answers).toEqual(['failed', 2, 3, 4, 'busy']);
  expect(begun).toEqual([1, 2, 3, 4]);
  const again = ask(6);
  ends[4]?.();
  expect(await again).toBe(6);
});

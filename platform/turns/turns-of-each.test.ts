import { expect, test } from 'vitest';
import { TurnsOfEach } from './turns-of-each.ts';

test('each sender has turns of its own, which are forgotten when its work is done', async () => {
  const turns = new TurnsOfEach({ atOnce: 1, queue: 1 });
  const ends: (() => void)[] = [];
  const ask = (sender: string) => turns.take(() => new Promise<void>((resolve) => ends.push(resolve)), sender);
  const answers = [ask('one'), ask('one'), ask('one'), ask('other')];
  expect(ends).toHaveLength(2);
  expect(await answers[2]).toBe('busy');
  expect(turns.senders).toBe(2);
  for (let each = 0; each < 3; each += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(each);
    ends[each]?.();
  }
  expect(await Promise.all(answers)).toEqual([undefined, undefined, 'busy', undefined]);
  expect(turns.senders).toBe(0);
});

import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

test('runs so many at once, queues as many more and refuses the rest; also if some fail', async () => {
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
  const settled = Promise.allSettled([1, 2, 3, 4, 5].map(ask));
  expect(begun).toEqual([1, 2]);
  for (let each = 0; each < 4; each += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(each);
    ends[each]?.();
  }
  const answers = (await settled).map((each) => (each.status === 'fulfilled' ? each.value : 'failed'));
  expect(answers).toEqual(['failed', 2, 3, 4, 'busy']);
  expect(begun).toEqual([1, 2, 3, 4]);
  const sixth = ask(6);
  ends[4]?.();
  expect(await sixth).toBe(6);
});

function holdOnePlace(queue: number) {
  const turns = new Turns({ atOnce: 1, queue });
  const served: string[] = [];
  let finish = (): void => undefined;
  const longTurn = turns.take(() => new Promise<void>((resolve) => (finish = resolve)));
  const ask = (name: string, sender: string) =>
    turns.take(async () => {
      served.push(name);
      return name;
    }, sender);
  const end = () => {
    finish();
    return longTurn;
  };
  return { served, ask, figures: () => turns.figures, end };
}

test('senders take turns, however many of their requests wait', async () => {
  const { served, ask, end } = holdOnePlace(10);
  const flood = [1, 2, 3, 4].map((number) => ask(`flood ${number}`, 'flood'));
  const others = [ask('first', 'first'), ask('second', 'second'), ask('second again', 'second')];
  await end();
  await Promise.all([...flood, ...others]);
  expect(served).toEqual(['flood 1', 'first', 'second', 'flood 2', 'second again', 'flood 3', 'flood 4']);
});

test('a full queue refuses the newest request of the sender with the most, not the newcomer', async () => {
  const { served, ask, figures, end } = holdOnePlace(3);
  const flood = [1, 2, 3].map((number) => ask(`flood ${number}`, 'flood'));
  const other = ask('other', 'other');
  expect(await flood[2]).toBe('busy');
  // The flood waits with the most requests now, so its own next request is refused.
  expect(await ask('flood 4', 'flood')).toBe('busy');
  expect(figures()).toEqual({ running: 1, waiting: 3, refused: 2 });
  await end();
  expect(await other).toBe('other');
  await Promise.all(flood);
  expect(served).toEqual(['flood 1', 'other', 'flood 2']);
});

test('a full queue of one request each refuses the newcomer', async () => {
  const { ask, end } = holdOnePlace(2);
  const waiting = [ask('first', 'first'), ask('second', 'second')];
  expect(await ask('third', 'third')).toBe('busy');
  await end();
  expect(await Promise.all(waiting)).toEqual(['first', 'second']);
});

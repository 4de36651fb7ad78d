import { expect, test } from 'vitest';
import { SearchTime } from './search-time.server.ts';

const later = () => new Promise((resolve) => setImmediate(resolve));

test('concurrent statements run in turn, each with the time that is left', async () => {
  const time = new SearchTime();
  const steps: string[] = [];
  const timesLeft: number[] = [];
  const ask = (name: string) => async (milliseconds: number) => {
    timesLeft.push(milliseconds);
    steps.push(`${name} begins`);
    const began = performance.now();
    while (performance.now() - began < 2) await later();
    steps.push(`${name} ends`);
    return { isCut: false };
  };
  await Promise.all([time.spend(ask('counts')), time.spend(ask('map'))]);
  expect(steps).toEqual(['counts begins', 'counts ends', 'map begins', 'map ends']);
  expect(timesLeft[0]).toBe(200);
  expect(timesLeft[1]).toBeLessThan(200);
});

test('a failed statement does not stop the next one', async () => {
  const time = new SearchTime();
  const failed = time.spend(() => Promise.reject(new Error('The database is away')));
  const next = time.spend(async () => ({ isCut: true }));
  await expect(failed).rejects.toThrow('The database is away');
  expect(await next).toEqual({ isCut: true });
});

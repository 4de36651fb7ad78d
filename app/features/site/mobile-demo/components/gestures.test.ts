import { describe, expect, test } from 'vitest';
import { nextPull, type PullEvent, RESTING, swipeOf } from './gestures.ts';

test.each([
  [0, null],
  [50, null],
  [-50, null],
  [51, 'right'],
  [-51, 'left'],
] as const)('moved by %i pixels: %s', (moved, side) => {
  expect(swipeOf(moved)).toBe(side);
});

describe('pulling', () => {
  const reached = (...events: PullEvent[]) => events.reduce(nextPull, RESTING);
  const moved = (by: number): PullEvent => ({ type: 'moved', by });
  const released: PullEvent = { type: 'released' };

  test('refreshes from 80 pixels on, and not before', () => {
    expect(reached(moved(79)).step).toBe('pulling');
    expect(reached(moved(79), released)).toEqual(RESTING);
    expect(reached(moved(80)).step).toBe('ready');
    expect(reached(moved(80), released).step).toBe('refreshing');
  });

  test('counts where the finger is in the end, not how far it was', () => {
    expect(reached(moved(100), moved(30), released)).toEqual(RESTING);
    expect(reached(moved(100), { type: 'cancelled' })).toEqual(RESTING);
  });

  test('follows the finger neither upwards nor without end', () => {
    expect(reached(moved(-50)).pulled).toBe(0);
    expect(reached(moved(500)).pulled).toBe(120);
  });

  test('refreshes once at a time', () => {
    const refreshing = reached({ type: 'asked' });
    expect(refreshing.step).toBe('refreshing');
    expect([moved(90), released, { type: 'asked' } as const].reduce(nextPull, refreshing)).toEqual(refreshing);
    expect(nextPull(refreshing, { type: 'refreshed' })).toEqual(RESTING);
  });
});

import { describe, expect, test } from 'vitest';
import { decideSwipe } from './swipe.ts';

describe('a drag', () => {
  test.each([
    [101, 0, 'like'],
    [-101, 0, 'pass'],
    [5, 501, 'like'],
    [-5, -501, 'pass'],
    [250, 2_000, 'like'],
  ] as const)('of %d px at %d px/s is a %s', (offset, velocity, action) => {
    expect(decideSwipe(offset, velocity)).toBe(action);
  });

  test.each([
    [100, 500],
    [-100, -500],
    [0, 0],
    [99.9, -499.9],
  ])('of %d px at %d px/s leaves the card where it is', (offset, velocity) => {
    expect(decideSwipe(offset, velocity)).toBeNull();
  });

  test('that went far one way and is let go towards the other counts as the card lies', () => {
    expect(decideSwipe(150, -900)).toBe('like');
    expect(decideSwipe(-150, 900)).toBe('pass');
  });

  test('that is only fast goes where it was thrown', () => {
    expect(decideSwipe(-20, 900)).toBe('like');
    expect(decideSwipe(20, -900)).toBe('pass');
  });
});

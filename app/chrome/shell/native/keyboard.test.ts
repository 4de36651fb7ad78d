import { expect, test } from 'vitest';
import { isKeyboard } from './keyboard.ts';

test.each([
  [0, false],
  [-40, false],
  [150, false],
  [151, true],
  [320, true],
])('a viewport that is %i pixels lower: %s', (missing, isOpen) => {
  expect(isKeyboard(missing)).toBe(isOpen);
});

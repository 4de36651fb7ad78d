import { expect, test } from 'vitest';
import { cutLine, oneLine } from './one-line.ts';

test('line breaks and control characters become one space, and none at the ends', () => {
  expect(oneLine(' Wren\r\nBcc: all\u0000\u0007 Halloran\t')).toBe('Wren Bcc: all Halloran');
});

test('a longer text is cut with an ellipsis, between characters of several units', () => {
  expect(cutLine('Keeper', 6)).toBe('Keeper');
  expect(cutLine('Keeper of lights', 8)).toBe('Keeper …');
  expect(cutLine('😀😀😀', 2)).toBe('😀…');
});

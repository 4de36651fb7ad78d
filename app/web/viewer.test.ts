import { expect, test } from 'vitest';
import { initialsOf } from './viewer.ts';

test.each([
  ['Siân Pritchard', 'SP'],
  ['Tom Okafor-Reid', 'TO'],
  ['Ana Maria de la Cruz', 'AC'],
  ['Plato', 'P'],
  [' émile  zola ', 'ÉZ'],
  ['𝒜da 𝒷', '𝒜𝒷'],
  ['', ''],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

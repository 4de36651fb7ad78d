import { expect, test } from 'vitest';
import { findMeantWord } from './spelling.ts';

const KNOWN = [
  'forklift',
  'nurse',
  'nurses',
  'receptionist',
  'maintenance',
  'maintaining',
  'plumber',
  'hgv',
  'van',
  'sheffield',
];

test.each([
  ['forclift', 'forklift'],
  ['NUSRE', 'nurse'],
  ['recepsionist', 'receptionist'],
  ['maintainance', 'maintenance'],
  ['plummer', 'plumber'],
  ['hvg', 'hgv'],
])('%s means %s', (typed, expected) => {
  expect(findMeantWord(typed, KNOWN)).toBe(expected);
});

test.each([
  ['drivre', ['drive', 'driver'], 'driver'],
  ['electrican', ['electrical', 'electrician'], 'electrician'],
  ['wleder', ['elder', 'welder'], 'welder'],
  ['pluumber', ['plunder', 'plumber'], 'plumber'],
  ['shef', ['shea', 'chef'], 'chef'],
])('of equally close words, %s means the likelier of %j', (typed, candidates, expected) => {
  expect(findMeantWord(typed, candidates, new Set(['chef', 'welder']))).toBe(expected);
});

test.each(['vat', 'hv', 'purser', 'zeppelin', ''])('%j means none of them', (typed) => {
  expect(findMeantWord(typed, KNOWN)).toBeNull();
});

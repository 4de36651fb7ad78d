import { expect, test } from 'vitest';
import { boundsOfContact } from './person.ts';

const NOW = new Date('2026-11-26T12:00:00Z');

test('a span of the last contact has one end: its days, or all before them', () => {
  expect(boundsOfContact('7', NOW)).toEqual({ from: new Date('2026-11-19T12:00:00Z'), to: null });
  expect(boundsOfContact('before-90', NOW)).toEqual({ from: null, to: new Date('2026-08-28T12:00:00Z') });
});

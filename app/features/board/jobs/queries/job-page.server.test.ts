import { expect, test } from 'vitest';
import { secondsUntilItChanges } from './job-page.server.ts';

const NOW = new Date('2026-11-26T12:00:00Z');
const closing = (seconds: number, isOpen = true) => ({ isOpen, closesAt: new Date(NOW.getTime() + seconds * 1_000) });

test.each([
  ['nothing on it closes soon', [closing(86_400), closing(3_600)], NOW, 300],
  ['a job beside it closes', [closing(86_400), closing(90.9), closing(3_600)], NOW, 90],
  ['one has closed since it was read', [closing(86_400), closing(-1)], NOW, 0],
  ['it closed long ago itself', [closing(-86_400, false), closing(3_600)], NOW, 300],
  ['it closed, and nothing stands beside it', [closing(-86_400, false)], NOW, 300],
  ['the day ends', [closing(86_400)], new Date('2026-11-26T23:58:00Z'), 119],
])('a page of a job is kept while it is true: %s', (_case, listed, now, seconds) => {
  expect(secondsUntilItChanges(listed, now)).toBe(seconds);
});

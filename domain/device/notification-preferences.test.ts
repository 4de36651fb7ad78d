import { expect, test } from 'vitest';
import { DEFAULT_PREFERENCES, readPreferences } from './notification-preferences.ts';

test('to begin with all is on but marketing', () => {
  expect(readPreferences(null)).toEqual({ general: true, jobs: true, messages: true, marketing: false });
});

test('a stored choice is read back', () => {
  const chosen = { general: false, jobs: false, messages: true, marketing: true };
  expect(readPreferences(JSON.stringify(chosen))).toEqual(chosen);
});

test.each(['', 'on', 'null', '7', '[]', '{"jobs":"no"}', '{"other":true}'])('%j says nothing', (text) => {
  expect(readPreferences(text)).toEqual(DEFAULT_PREFERENCES);
});

test('missing settings have their defaults', () => {
  expect(readPreferences('{"jobs":false}')).toEqual({ ...DEFAULT_PREFERENCES, jobs: false });
});

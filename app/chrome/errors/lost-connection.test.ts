import { expect, test } from 'vitest';
import { isLostConnection } from './lost-connection.ts';

test.each([
  new TypeError('Failed to fetch'),
  new TypeError('NetworkError when attempting to fetch resource.'),
  new TypeError('Load failed'),
  new TypeError('Failed to fetch dynamically imported module: https://jobs.example/assets/job-1.js'),
  new TypeError('error loading dynamically imported module: https://jobs.example/assets/job-1.js'),
  new TypeError('Importing a module script failed.'),
])('a lost connection: %s', (error) => {
  expect(isLostConnection(error)).toBe(true);
});

test.each([
  new TypeError("Cannot read properties of undefined (reading 'fetch')"),
  new Error('Failed to fetch'),
  { status: 503, statusText: '', data: null, internal: false },
  null,
])('another error: %s', (error) => {
  expect(isLostConnection(error)).toBe(false);
});

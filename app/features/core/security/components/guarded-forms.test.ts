import { expect, test } from 'vitest';
import { isGuardedForm } from './guarded-forms.ts';

test.each([
  ['post', '/profile', true],
  ['POST', '/employer/jobs/new', true],
  ['post', '/jobs/7/apply', true],
  ['post', '/contact', true],
  ['post', '/logout', false],
  ['post', '/candidate-login', false],
  ['post', '/employer-login', false],
  ['post', '/jobs/7/like', false],
  ['post', '/job-swipe/cards/7', false],
  ['get', '/search', false],
  ['get', '/profile', false],
])('%s %s is guarded: %s', (method, path, isGuarded) => {
  expect(isGuardedForm(method, path)).toBe(isGuarded);
});

import { expect, test } from 'vitest';
import { isOpenBeforeLaunch } from './coming-soon.ts';

test.each([
  '/setup',
  '/setup?step=2',
  '/setup.data',
  '/employer-login',
  '/logout',
  '/passkey',
  '/accept-invitation?token=x',
  '/account/passkeys',
  '/admin',
  '/admin/',
  '/admin/studio/agency/agency.data?index',
  '/admin/studio/archive/file',
  '/admin/no-such-page',
  '/api/session',
  '/assets/look-5b2a86-georgia.css',
  '/brand/icon.svg',
])('%s answers before the launch', (url) => {
  expect(isOpenBeforeLaunch(url)).toBe(true);
});

test.each([
  '/',
  '/jobs',
  '/jobs.data',
  '/_root.data',
  '/employer-sign-up',
  '/candidate-sign-up',
  '/blog/how-we-work',
  '/og/page',
  '/administrators',
  '/setup-of-another',
  '/no-such-page',
  '/manifest.webmanifest',
  '/robots.txt',
])('%s is hidden until then', (url) => {
  expect(isOpenBeforeLaunch(url)).toBe(false);
});

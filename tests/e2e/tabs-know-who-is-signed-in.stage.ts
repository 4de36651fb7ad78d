/** What the tests of tabs-know-who-is-signed-in.full.test.ts begin with. */
import type { Page } from 'playwright-core';
import { castMember } from '#tests/support/session.ts';

export const AISHA = castMember('Aisha');

export const header = (page: Page) => page.getByRole('banner');

export const account = (page: Page) => header(page).getByRole('button', { name: `Your account: ${AISHA.fullName}` });

export const wayIn = (page: Page) => header(page).getByRole('link', { name: /Job Seeker Login/ });

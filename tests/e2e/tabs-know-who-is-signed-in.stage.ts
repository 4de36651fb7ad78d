/** What tabs-know-who-is-signed-in.test.ts and its full form share. */
import type { Page } from 'playwright-core';
import { castMember } from '#tests/support/session.ts';

export const AISHA = castMember('Aisha');

export const header = (page: Page) => page.getByRole('banner');

export const account = (page: Page) => header(page).getByRole('button', { name: `Your account: ${AISHA.fullName}` });

export const wayIn = (page: Page) => header(page).getByRole('link', { name: /Job Seeker Login/ });

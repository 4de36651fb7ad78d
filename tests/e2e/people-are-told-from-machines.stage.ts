/** What the tests of people-are-told-from-machines.full.test.ts begin with. */
import type { Page } from 'playwright-core';
import { HUMAN_CHECK_FIELD } from '#platform/human-check/actions.ts';

export const CHALLENGE = '**/api/human-check/*';

export const textField = (page: Page) => page.getByLabel('Checked that you are a person');

export const says = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();

export const sentPayload = (page: Page) => new URL(page.url()).searchParams.get(HUMAN_CHECK_FIELD);

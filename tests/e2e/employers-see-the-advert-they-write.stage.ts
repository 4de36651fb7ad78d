/** What employers-see-the-advert-they-write.test.ts and its full form share. */
import type { Page } from 'playwright-core';

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

export const row = (page: Page) => page.getByRole('list', { name: 'Your advert' });

export const phone = (page: Page) => page.frameLocator('iframe[title="The page of the job, on a phone"]');

export const forgive = (complaints: string[]) =>
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes('status of 422')));

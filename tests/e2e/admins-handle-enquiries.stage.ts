/** What admins-handle-enquiries.test.ts and its full form share. */
import type { Page } from 'playwright-core';
import { addEnquiries, storeEnquiryFile } from '#tests/support/enquiry-desk.ts';
import { castMember } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

export const morag = castMember('Morag');

export const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true }).first();

export const main = (page: Page) => page.getByRole('main');

/** A site and a browser for each of the two. */
export function provideStage() {
  const site = provideSite();
  const browser = provideBrowser();

  /** What a candidate sent, with a CV. */
  async function addCandidate(name: string): Promise<string> {
    const [id = ''] = await addEnquiries(
      site.database.database,
      { kind: 'candidate', name, message: 'I keep lights.' },
      { kind: 'contact', name: `${name} again` },
    );
    await storeEnquiryFile(site, id, { name: 'lights.txt', content: 'Kept three lights' });
    return id;
  }

  return { site, browser, addCandidate };
}

/** What the tests of people-keep-their-account.full.test.ts begin with. */
import type { Page } from 'playwright-core';
import { addAccount } from '#tests/support/account-forms.ts';
import type { TestBrowser } from '#tests/support/browser.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

export const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true });

export const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

export function provideStage() {
  const site = provideSite();
  const browser = provideBrowser();

  async function newOwner(options?: Parameters<TestBrowser['newVisitor']>[0]) {
    const visitor = await browser.newVisitor(options);
    const owner = await addAccount(site.database.database);
    await signInBrowser(visitor.context, site, owner.id);
    return { ...visitor, ...owner };
  }

  async function linkFor(address: string, path: string): Promise<string> {
    const { links } = await waitForMail(site, { to: address });
    return links.find((link) => link.includes(path)) ?? '';
  }

  return { site, browser, newOwner, linkFor };
}

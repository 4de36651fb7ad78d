/** What employers-keep-their-jobs.test.ts and its full form share. */
import type { Locator, Page } from 'playwright-core';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

export const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true }).first();

export const main = (page: Page) => page.getByRole('main');

/** Messages are dialogs to the ear, too; this is the one that stands in the way. */
export const dialog = (page: Page) => page.locator('dialog[open]');

/** In the list of one's own jobs. */
export const rowOf = (page: Page, title: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

export const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** A site and a browser for each of the two. */
export function provideStage() {
  const site = provideSite();
  const browser = provideBrowser();

  /** What an anonymous visitor is sent who comes now. */
  const boardHas = async (text: string) => (await (await fetch(`${site.url}/jobs`)).text()).includes(text);

  async function idOf(title: string): Promise<string> {
    const { id } = await site.database.database.asSystem((transaction) =>
      transaction.selectFrom('jobs').select('id').where('title', '=', title).executeTakeFirstOrThrow(),
    );
    return id;
  }

  return { site, browser, boardHas, idOf };
}

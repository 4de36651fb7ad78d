/** What candidates-keep-their-profile.test.ts and its full form share. */
import type { Page } from 'playwright-core';
import { addAccount } from '#tests/support/account-forms.ts';
import type { Visitor } from '#tests/support/browser.ts';
import { pdf } from '#tests/support/documents.ts';
import { signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

export const main = (page: Page) => page.getByRole('main');

export const field = (page: Page, name: string | RegExp) => main(page).getByLabel(name);

export const skillsField = (page: Page) => main(page).getByRole('textbox', { name: 'Skills' });

export const skills = (page: Page) => main(page).getByRole('list', { name: 'Your skills' }).getByRole('button');

export const saveButton = (page: Page) => main(page).getByRole('button', { name: 'Save profile' });

export const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(title, { exact: true }).first();

export const cv = (name = 'Wren Halloran.pdf', bytes = 40_000) => ({
  name,
  mimeType: 'application/pdf',
  buffer: pdf(bytes),
});

/** A site and a browser for each of the two. */
export function provideStage() {
  const site = provideSite();
  const browser = provideBrowser();

  async function asCandidate({ context }: Visitor): Promise<{ id: string; email: string }> {
    const account = await addAccount(site.database.database);
    await signInBrowser(context, site, account.id);
    return account;
  }

  const profileOf = (id: string) =>
    site.database.database.asSystem((transaction) =>
      transaction
        .selectFrom('profiles')
        .select(['full_name', 'phone', 'bio', 'skills', 'experience', 'cv_id'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    );

  return { site, browser, asCandidate, profileOf };
}

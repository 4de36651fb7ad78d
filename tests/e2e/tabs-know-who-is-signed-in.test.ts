import { test } from 'vitest';
import { visit } from '#tests/support/hydration.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';
import { AISHA, account, header, wayIn } from './tabs-know-who-is-signed-in.stage.ts';

const site = provideSite();

const browser = provideBrowser();

test('signing in and out in one tab shows in all others at once', async () => {
  const { page, context } = await browser.newVisitor();
  const other = await context.newPage();
  await visit(page, `${site.url}/candidate-login`);
  await visit(other, `${site.url}/jobs`);
  await wayIn(other).waitFor();

  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(AISHA.email);
  await main.getByLabel('Password', { exact: true }).fill('a-tide-in-the-affairs');
  await main.getByRole('button', { name: 'Login' }).click();
  await account(page).waitFor();
  await account(other).waitFor();

  await account(other).click();
  await header(other).getByRole('button', { name: 'Logout' }).click();
  await wayIn(other).waitFor();
  await other.getByText('Logged out successfully', { exact: true }).first().waitFor();
  await wayIn(page).waitFor();
});

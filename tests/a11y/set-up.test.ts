import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueBootstrapToken } from '#app/features/core/accounts/commands/decisions/bootstrap.server.ts';
import { freePort } from '#scripts/free-port.ts';
import { expectNoFaultsAtAnyWidth, newStillVisitor } from '#tests/support/accessibility.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { visit } from '#tests/support/hydration.ts';
import { SECRET_KEY, type Site, startSite } from '#tests/support/site.ts';
import { requireFactors } from '#tests/support/staff.ts';
import { provideBrowser } from '#tests/support/stage.ts';

const browser = provideBrowser();
let database: TestDatabase;
let site: Site;

beforeAll(async () => {
  database = await createTestDatabase();
  const PORT = String(await freePort());
  // On http, browsers keep `Secure` cookies for localhost only.
  const env = { PORT, PUBLIC_ORIGIN: `http://localhost:${PORT}`, SECRET_KEY, SMTP_URL: 'smtp://127.0.0.1:1' };
  site = await startSite({ database, env, isUnlaunched: true });
  await requireFactors(database, false);
});

afterAll(async () => {
  await site?.stop();
  await database?.drop();
});

test('an owner goes from the token to the checklist, and begins from the starter texts', async () => {
  const { page } = await newStillVisitor(browser);
  const token = await issueBootstrapToken(database.database);
  await visit(page, `${site.url}/setup`);
  await expectNoFaultsAtAnyWidth(page);
  // Menus would link to pages that do not exist yet.
  expect(await page.getByRole('contentinfo').count()).toBe(0);
  await page.getByLabel('Token').fill(token);
  await page.getByLabel('Your name').fill('Ada Harbour');
  await page.getByLabel('Email').fill('ada@harbour.test');
  await page.getByLabel('Password', { exact: true }).fill('seven-herons-at-low-tide');
  await page.keyboard.press('Enter');

  await page.getByRole('heading', { name: 'Before you publish' }).waitFor();
  expect(await page.locator('ol > li').count()).toBe(6);
  await expectNoFaultsAtAnyWidth(page);
  await page.getByText('All OK').click();
  await page.getByText('Files can be written, read and removed.').waitFor();

  await page.getByRole('button', { name: 'Use starter texts' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Drafts created').first().waitFor();
  await page.getByRole('heading', { level: 1, name: 'Studio' }).waitFor();
});

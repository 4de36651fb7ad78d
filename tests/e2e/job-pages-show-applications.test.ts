/** After applying, a job's page says so instead of 'Apply Now'; and where 'Apply Now' stands. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { APPLIED_JOBS_STORAGE } from '#domain/device/browser-storage.ts';
import { visit } from '#tests/support/hydration.ts';
import { applyLink, FIELDS, provideStage, seen } from './job-pages-show-applications.stage.ts';

const stage = provideStage();
const { browser, jobPage } = stage;

async function applyWithoutAccount(page: Page): Promise<void> {
  await applyLink(page).click();
  const form = page.getByRole('dialog', { name: 'Apply for Lighthouse keeper' });
  for (const [label, value] of Object.entries(FIELDS)) await form.getByLabel(label, { exact: true }).fill(value);
  await form.getByRole('button', { name: 'Submit Application' }).click();
  await form.waitFor({ state: 'hidden' });
  await page
    .getByRole('dialog', { name: 'Application submitted', exact: true })
    .getByText('What happens next')
    .waitFor();
  await page.getByRole('button', { name: 'Back to the job' }).click();
}

test('a visitor who applied without an account reads so on this device, may apply again, and can remove it', async () => {
  const { page, context } = await browser.newVisitor();
  await visit(page, jobPage());
  await applyWithoutAccount(page);
  const note = seen(page, /^Application submitted on .+ from this device$/);
  await note.waitFor();
  await expect.poll(() => note.evaluate((element) => element === document.activeElement)).toBe(true);
  const stored = await page.evaluate((name) => localStorage.getItem(name) ?? '', APPLIED_JOBS_STORAGE);
  expect(stored).toMatch(new RegExp(`^{"${stage.job}":\\d+}$`));

  // The cached page is the same for everybody; a script shows what this device knows.
  await visit(page, jobPage());
  await seen(page, /^Application submitted on .+ from this device$/).waitFor();
  expect(await (await fetch(jobPage())).text()).not.toContain('from this device');
  const again = page.getByRole('link', { name: 'Apply again' }).filter({ visible: true });
  await again.click();
  await page.getByRole('dialog', { name: 'Apply for Lighthouse keeper' }).waitFor();
  await page.keyboard.press('Escape');

  const secondTab = await context.newPage();
  await visit(secondTab, jobPage());
  await page.getByRole('button', { name: 'Forget this' }).filter({ visible: true }).click();
  await applyLink(page).waitFor();
  expect(await applyLink(page).evaluate((link) => link === document.activeElement)).toBe(true);
  await applyLink(secondTab).waitFor();
  expect(await page.evaluate((name) => localStorage.getItem(name), APPLIED_JOBS_STORAGE)).toBeNull();
});

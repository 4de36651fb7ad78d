/** Many phones have browsers without invoker commands for dialogs; a polyfill replaces them. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isFullForm } from '#tests/support/form.ts';
import { visit } from '#tests/support/hydration.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const PHONE = { viewport: { width: 390, height: 844 } };

/** The polyfill loads in parallel; scripts of the page do not wait for it. */
const FIND_STAND_IN = `performance.getEntriesByType('resource').map(({ name }) => name)
  .find((name) => name.includes('/dialog-commands-')) ?? null`;

const sampleOf = (page: Page) => ({
  button: page.getByRole('button', { name: 'Delete, without a script', exact: true }),
  dialog: page.getByRole('dialog', { name: 'Delete this job posting?' }),
});
const site = provideSite();
const browser = provideBrowser();

async function openInOlderBrowser(path = '/'): Promise<Page> {
  const { page, context } = await browser.newVisitor(PHONE);
  await context.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    Reflect.deleteProperty(window, 'CommandEvent');
    window.addEventListener('command', (event) => event.preventDefault(), true);
  });
  await visit(page, site.url + path);
  await expect.poll(() => page.evaluate(FIND_STAND_IN)).not.toBeNull();
  await page.evaluate(`import(${FIND_STAND_IN}).then(() => true)`);
  return page;
}

test('a dialog opens, closes by its cross, and opens again by the keyboard', async () => {
  const page = await openInOlderBrowser('/dev/ui');
  expect(await page.evaluate(() => 'commandForElement' in HTMLButtonElement.prototype)).toBe(false);
  const { button, dialog } = sampleOf(page);
  await button.click();
  await dialog.waitFor();
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await button.press('Enter');
  await dialog.waitFor();
});

test.runIf(isFullForm)('a form over the page can be closed, and its page used again', async () => {
  const page = await openInOlderBrowser();
  const opener = page.getByRole('main').getByRole('link', { name: 'Find Talent' }).first();
  const form = page.getByRole('dialog', { name: 'Request talent' });
  for (let round = 0; round < 2; round += 1) {
    await opener.click();
    await form.waitFor();
    await form.getByRole('button', { name: 'Close' }).click();
    await form.waitFor({ state: 'hidden' });
  }
});

test.runIf(isFullForm)('a button that is disabled, or whose press meant something else, opens nothing', async () => {
  const page = await openInOlderBrowser('/dev/ui');
  const { button, dialog } = sampleOf(page);
  await button.evaluate((element) =>
    element.addEventListener('click', (event) => event.preventDefault(), { once: true }),
  );
  await button.click();
  expect(await dialog.count()).toBe(0);
  await button.evaluate((element: HTMLButtonElement) => {
    element.disabled = true;
    element.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    element.disabled = false;
  });
  expect(await dialog.count()).toBe(0);
  await button.click();
  await dialog.waitFor();
  // Opening an open dialog must not throw.
  await button.evaluate((element: HTMLButtonElement) => element.click());
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'hidden' });
});

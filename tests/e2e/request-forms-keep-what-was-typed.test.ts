import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visit } from '#tests/support/hydration.ts';
import {
  expectFilledIn,
  fillIn,
  MESSAGE,
  provideStage,
  takeComplaints,
  toast,
} from './request-forms-keep-what-was-typed.stage.ts';

const { site, newVisitor } = provideStage();

/** The code that shows toasts is fetched when a form is begun. Without a connection it would be too late. */
async function toastsCanBeShown(page: Page): Promise<void> {
  const findCode = () =>
    page.evaluate(() => {
      const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
      return fetched.find((name) => /toast-region-[^/]+\.js$/.test(name)) ?? null;
    });
  await expect.poll(findCode).not.toBeNull();
  // As text: what Vitest makes of an import is unknown to the browser.
  await page.evaluate(`import('${await findCode()}').then(() => true)`);
}

describe('asking for a form', () => {
  test('without a connection leaves the page and what was typed there, and works once there is one', async () => {
    const visitor = await newVisitor();
    const { page, context } = visitor;
    await visit(page, site.url);
    const section = page.locator('#contact');
    await fillIn(section, { ...MESSAGE, Email: 'ida@mail.example' });
    await toastsCanBeShown(page);
    const [opener, name] = [
      page.getByRole('main').getByRole('link', { name: 'Find Talent' }).first(),
      'Request talent',
    ];
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await context.setOffline(true);
    await opener.click();
    await toast(page, 'You are offline').getByText('Open the form when you are online again.').waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).first().click();
    await toast(page, 'You are offline').getByText('Sign in when you are online again.').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
    await expectFilledIn(section, MESSAGE);
    expect(takeComplaints(visitor)).toEqual([]);

    await context.setOffline(false);
    await opener.click();
    await page.getByRole('dialog', { name, exact: true }).getByLabel('Company name').waitFor();
    await expectFilledIn(section, MESSAGE);
  });
});

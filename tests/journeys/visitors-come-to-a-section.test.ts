/** /contact and /about are the home page at a section of it (spec: marketing §2 "Route table"). */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isFullForm, someOf } from '#tests/support/form.ts';
import { visit } from '#tests/support/hydration.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const distanceTo = (page: Page, id: string) =>
  page.evaluate((section) => Math.round(document.getElementById(section)?.getBoundingClientRect().top ?? 0), id);

const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '');

const site = provideSite();

const browser = provideBrowser();

async function expectAt(page: Page, id: string): Promise<void> {
  await expect.poll(() => focusedId(page)).toBe(`${id}-heading`);
  await expect.poll(async () => Math.abs(await distanceTo(page, id))).toBeLessThan(60);
}

test.each(someOf(['contact', 'about'], 0))(
  '/%s goes to its section, takes the keyboard along, and does so again',
  async (id) => {
    const { page } = await browser.newVisitor({ reducedMotion: 'reduce' });
    await visit(page, `${site.url}/${id}`);
    await expectAt(page, id);
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate((section) => !!document.activeElement?.closest(`#${section}, #${section} ~ *`), id),
    ).toBe(true);

    const link = page.getByRole('contentinfo').locator(`a[href="/${id}"]`);
    await link.click();
    await expectAt(page, id);
  },
);

test.runIf(isFullForm)(
  'it begins after about a tenth of a second, smoothly, or without animation for visitors who prefer reduced motion',
  async () => {
    for (const [reducedMotion, behaviour] of [
      ['no-preference', 'smooth'],
      ['reduce', 'instant'],
    ] as const) {
      const { page, context } = await browser.newVisitor({ reducedMotion });
      await context.addInitScript(() => {
        const scrolls: unknown[] = [];
        Object.assign(window, { scrolls });
        const { setTimeout } = window;
        Object.assign(window, {
          setTimeout: (work: TimerHandler, delay = 0, ...rest: unknown[]) =>
            setTimeout(() => {
              Object.assign(window, { delay });
              if (typeof work === 'function') work(...rest);
            }, delay),
        });
        Element.prototype.scrollIntoView = function (options) {
          scrolls.push({ id: this.id, options, delay: Reflect.get(window, 'delay') });
        };
      });
      await visit(page, `${site.url}/contact`);
      await expect
        .poll(() => page.evaluate(() => Reflect.get(window, 'scrolls')))
        .toEqual([{ id: 'contact', options: { behavior: behaviour }, delay: 100 }]);
    }
  },
);

test.runIf(isFullForm)(
  'another place that the address names wins, and so does a field that has the focus',
  async () => {
    const { page } = await browser.newVisitor({ reducedMotion: 'reduce' });
    await visit(page, `${site.url}/contact#about`);
    await page.waitForTimeout(400);
    expect(Math.abs(await distanceTo(page, 'about'))).toBeLessThan(60);
    expect(await focusedId(page)).not.toBe('contact-heading');

    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => document.getElementById('hero-search')?.focus());
    });
    await visit(page, `${site.url}/contact`);
    await page.waitForTimeout(400);
    expect(await focusedId(page)).toBe('hero-search');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  },
);

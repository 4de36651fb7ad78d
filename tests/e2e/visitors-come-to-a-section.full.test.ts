/** How a page moves to its section, and what comes before that. */
import { expect, test } from 'vitest';
import { visit } from '#tests/support/hydration.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';
import { distanceTo, focusedId } from './visitors-come-to-a-section.stage.ts';

const site = provideSite();

const browser = provideBrowser();

test('it begins after about a tenth of a second, smoothly, or without animation for visitors who prefer reduced motion', async () => {
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
});

test('another place that the address names wins, and so does a field that has the focus', async () => {
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
});

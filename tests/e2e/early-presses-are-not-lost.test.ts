/** What is pressed before a page listens: a full navigation, or repeated, never lost. */
import { expect, test } from 'vitest';
import { addAccount } from '#tests/support/account-forms.ts';
import { holdScripts } from '#tests/support/held-requests.ts';
import { signInBrowser } from '#tests/support/session.ts';
import { countLikes, heart, PHONE, provideStage } from './early-presses-are-not-lost.stage.ts';

const stage = provideStage();
const { site, browser, listLikes } = stage;

test('the heart of a candidate, as soon as it is painted: the job is liked, once', async () => {
  const { id } = await addAccount(site.database.database);
  const { page, context } = await browser.newVisitor(PHONE);
  await signInBrowser(context, site, id);
  await context.addInitScript((name) => {
    const press = (button: HTMLElement) => {
      sessionStorage.setItem('listened', String(performance.getEntriesByName('site-ready').length > 0));
      button.click();
    };
    const watch = new MutationObserver(() => {
      const button = document.querySelector<HTMLElement>(`main button[aria-label="${name}"]`);
      if (!button || sessionStorage.getItem('listened')) return;
      watch.disconnect();
      requestAnimationFrame(() => press(button));
    });
    watch.observe(document, { childList: true, subtree: true });
  }, heart.name);
  const posts = countLikes(page);
  await page.goto(`${site.url}/jobs?search=lighthouse`, { waitUntil: 'commit' });
  await page.getByRole('button', { ...heart, pressed: true }).waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('listened'))).toBe('false');
  await expect.poll(() => listLikes(id)).toEqual([{ job_id: stage.job }]);
  expect(posts).toHaveLength(1);
});

test("a first tap on 'Apply Now', before the scripts have come: opens the sheet over the job", async () => {
  const { page } = await browser.newVisitor(PHONE);
  const release = await holdScripts(page);
  await page.goto(`${site.url}/jobs/${stage.job}`, { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Apply Now' }).filter({ visible: true }).first().tap();
  release();
  await page.getByRole('dialog', { name: /^Apply for/ }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/jobs/${stage.job}`);
});

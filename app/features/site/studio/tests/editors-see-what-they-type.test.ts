// @form full
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from '#tests/support/hydration.ts';
import { castMember, signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const FRAME = 'iframe[title="Preview of the page with this draft"]';

const preview = (page: Page) => page.frameLocator(FRAME);

const mark = (page: Page) =>
  page.locator(FRAME).evaluate((frame: HTMLIFrameElement) => {
    Object.assign(frame.contentWindow ?? {}, { isMarked: true });
    frame.contentWindow?.scrollTo({ top: 900, behavior: 'instant' });
  });

const readFrame = (page: Page) =>
  page.locator(FRAME).evaluate((frame: HTMLIFrameElement) => {
    const window = frame.contentWindow as (Window & { isMarked?: true }) | null;
    return { isMarked: window?.isMarked, scrolledTo: window?.scrollY, at: window?.location.pathname };
  });

const site = provideSite();
const browser = provideBrowser();

async function open(path: string, options?: BrowserContextOptions) {
  const visitor = await browser.newVisitor(options);
  await signInBrowser(visitor.context, site, castMember('Morag').id);
  const address = `${site.url}/admin/studio/${path}`;
  // The preview misses keystrokes made before hydration.
  if (options?.javaScriptEnabled === false) await visitor.page.goto(address);
  else await visit(visitor.page, address);
  await preview(visitor.page).locator('footer').waitFor();
  return visitor;
}

test('typed text appears in the open preview, which keeps its scroll position', async () => {
  const { page } = await open('home/home');
  await mark(page);
  await page.locator('[name="content.hero.title"]').fill('Work that the tide brings in');
  await preview(page).getByRole('heading', { level: 1, name: 'Work that the tide brings in' }).waitFor();
  expect(await readFrame(page)).toEqual({ isMarked: true, scrolledTo: 900, at: '/' });
  // The page has no scripts, so it is not hydrated.
  expect(await preview(page).locator('script').count()).toBe(0);
  await page.getByText(/Draft saved at/).waitFor();
  await page.locator('[name="content.hero.title"]').fill('');
  await page.getByText('Fix the errors to see the preview.').waitFor();
  await preview(page).getByRole('heading', { level: 1, name: 'Work that the tide brings in' }).waitFor();
});

test('a colour is typed or taken from a palette, tells if it cannot be read, and is seen at once', async () => {
  const { page } = await open('brand/brand');
  await mark(page);
  const typed = page.getByRole('textbox', { name: 'Main colour', exact: true });
  const palette = page.getByLabel('Main colour, from a palette');
  await typed.fill('#5b2a86');
  expect(await palette.inputValue()).toBe('#5b2a86');
  await expect.poll(() => preview(page).locator('link[href^="/assets/look-"]').getAttribute('href')).toMatch(/5b2a86/);
  await palette.fill('#ffd400');
  expect(await typed.inputValue()).toBe('#ffd400');
  await page.getByText(/too light to read: its contrast is 1\.\d to 1/).waitFor();
  expect(await typed.getAttribute('aria-invalid')).toBe('true');
  expect(await palette.getAttribute('aria-describedby')).toContain('error');
  await palette.fill('#8a1538');
  await expect.poll(() => preview(page).locator('link[href^="/assets/look-"]').getAttribute('href')).toMatch(/8a1538/);
  await expect.poll(() => typed.getAttribute('aria-invalid')).toBeNull();
  expect(await readFrame(page)).toMatchObject({ isMarked: true });
});

test.each([
  ['', true],
  [' before the scripts of the studio run', false],
])('links and forms of the preview lead nowhere%s', async (_when, javaScriptEnabled) => {
  const { page, context, complaints } = await open('home/home', { javaScriptEnabled });
  const opened: string[] = [];
  context.on('page', () => opened.push('a window'));
  context.on('request', (request) => request.isNavigationRequest() && opened.push(request.url()));
  const link = preview(page).locator('main a[href^="/jobs"]').first();
  await link.click();
  await link.press('Enter');
  const search = preview(page).locator('form[action="/jobs"]').first();
  await search.locator('button').first().click();
  await search.locator('input:not([type=hidden])').first().press('Enter');
  // A navigation that had started would be over when this request ends.
  await page.evaluate((path) => fetch(path), `/?preview=${Date.now()}`);
  expect(await readFrame(page)).toMatchObject({ at: '/' });
  expect(opened).toEqual([]);
  // Complaints about links and forms that the sandbox refused.
  complaints.length = 0;
});

test('the preview is light or dark, whatever the editor has', async () => {
  const { page } = await open('home/home');
  const readBackground = () =>
    preview(page)
      .locator('footer')
      .evaluate((footer) => getComputedStyle(footer.ownerDocument.documentElement).backgroundColor);
  const light = await readBackground();
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await expect.poll(readBackground).not.toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'Light', exact: true }).click();
  await expect.poll(readBackground).toBe(light);
});

test('the preview shows its part of a page, and the studio stays where it is', async () => {
  const visitor = await browser.newVisitor({ viewport: { width: 768, height: 700 } });
  const { page } = visitor;
  await signInBrowser(visitor.context, site, castMember('Morag').id);
  await page.goto(`${site.url}/admin/studio/questions`);
  await page.locator('main a[href^="/admin/studio/questions/"]').first().click();
  await preview(page).locator('footer').waitFor();
  await expect.poll(() => readFrame(page).then((frame) => frame.scrolledTo)).toBeGreaterThan(100);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect
    .poll(() =>
      preview(page)
        .locator('#questions')
        .evaluate((part) => Math.abs(part.getBoundingClientRect().top)),
    )
    .toBeLessThan(60);
});

test('a question that is begun has the focus in its first field', async () => {
  const visitor = await browser.newVisitor();
  const { page } = visitor;
  await signInBrowser(visitor.context, site, castMember('Morag').id);
  await visit(page, `${site.url}/admin/studio/questions`);
  await page.getByRole('button', { name: 'New question' }).press('Enter');
  await page.locator('[name="content.question"]').and(page.locator(':focus')).waitFor();
});

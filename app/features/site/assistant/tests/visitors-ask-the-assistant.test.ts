import { beforeAll, expect, test } from 'vitest';
import { DIALOG_FORMS } from '#app/chrome/dialogs/enquiry-request.ts';
import { findOverlaps } from '#app/features/site/assistant/tests/overlaps.ts';
import { formAt, MEASURED_PAGES } from '#app/pages/measured-page.ts';
import { expectNoFaults, PHONE } from '#tests/support/accessibility.ts';
import { isFullForm } from '#tests/support/form.ts';
import { visit } from '#tests/support/hydration.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { startLanguageModel } from '#tests/support/language-model.ts';
import { startSite } from '#tests/support/site.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const site = provideSite();
const browser = provideBrowser();
let jobId: string;

beforeAll(async () => {
  [jobId = ''] = await addJobs(site.database.database, { title: 'Lighthouse keeper' });
});

test('a visitor on a phone asks, is answered after a second, follows a link and comes back', async () => {
  const { page } = await browser.newVisitor({ viewport: PHONE });
  await visit(page, `${site.url}/tools`);
  const open = page.getByRole('button', { name: 'Open the assistant' });
  await open.click();
  const panel = page.getByRole('dialog', { name: 'Tidewell assistant' });
  const field = panel.getByRole('textbox', { name: 'Your question' });
  await panel.getByText('Online').waitFor();
  await panel
    .getByText("I'm the assistant, and can help with job searches, recruitment services or company questions.")
    .waitFor();
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect((await panel.boundingBox())?.width).toBe(PHONE.width);

  await field.fill('   ');
  await page.keyboard.press('Enter');
  expect(await panel.getByRole('button', { name: /^(I'm|I need|Tell|What)/ }).count()).toBe(4);

  const askedAt = Date.now();
  await panel.getByRole('button', { name: 'I need to hire talent' }).click();
  await panel.getByText('Which role do you want to fill?').waitFor();
  expect(Date.now() - askedAt).toBeGreaterThanOrEqual(1_000);
  expect(await panel.getByRole('button', { name: 'Tell me about your services' }).count()).toBe(0);

  await field.fill('Any lighthouse work?');
  await page.keyboard.press('Enter');
  const link = panel.getByRole('link', { name: /Lighthouse keeper/ });
  await link.waitFor();
  await expectNoFaults(page);
  await page.setViewportSize(PHONE);
  await link.click();
  await page.getByRole('heading', { level: 1, name: 'Lighthouse keeper' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/jobs/${jobId}`);
  expect(await panel.isVisible()).toBe(false);

  await open.click();
  await panel.getByText('Which role do you want to fill?').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => open.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await panel.isVisible()).toBe(false);
});

const BUTTON = 'aside[aria-label="Assistant"] button[aria-expanded]';

test.runIf(isFullForm).each(['/', '/jobs', '/jobs/:id', '/blog/how-to-write-a-job-advert', '/locations/london'])(
  'the button lies on no text and no control of %s, at every width and scroll position',
  async (pattern) => {
    const { page } = await browser.newVisitor({ reducedMotion: 'reduce' });
    await visit(page, site.url + pattern.replace(':id', jobId));
    await page.locator(BUTTON).waitFor();
    for (const width of [320, 390, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 720 });
      expect(await findOverlaps(page, BUTTON, 40), `${width} px`).toEqual([]);
    }
  },
);

test.runIf(isFullForm)(
  'the button floats on a wide screen, and stands at the end of the page on a narrow one',
  async () => {
    const { page } = await browser.newVisitor({ viewport: { width: 1024, height: 720 } });
    await visit(page, `${site.url}/jobs`);
    const button = page.getByRole('button', { name: 'Open the assistant' });
    expect(await button.boundingBox()).toMatchObject({ width: 48, height: 48, y: 720 - 24 - 48 });
    await page.setViewportSize(PHONE);
    const isBelow = (element: Element) => {
      const main = document.querySelector('main');
      return main !== null && element.getBoundingClientRect().top > main.getBoundingClientRect().bottom;
    };
    await expect.poll(() => button.evaluate(isBelow)).toBe(true);
  },
);

test.runIf(isFullForm)(
  'a form has no button of the assistant beside it, and keeps a conversation that is open',
  async () => {
    const { page } = await browser.newVisitor();
    const button = page.getByRole('button', { name: 'Open the assistant' });
    const forms = MEASURED_PAGES.filter((pattern) => formAt(pattern) !== null);
    expect(forms).toEqual(expect.arrayContaining<string>(Object.values(DIALOG_FORMS)));
    for (const pattern of [...forms, '/data-protection']) {
      await visit(page, site.url + pattern.replace(':id', jobId));
      expect(await button.count(), pattern).toBe(0);
    }
    await visit(page, `${site.url}/tools`);
    await button.click();
    const panel = page.getByRole('dialog', { name: 'Tidewell assistant' });
    await panel.getByRole('button', { name: 'I need to hire talent' }).click();
    await panel.getByRole('link', { name: /Request talent/ }).click();
    await page.waitForURL(/request-talent$/);
    await panel.getByText('Which role do you want to fill?').waitFor();
    await panel.getByRole('button', { name: 'Close the assistant' }).click();
    await expect.poll(() => page.getByRole('main').evaluate((main) => main === document.activeElement)).toBe(true);
  },
);

test.runIf(isFullForm)('on a wide screen the panel has its size, and a message does not lie on it', async () => {
  const { page } = await browser.newVisitor({ viewport: { width: 1440, height: 900 } });
  await visit(page, `${site.url}/tools?notice=logged-out`);
  const toast = page.getByRole('region', { name: 'Notifications' }).getByText('Logged out successfully');
  await toast.waitFor();
  await page.getByRole('button', { name: 'Open the assistant' }).click();
  const panel = page.getByRole('dialog', { name: 'Tidewell assistant' });
  const field = panel.getByRole('textbox', { name: 'Your question' });
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await panel.boundingBox()).toMatchObject({ width: 384, height: 600 });
  const isOnTop = await field.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === element;
  });
  expect(await toast.isVisible()).toBe(true);
  expect(isOnTop).toBe(true);
});

test.runIf(isFullForm)('on a screen that the cookie banner nearly fills, the button can still be pressed', async () => {
  const { page } = await browser.newVisitor({ viewport: { width: 320, height: 256 }, isUndecided: true });
  await visit(page, `${site.url}/tools`);
  await page.getByRole('region', { name: 'Cookies: you choose' }).waitFor();
  await page.getByRole('button', { name: 'Open the assistant' }).click();
  await page.getByRole('dialog', { name: 'Tidewell assistant' }).waitFor();
});

test.runIf(isFullForm)('without the server the rules answer, without links', async () => {
  const { page, complaints } = await browser.newVisitor();
  await visit(page, `${site.url}/tools`);
  await page.getByRole('button', { name: 'Open the assistant' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'What industries do you work with?' }).waitFor();
  await page.route('**/api/assistant', (route) => route.abort());
  await panel.getByRole('button', { name: 'What industries do you work with?' }).click();
  await panel.getByText('50+ industry sectors').waitFor();
  expect(await panel.getByText('A language model answers').count()).toBe(0);
  expect(await panel.getByRole('link').count()).toBe(0);
  expect(complaints.splice(0).filter((each) => !each.includes('ERR_FAILED'))).toEqual([]);
});

test.runIf(isFullForm)('what a language model writes is marked, and stays text', async () => {
  const model = await startLanguageModel();
  const free = await startSite({ env: { ASSISTANT_URL: model.url, ASSISTANT_KEY: 'k' } });
  try {
    model.behave({ kind: 'stream', pieces: ['See ', '<a href="https://evil.example">here</a>'] });
    const { page } = await browser.newVisitor();
    await visit(page, `${free.url}/tools`);
    await page.getByRole('button', { name: 'Open the assistant' }).click();
    const panel = page.getByRole('dialog');
    const field = panel.getByRole('textbox');
    const described = await field.evaluate((element) => {
      const note = document.getElementById(element.getAttribute('aria-describedby') ?? '');
      return [note?.textContent, note?.querySelector('a')?.getAttribute('href')];
    });
    expect(described).toEqual([
      'A language model answers, and we send it what you write. Please don’t include names or numbers. Privacy policy',
      '/privacy-policy',
    ]);
    await expectNoFaults(page);
    await panel.getByRole('button', { name: 'I need to hire talent' }).click();
    await panel.getByText('See <a href="https://evil.example">here</a>').waitFor();
    await panel.getByText('Automatic answer, may be wrong').waitFor();
    expect(
      await panel
        .getByRole('log')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['/request-talent', '/employer-services']);
    model.behave({ kind: 'break', pieces: ['See '] });
    await field.fill('Tell me about your services');
    await page.keyboard.press('Enter');
    await panel.getByText('Rapid Placement').waitFor();
    expect(await panel.getByText('Automatic answer, may be wrong').count()).toBe(1);

    const goOn = Promise.withResolvers<void>();
    model.behave({ kind: 'stream', pieces: ['First this', ', then that.'], between: () => goOn.promise });
    await field.fill('And then?');
    await page.keyboard.press('Enter');
    await panel.getByText('First this', { exact: true }).waitFor();
    const log = panel.getByRole('log', { name: 'Conversation' });
    expect(await log.getAttribute('aria-busy')).toBe('true');
    goOn.resolve();
    await panel.getByText('First this, then that.', { exact: true }).waitFor();
    await expect.poll(() => log.getAttribute('aria-busy')).toBe('false');
  } finally {
    await free.stop();
    await model.stop();
  }
});

test.runIf(isFullForm)(
  'the calculator’s form says what its result is for, also after Back, and keeps the focus when asked the same again',
  async () => {
    const { page } = await browser.newVisitor();
    const choice = { role: 'Welder', location: 'Belfast', experience: 'Mid Level (3-5 years)' };
    await visit(page, `${site.url}/tools?${new URLSearchParams(choice)}`);
    const place = page.getByLabel('Location', { exact: true });
    const button = page.getByRole('button', { name: 'Calculate Salary Range' });
    await place.selectOption('London');
    await button.click();
    await page.getByRole('heading', { name: 'Welder in London' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Welder in Belfast' }).waitFor();
    await expect.poll(() => place.inputValue()).toBe('Belfast');
    expect(await page.getByLabel('Job Role').inputValue()).toBe('Welder');

    await Promise.all([page.waitForResponse(/\/tools\.data\?/), button.click()]);
    await button.waitFor();
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  },
);

test.runIf(isFullForm)(
  'the calculator waits for three choices and answers on the same page, in the focus',
  async () => {
    const { page } = await browser.newVisitor();
    await visit(page, `${site.url}/tools`);
    const button = page.getByRole('button', { name: 'Calculate Salary Range' });
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByLabel('Job Role').selectOption('Welder');
    await page.getByLabel('Location', { exact: true }).selectOption('Leeds');
    expect(await button.isDisabled()).toBe(true);
    await page.getByLabel('Experience Level').selectOption('Mid Level (3-5 years)');
    await button.click();
    await page.getByText('£21,420 to £28,980').waitFor();
    const result = page.getByRole('region', { name: 'Your estimate' });
    await expect.poll(() => result.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    expect(new URL(page.url()).searchParams.get('role')).toBe('Welder');
    await expectNoFaults(page);
  },
);

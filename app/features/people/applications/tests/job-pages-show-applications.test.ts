// @form full
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { APPLIED_JOBS_STORAGE } from '#domain/device/browser-storage.ts';
import { expectFrame, expectNoFaultsInEitherScheme, newStillVisitor } from '#tests/support/accessibility.ts';
import { addApplications, addCandidates } from '#tests/support/applications.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { visit } from '#tests/support/hydration.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const findVisible = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true });

const applyLink = (page: Page) => page.getByRole('link', { name: 'Apply Now' }).filter({ visible: true });

const FIELDS = {
  'Full name': 'Wren Halloran',
  Email: 'wren@mail.example',
  Phone: '0131 496 0321',
};
const site = provideSite();
const browser = provideBrowser();
let job = '';

beforeEach(async () => {
  [job = ''] = await addJobs(site.database.database, { title: 'Lighthouse keeper', company: 'Skerryvore Trust' });
  // All browsers of these tests share one address.
  await asSuperuser(site.database, 'TRUNCATE ip_attempts');
});

const jobPage = () => `${site.url}/jobs/${job}`;

async function applyWithoutAccount(page: Page): Promise<void> {
  await applyLink(page).click();
  const form = page.getByRole('dialog', { name: 'Apply for Lighthouse keeper' });
  for (const [label, value] of Object.entries(FIELDS)) await form.getByLabel(label, { exact: true }).fill(value);
  await form.getByRole('button', { name: 'Submit Application' }).click();
  await form.waitFor({ state: 'hidden' });
  await page
    .getByRole('region', { name: 'Application submitted', exact: true })
    .getByText('What happens next')
    .waitFor();
}

test('a candidate sees when they applied, with a link; a withdrawn application says so', async () => {
  const [candidate = ''] = await addCandidates(site.database.database, 'Wren Halloran');
  const sent = new Date('2026-11-03T12:00:00Z');
  const [id = ''] = await addApplications(site.database.database, {
    candidate_id: candidate,
    job_id: job,
    sent_at: sent,
  });
  const { page, context } = await browser.newVisitor({ javaScriptEnabled: false });
  await signInBrowser(context, site, candidate);
  await page.goto(jobPage());
  await findVisible(page, 'Application submitted on 3 November 2026').waitFor();
  expect(await page.getByRole('link', { name: 'Apply Now' }).count()).toBe(0);
  const link = page.getByRole('link', { name: 'See your application' }).first();
  expect(await link.getAttribute('href')).toBe(`/applications/${id}`);
  await asSuperuser(site.database, `UPDATE applications SET status = 'withdrawn' WHERE id = '${id}'`);
  await page.goto(jobPage());
  await findVisible(page, 'Application withdrawn It was submitted on 3 November 2026').waitFor();
  const [other = ''] = await addCandidates(site.database.database, 'Someone Else');
  await signInBrowser(context, site, other);
  await page.goto(jobPage());
  await applyLink(page).waitFor();
});

test('an application sent from the apply page is remembered, too', async () => {
  const { page } = await browser.newVisitor();
  await visit(page, `${site.url}/send-your-cv?job=${job}`);
  const form = page.getByRole('main');
  const fields = { ...FIELDS, 'Current position': 'Keeper' };
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label, { exact: true }).fill(value);
  await form.getByRole('button', { name: 'Submit Application' }).click();
  await page.waitForURL(/enquiry-sent/);
  await visit(page, jobPage());
  await findVisible(page, /^Application submitted on .+ from this device$/).waitFor();
});

describe('Apply Now is in sight without scrolling', () => {
  const LONG = 'Senior quantity surveyor and commercial manager for refurbishment, heritage and retrofit projects';

  test.each([
    ['1440×900', { width: 1440, height: 900 }],
    ['1280×720', { width: 1280, height: 720 }],
    ['768×1024', { width: 768, height: 1024 }],
    ['390×844', { width: 390, height: 844 }],
  ])('at %s, also with a long title and the cookie banner', async (_, viewport) => {
    const [id] = await addJobs(site.database.database, { title: LONG, company: 'A company with a rather long name' });
    const { page } = await browser.newVisitor({ viewport, isUndecided: true });
    await visit(page, `${site.url}/jobs/${id}`);
    const banner = page.getByRole('region', { name: 'Cookies: you choose' });
    await banner.waitFor();
    // No other element covers its middle.
    await expect
      .poll(() =>
        applyLink(page).evaluate((link) => {
          const { left, right, top, bottom } = link.getBoundingClientRect();
          const isOnScreen = top >= 0 && bottom <= window.innerHeight;
          return isOnScreen && link.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
        }),
      )
      .toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test.each([
  ['1280×720', { width: 1280, height: 720 }],
  ['390×844', { width: 390, height: 844 }],
])(
  'Apply Now stays in sight while one reads, and covers nothing at the end of the page, at %s',
  async (_, viewport) => {
    const { page } = await browser.newVisitor({ viewport, reducedMotion: 'reduce' });
    await visit(page, jobPage());
    await page.getByRole('heading', { name: 'What happens after you apply' }).scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    const { y = -1, height = 0 } = (await applyLink(page).boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(viewport.height);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const last = page.getByRole('contentinfo').locator('a, p').filter({ visible: true }).last();
    expect(
      await last.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    ).toBe(true);
  },
);

test('the days left are counted from today, even on a cached page', async () => {
  const [id = ''] = await addJobs(site.database.database, {
    title: 'Lamp trimmer',
    closes_at: new Date(Date.now() + 10 * 86_400_000),
  });
  expect(await (await fetch(`${site.url}/jobs/${id}`)).text()).toContain('10 days left');
  const { page } = await browser.newVisitor();
  await page.clock.setFixedTime(Date.now() + 3 * 86_400_000);
  await visit(page, `${site.url}/jobs/${id}`);
  await page.getByText('7 days left', { exact: true }).waitFor();
});

test('the texts that replace Apply Now pass axe-core', async () => {
  const { page } = await newStillVisitor(browser);
  await page.addInitScript(([name, id]) => localStorage.setItem(name, JSON.stringify({ [id]: Date.now() })), [
    APPLIED_JOBS_STORAGE,
    job,
  ] as const);
  await visit(page, jobPage());
  await findVisible(page, /from this device/).waitFor();
  await expectNoFaultsInEitherScheme(page);
  await expectFrame(page);
});

test('after applying as a guest this device says so, allows another application, and can forget it', async () => {
  const { page, context } = await browser.newVisitor();
  await visit(page, jobPage());
  await applyWithoutAccount(page);
  const note = findVisible(page, /^Application submitted on .+ from this device$/);
  await note.waitFor();
  await expect.poll(() => note.evaluate((element) => element === document.activeElement)).toBe(true);
  const stored = await page.evaluate((name) => localStorage.getItem(name) ?? '', APPLIED_JOBS_STORAGE);
  expect(stored).toMatch(new RegExp(`^{"${job}":\\d+}$`));

  await visit(page, jobPage());
  await findVisible(page, /^Application submitted on .+ from this device$/).waitFor();
  expect(await (await fetch(jobPage())).text()).not.toContain('from this device');
  const applyAgainLink = page.getByRole('link', { name: 'Apply again' }).filter({ visible: true });
  await applyAgainLink.click();
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

import { beforeAll, expect, test } from 'vitest';
import {
  expectFrame,
  expectNoFaults,
  expectNoFaultsInEitherScheme,
  findFaults,
  newStillRegular,
  newStillVisitor,
  PHONE,
  takeStatusComplaints,
  WIDE,
} from '#tests/support/accessibility.ts';
import type { Visitor } from '#tests/support/browser.ts';
import { forbid } from '#tests/support/faults.ts';
import { isFullForm, someOf } from '#tests/support/form.ts';
import { visit } from '#tests/support/hydration.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const site = provideSite();
const browser = provideBrowser();
let jobId: string;

beforeAll(async () => {
  [jobId = ''] = await addJobs(site.database.database, { title: 'Lighthouse keeper' });
});

let visitorInTheDark: Visitor | undefined;

test.each(someOf(['/', '/jobs', '/jobs/:id', '/jobs/:id/apply', '/search', '/contact', '/no-such-page'], 1))(
  '%s can be read in the dark',
  async (path) => {
    visitorInTheDark ??= await newStillRegular(browser, 'dark');
    const visitor = visitorInTheDark;
    await visitor.page.setViewportSize(WIDE);
    await visit(visitor.page, site.url + path.replace(':id', jobId));
    await expectNoFaults(visitor.page);
    expect(takeStatusComplaints(visitor)).toEqual([]);
  },
);

test('the menu of a phone begins with the jobs, the ways to sign in, and what was saved', async () => {
  const { page } = await newStillVisitor(browser);
  await page.setViewportSize(PHONE);
  await visit(page, site.url);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await links.first().waitFor();
  expect((await links.allTextContents()).slice(0, 4)).toEqual([
    'Jobs',
    expect.stringMatching(/^Job Seeker Login/),
    expect.stringMatching(/^Employer Login/),
    'Saved',
  ]);
});

test('the first screen of the home page has one solid button, and its forms are told before they open', async () => {
  const { page } = await newStillVisitor(browser);
  await visit(page, site.url);
  const solid = await page.locator('#home').evaluate((hero) => {
    const brand = getComputedStyle(hero.querySelector('button[type=submit]') ?? hero).backgroundColor;
    const buttons = [...hero.querySelectorAll('button, a')];
    return buttons
      .filter((button) => getComputedStyle(button).backgroundColor === brand)
      .map((each) => each.textContent);
  });
  expect(solid).toEqual(['Search jobs']);
  const opens = (name: string) =>
    page
      .locator('#home')
      .getByRole('link', { name, exact: true })
      .evaluate((link) => document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent);
  expect(await opens('Find Talent')).toBe('Tell us who you need');
  expect(await opens('Find Jobs')).toBe('Send us your CV');
});

test.each(someOf(['light', 'dark'] as const, 0))(
  'the menus, open, can be used by everybody on wide screens and on phones, %s',
  async (scheme) => {
    const { page } = await newStillVisitor(browser, scheme);
    await visit(page, site.url);
    for (const name of ['Services', 'Locations', 'AI & Automations', 'Search']) {
      await page.getByRole('banner').getByRole('button', { name, exact: true }).first().click();
      expect(await findFaults(page, { within: 'header:has(nav)' }), name).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    expect(await findFaults(page, { within: '#site-menu' })).toEqual([]);
  },
);

test.each(someOf(['/', '/jobs', '/jobs/:id'], 0))(
  'on %s nothing moves for a visitor who prefers reduced motion',
  async (path) => {
    const { page } = await newStillVisitor(browser);
    await visit(page, site.url + path.replace(':id', jobId));
    const moving = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(
            ({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 1,
          )
          .map((animation) => (animation instanceof CSSTransition ? animation.transitionProperty : animation.id)),
      );
    expect(await moving()).toEqual([]);
    await page.getByRole('banner').getByRole('button', { name: 'Services', exact: true }).click();
    expect(await moving(), 'with a menu open').toEqual([]);
  },
);

const EVERY_FILTER = 'search=lighthouse&category=white-collar&type=Full-time&location=Leeds&salary=20000&sort=pay';

test.runIf(isFullForm).each([
  ['a search of jobs without a result', '/jobs?search=zeppelin'],
  ['a search of jobs with every filter', `/jobs?${EVERY_FILTER}`],
  ['a search of the site with results', '/search?q=salary'],
  ['a search of the site without a result', '/search?q=zeppelin'],
])('%s can be used by everybody', async (_state, path) => {
  const { page } = await newStillVisitor(browser);
  await visit(page, site.url + path);
  await expectNoFaults(page);
  await expectFrame(page);
});

test.runIf(isFullForm)('a message in the corner can be used by everybody', async () => {
  const { page } = await newStillVisitor(browser);
  await visit(page, `${site.url}/jobs/no-such-job`);
  await page.getByRole('region', { name: 'Notifications' }).getByText('Job not found', { exact: true }).waitFor();
  await expectNoFaults(page);
});

test.runIf(isFullForm)('a closed job can be used by everybody, light and dark', async () => {
  const [id = ''] = await addJobs(site.database.database, { title: 'Lighthouse cook', status: 'closed' });
  const { page } = await newStillVisitor(browser);
  await visit(page, `${site.url}/jobs/${id}`);
  await page.getByText('This job is closed', { exact: true }).waitFor();
  await expectNoFaultsInEitherScheme(page);
  await expectFrame(page);
});

test.runIf(isFullForm).each([
  ['the board', '/jobs'],
  ['a job', '/jobs/:id'],
])('%s that could not be loaded can be used by everybody, light and dark (%s)', async (_what, path) => {
  const [id = ''] = await addJobs(site.database.database, { title: 'Lighthouse clerk' });
  const visitor = await newStillVisitor(browser);
  const undoFault = await forbid(site.database, 'get_public_jobs', 'count_public_jobs', 'get_public_job_by_id');
  try {
    const address = site.url + path.replace(':id', id);
    await expect.poll(async () => (await fetch(address)).status).toBe(503);
    expect(await visit(visitor.page, address)).toBe(503);
    await expectNoFaultsInEitherScheme(visitor.page);
    await expectFrame(visitor.page);
  } finally {
    await undoFault();
    expect(takeStatusComplaints(visitor)).toEqual([]);
  }
});

test.runIf(isFullForm)('a city whose jobs could not be loaded can be used by everybody, light and dark', async () => {
  await addJobs(site.database.database, { title: 'Lighthouse clerk' });
  const { page } = await newStillVisitor(browser);
  const undoFault = await forbid(site.database, 'get_public_jobs', 'count_public_jobs');
  try {
    const address = `${site.url}/locations/leeds`;
    await expect.poll(async () => (await fetch(address)).text()).toContain('Jobs in Leeds could not be loaded.');
    await visit(page, address);
    await page.getByText('Jobs in Leeds could not be loaded.', { exact: true }).waitFor();
    await expectNoFaultsInEitherScheme(page);
    await expectFrame(page);
  } finally {
    await undoFault();
  }
});

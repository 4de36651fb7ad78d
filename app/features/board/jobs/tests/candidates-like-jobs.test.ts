import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectNoFaults, newStillVisitor, PHONE } from '#tests/support/accessibility.ts';
import { addAccount, PASSWORD } from '#tests/support/account-forms.ts';
import { addApplications } from '#tests/support/applications.ts';
import type { Visitor } from '#tests/support/browser.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { isFullForm } from '#tests/support/form.ts';
import { visit } from '#tests/support/hydration.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const main = (page: Page) => page.getByRole('main');

const heart = (page: Page, title: string) => main(page).getByRole('button', { name: `Like ${title}`, exact: true });

const isPressed = (page: Page, title: string) => heart(page, title).getAttribute('aria-pressed');

const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(title, { exact: true }).first();
const site = provideSite();
const browser = provideBrowser();

// All browsers of this test share one address, so forget failed attempts.
beforeEach(() => asSuperuser(site.database, 'TRUNCATE ip_attempts, login_failures'));

let count = 0;

async function newJob(details: Parameters<typeof addJobs>[1] = {}): Promise<{ id: string; title: string }> {
  count += 1;
  const title = `Lighthouse keeper ${count}`;
  const [id = ''] = await addJobs(site.database.database, { title, ...details });
  return { id, title };
}

async function asCandidate({ context }: Visitor): Promise<string> {
  const { id } = await addAccount(site.database.database);
  await signInBrowser(context, site, id);
  return id;
}

const likesOf = async (userId: string) => {
  const rows = await site.database.database.asSystem((transaction) =>
    transaction.selectFrom('liked_jobs').select('job_id').where('user_id', '=', userId).execute(),
  );
  return rows.map(({ job_id }) => job_id);
};

test('the last of several quick presses counts', async () => {
  const visitor = await browser.newVisitor();
  const { page } = visitor;
  const candidate = await asCandidate(visitor);
  const { id, title } = await newJob();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let answers = 0;
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.includes('like')) answers += 1;
  });
  await page.route('**/like', async (route) => {
    await released;
    await route.continue();
  });
  await visit(page, `${site.url}/jobs/${id}`);
  for (const pressed of ['true', 'false', 'true']) {
    await heart(page, title).click();
    await expect.poll(() => isPressed(page, title)).toBe(pressed);
  }
  release();
  await expect.poll(() => answers).toBeGreaterThanOrEqual(2);
  await toast(page, 'Job Liked! ❤️').waitFor();
  await expect.poll(() => likesOf(candidate)).toEqual([id]);
  expect(await isPressed(page, title)).toBe('true');
});

const heartLink = (page: Page, title: string) => main(page).getByRole('link', { name: `Like ${title}`, exact: true });

const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

const SCREENS = [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', PHONE],
] as const;

describe.runIf(isFullForm).each(SCREENS)('on %s', (_where, viewport) => {
  test('a candidate likes a job on the board, finds it on their list, and takes it off', async () => {
    const visitor = await browser.newVisitor({ viewport });
    const { page } = visitor;
    const candidate = await asCandidate(visitor);
    const { id, title } = await newJob();
    await visit(page, `${site.url}/jobs?search=${encodeURIComponent(title)}`);
    expect(await isPressed(page, title)).toBe('false');
    await heart(page, title).press('Space');
    await toast(page, 'Job Liked! ❤️').waitFor();
    await toast(page, 'You can apply to this job from your profile').waitFor();
    expect(await isPressed(page, title)).toBe('true');
    await expect.poll(() => likesOf(candidate)).toEqual([id]);

    await visit(page, `${site.url}/jobs/${id}`);
    expect(await isPressed(page, title)).toBe('true');
    await visit(page, `${site.url}/profile`);
    await main(page).getByRole('link', { name: 'Liked Jobs (1)' }).click();
    await main(page).getByRole('link', { name: title, exact: true }).waitFor();
    expect(
      await main(page)
        .getByRole('link', { name: `Submit Application for ${title}` })
        .getAttribute('href'),
    ).toBe(`/jobs/${id}/apply`);
    await main(page)
      .getByRole('button', { name: `Remove ${title} from your liked jobs` })
      .click();
    await toast(page, 'Job removed from your liked jobs').waitFor();
    await main(page).getByRole('heading', { name: 'No liked jobs yet' }).waitFor();
    await main(page).getByRole('link', { name: 'Liked Jobs (0)' }).waitFor();
    // The entry disappears with the button that had the focus, and the list is empty.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('My Profile');
    expect(await likesOf(candidate)).toEqual([]);
  });

  test('a visitor signs in for it, and it is liked', async () => {
    const { page } = await browser.newVisitor({ viewport });
    const { id: candidate, email } = await addAccount(site.database.database);
    const { id, title } = await newJob();
    const path = `/jobs?search=${encodeURIComponent(title).replaceAll('%20', '+')}`;
    await visit(page, site.url + path);
    await heartLink(page, title).click();
    const dialog = page.getByRole('dialog', { name: 'Job Seeker Login' });
    const panel = dialog.getByRole('tabpanel', { name: 'Login' });
    await panel.getByLabel('Email').fill(email);
    await panel.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await panel.getByRole('button', { name: 'Login', exact: true }).click();
    await toast(page, 'Job Liked! ❤️').waitFor();
    await heart(page, title).waitFor();
    expect(await isPressed(page, title)).toBe('true');
    expect(await toast(page, 'Welcome back!').count()).toBe(0);
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(`like-${id}`);
    await expect.poll(() => pathOf(page)).toBe(path);
    expect(await likesOf(candidate)).toEqual([id]);
  });

  test('a visitor without a script does, too', async () => {
    const { page, complaints } = await browser.newVisitor({ viewport, javaScriptEnabled: false });
    const { id: candidate, email } = await addAccount(site.database.database);
    const { id, title } = await newJob();
    await page.goto(`${site.url}/jobs/${id}`);
    await heartLink(page, title).click();
    await page.getByRole('heading', { level: 1, name: 'Job Seeker Login' }).waitFor();
    const send = async (password: string) => {
      await main(page).getByLabel('Email').fill(email);
      await main(page).getByLabel('Password', { exact: true }).fill(password);
      await main(page).getByRole('button', { name: 'Login', exact: true }).click();
    };
    await send('not-the-password');
    await main(page).getByText('Invalid email or password. Please check your credentials.').waitFor();
    expect(complaints.splice(0).filter((each) => !each.includes('status of 401'))).toEqual([]);
    await send(PASSWORD);
    await page.getByText('Job Liked! ❤️').waitFor();
    expect(new URL(page.url()).pathname).toBe(`/jobs/${id}`);
    expect(await isPressed(page, title)).toBe('true');
    expect(await likesOf(candidate)).toEqual([id]);
    await heart(page, title).click();
    await page.getByText('Job removed from your liked jobs').waitFor();
    expect(await likesOf(candidate)).toEqual([]);
  });
});

test.runIf(isFullForm)('a like that could not be recorded is taken back, and said', async () => {
  const visitor = await browser.newVisitor();
  const { page, complaints } = visitor;
  const candidate = await asCandidate(visitor);
  const { id, title } = await newJob();
  await visit(page, `${site.url}/jobs/${id}`);
  await page.route('**/like', (route) => route.fulfill({ status: 502, body: 'bad gateway' }));
  await heart(page, title).click();
  await toast(page, 'Failed to record your preference').waitFor();
  await expect.poll(() => isPressed(page, title)).toBe('false');
  expect(await likesOf(candidate)).toEqual([]);
  await page.unroute('**/like');
  await asSuperuser(site.database, `UPDATE jobs SET status = 'closed' WHERE id = '${id}'`);
  await heart(page, title).click();
  await toast(page, 'This job is closed').waitFor();
  await expect.poll(() => isPressed(page, title)).toBe('false');
  expect(complaints.splice(0).filter((each) => !/status of (502|409)/.test(each))).toEqual([]);
});

test.runIf(isFullForm)('the list says of each job what it is and what became of it', async () => {
  const visitor = await newStillVisitor(browser);
  const { page } = visitor;
  const candidate = await asCandidate(visitor);
  const { database } = site.database;
  const open = await newJob({
    description: 'Keeps the light. '.repeat(20),
    requirements: 'A head for heights.\nA steady hand.',
    category: 'blue-collar',
    type: 'Part-time',
    created_at: new Date('2026-03-05T10:00:00Z'),
  });
  const [closed, applied] = [await newJob(), await newJob()];
  await database.asSystem((transaction) =>
    transaction
      .insertInto('liked_jobs')
      .values([open, closed].map(({ id }) => ({ user_id: candidate, job_id: id })))
      .execute(),
  );
  const [application] = await addApplications(database, { candidate_id: candidate, job_id: applied.id });
  await asSuperuser(site.database, `UPDATE jobs SET status = 'closed' WHERE id = '${closed.id}'`);
  await visit(page, `${site.url}/profile/liked`);
  await main(page).getByRole('link', { name: 'Liked Jobs (3)' }).waitFor();
  const row = ({ title }: { title: string }) =>
    main(page)
      .getByRole('list', { name: 'Liked jobs, newest first' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  const text = await row(open).innerText();
  for (const fact of ['Northgate', 'Leeds', '£13 an hour', 'Blue Collar', 'Part-time', 'Posted: 05/03/2026']) {
    expect(text).toContain(fact);
  }
  expect(text).toMatch(/(Keeps the light\. ){8}Keeps the…/);
  expect(text).not.toContain('A head for heights.');
  await row(open).getByText('Requirements').click();
  expect(await row(open).innerText()).toContain('A head for heights.\nA steady hand.');

  await row(closed).getByText('This job is closed').waitFor();
  expect(await row(closed).getByRole('link', { name: 'Submit Application' }).count()).toBe(0);
  expect(await row(closed).getByRole('link', { name: 'See similar jobs' }).getAttribute('href')).toBe(
    `/jobs/${closed.id}#similar-jobs`,
  );
  await row(applied)
    .getByText(/^Applied on \d\d\/\d\d\/\d{4}$/)
    .waitFor();
  expect(await row(applied).getByRole('button').count()).toBe(0);
  expect(await row(applied).getByRole('link', { name: 'See your application' }).getAttribute('href')).toBe(
    `/applications/${application}`,
  );
  await expectNoFaults(page);
});

test.runIf(isFullForm)('a long list is paged, and its last page is as far as it goes', async () => {
  const visitor = await browser.newVisitor();
  const { page } = visitor;
  const candidate = await asCandidate(visitor);
  const jobs = await addJobs(site.database.database, ...Array.from({ length: 51 }, (_, n) => ({ title: `Buoy ${n}` })));
  await site.database.database.asSystem((transaction) =>
    transaction
      .insertInto('liked_jobs')
      .values(jobs.map((job_id, n) => ({ user_id: candidate, job_id, created_at: new Date(Date.now() - n * 1000) })))
      .execute(),
  );
  await visit(page, `${site.url}/profile/liked?page=9`);
  expect(pathOf(page)).toBe('/profile/liked?page=2');
  await main(page).getByRole('heading', { name: 'Buoy 50', exact: true }).waitFor();
  await main(page)
    .getByRole('button', { name: /^Remove Buoy 50/ })
    .click();
  await main(page).getByRole('link', { name: 'Liked Jobs (50)' }).waitFor();
  await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe('/profile/liked');
  await main(page).getByRole('heading', { name: 'Buoy 49', exact: true }).waitFor();
});

test.runIf(isFullForm)('the menu of a candidate leads to all of it', async () => {
  const visitor = await browser.newVisitor();
  const { page } = visitor;
  await asCandidate(visitor);
  await visit(page, `${site.url}/jobs`);
  await page.getByRole('button', { name: /^Your account/ }).click();
  const banner = page.getByRole('banner');
  for (const [name, path] of [
    ['My Profile', '/profile'],
    ['Liked jobs', '/profile/liked'],
    ['My applications', '/applications'],
    ['Job Swipe', '/job-swipe'],
  ] as const) {
    expect(await banner.getByRole('link', { name, exact: true }).first().getAttribute('href')).toBe(path);
  }
});

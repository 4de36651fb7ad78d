// @form full
/** Employers post, edit and delete jobs by keyboard and without JavaScript, and count views; axe-core checks the pages. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectFrame, expectNoFaultsInEitherScheme, newStillVisitor, PHONE } from '#tests/support/accessibility.ts';
import { cardOf, chooseInMenu, menuOf } from '#tests/support/board.ts';
import { visit } from '#tests/support/hydration.ts';
import { ADMIN, addJobs, EMPLOYER, hoursFromNow, OTHER_EMPLOYER } from '#tests/support/jobs.ts';
import { signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true }).first();

const main = (page: Page) => page.getByRole('main');

/** The open dialog; toasts have the role of a dialog too. */
const dialog = (page: Page) => page.locator('dialog[open]');

const rowOf = (page: Page, title: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

const site = provideSite();
const browser = provideBrowser();

/** True if the board that a new anonymous visitor loads has this text. */
const boardHas = async (text: string) => (await (await fetch(`${site.url}/jobs`)).text()).includes(text);

async function idOf(title: string): Promise<string> {
  const { id } = await site.database.database.asSystem((transaction) =>
    transaction.selectFrom('jobs').select('id').where('title', '=', title).executeTakeFirstOrThrow(),
  );
  return id;
}

const pageContains = async (id: string, text: string) =>
  (await (await fetch(`${site.url}/jobs/${id}`)).text()).includes(text);

async function press(target: Locator): Promise<void> {
  await target.focus();
  await target.press('Enter');
}

/** Types one text per field and moves on with Tab, as an employer without a mouse does. */
async function typeInto(page: Page, texts: string[]): Promise<void> {
  for (const text of texts) {
    await page.keyboard.insertText(text);
    await page.keyboard.press('Tab');
  }
}

const SCREENS = [
  ['on a desk', { width: 1440, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
] as const;

test.each(SCREENS)(
  'a job is posted, edited, copied, closed, reopened and deleted by keyboard, %s',
  async (where, viewport) => {
    const title = `Lock keeper ${where}`;
    const { page, context } = await browser.newVisitor({ viewport });
    await signInBrowser(context, site, EMPLOYER);
    await visit(page, `${site.url}/employer/jobs`);
    const post = page.getByRole('link', { name: 'Post New Job' });
    await press(post);
    await dialog(page).getByLabel('Title', { exact: true }).waitFor();
    await expect.poll(() => isFocused(dialog(page).getByLabel('Title', { exact: true }))).toBe(true);

    await typeInto(page, [title, 'Canal Trust', 'Leeds']);
    expect(await isFocused(dialog(page).locator('summary', { hasText: 'Type of work' }))).toBe(true);
    await page.getByLabel('Salary', { exact: true }).focus();
    await typeInto(page, ['30-38k pa', '37.5']);
    await page.getByText('We read this as £30,000 to £38,000 a year.').waitFor();
    await page.getByLabel('Job description').focus();
    await typeInto(page, ['Opens the lock.\n- Closes it again', 'Strong arms.']);
    await press(page.getByRole('button', { name: 'Post job' }));
    await toast(page, 'Job posted').waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/employer/jobs');
    await rowOf(page, title).waitFor();
    expect(await isFocused(post)).toBe(true);
    await expect.poll(() => boardHas(title)).toBe(true);

    await visit(page, `${site.url}/jobs?search=${encodeURIComponent(title)}`);
    await press(menuOf(page, title));
    await press(cardOf(page, title).getByRole('link', { name: 'Edit' }));
    const salary = dialog(page).getByLabel('Salary', { exact: true });
    await salary.fill('£31,000 a year');
    await press(dialog(page).getByRole('button', { name: 'Save changes' }));
    await toast(page, 'Job updated').waitFor();
    await expect.poll(() => dialog(page).count()).toBe(0);
    await cardOf(page, title).getByText('£31,000 a year').waitFor();
    expect(await isFocused(menuOf(page, title))).toBe(true);
    await expect.poll(() => boardHas('£31,000 a year')).toBe(true);

    await visit(page, `${site.url}/employer/jobs`);
    await press(rowOf(page, title).getByRole('button', { name: 'Copy' }));
    await toast(page, 'Job copied').waitFor();
    await page.getByLabel('Title', { exact: true }).fill(`${title}, nights`);
    await press(page.getByRole('button', { name: 'Save as draft' }));
    await toast(page, 'Draft saved').waitFor();
    expect(await boardHas(`${title}, nights`)).toBe(false);
    await press(rowOf(page, `${title}, nights`).getByRole('button', { name: 'Publish' }));
    await toast(page, 'Job posted').waitFor();
    await expect.poll(() => boardHas(`${title}, nights`)).toBe(true);

    const copy = await idOf(`${title}, nights`);
    await press(rowOf(page, `${title}, nights`).getByRole('button', { name: 'Close' }));
    await toast(page, 'Job closed').waitFor();
    await rowOf(page, `${title}, nights`).getByText('Closed', { exact: true }).waitFor();
    await expect.poll(() => boardHas(`${title}, nights`)).toBe(false);
    await expect.poll(() => pageContains(copy, 'This job is closed')).toBe(true);
    await press(rowOf(page, `${title}, nights`).getByRole('button', { name: 'Reopen' }));
    await toast(page, 'Job reopened').waitFor();
    await expect.poll(() => boardHas(`${title}, nights`)).toBe(true);

    const more = rowOf(page, `${title}, nights`).getByRole('button', { name: 'More for' });
    const remove = rowOf(page, `${title}, nights`).getByRole('link', { name: 'Delete' });
    await press(more);
    await press(remove);
    const question = 'Are you sure you want to delete this job posting? This action cannot be undone.';
    await dialog(page).getByText(question).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect(await isFocused(more)).toBe(true);
    await press(more);
    await press(remove);
    await press(dialog(page).getByRole('button', { name: 'Delete' }));
    await toast(page, 'Job deleted').waitFor();
    await expect.poll(() => rowOf(page, `${title}, nights`).count()).toBe(0);
    await expect.poll(() => boardHas(`${title}, nights`)).toBe(false);
    expect(await isFocused(page.locator('body')), 'the focus did not fall out of the page').toBe(false);
  },
);

/** Removes the console messages that a browser writes for a 4xx or 5xx answer. */
const removeStatusMessages = (complaints: string[], status: number) =>
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes(`status of ${status}`)));

test('pages and forms do the same without scripts', async () => {
  const title = 'Lock keeper, plain';
  const { page, context, complaints } = await browser.newVisitor({ javaScriptEnabled: false });
  await signInBrowser(context, site, EMPLOYER);
  await page.goto(`${site.url}/employer/jobs/new`);
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Company').fill('Canal Trust');
  await page.getByLabel('Location', { exact: true }).fill('Leeds');
  await page.getByLabel('Salary', { exact: true }).fill('£19k');
  await page.getByRole('button', { name: 'Check the salary' }).click();
  await page.getByText('We read this as £19,000 a year.').waitFor();
  await page.getByRole('button', { name: 'Post job' }).click();
  await page.getByRole('link', { name: 'Enter a description' }).waitFor();
  expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe(title);
  await page.getByLabel('Job description').fill('Opens the lock.');
  await page.getByLabel('Requirements').fill('Strong arms.');
  await page.getByRole('button', { name: 'Post job' }).click();
  await page.getByText('This is £9.74 an hour for 37.5 hours a week.').waitFor();
  await page.getByLabel('Or say why it’s fine as it is').fill('An apprentice in the first year.');
  await page.getByRole('button', { name: 'Post job' }).click();
  await page.waitForURL(/notice=job-posted/);
  removeStatusMessages(complaints, 422);
  await main(page).getByText('Job posted').waitFor();
  await expect.poll(() => boardHas(title)).toBe(true);

  await page.goto(`${site.url}/jobs?search=plain`);
  await chooseInMenu(page, title, 'Edit');
  await page.getByLabel('Salary', { exact: true }).fill('£29,000 a year');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await main(page).getByText('Job updated').waitFor();
  await rowOf(page, title).getByRole('button', { name: 'Close' }).click();
  await main(page).getByText('Job closed').waitFor();
  await expect.poll(() => boardHas(title)).toBe(false);

  await rowOf(page, title).getByRole('button', { name: 'More for' }).click();
  await rowOf(page, title).getByRole('link', { name: 'Delete' }).click();
  await page.getByText('Are you sure you want to delete this job posting? This action cannot be undone.').waitFor();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await rowOf(page, title).getByRole('button', { name: 'More for' }).click();
  await rowOf(page, title).getByRole('link', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await main(page).getByText('Job deleted').waitFor();
  expect(await rowOf(page, title).count()).toBe(0);
});

test('the errors of a form take the focus and link to the field; the typed text stays', async () => {
  const { page, context, complaints } = await browser.newVisitor();
  await signInBrowser(context, site, EMPLOYER);
  await visit(page, `${site.url}/employer/jobs/new`);
  await page.getByLabel('Title', { exact: true }).fill('Half a job');
  await page.locator('summary', { hasText: 'Type of work' }).click();
  await page.getByLabel('Job type').selectOption('Contract');
  await page.getByRole('button', { name: 'Post job' }).click();
  const fault = page.getByRole('link', { name: 'Enter a location' });
  await fault.waitFor();
  expect(await page.getByRole('alert').evaluate((box) => box.contains(document.activeElement))).toBe(true);
  await fault.click();
  await expect.poll(() => isFocused(page.getByLabel('Location', { exact: true }))).toBe(true);
  expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('Half a job');
  expect(await page.getByLabel('Job type').inputValue()).toBe('Contract');
  removeStatusMessages(complaints, 422);
});

test('an admin edits and deletes an employer’s job on the board, and is offered neither on its page', async () => {
  const [id = ''] = await addJobs(site.database.database, { title: 'Bathyscaphe master' });
  const { page, context } = await browser.newVisitor();
  await signInBrowser(context, site, ADMIN);
  await visit(page, `${site.url}/jobs/${id}`);
  expect(
    await main(page)
      .getByRole('link', { name: /Edit|Delete/ })
      .count(),
  ).toBe(0);
  await visit(page, `${site.url}/jobs?search=bathyscaphe`);
  await chooseInMenu(page, 'Bathyscaphe master', 'Edit');
  await dialog(page).getByLabel('Title', { exact: true }).fill('Bathyscaphe captain');
  await dialog(page).getByRole('button', { name: 'Save changes' }).click();
  await cardOf(page, 'Bathyscaphe captain').waitFor();
  await chooseInMenu(page, 'Bathyscaphe captain', 'Delete');
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await toast(page, 'Job deleted').waitFor();
  await page.getByText('No jobs found matching your criteria.').waitFor();
});

test('the owner deletes a job on its own page and is led to their list', async () => {
  const [id = ''] = await addJobs(site.database.database, { title: 'Pier master' });
  const { page, context } = await browser.newVisitor();
  await signInBrowser(context, site, EMPLOYER);
  await visit(page, `${site.url}/jobs/${id}`);
  await main(page).getByRole('link', { name: 'Delete' }).click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await toast(page, 'Job deleted').waitFor();
  expect(new URL(page.url()).pathname).toBe('/employer/jobs');
});

test('the board has Post New Job and Logout for those who are signed in, and the login for the others', async () => {
  const { page, context } = await browser.newVisitor();
  await visit(page, `${site.url}/jobs`);
  await main(page)
    .getByRole('link', { name: /^Employee Login/ })
    .first()
    .waitFor();
  expect(await main(page).getByRole('link', { name: 'Post New Job' }).count()).toBe(0);
  await signInBrowser(context, site, EMPLOYER);
  await visit(page, `${site.url}/jobs`);
  expect(
    await main(page)
      .getByRole('link', { name: /^Employee Login/ })
      .count(),
  ).toBe(0);
  await main(page).getByRole('link', { name: 'Post New Job' }).first().waitFor();
  await main(page).getByRole('button', { name: 'Logout' }).first().click();
  await page.waitForURL((url) => url.pathname !== '/jobs');
  await visit(page, `${site.url}/jobs`);
  await main(page)
    .getByRole('link', { name: /^Employee Login/ })
    .first()
    .waitFor();
});

describe('views', () => {
  const viewsOf = async (id: string) => {
    const rows = await site.database.database.asActor(ADMIN, (transaction) =>
      transaction.selectFrom('job_views').select('views').where('job_id', '=', id).execute(),
    );
    return rows[0]?.views ?? 0;
  };

  test('are counted once for each time the page is opened, also from the board, but not for its owner', async () => {
    const [id = '', other = ''] = await addJobs(
      site.database.database,
      { title: 'Quay hand' },
      { title: 'Quay foreman', user_id: OTHER_EMPLOYER },
    );
    const reader = await browser.newVisitor();
    await visit(reader.page, `${site.url}/jobs/${id}`);
    await expect.poll(() => viewsOf(id)).toBe(1);
    await visit(reader.page, `${site.url}/jobs?search=quay`);
    await cardOf(reader.page, 'Quay hand')
      .getByRole('link', { name: /^View Details/ })
      .click();
    await expect.poll(() => viewsOf(id)).toBe(2);

    const owner = await browser.newVisitor();
    await signInBrowser(owner.context, site, EMPLOYER);
    await visit(owner.page, `${site.url}/jobs/${id}`);
    // Views are counted in turn: once the later one has been counted, the earlier one would have been.
    await visit(owner.page, `${site.url}/jobs/${other}`);
    await expect.poll(() => viewsOf(other)).toBe(1);
    expect(await viewsOf(id)).toBe(2);
  });
});

describe('everything can be read and reached in light and dark colours', () => {
  test('the list, the form and the questions', async () => {
    await addJobs(
      site.database.database,
      { title: 'Red buoy painter', status: 'draft' },
      { title: 'Red buoy counter', closes_at: hoursFromNow(-5) },
      { title: 'Red buoy keeper', status: 'closed' },
      { title: 'Red buoy master', salary: '£9 an hour', salary_min: 9, salary_max: 9, salary_period: 'hour' },
    );
    const id = await idOf('Red buoy master');
    const { page, context } = await newStillVisitor(browser);
    await signInBrowser(context, site, EMPLOYER);
    const paths = [
      '/employer/jobs?search=buoy',
      '/employer/jobs?search=nothing-like-it',
      '/employer/jobs/new',
      `/jobs/${id}`,
      // These pages are covered by tests/support/page-templates.ts or by the crawl.
      ...['edit', 'status', 'copy', 'delete'].map((what) => `/jobs/${id}/${what}`),
      '/jobs?search=buoy',
    ];
    for (const path of paths) {
      expect(await visit(page, site.url + path), path).toBe(200);
      await expectNoFaultsInEitherScheme(page);
      await expectFrame(page);
      await page.setViewportSize({ width: 1280, height: 900 });
    }
  });

  test('a form with errors, and the dialogs', async () => {
    await addJobs(site.database.database, { title: 'Green buoy master' });
    const { page, context, complaints } = await newStillVisitor(browser);
    await signInBrowser(context, site, EMPLOYER);
    await visit(page, `${site.url}/employer/jobs/new`);
    await page.getByRole('button', { name: 'Post job' }).click();
    await page.getByRole('link', { name: 'Enter a title' }).waitFor();
    await expectNoFaultsInEitherScheme(page);
    removeStatusMessages(complaints, 422);
    for (const name of ['Edit', 'Delete'] as const) {
      await visit(page, `${site.url}/jobs?search=buoy`);
      await chooseInMenu(page, 'Green buoy master', name);
      await dialog(page)
        .getByRole('button', { name: name === 'Edit' ? 'Save changes' : 'Delete' })
        .waitFor();
      await expectNoFaultsInEitherScheme(page);
      await page.setViewportSize(PHONE);
    }
  });

  test('an employer without a job is told what to do', async () => {
    const { page, context } = await newStillVisitor(browser);
    await signInBrowser(context, site, ADMIN);
    await site.database.database.asSystem((transaction) =>
      transaction.deleteFrom('jobs').where('user_id', '=', ADMIN).execute(),
    );
    await visit(page, `${site.url}/employer/jobs`);
    await page.getByRole('heading', { name: 'No jobs yet' }).waitFor();
    await expectNoFaultsInEitherScheme(page);
    await main(page).getByRole('link', { name: 'Post New Job' }).last().click();
    await dialog(page).getByRole('heading', { name: 'Post a job' }).waitFor();
  });
});

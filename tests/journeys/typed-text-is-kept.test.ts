import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { SESSION_COOKIES } from '#app/web/cookies/session-cookie.server.ts';
import { addApplications } from '#tests/support/applications.ts';
import { someOf } from '#tests/support/form.ts';
import { visit } from '#tests/support/hydration.ts';
import { ADMIN, addJobs } from '#tests/support/jobs.ts';
import { castMember, signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

const NOTE_TEXT = 'Kept';

/** Removes the session's cookies, as if the session had expired or been revoked. */
async function endSession(context: BrowserContext): Promise<void> {
  for (const name of SESSION_COOKIES) await context.clearCookies({ name });
}

async function expectSignedOutNotice(page: Page): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  await expect.poll(focused).toMatch(/You are signed out.*Nothing was saved\. What you typed is below/s);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('DIV');
  expect(await page.getByRole('link', { name: 'Sign in in another tab' }).getAttribute('target')).toBe('_blank');
}
const site = provideSite();
const browser = provideBrowser();

let applicationId = '';

beforeAll(async () => {
  const { database } = site.database;
  const [job = ''] = await addJobs(database, { user_id: ADMIN });
  [applicationId = ''] = await addApplications(database, { job_id: job, candidate_id: castMember('Aisha').id });
});

const signIn = (context: BrowserContext) => signInBrowser(context, site, castMember('Morag').id);

async function work(path: string) {
  const visitor = await browser.newVisitor();
  await signIn(visitor.context);
  const [person] = await queryTasks<{ id: string }>(site.database, 'SELECT id FROM people ORDER BY full_name LIMIT 1');
  const address = path.replace('{person}', person?.id ?? '').replace('{application}', applicationId);
  await visit(visitor.page, site.url + address);
  return visitor;
}

const FORMS = [
  ['/admin/people/{person}', '#note-body'],
  ['/admin/pipeline/{application}/write', '[name=body]'],
  ['/admin/people/{person}/key-information', '[name=worker]'],
  ['/admin/clients/new', '[name=name]'],
  ['/admin/people/new', '[name=full_name]'],
  ['/admin/templates/new', '[name=name]'],
  ['/admin/staff/invite', '[name=full_name]'],
] as const;

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);

test.each(someOf(FORMS, 1))('%s keeps what was typed when the session has ended', async (path, selector) => {
  const { page, context, complaints } = await work(path);
  const field = page.locator(`main form[method=post] ${selector}`);
  const button = page.locator(`main form[method=post]:has(${selector}) button[type=submit]`).first();
  await field.fill(NOTE_TEXT);
  await endSession(context);
  await button.click();
  await expectSignedOutNotice(page);
  expect(await field.inputValue()).toBe(NOTE_TEXT);
  complaints.length = 0;
});

test('a note outlives a sign-out elsewhere, is asked about before it is lost, and is saved after signing in again', async () => {
  const { page, context, complaints } = await work('/admin/people/{person}');
  const person = page.url();
  const note = page.locator('#note-body');
  const elsewhere = page.locator('header nav a[href="/admin/clients"]');

  await note.fill('x');
  await note.fill('');
  await elsewhere.click();
  await page.waitForURL(`${site.url}/admin/clients`);
  await page.goBack();
  await note.fill('An important remark');
  await elsewhere.click();
  await question(page).getByRole('button', { name: 'Stay on this page' }).click();
  expect(page.url()).toBe(person);
  // Closing or reloading the tab asks too.
  const dialogEvent = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const dialog = await dialogEvent;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();

  await endSession(context);
  await page.evaluate(() => new BroadcastChannel('session').postMessage(null));
  await page.getByText('What you typed is still here', { exact: false }).waitFor();
  const save = page.locator('form:has(#note-body) button[type=submit]');
  await save.click();
  await expectSignedOutNotice(page);
  expect(await note.inputValue()).toBe('An important remark');
  complaints.length = 0;

  await signIn(context);
  await save.click();
  await page.getByRole('listitem').filter({ hasText: 'An important remark' }).first().waitFor();
  // After saving, the emptied form keeps the focus. After navigation the focus is on the content, not on the menu.
  await expect.poll(() => focusedId(page)).toBe('note-body');
  await elsewhere.click();
  await page.waitForURL(`${site.url}/admin/clients`);
  await expect.poll(() => focusedId(page)).toBe('main');
});

test('the studio saves the last words before a refused publication, and before the page is left', async () => {
  const { page, complaints } = await work('/admin/studio/questions');
  await page
    .locator('main table a[href^="/admin/studio/questions/"], main li a[href^="/admin/studio/questions/"]')
    .first()
    .click();
  const form = page.locator('#item-form');
  await form.waitFor();
  const item = page.url();
  const [first, second] = [
    form.locator('[name^="content."]:is(input, textarea)').nth(0),
    form.locator('[name^="content."]:is(input, textarea)').nth(1),
  ];
  await first.fill('');
  await second.fill('The last words');
  await form.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.locator('#item-form [role=alert]').waitFor();
  await page.getByText(/^Draft saved at/).waitFor();
  await second.fill('The very last words');
  await page.locator('header nav a[href="/admin/clients"]').click();
  await page.waitForURL(`${site.url}/admin/clients`);
  await expect
    .poll(async () => {
      await visit(page, item);
      return second.inputValue();
    })
    .toBe('The very last words');
  complaints.length = 0;
});

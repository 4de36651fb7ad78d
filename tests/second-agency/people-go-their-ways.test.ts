// @form full
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import type { Visitor } from '#tests/support/browser.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { agency } from '#tests/support/harbour-and-vale/agency.ts';
import { PASSWORD, people } from '#tests/support/harbour-and-vale/people.ts';
import { visit } from '#tests/support/hydration.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const site = provideSite({ isReal: true });
const browser = provideBrowser();

// All browsers here share one address, so its attempts are reset.
beforeEach(() => asSuperuser(site.database, 'TRUNCATE ip_attempts'));

const main = (page: Page) => page.getByRole('main');
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true }).first();

async function openAs(person: keyof typeof people, path: string): Promise<Visitor> {
  const visitor = await browser.newVisitor();
  await signInBrowser(visitor.context, site, people[person].id, { publicOrigin: site.url });
  await visit(visitor.page, site.url + path);
  return visitor;
}

async function signIn(page: Page, email: string): Promise<void> {
  await main(page).getByLabel('Email').fill(email);
  await main(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await main(page).getByRole('button', { name: 'Login', exact: true }).click();
}

test('a candidate finds a job in Lincoln and applies', async () => {
  const { page } = await browser.newVisitor();
  await visit(page, `${site.url}/`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Lincoln' }).first().click();
  await page.waitForURL('**/locations/lincoln');
  await main(page)
    .getByRole('link', { name: /Payroll clerk/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: 'Payroll clerk' }).waitFor();
  const { pathname } = new URL(page.url());
  await visit(page, `${site.url}/candidate-login?next=${pathname}/apply`);
  await signIn(page, people.candidate.email);
  await page.waitForURL(`**${pathname}/apply`);
  await main(page)
    .getByLabel(/^Cover note/)
    .fill('I can do sums.');
  await main(page).getByRole('button', { name: 'Preview application' }).click();
  await page.getByRole('heading', { name: 'This is exactly what Stowpark Turbines will see' }).waitFor();
  await main(page).getByRole('button', { name: 'Submit Application' }).click();
  await toast(page, 'Application Submitted! 🎉').waitFor();
  const mail = await waitForMail(site, { to: people.candidate.email });
  expect(mail.text).toContain(agency.name);
});

test('an employer asks for access, an administrator approves, and the employer posts a job', async () => {
  const email = 'ketil@sallyport.test';
  const { page } = await browser.newVisitor();
  await visit(page, `${site.url}/employer-sign-up`);
  await page.getByLabel('Full name').fill('Ketil Anlaby');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await main(page).getByRole('button', { name: 'Request access' }).click();
  await page.getByText('Access Request Submitted', { exact: true }).first().waitFor();
  const { links } = await waitForMail(site, { to: email });
  await visit(page, links.find((each) => each.includes('/confirm-email?')) ?? '');
  await main(page).getByLabel('Your password').fill(PASSWORD);
  await main(page)
    .getByRole('button', { name: /confirm/i })
    .click();
  await page
    .getByText(/confirmed/i)
    .first()
    .waitFor();

  const { page: desk } = await openAs('owner', `/admin/accounts?search=${encodeURIComponent(email)}`);
  await main(desk)
    .getByRole('link', { name: /^Approve/ })
    .click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await toast(desk, 'User approved').waitFor();

  await visit(page, `${site.url}/employer-login?next=/employer/jobs/new`);
  await signIn(page, email);
  await page.waitForURL(/employer\/jobs\/new/);
  await page.getByLabel('Title', { exact: true }).fill('Crane driver');
  await page.getByLabel('Company').fill('Sallyport Stores');
  await page.getByLabel('Location', { exact: true }).fill('Alexandra Dock, Hull');
  await page.getByLabel('Salary', { exact: true }).fill('£33,000 to £36,000 a year');
  await page.getByLabel('Job description').fill('Lifts containers from ship to shore.');
  await page.getByLabel('Requirements').fill('A head for heights.');
  await page.getByLabel('Yes, post it under Blue Collar').check();
  await page.getByRole('button', { name: 'Post job' }).click();
  await toast(page, 'Job posted').waitFor();
  const readPlace = async () => (await fetch(`${site.url}/locations/hull`)).text();
  await expect.poll(readPlace).toContain('Crane driver');
});

test('an editor writes an article and publishes it', async () => {
  const { page, complaints } = await openAs('editor', '/admin/studio/articles');
  await main(page)
    .getByRole('button', { name: /new article/i })
    .click();
  const type = (label: string, text: string) => main(page).getByLabel(label, { exact: true }).fill(text);
  await type('Title', 'Winter shifts on the Humber');
  await type('Address', 'winter-shifts');
  await type('Excerpt', 'When fog keeps the ships out, the shift moves, and so does your evening.');
  await type(
    'Description for search engines',
    'How fog and tide move winter shifts on the Humber, and how you hear of it in time.',
  );
  await type('Author', people.editor.full_name);
  await main(page).getByLabel('Category', { exact: true }).selectOption('company-news');
  await type('Published on', '2026-11-20');
  // Presses the button while the answer to the last save is still on its way.
  const stored = Promise.withResolvers<void>();
  const pressed = Promise.withResolvers<void>();
  await page.route('**/draft', async (route) => {
    const response = await route.fetch();
    stored.resolve();
    await pressed.promise;
    await route.fulfill({ response });
  });
  await main(page).getByRole('textbox', { name: 'Text', exact: true }).click();
  await page.keyboard.type('Fog moves more shifts than ice does.');
  await stored.promise;
  await main(page).getByRole('button', { name: 'Publish', exact: true }).click();
  pressed.resolve();
  const read = async (path: string) => (await fetch(site.url + path)).text();
  await expect.poll(() => read('/blog/winter-shifts')).toContain('Fog moves more shifts than ice does.');
  await expect.poll(() => read('/rss.xml')).toContain('Winter shifts on the Humber');
  // The preview of an incomplete article is a 404.
  const other = complaints.splice(0).filter((each) => !/status of 404 .*\?preview=/.test(each));
  expect(other).toEqual([]);
});

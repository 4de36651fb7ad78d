/** The main journeys, in a browser, on the site of the second agency. */
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { asSuperuser } from '#tests/support/faults.ts';
import { agency } from '#tests/support/harbour-and-vale/agency.ts';
import { PASSWORD, people } from '#tests/support/harbour-and-vale/people.ts';
import { hydrated, visit } from '#tests/support/hydration.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const site = provideSite({ isReal: true });
const browser = provideBrowser();

// All browsers here come from one address.
beforeEach(() => asSuperuser(site.database, 'TRUNCATE ip_attempts'));

const main = (page: Page) => page.getByRole('main');
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true }).first();

async function openAs(person: keyof typeof people, path: string): Promise<Page> {
  const { page, context } = await browser.newVisitor();
  await signInBrowser(context, site, people[person].id, { publicOrigin: site.url });
  await visit(page, site.url + path);
  return page;
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
  await main(page)
    .getByLabel(/^Phone/)
    .fill('01632 960153');
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

  const desk = await openAs('owner', `/admin/accounts?search=${encodeURIComponent(email)}`);
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
  const page = await openAs('editor', '/admin/studio/articles');
  await main(page)
    .getByRole('button', { name: /new article/i })
    .click();
  await page.waitForURL(/\/admin\/studio\/articles\/[0-9a-f-]{36}/);
  await hydrated(page);
  console.log(await page.evaluate(() => [...document.querySelectorAll('main label')].map((each) => `${each.textContent}|${(each as HTMLLabelElement).htmlFor}`)));
  await page.screenshot({ path: '/tmp/second-studio.png' });
});

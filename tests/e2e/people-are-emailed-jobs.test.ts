import { expect, test } from 'vitest';
import { visit } from '#tests/support/hydration.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { queueMatching } from '#tests/support/mail-tasks.ts';
import { listMails, waitForMail } from '#tests/support/mailbox.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const site = provideSite();
const browser = provideBrowser();

/** As after a job was posted on the site: the clock's own look is up to a minute away. */
const postJob = async (title: string) => {
  await addJobs(site.database.database, { title, location: 'Stockport' });

  await queueMatching(site.database);
};

test.each([
  ['with scripts, on a wide screen', { viewport: { width: 1440, height: 900 } }],
  ['with scripts, on a phone', { viewport: { width: 390, height: 844 } }],
  ['without scripts', { javaScriptEnabled: false }],
])('a visitor keeps an empty search, is emailed a job posted afterwards, and stops it: %s', async (_, options) => {
  const word = `lamplighter${crypto.randomUUID().slice(0, 8)}`;
  const email = `${word}@mail.example`;
  const { page } = await browser.newVisitor(options);
  const open = (url: string) => ('javaScriptEnabled' in options ? page.goto(url) : visit(page, url));
  await open(`${site.url}/jobs?search=%22${word}%22&where=Stockport&miles=10`);
  await page.getByRole('link', { name: 'Email me jobs like this' }).click();
  await page.getByText(`within 10 miles of Stockport`).first().waitFor();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('How often').selectOption('at_once');
  await page.getByRole('button', { name: 'Email me jobs like this' }).click();
  await page.getByRole('heading', { name: 'Look at your emails' }).waitFor();

  const asked = await waitForMail(site, { to: email });
  const confirm = asked.links.find((link) => link.includes('/alerts/confirm')) ?? '';
  await open(confirm);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('Confirmed. We email you when new jobs match.').waitFor();

  await postJob(`${word} of Stockport`);
  const told = await waitForMail(site, { to: email, subject: /^New job/ });
  expect(told.text).toContain('0 miles as the crow flies');
  await open(told.links.find((link) => link.includes('/jobs/')) ?? '');
  await page.getByRole('heading', { level: 1, name: `${word} of Stockport` }).waitFor();

  await open(told.links.find((link) => link.includes('about=many')) ?? '');
  await page.getByText('Too many emails? Choose a weekly email').waitFor();
  await page.getByRole('button', { name: 'Change' }).first().click();
  await page.getByText('Changed.').waitFor();
  await open(told.links.find((link) => link.includes('/alerts/stop')) ?? '');
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await page.getByText('You get no more emails about').waitFor();

  await postJob(`${word} again`);
  await postJob('Anything else');
  expect((await listMails(site)).filter(({ to }) => to === email)).toHaveLength(2);
});

// @form full
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { ENQUIRY_TEXTS } from '#app/features/core/enquiries/texts.ts';
import type { Visitor } from '#tests/support/browser.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { hydrated, visit } from '#tests/support/hydration.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

/**
 * Browsers log a refusal and a lost connection as errors.
 *
 * @returns all other errors
 */
const takeOtherErrors = ({ complaints }: Visitor) =>
  complaints.splice(0).filter((each) => !/status of (422|503)|ERR_INTERNET_DISCONNECTED/.test(each));

const toast = (page: Page, title: string) => page.getByRole('dialog', { name: title, exact: true });

type Fields = Record<string, string>;

type Part = ReturnType<Page['locator']>;

async function fillIn(form: Part, fields: Fields): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label, { exact: true }).fill(value);
}

async function expectFilledIn(form: Part, fields: Fields): Promise<void> {
  for (const [label, value] of Object.entries(fields))
    expect(await form.getByLabel(label, { exact: true }).inputValue(), label).toBe(value);
}

const MESSAGE = { Name: 'Ida Sorley', Message: 'May we talk about lights together?' };
const site = provideSite();
const browser = provideBrowser();

beforeEach(() => asSuperuser(site.database, 'TRUNCATE ip_attempts'));

const newVisitor = () => browser.newVisitor({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

const isStored = async (email: string) => {
  const rows = await site.database.database.asSystem((t) =>
    t.selectFrom('enquiries').select('id').where('email', '=', email).execute(),
  );
  return rows.length === 1;
};

const readKeptText = (page: Page) => page.evaluate(() => sessionStorage.getItem('unproven-form'));

const REQUEST = {
  'Company name': 'Skerryvore Trust',
  'Contact person': 'Jo Whitlock',
  Phone: '0131 496 0321',
  Position: 'Lighthouse keeper',
  Industry: 'Lights',
  Location: 'Leeds',
};

const CANDIDATE = {
  'Full name': 'Wren Halloran',
  Phone: '0131 496 0321',
  'Current position': 'Keeper',
  'Desired role': 'Head keeper',
  'Desired location': 'Leeds',
};

const COACHING = { Name: 'Wren Halloran', 'Your question': 'Which jobs are there ashore for a keeper?' };

const NOT_HUMAN = { title: 'Submission Error', text: 'reCAPTCHA verification failed.' };

const RELOAD = {
  title: 'Security Verification Failed',
  text: 'Unable to verify reCAPTCHA. Please refresh the page and try again.',
};

const FORMS = [
  ['contact', '/contact', 'Send Message', MESSAGE, RELOAD],
  ['employer', '/request-talent', 'Submit Request', REQUEST, NOT_HUMAN],
  ['candidate', '/send-your-cv', 'Submit Application', CANDIDATE, NOT_HUMAN],
  ['coaching', '/request-coaching', 'Ask for a session', COACHING, ENQUIRY_TEXTS.coaching.notHuman],
] as const;

/** Toasts are loaded when a form is begun; offline it would be too late. */
async function waitForToasts(page: Page): Promise<void> {
  const findCode = () =>
    page.evaluate(() => {
      const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
      return fetched.find((name) => /toast-region-[^/]+\.js$/.test(name)) ?? null;
    });
  await expect.poll(findCode).not.toBeNull();
  await page.evaluate(`import('${await findCode()}').then(() => true)`);
}

describe('opening a form', () => {
  test('about a job uses the facts on the page, whatever else cannot be loaded', async () => {
    const title = 'Keeper of the Skerryvore light';
    const [jobId] = await addJobs(site.database.database, { title, location: 'Oban' });
    const visitor = await newVisitor();
    const { page } = visitor;
    await page.route('**/apply/without-account.data*', (route) => route.fulfill({ status: 503, body: 'busy' }));
    await visit(page, `${site.url}/jobs/${jobId}`);
    await page.getByRole('link', { name: 'Apply Now' }).first().click();
    const form = page.getByRole('dialog', { name: `Apply for ${title}` });
    await form.getByLabel('Full name').waitFor();
    await form.getByText('Oban').waitFor();
    expect(await page.getByRole('main').getByRole('heading', { level: 1 }).innerText()).toBe(title);
    expect(takeOtherErrors(visitor)).toEqual([]);
  });

  test("that could not be fetched stays on the page first, and leads to the form's page the next time", async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    await visit(page, site.url);
    await page.route('**/assets/request-dialog-*', (route) => route.abort('connectionreset'));
    const opener = page.getByRole('main').getByRole('link', { name: 'Find Talent' }).first();
    await opener.click();
    await toast(page, 'You are offline').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(visitor.complaints.splice(0).filter((each) => !each.includes('ERR_CONNECTION_RESET'))).toEqual([]);
    await page.unrouteAll();
    await opener.click();
    await page.waitForURL('**/request-talent');
    await page.getByRole('main').getByLabel('Company name').waitFor();
  });

  test('offline keeps the page and what was typed there, and works once online', async () => {
    const visitor = await newVisitor();
    const { page, context } = visitor;
    await visit(page, site.url);
    const section = page.locator('#contact');
    await fillIn(section, { ...MESSAGE, Email: 'ida@mail.example' });
    await waitForToasts(page);
    const [opener, name] = [
      page.getByRole('main').getByRole('link', { name: 'Find Talent' }).first(),
      'Request talent',
    ];
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await context.setOffline(true);
    await opener.click();
    await toast(page, 'You are offline').getByText('Open the form when you’re back online.').waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).first().click();
    await toast(page, 'You are offline').getByText('Sign in when you’re back online.').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
    await expectFilledIn(section, MESSAGE);
    expect(takeOtherErrors(visitor)).toEqual([]);

    await context.setOffline(false);
    await opener.click();
    await page.getByRole('dialog', { name, exact: true }).getByLabel('Company name').waitFor();
    await expectFilledIn(section, MESSAGE);
  });
});

describe.each(FORMS)('after a failed human check, the form of %s', (kind, path, button, typed, notHuman) => {
  const { sent } = ENQUIRY_TEXTS[kind];
  const formOf = (page: Page) => page.locator('form').filter({ has: page.locator('[name=human_check]') });

  test('shows the whole error, and removes it once the form can be sent', async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    await page.route('**/api/human-check/*', (route) => route.fulfill({ status: 503, body: 'busy' }));
    await visit(page, site.url + path);
    const [form, fields] = [formOf(page), { ...typed, Email: `${kind}-unproven@mail.example` }];
    await fillIn(form, fields);
    if (kind === 'coaching') await form.getByLabel('What would you like help with?').selectOption('Going back to work');
    const send = form.getByRole('button', { name: button });
    await send.click();
    await toast(page, notHuman.title).getByText(notHuman.text).waitFor();
    await page.getByRole('main').getByText(notHuman.text).waitFor();
    await form.getByRole('status').filter({ hasText: 'The check failed.' }).waitFor();
    expect(await isStored(fields.Email)).toBe(false);
    expect(takeOtherErrors(visitor)).toEqual([]);

    await page.unrouteAll();
    await form.getByRole('button', { name: 'Try again' }).click();
    await form.getByRole('status').filter({ hasText: 'Verified' }).waitFor();
    await send.click();
    await page.getByText(sent.title).first().waitFor();
    expect(await isStored(fields.Email)).toBe(true);
    if (kind === 'contact') await expect.poll(() => toast(page, notHuman.title).count()).toBe(0);
    expect(await readKeptText(page)).toBeNull();
  });

  test('refused by the server too, has its text back after a reload, once', async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    await visit(page, site.url + path);
    const [form, fields] = [formOf(page), { ...typed, Email: `${kind}-anew@mail.example` }];
    await fillIn(form, fields);
    if (kind === 'contact') await form.getByLabel('What is it about?').selectOption('partnership');
    if (kind === 'coaching') await form.getByLabel('What would you like help with?').selectOption('return');
    await form.getByRole('status').filter({ hasText: 'Verified' }).waitFor();
    await form.locator('[name=human_check]').evaluate((field: HTMLInputElement) => {
      field.value = 'nonsense';
    });
    await form.getByRole('button', { name: button }).click();
    await toast(page, notHuman.title).getByText(notHuman.text).waitFor();
    expect(takeOtherErrors(visitor)).toEqual([]);
    expect(await readKeptText(page)).not.toContain('nonsense');

    await page.reload();
    await hydrated(page);
    await expect.poll(() => form.getByLabel('Email', { exact: true }).inputValue()).toBe(fields.Email);
    await expectFilledIn(form, fields);
    if (kind === 'contact') expect(await form.getByLabel('What is it about?').inputValue()).toBe('partnership');
    expect(await readKeptText(page)).toBeNull();

    await page.reload();
    await hydrated(page);
    expect(await form.getByLabel('Email', { exact: true }).inputValue()).toBe('');
  });
});

test('a form about another job does not have the text typed about the first', async () => {
  const [first, second] = await addJobs(site.database.database, { title: 'Lamp trimmer' }, { title: 'Lamp carrier' });
  const visitor = await newVisitor();
  const { page } = visitor;
  await page.route('**/api/human-check/*', (route) => route.fulfill({ status: 503, body: 'busy' }));
  await visit(page, `${site.url}/send-your-cv?job=${first}`);
  await page.getByLabel('Full name').fill('Wren Halloran');
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await toast(page, 'Submission Error').waitFor();
  await visit(page, `${site.url}/send-your-cv?job=${second}`);
  expect(await page.getByLabel('Full name').inputValue()).toBe('');
  expect(await page.getByLabel('Desired role').inputValue()).toBe('Lamp carrier');
  await visit(page, `${site.url}/send-your-cv?job=${first}`);
  await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe('Wren Halloran');
  expect(takeOtherErrors(visitor)).toEqual([]);
});

test('a CV of 12 MB is refused on its page without a script, and what was typed stays', async () => {
  const { page, complaints } = await browser.newVisitor({ javaScriptEnabled: false });
  await page.goto(`${site.url}/send-your-cv`);
  const form = page.getByRole('main');
  const fields = { ...CANDIDATE, Email: 'large@mail.example' };
  await fillIn(form, fields);
  await form
    .getByLabel('CV')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(12_000_000, '%PDF-1.4\n') });
  await form.getByRole('button', { name: 'Submit Application' }).click();
  await form.getByRole('alert').getByRole('link', { name: 'File size exceeds 5MB limit.' }).waitFor();
  await expectFilledIn(form, fields);
  expect(await isStored(fields.Email)).toBe(false);
  expect(complaints.splice(0).filter((each) => !each.includes('status of 413'))).toEqual([]);
});

test('after a message was sent the form is empty, and its subject is hiring again', async () => {
  const { page } = await newVisitor();
  await visit(page, site.url);
  const section = page.locator('#contact');
  await fillIn(section, { Name: 'Ida Sorley', Email: 'sent@mail.example', Message: 'May we talk about lights?' });
  const about = section.getByLabel('What is it about?');
  await about.selectOption('partnership');
  await section.getByRole('button', { name: 'Send Message' }).click();
  await toast(page, 'Message Sent').waitFor();
  expect(await isStored('sent@mail.example')).toBe(true);
  await expect.poll(() => section.getByLabel('Message', { exact: true }).inputValue()).toBe('');
  expect(await about.inputValue()).toBe('hiring');
});

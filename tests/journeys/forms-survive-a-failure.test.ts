import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { asSuperuser } from '#tests/support/faults.ts';
import { isFullForm, someOf } from '#tests/support/form.ts';
import { visit } from '#tests/support/hydration.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';
import { translate } from '#tests/support/translation.ts';

const takeUnexpected = (complaints: string[]) =>
  complaints.splice(0).filter((complaint) => !/status of 500|ERR_CONNECTION_RESET/.test(complaint));

const main = (page: Page) => page.getByRole('main');

async function answerForms(
  page: Page,
  answer: { status: number; body: string } | 'nothing',
): Promise<() => Promise<void>> {
  await page.route('**/*', (route) => {
    if (route.request().method() !== 'POST' || route.request().url().includes('/api/')) return route.fallback();
    return answer === 'nothing'
      ? route.abort('connectionreset')
      : route.fulfill({ contentType: 'text/plain', ...answer });
  });
  return () => page.unroute('**/*');
}

const BROKEN = { status: 500, body: 'Something went wrong. Error ID: 1\n' };

type Form = [path: string, fields: Record<string, string>, button: string, problem: string];

const REQUEST: Form = [
  '/data-protection',
  { Name: 'Wren Halloran', Email: 'wren@mail.example', Details: 'Please correct my telephone number.' },
  'Send request',
  'Your request was not sent',
];

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await main(page).getByLabel(label, { exact: true }).fill(value);
}
const site = provideSite();
const browser = provideBrowser();

// All browsers here share one address, so its attempts are reset.
beforeEach(() => asSuperuser(site.database, 'TRUNCATE ip_attempts'));

const FORMS: Form[] = [
  REQUEST,
  ['/candidate-login', { Email: 'wren@mail.example', Password: 'a-wrong-password' }, 'Login', 'Login failed'],
  ['/forgot-password', { Email: 'wren@mail.example' }, 'Send link', 'Failed to send the email'],
  [
    '/contact',
    { Name: 'Wren Halloran', Email: 'wren@mail.example', Message: 'Is there work for a lighthouse keeper?' },
    'Send Message',
    'Submission Error',
  ],
];

test.each(someOf(FORMS, 1))(
  '%s: a 500 keeps the page and what was typed, and says each time that it can be tried again, also in a translation',
  async (path, fields, button, problem) => {
    const { page, complaints } = await browser.newVisitor();
    await visit(page, site.url + path);
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    await fill(page, fields);
    await answerForms(page, BROKEN);
    const toast = page.getByRole('dialog', { name: problem, exact: true });
    for (const attempt of ['the first time', 'the second time']) {
      await translate(page);
      await main(page).getByRole('button', { name: button, exact: true }).click();
      await toast.getByText(/again/).waitFor();
      await main(page).getByText(problem, { exact: true }).first().waitFor();
      const focused = () =>
        page.evaluate(() => document.activeElement?.matches('main *') && document.activeElement.textContent);
      await expect.poll(focused, { message: attempt }).toContain(problem);
      await toast.getByLabel('Close').click();
      await toast.waitFor({ state: 'detached' });
    }
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(heading);
    for (const [label, value] of Object.entries(fields)) {
      expect(await main(page).getByLabel(label, { exact: true }).inputValue()).toBe(value);
    }
    expect(takeUnexpected(complaints)).toEqual([]);
  },
);

test.runIf(isFullForm).each([
  ['a 500', BROKEN],
  ['a connection that broke', 'nothing'],
] as const)('after %s the data request is sent at the second press', async (_what, answer) => {
  const [path, fields, button, problem] = REQUEST;
  const { page, complaints } = await browser.newVisitor();
  await visit(page, site.url + path);
  await main(page).getByLabel('What are you asking for?').selectOption('correction');
  await fill(page, fields);
  const mend = await answerForms(page, answer);
  await main(page).getByRole('button', { name: button }).click();
  await main(page).getByText(problem, { exact: true }).first().waitFor();
  await mend();
  await main(page).getByRole('button', { name: button }).click();
  await page.waitForURL(/\/data-protection\/sent/);
  expect(takeUnexpected(complaints)).toEqual([]);
});

test.runIf(isFullForm)('a phone field says when it is full, on the page and to a screen reader', async () => {
  const { page } = await browser.newVisitor();
  await visit(page, `${site.url}/request-talent`);
  const phone = main(page).getByLabel('Phone', { exact: true });
  const limitHint = main(page)
    .getByRole('status')
    .filter({ hasText: 'This field holds up to: it takes 20 characters.' });
  await phone.pressSequentially('0113 496 0321 ext 12');
  await limitHint.waitFor();
  expect(await phone.inputValue()).toHaveLength(20);
  const describedBy = (await phone.getAttribute('aria-describedby')) ?? '';
  expect(await page.locator(`[id="${describedBy.split(' ').at(-1)}"]`).innerText()).toContain('This field holds up to');
  await phone.press('Backspace');
  await limitHint.waitFor({ state: 'hidden' });
  await phone.fill('');
  await phone.evaluate((field: HTMLInputElement) => {
    field.focus();
    document.execCommand('insertText', false, '0113 496 0321 extension 12');
  });
  await limitHint.waitFor();
});

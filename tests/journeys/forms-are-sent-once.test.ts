import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { PASSWORD } from '#tests/support/account-forms.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { isFullForm, someOf } from '#tests/support/form.ts';
import { visit } from '#tests/support/hydration.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

type FormTable = 'enquiries' | 'profiles' | 'data_requests';
const site = provideSite();
const browser = provideBrowser();

// All browsers here share one address, so its attempts are reset.
beforeEach(() => asSuperuser(site.database, 'TRUNCATE ip_attempts'));

const count = async (table: FormTable, email: string) => {
  const rows = await site.database.database.asSystem((t) =>
    t.selectFrom(table).select('id').where('email', '=', email).execute(),
  );
  return rows.length;
};

/** Milliseconds: long enough to solve a challenge, after which a delayed press would be sent. */
const HELD_MS = 2_500;

type Form = {
  path: string;
  button: string;
  sending: string;
  fields: Record<string, string>;
  table: FormTable;
  done: (page: Page) => Promise<void>;
};

const heading = (name: string) => (page: Page) => page.getByRole('heading', { name }).first().waitFor();

const FORMS: Record<string, Form> = {
  'a message': {
    path: '/contact',
    button: 'Send Message',
    sending: 'Sending Message...',
    fields: { Name: 'Ida Sorley', Message: 'May we talk about lights together?' },
    table: 'enquiries',
    done: (page) => page.getByRole('dialog', { name: 'Message Sent', exact: true }).waitFor(),
  },
  'a request for talent': {
    path: '/request-talent',
    button: 'Submit Request',
    sending: 'Submitting Request...',
    fields: {
      'Company name': 'Skerryvore Trust',
      'Contact person': 'Jo Whitlock',
      Phone: '0131 496 0321',
      Position: 'Lighthouse keeper',
      Industry: 'Lights',
      Location: 'Leeds',
    },
    table: 'enquiries',
    done: heading('Request Submitted'),
  },
  'an application': {
    path: '/send-your-cv',
    button: 'Submit Application',
    sending: 'Submitting Application...',
    fields: {
      'Full name': 'Wren Halloran',
      Phone: '0131 496 0321',
      'Current position': 'Keeper',
      'Desired role': 'Head keeper',
      'Desired location': 'Leeds',
    },
    table: 'enquiries',
    done: heading('Application Submitted'),
  },
  'a coaching request': {
    path: '/request-coaching',
    button: 'Ask for a session',
    sending: 'Sending request...',
    fields: { Name: 'Wren Halloran', 'Your question': 'Which jobs are there ashore for a keeper?' },
    table: 'enquiries',
    done: heading('Coaching request sent'),
  },
  'a sign-up': {
    path: '/candidate-sign-up',
    button: 'Sign Up',
    sending: 'Creating account...',
    fields: { 'Full name': 'Nia Rees', Password: PASSWORD },
    table: 'profiles',
    done: (page) => page.getByText('Access Request Submitted').first().waitFor(),
  },
  'a request about data': {
    path: '/data-protection',
    button: 'Send request',
    sending: 'Sending...',
    fields: { Name: 'Nia Rees', Details: 'You wrote to me without being asked.' },
    table: 'data_requests',
    done: (page) => page.waitForURL('**/data-protection/sent*'),
  },
};

/** Slows the page down to a cheap phone, where disabling the button takes longer than a second press. */
async function slowDown(page: Page): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  return () => session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
}

test.each(someOf(Object.keys(FORMS), 4))(
  '%s goes once when its button is pressed three times, at once and a moment later',
  async (name) => {
    const { path, button, sending, fields, table, done } = FORMS[name] as Form;
    const email = `${path.slice(1)}@mail.example`;
    const { page } = await browser.newVisitor({ reducedMotion: 'reduce' });
    const isSent = (request: Request) =>
      request.method() === 'POST' && new URL(request.url()).pathname.startsWith(path);
    let sent = 0;
    await page.route(`**${path}*`, async (route) => {
      if (isSent(route.request())) {
        sent += 1;
        await wait(HELD_MS);
      }
      await route.continue();
    });
    await visit(page, site.url + path);
    const form = page.locator('form').filter({ has: page.locator('[name=human_check]') });
    if (path === '/data-protection') await form.getByLabel('What are you asking for?').selectOption('complaint');
    if (path === '/request-coaching') await form.getByLabel('What would you like help with?').selectOption('change');
    for (const [label, value] of Object.entries({ ...fields, Email: email }))
      await form.getByLabel(label, { exact: true }).fill(value);
    await form.getByRole('status').filter({ hasText: 'Verified' }).waitFor();
    const speedUp = await slowDown(page);
    await form.getByRole('button', { name: button, exact: true }).evaluate((element: HTMLElement) => {
      element.click();
      element.click();
      setTimeout(() => element.click(), 20);
    });
    await expect.poll(() => form.getByRole('button', { name: sending, exact: true }).isDisabled()).toBe(true);
    // A slowdown also slows down other tests.
    await speedUp();
    await done(page);
    expect(sent).toBe(1);
    expect(await count(table, email)).toBe(1);
  },
);

test.runIf(isFullForm)('what could not be sent can be sent again', async () => {
  const { page, complaints } = await browser.newVisitor({ reducedMotion: 'reduce' });
  await visit(page, `${site.url}/contact`);
  const section = page.locator('#contact');
  const fields = { Name: 'Ida Sorley', Email: 'again@mail.example', Message: 'May we talk about lights together?' };
  for (const [label, value] of Object.entries(fields)) await section.getByLabel(label, { exact: true }).fill(value);
  const send = section.getByRole('button', { name: 'Send Message' });
  await page.route('**/contact', (route) => route.fulfill({ status: 502, body: 'bad gateway' }));
  for (let tries = 1; tries <= 2; tries += 1) {
    const answered = page.waitForResponse('**/contact');
    await send.click();
    await answered;
    await expect.poll(() => send.isEnabled()).toBe(true);
  }
  await page.unrouteAll();
  await send.click();
  await page.getByRole('dialog', { name: 'Message Sent', exact: true }).waitFor();
  expect(await count('enquiries', fields.Email)).toBe(1);
  expect(complaints.splice(0).filter((each) => !each.includes('status of 502'))).toEqual([]);
});

// @form full
/** Other states of the human check, and the keys of another service. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SIGN_UP_REFUSALS } from '#app/features/core/accounts/texts.ts';
import { CHALLENGE_SECONDS, HUMAN_CHECK_FIELD } from '#platform/human-check/actions.ts';
import { findFaults, newStillVisitor } from '#tests/support/accessibility.ts';
import { PASSWORD } from '#tests/support/account-forms.ts';
import { hydrated, visit } from '#tests/support/hydration.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { type Siteverify, startSiteverify, succeed } from '#tests/support/siteverify.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const CHALLENGE = '**/api/human-check/*';

const textField = (page: Page) => page.getByLabel('Checked that you are a person');

const says = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();

const sentPayload = (page: Page) => new URL(page.url()).searchParams.get(HUMAN_CHECK_FIELD);

const site = provideSite({ isHumanCheckReal: true });

const browser = provideBrowser();

const sendButton = (page: Page) => page.getByRole('button', { name: 'Send the sample' });

const hiddenField = (page: Page) => page.locator(`input[name=${HUMAN_CHECK_FIELD}]`);

const FORM = `form:has(input[name=${HUMAN_CHECK_FIELD}])`;

const lineHeight = (page: Page) => hiddenField(page).evaluate((field) => field.parentElement?.offsetHeight);

/** @returns paths requested from now on; the array grows */
function listenToRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

describe('a form that asks for human verification', () => {
  test('does so from the first focus on, and fetches nothing before', async () => {
    const { page } = await browser.newVisitor();
    const paths = listenToRequests(page);
    await visit(page, `${site.url}/dev/ui`);
    await textField(page).scrollIntoViewIfNeeded();
    const ofTheCheck = () => paths.filter((path) => /human-check-(?:solver|worker)|\/api\//.test(path));
    expect(ofTheCheck()).toEqual([]);

    await textField(page).focus();
    await says(page, 'Verified');
    expect(await hiddenField(page).inputValue()).not.toBe('');
    expect(ofTheCheck()).toEqual(expect.arrayContaining(['/api/human-check/contact_form_submit']));
    expect(ofTheCheck().filter((path) => path.includes('human-check-worker')).length).toBeGreaterThan(0);

    await textField(page).fill('Amara');
    await sendButton(page).focus();
    expect(ofTheCheck().filter((path) => path.startsWith('/api/'))).toHaveLength(1);
  });

  test('sends each payload once: what is sent again is solved again', async () => {
    const { page } = await browser.newVisitor();
    await visit(page, `${site.url}/dev/ui`);
    await sendButton(page).click();
    await page.waitForURL(`**/dev/ui?*${HUMAN_CHECK_FIELD}=*`);
    const first = sentPayload(page);
    await expect.poll(() => hiddenField(page).inputValue()).toBe('');
    await sendButton(page).click();
    await expect.poll(() => sentPayload(page)).not.toBe(first);
    expect(sentPayload(page)?.length).toBeGreaterThan(500);
  });

  test('solves anew what has become too old while the page stood open', async () => {
    const { page } = await browser.newVisitor();
    await visit(page, `${site.url}/dev/ui`);
    await textField(page).focus();
    await says(page, 'Verified');
    const tooOld = await hiddenField(page).inputValue();
    await page.clock.setFixedTime(Date.now() + CHALLENGE_SECONDS * 1_000);
    await textField(page).press('Enter');
    await page.waitForURL(`**/dev/ui?*${HUMAN_CHECK_FIELD}=*`);
    expect(sentPayload(page)?.length).toBeGreaterThan(500);
    expect(sentPayload(page)).not.toBe(tooOld);
  });

  test('says when it did not work, and can be tried again', async () => {
    const { page, complaints } = await newStillVisitor(browser);
    await page.route(CHALLENGE, (route) => route.abort());
    await visit(page, `${site.url}/dev/ui`);
    await page.setViewportSize({ width: 320, height: 640 });
    const height = await lineHeight(page);
    await sendButton(page).click();
    await says(page, 'The check failed.');
    expect(sentPayload(page)).toBeNull();
    expect(await lineHeight(page)).toBe(height);
    expect(await findFaults(page, { within: FORM })).toEqual([]);
    expect(complaints.splice(0).filter((complaint) => !complaint.includes('ERR_FAILED'))).toEqual([]);

    await page.unroute(CHALLENGE);
    await page
      .locator('form')
      .filter({ has: sendButton(page) })
      .getByRole('button', { name: 'Try again' })
      .click();
    await says(page, 'Verified');
    // The pressed button has been replaced, but the focus keeps its place.
    await page.keyboard.press('Tab');
    expect(await sendButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await lineHeight(page)).toBe(height);
    expect(await findFaults(page, { within: FORM })).toEqual([]);
    await sendButton(page).click();
    await page.waitForURL(`**/dev/ui?*${HUMAN_CHECK_FIELD}=*`);
  });

  test('without a script is sent as it is, with an empty field', async () => {
    const { page } = await browser.newVisitor({ javaScriptEnabled: false });
    await page.goto(`${site.url}/dev/ui`);
    await textField(page).fill('Amara');
    await sendButton(page).click();
    await page.waitForURL(`**/dev/ui?checked=Amara&${HUMAN_CHECK_FIELD}=`);
  });

  test('works under the policy of a page with a session, too', async () => {
    const { page, context } = await browser.newVisitor();
    await context.addCookies([{ name: 'session', value: 'unknown', url: site.url }]);
    await visit(page, `${site.url}/dev/ui`);
    await textField(page).focus();
    await says(page, 'Verified');
  });

  test('sent too early waits until it is solved and goes on by itself', async () => {
    const { page } = await browser.newVisitor();
    let release = () => {};
    const scriptHold = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(CHALLENGE, (route) => scriptHold.then(() => route.continue()));
    await visit(page, `${site.url}/dev/ui`);
    await textField(page).fill('Amara');
    await textField(page).press('Enter');
    await says(page, 'Checking that you are a person…');
    expect(sentPayload(page)).toBeNull();
    release();
    await page.waitForURL(`**/dev/ui?checked=Amara&${HUMAN_CHECK_FIELD}=*`);
    expect(sentPayload(page)).not.toBe('');
  });
});

describe('where the site has keys of reCAPTCHA, a form', () => {
  let google: Siteverify;
  let withKeys: Site;

  beforeAll(async () => {
    google = await startSiteverify();
    withKeys = await startSite({ env: google.env });
  });

  afterAll(async () => {
    await withKeys?.stop();
    await google?.close();
  });

  /** Replaces Google's script with one that makes the same changes to a page; nothing reaches Google. */
  async function replaceGoogle(page: Page): Promise<void> {
    const [script, html] = ['text/javascript', 'text/html'];
    await page.route('https://www.google.com/recaptcha/api.js?*', (route) =>
      route.fulfill({
        contentType: script,
        body: `const more = document.createElement('script');
          window.grecaptcha = { ready: (go) => (window.waiting = go) };
          more.src = 'https://www.gstatic.com/recaptcha/releases/1/recaptcha__en.js';
          document.head.append(more);`,
      }),
    );
    await page.route('https://www.gstatic.com/recaptcha/**', (route) =>
      route.fulfill({
        contentType: script,
        body: `const badge = document.createElement('div');
          badge.className = 'grecaptcha-badge';
          badge.innerHTML = '<iframe title="reCAPTCHA" src="https://www.google.com/recaptcha/api2/anchor" style="width: 256px"></iframe>';
          document.body.append(badge);
          let count = 0;
          window.grecaptcha.execute = async (key, { action }) => {
            await fetch('https://www.google.com/recaptcha/api2/clr?k=' + key, { method: 'POST' });
            count += 1;
            return 'a-token-for-' + action + '-' + count;
          };
          window.waiting();`,
      }),
    );
    await page.route('https://www.google.com/recaptcha/api2/anchor*', (route) =>
      route.fulfill({ contentType: html, body: '<!doctype html><title>reCAPTCHA</title>' }),
    );
    await page.route('https://www.google.com/recaptcha/api2/clr*', (route) =>
      route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, body: '{}' }),
    );
  }

  /** Removes the complaints about requests to Google; any others fail the test. */
  const takeRequestsToGoogle = (complaints: string[]) => {
    const isExpected = (complaint: string) => complaint.includes('request to another host: https://www.g');
    const otherComplaints = complaints.filter((complaint) => !isExpected(complaint));
    const expectedCount = complaints.filter(isExpected).length;
    complaints.splice(0, complaints.length, ...otherComplaints);
    return expectedCount;
  };

  test.each([
    ['everybody', null],
    ['a visitor with a session', { name: 'session', value: 'unknown' }],
  ])('asks Google once it is begun, and after that no more (the page of %s)', async (_whose, cookie) => {
    const { page, context, complaints } = await browser.newVisitor();
    if (cookie) await context.addCookies([{ ...cookie, url: withKeys.url }]);
    await replaceGoogle(page);
    await visit(page, `${withKeys.url}/dev/ui`);
    await textField(page).scrollIntoViewIfNeeded();
    expect(complaints).toEqual([]);

    await textField(page).focus();
    await says(page, 'Verified');
    expect(await hiddenField(page).inputValue()).toBe('recaptcha:a-token-for-contact_form_submit-1');
    await page.getByText('This form is protected by reCAPTCHA, which Google runs for us.').waitFor();
    const policy = page.getByRole('link', { name: 'Google runs for us' });
    expect(await policy.getAttribute('href')).toBe('/privacy-policy#machines');
    expect(await page.locator('.grecaptcha-badge').isHidden()).toBe(true);
    expect(takeRequestsToGoogle(complaints)).toBe(4);

    await sendButton(page).click();
    await page.waitForURL(`**/dev/ui?*${HUMAN_CHECK_FIELD}=recaptcha*`);
    await expect.poll(() => hiddenField(page).inputValue()).toBe('');
    await sendButton(page).click();
    await expect.poll(() => sentPayload(page)?.length).toBeGreaterThan(500);
  });

  test('is solved by computing where the script is blocked, without asking the visitor', async () => {
    const { page, complaints } = await browser.newVisitor();
    const warnings: string[] = [];
    page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())));
    await page.route('https://www.google.com/**', (route) => route.abort());
    await visit(page, `${withKeys.url}/dev/ui`);
    await textField(page).focus();
    await says(page, 'Verified');
    expect((await hiddenField(page).inputValue()).length).toBeGreaterThan(500);
    expect(await page.getByText('protected by reCAPTCHA').count()).toBe(0);
    expect(warnings).toContainEqual(expect.stringContaining('reCAPTCHA is unavailable'));
    expect(takeRequestsToGoogle(complaints)).toBe(1);
    expect(complaints.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
  });

  test('is solved by computing where the script takes more than five seconds', async () => {
    const { page, complaints } = await browser.newVisitor();
    await page.clock.install();
    await page.route('https://www.google.com/**', () => undefined);
    await visit(page, `${withKeys.url}/dev/ui`);
    const googleRequest = page.waitForRequest('https://www.google.com/**');
    await textField(page).focus();
    await googleRequest;
    await says(page, 'Checking that you are a person…');
    await page.clock.fastForward(5_000);
    await says(page, 'Verified');
    expect((await hiddenField(page).inputValue()).length).toBeGreaterThan(500);
    expect(takeRequestsToGoogle(complaints)).toBe(1);
  });

  const RELOADS = 'reloads the page, as it is told to';

  test.each(['sends it again', RELOADS])('taken for a machine’s is accepted once the visitor %s', async (way) => {
    google.answer(succeed('sign_up', { score: 0.4 }));
    google.asked.length = 0;
    const email = way === RELOADS ? 'ellis@mail.example' : 'nia@mail.example';
    const { page, complaints } = await browser.newVisitor();
    await replaceGoogle(page);
    await visit(page, `${withKeys.url}/candidate-sign-up`);
    const form = page.locator('main form').filter({ has: page.locator(`[name=${HUMAN_CHECK_FIELD}]`) });
    const fillIn = async () => {
      await form.getByLabel('Full name').fill('Ellis Marlow');
      await form.getByLabel('Email').fill(email);
      await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
    };
    const send = form.getByRole('button', { name: 'Sign Up', exact: true });
    await fillIn();
    await says(page, 'Verified');
    await send.click();
    await page.getByRole('main').getByText(SIGN_UP_REFUSALS.not_human.text).waitFor();
    if (way === RELOADS) {
      await page.reload();
      await hydrated(page);
    }
    await fillIn();
    await send.click();
    await page.getByText('Access Request Submitted').waitFor();
    expect(google.asked).toHaveLength(1);
    expect(takeRequestsToGoogle(complaints)).toBe(4);
    // Browsers log the refusal as an error.
    expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 422')]);
  });
});

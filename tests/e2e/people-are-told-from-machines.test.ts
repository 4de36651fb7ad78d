import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHALLENGE_SECONDS, HUMAN_CHECK_FIELD } from '#platform/human-check/actions.ts';
import { findFaults, newStillVisitor } from '#tests/support/accessibility.ts';
import { openBrowser, type TestBrowser } from '#tests/support/browser.ts';
import { visit } from '#tests/support/hydration.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
let browser: TestBrowser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const CHALLENGE = '**/api/human-check/*';
const textField = (page: Page) => page.getByLabel('Checked that you are a person');
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send the sample' });
const hiddenField = (page: Page) => page.locator(`input[name=${HUMAN_CHECK_FIELD}]`);
const says = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();
const sentPayload = (page: Page) => new URL(page.url()).searchParams.get(HUMAN_CHECK_FIELD);
const lineHeight = (page: Page) => hiddenField(page).evaluate((field) => field.parentElement?.offsetHeight);

/** What the page has fetched, from the moment of the call on. */
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

    // What was solved once is good for the whole form.
    await textField(page).fill('Amara');
    await sendButton(page).focus();
    expect(ofTheCheck().filter((path) => path.startsWith('/api/'))).toHaveLength(1);
  });

  test('sent too early waits until it is solved and goes on by itself', async () => {
    const { page } = await browser.newVisitor();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(CHALLENGE, (route) => held.then(() => route.continue()));
    await visit(page, `${site.url}/dev/ui`);
    await textField(page).fill('Amara');
    await textField(page).press('Enter');
    await says(page, 'Checking that you are a person…');
    expect(sentPayload(page)).toBeNull();
    letGo();
    await page.waitForURL(`**/dev/ui?checked=Amara&${HUMAN_CHECK_FIELD}=*`);
    expect(sentPayload(page)).not.toBe('');
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
    await says(page, 'The check did not work.');
    expect(sentPayload(page)).toBeNull();
    expect(await lineHeight(page)).toBe(height);
    expect(await findFaults(page)).toEqual([]);
    // The browser itself calls a request that fails an error.
    expect(complaints.splice(0).filter((complaint) => !complaint.includes('ERR_FAILED'))).toEqual([]);

    await page.unroute(CHALLENGE);
    // The kit shows other buttons of that name; this one stands in the form.
    await page
      .locator('form')
      .filter({ has: sendButton(page) })
      .getByRole('button', { name: 'Try again' })
      .click();
    await says(page, 'Verified');
    // The button that was pressed is gone; the place in the form is not.
    await page.keyboard.press('Tab');
    expect(await sendButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await lineHeight(page)).toBe(height);
    expect(await findFaults(page)).toEqual([]);
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
    await context.addCookies([{ name: 'session', value: 'nobody', url: site.url }]);
    await visit(page, `${site.url}/dev/ui`);
    await textField(page).focus();
    await says(page, 'Verified');
  });
});

// @form full
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoFaultsInEitherScheme } from '#tests/support/accessibility.ts';
import { visit } from '#tests/support/hydration.ts';
import { EMPLOYER } from '#tests/support/jobs.ts';
import { signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const location = (page: Page) => page.getByLabel('Location', { exact: true });

/** The options of the suggestions, without those of the selects. */
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');

const site = provideSite();
const browser = provideBrowser();
const form = async (viewport: { width: number; height: number }) => {
  const visitor = await browser.newVisitor({ viewport, reducedMotion: 'reduce' });
  await signInBrowser(visitor.context, site, EMPLOYER);
  await visit(visitor.page, `${site.url}/employer/jobs/new`);
  return visitor;
};

const SCREENS = [
  ['on a desk', { width: 1440, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
] as const;

test.each(SCREENS)(
  'suggestions are chosen by keyboard and by pointer, and asked for only with the focus, %s',
  async (_where, viewport) => {
    const { page } = await form(viewport);
    const requestedPaths: string[] = [];
    page.on('request', (each) => requestedPaths.push(new URL(each.url()).pathname));
    expect(await location(page).getAttribute('role')).toBeNull();

    await location(page).focus();
    await expect.poll(() => location(page).getAttribute('role')).toBe('combobox');
    expect(requestedPaths.some((path) => path.includes('place-suggestions'))).toBe(true);
    expect(await location(page).getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.type('newpo');
    await options(page).getByText('Newport, Isle of Wight').waitFor();
    expect(await location(page).getAttribute('aria-expanded')).toBe('true');
    await page.getByRole('status').getByText('8 suggestions. Use the arrow keys.').waitFor();

    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const active = page.locator(
      `#${await location(page).getAttribute('aria-activedescendant')}`.replaceAll(':', '\\:'),
    );
    expect(await active.getAttribute('aria-selected')).toBe('true');
    const chosen = await active.innerText();
    await expectNoFaultsInEitherScheme(page);
    await page.keyboard.press('Enter');
    expect(await location(page).inputValue()).toBe(chosen);
    expect(await options(page).count()).toBe(0);
    // The preview beside the form updates as if the place had been typed.
    await expect.poll(() => page.getByRole('main').getByText(chosen).count()).toBeGreaterThan(0);

    await location(page).fill('lee');
    await options(page).getByText('Leeds, West Yorkshire').click();
    expect(await location(page).inputValue()).toBe('Leeds, West Yorkshire');
    await location(page).fill('lee');
    await options(page).first().waitFor();
    await page.keyboard.press('Escape');
    expect(await options(page).count()).toBe(0);
    expect(await location(page).inputValue()).toBe('lee');
  },
);

test('words that match nothing, and a server that does not answer, leave a field of plain text', async () => {
  const { page, complaints } = await form({ width: 1440, height: 900 });
  await location(page).focus();
  await expect.poll(() => location(page).getAttribute('role')).toBe('combobox');
  await location(page).fill('qqqqqq');
  await page.route('**/api/places**', (route) => route.abort());
  await location(page).fill('bradf');
  await page.getByLabel('Title', { exact: true }).focus();
  expect(await options(page).count()).toBe(0);
  expect(await location(page).inputValue()).toBe('bradf');
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes('ERR_FAILED')));
});

test('the question which Newport it is stands in the form, and is answered by keyboard', async () => {
  const { page, complaints } = await form({ width: 390, height: 844 });
  await page.getByLabel('Title', { exact: true }).fill('Keeper of the quay');
  await page.getByLabel('Company', { exact: true }).fill('Canal Trust');
  await location(page).fill('Newport');
  await page.getByLabel('Salary', { exact: true }).fill('£30,000 a year');
  await page.getByLabel('Job description').fill('Keeps the quay.');
  await page.getByLabel('Requirements').fill('Patience.');
  await page.getByRole('button', { name: 'Post job' }).click();
  const question = page.getByRole('group', { name: 'Which Newport is it?' });
  await question.waitFor();
  await expectNoFaultsInEitherScheme(page);
  await question.getByLabel('Newport, Isle of Wight').check();
  await page.getByRole('button', { name: 'Post job' }).click();
  await page.waitForURL(/preview/);
  await page.getByText('Newport, Isle of Wight').first().waitFor();
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes('status of 422')));
});

test.each([
  ['in Stockport', { latitude: 53.408_371, longitude: -2.157_613 }, '53.41,-2.16', 'to the nearest kilometre'],
  ['in Paris', { latitude: 48.856_6, longitude: 2.352_2 }, '', 'You seem to be outside the UK'],
  ['of someone who refuses', null, '', 'Your browser didn’t share your location'],
])('the location %s is asked for only on request', async (_who, geolocation, value, message) => {
  const { page, context } = await browser.newVisitor();
  if (geolocation) {
    await context.grantPermissions(['geolocation'], { origin: site.url });
    await context.setGeolocation(geolocation);
  }
  await visit(page, `${site.url}/dev/ui`);
  const field = page.getByLabel('Town or postcode');
  await field.focus();
  await options(page).getByText('Use my location').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByText(message).waitFor();
  expect(await field.inputValue()).toBe(value);
});

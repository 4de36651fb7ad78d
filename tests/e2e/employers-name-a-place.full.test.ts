/** Places named in other ways. */
import { expect, test } from 'vitest';
import { expectNoFaultsInEitherScheme } from '#tests/support/accessibility.ts';
import { visit } from '#tests/support/hydration.ts';
import { location, options, provideStage } from './employers-name-a-place.stage.ts';

const { site, browser, form } = provideStage();

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
  ['of someone who refuses', null, '', 'Your browser did not share your location'],
])('the location %s is asked for only on request', async (_who, geolocation, value, said) => {
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
  await page.getByText(said).waitFor();
  expect(await field.inputValue()).toBe(value);
});

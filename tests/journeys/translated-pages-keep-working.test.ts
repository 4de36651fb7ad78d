// @form full
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  addLighthouseJobs,
  cardOf,
  expectJobs,
  filter,
  filtersInUse,
  option,
  queryOf,
  searchBox,
} from '#tests/support/board.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { hydrated, visit } from '#tests/support/hydration.ts';
import { ADMIN, addJobs } from '#tests/support/jobs.ts';
import { addSecretPerson } from '#tests/support/matrix-people.ts';
import { castMember, signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';
import { button, expectTop, openDeck } from '#tests/support/swipe-deck.ts';
import { translate } from '#tests/support/translation.ts';

const site = provideSite();
const browser = provideBrowser();

beforeAll(() => addLighthouseJobs(site));

beforeEach(() => asSuperuser(site.database, 'TRUNCATE ip_attempts'));

const MARK = '\u00b7';

type Form = { path: string; as?: string; button: RegExp; field?: string };

const FORMS: Form[] = [
  { path: '/jobs/JOB/apply/without-account', button: /^Submit/ },
  { path: '/contact', button: /^Send Message/ },
  { path: '/candidate-sign-up', button: /^Sign Up/ },
  { path: '/candidate-login', button: /^Login/ },
  { path: '/send-your-cv', button: /^(Send|Submit)/ },
  { path: '/employer-login', button: /^Login/ },
  { path: '/alerts/new?where=Leeds', button: /^Email me/, field: '[name=email]' },
  { path: '/admin/people/new', as: ADMIN, button: /^Add person/, field: '[name=origin]' },
  { path: '/admin/clients/new', as: ADMIN, button: /^Add client/, field: '[name=location]' },
  { path: '/employer/jobs/new', as: castMember('Morag').id, button: /^(Post|Publish|Send)/ },
];

/** Before and after hydration. */
const MOMENTS = ['as soon as it is shown', 'once it listens'] as const;

test.each(FORMS.flatMap((form) => MOMENTS.map((moment) => ({ ...form, moment }))))(
  '$path, translated $moment, keeps working and keeps what was typed',
  async ({ path, as, button, moment, field: name = 'input[type=text], input[type=email], textarea' }) => {
    const [job = ''] = await addJobs(site.database.database, { title: 'Harbour pilot' });
    const { page, context, complaints } = await browser.newVisitor();
    if (as) await signInBrowser(context, site, as);
    const address = site.url + path.replace('JOB', job);
    if (moment === 'once it listens') await visit(page, address);
    else await page.goto(address);
    await translate(page, MARK);
    await hydrated(page);
    const main = page.getByRole('main');
    const field = main.locator(name).filter({ visible: true }).first();
    const typed = name === '[name=email]' ? 'wren@mail' : 'wren@mail.example';
    await field.fill(typed);
    const send = main.getByRole('button', { name: button }).filter({ visible: true }).last();
    for (const _time of ['first', 'second']) {
      await translate(page, MARK);
      await send.click();
      await main.locator('[aria-invalid=true]').first().waitFor();
      expect(await field.inputValue()).toBe(typed);
    }
    expect(await page.getByText('Something went wrong').count()).toBe(0);
    await page.goto('about:blank');
    expect(complaints.splice(0).filter((each) => !/status of 4\d\d/.test(each))).toEqual([]);
  },
);

test.each(MOMENTS)('notes can be added to a person’s record, translated %s', async (moment) => {
  const id = await addSecretPerson(site);
  const { page, context } = await browser.newVisitor();
  await signInBrowser(context, site, ADMIN);
  if (moment === 'once it listens') await visit(page, `${site.url}/admin/people/${id}`);
  else await page.goto(`${site.url}/admin/people/${id}`);
  await translate(page);
  await hydrated(page);
  for (const note of ['Asked for nights', 'Rings back on Monday']) {
    await page.locator('[name=body]').first().fill(note);
    await page.getByRole('button', { name: 'Save note' }).click();
    await page.getByRole('main').getByText(note, { exact: true }).waitFor();
    await translate(page);
  }
  await page.getByText('Osprey Thornquist').first().waitFor();
});

test.each(MOMENTS)('settings are saved, translated %s', async (moment) => {
  const { page, context } = await browser.newVisitor();
  await signInBrowser(context, site, ADMIN);
  if (moment === 'once it listens') await visit(page, `${site.url}/admin/settings/applications`);
  else await page.goto(`${site.url}/admin/settings/applications`);
  await translate(page);
  await hydrated(page);
  for (const _time of ['first', 'second']) {
    await page.getByRole('main').getByRole('button', { name: /^Save/ }).first().click();
    await page.getByRole('region', { name: 'Notifications' }).getByRole('dialog').first().waitFor();
    await translate(page);
  }
});

test('cards are liked, passed and taken back while the page is translated', async () => {
  const visitor = await browser.newVisitor();
  const { page } = visitor;
  const { titles, liked } = await openDeck(site, visitor, 4);
  await hydrated(page);
  await translate(page);
  const [first = '', second = '', third = ''] = titles;
  await button(page, 'Like').click();
  await expectTop(page, second);
  await translate(page);
  await button(page, 'Pass').click();
  await expectTop(page, third);
  await translate(page);
  await button(page, 'Undo').click();
  await expectTop(page, second);
  await expect.poll(liked).toEqual([first]);
});

test.each(MOMENTS)('the board’s filters, map, pages and preview work, translated %s', async (moment) => {
  const { page, complaints } = await browser.newVisitor();
  const path = `${site.url}/jobs?search=lighthouse`;
  if (moment === 'once it listens') await visit(page, path);
  else await page.goto(path);
  await translate(page);
  await hydrated(page);
  await option(page, 'Category', 'Blue Collar').check();
  await expectJobs(page, ['Lighthouse painter', 'Lighthouse keeper']);
  await translate(page);
  await filter(page, 'Near a town or postcode').fill('Leeds');
  await filter(page, 'Near a town or postcode').press('Enter');
  await expectJobs(page, ['Lighthouse keeper']);
  await translate(page);
  await filtersInUse(page).filter({ hasText: 'Blue Collar' }).click();
  await expectJobs(page, ['Lighthouse archivist', 'Lighthouse keeper']);
  await translate(page);
  await filter(page, 'Order').selectOption('pay');
  await expect.poll(() => queryOf(page)).toMatchObject({ sort: 'pay' });
  await expectJobs(page, ['Lighthouse archivist', 'Lighthouse keeper']);
  await translate(page);
  await page.goBack();
  await expectJobs(page, ['Lighthouse archivist', 'Lighthouse keeper']);
  await translate(page);
  await searchBox(page).fill('archivist');
  await expectJobs(page, ['Lighthouse archivist']);
  await translate(page);
  await cardOf(page, 'Lighthouse archivist').getByRole('link', { name: 'View Details' }).click();
  await page.getByRole('heading', { level: 1, name: 'Lighthouse archivist' }).waitFor();
  await page.goBack();
  await expectJobs(page, ['Lighthouse archivist']);
  expect(complaints.splice(0)).toEqual([]);
});

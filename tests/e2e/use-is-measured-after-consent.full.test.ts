/** A form that was refused, and a choice that is withdrawn, of a visitor who signs in. */
import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#db/seed/cast.ts';
import { visit } from '#tests/support/hydration.ts';
import { castMember } from '#tests/support/session.ts';
import { agree, COOKIES, listCookies, provideStage } from './use-is-measured-after-consent.stage.ts';

const { site, browser, listCounted } = provideStage();

test('a form that was refused is not finished; who withdraws is not counted any more, and their cookies are gone', async () => {
  const visitor = await browser.newVisitor({ isUndecided: true });
  const { page } = visitor;
  await visit(page, `${site.url}/candidate-login`);
  await agree(page);
  await expect.poll(() => listCookies(page)).toEqual(expect.arrayContaining(COOKIES));
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(castMember('Aisha').email);
  await main.getByLabel('Password', { exact: true }).fill('not-the-password');
  await main.getByRole('button', { name: 'Login' }).click();
  await main.getByText('Invalid email or password').first().waitFor();
  visitor.complaints.length = 0;
  const begun = { 'form_start /candidate-login login': 1 };
  await expect.poll(() => listCounted(page)).toMatchObject(begun);
  expect(await listCounted(page)).not.toHaveProperty(['form_finish /candidate-login login']);
  await main.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await main.getByRole('button', { name: 'Login' }).click();
  await expect.poll(() => listCounted(page)).toMatchObject({ ...begun, 'form_finish /candidate-login login': 1 });

  await visit(page, `${site.url}/cookie-settings`);
  await expect.poll(() => listCounted(page)).toHaveProperty(['page_view /cookie-settings'], 1);
  await page.getByRole('button', { name: 'Withdraw consent' }).click();
  await expect.poll(() => listCookies(page)).not.toContain('visit=1');
  expect(await listCookies(page)).not.toContain('visitor=1');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visit(page, `${site.url}/about`);
  // What runs beside a page has come.
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /keeping/.test(name)));
  expect(await listCounted(page)).not.toHaveProperty(['page_view /about']);
  expect(asked.filter((address) => /measurements|counting/.test(address))).toEqual([]);
});

import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { visit } from '#tests/support/hydration.ts';
import { dayFromNow } from '#tests/support/job-desk.ts';
import { ADMIN, addJobs } from '#tests/support/jobs.ts';
import { request } from '#tests/support/request.ts';
import { castMember, signInAs, signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

const site = provideSite();
const browser = provideBrowser();

beforeAll(async () => {
  await addJobs(site.database.database, { user_id: ADMIN, title: 'Forklift Driver (Days)', location: 'Leeds' });
  const people = [
    ['Fay Forks', 'fay@mail.example', 'Bradford', 'Forklift driver', dayFromNow(5)],
    ['Una Known', 'una@mail.example', 'Leeds', 'Forklift driver', null],
    ['Liv Later', 'liv@mail.example', 'Leeds', 'Forklift driver', dayFromNow(90)],
  ];
  for (const person of people)
    await queryTasks(
      site.database,
      `INSERT INTO people (full_name, email, location, headline, available_from, phone, source) VALUES ($1, $2, $3, $4, $5, '0113 496 0155', 'import')`,
      person,
    );
});

const main = (page: Page) => page.getByRole('main');

/** Moves the focus by Tab, as a person without a mouse does, and presses Enter. */
async function pressByKeyboard(page: Page, words: string): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  for (let presses = 0; presses < 120 && !(await focused()).startsWith(words); presses += 1)
    await page.keyboard.press('Tab');
  expect(await focused()).toContain(words);
  await page.keyboard.press('Enter');
}

test('a forklift driver near Leeds for next week is found and put forward in five presses of keys from Today', async () => {
  const { page, context } = await browser.newVisitor();
  await signInBrowser(context, site, ADMIN);
  await visit(page, `${site.url}/admin`);
  await pressByKeyboard(page, 'Jobs');
  await main(page).getByText('Forklift Driver (Days)').first().waitFor();
  await main(page).getByRole('button', { name: 'More for Forklift Driver (Days)' }).focus();
  await page.keyboard.press('Enter');
  await pressByKeyboard(page, 'Find people');
  await main(page).getByText('People for').waitFor();
  expect(
    await main(page)
      .getByRole('row', { name: /Fay Forks/ })
      .innerText(),
  ).toMatch(/Forklift Driver in current job · Bradford, \d+ miles · available from/);
  await main(page).getByLabel('Available by').fill(dayFromNow(8));
  await main(page)
    .getByRole('heading', { name: /^Available by .*: 1 person$/ })
    .waitFor();
  await main(page).getByRole('heading', { name: 'Availability unknown: 1 person' }).waitFor();
  expect(await main(page).getByText('Liv Later').count()).toBe(0);
  await pressByKeyboard(page, 'Put forward Fay Forks');
  await main(page).getByRole('heading', { level: 1, name: 'Put forward' }).waitFor();
  await pressByKeyboard(page, 'Put forward');
  await main(page)
    .getByText(/Fay Forks put forward for Forklift Driver \(Days\)\. No email was sent/)
    .waitFor();
  await main(page).getByText('Already there').waitFor();
  await main(page).getByRole('button', { name: 'Undo' }).press('Enter');
  await main(page).getByRole('link', { name: 'Put forward Fay Forks' }).waitFor();
});

test('without scripts the page is a search form and a form with one radio button for each job', async () => {
  const cookie = await signInAs(site, castMember('Morag').id);
  const [una] = await queryTasks<{ id: string }>(
    site.database,
    `SELECT id FROM people WHERE email = 'una@mail.example'`,
  );
  const { body } = await request(site.url, `/admin/people/put-forward?person-${una?.id}=yes&search=forklift`, {
    headers: { Cookie: cookie },
  });
  const html = body.toString();
  expect(html).toMatch(
    /<form[^>]*action="\/admin\/people\/put-forward"[^>]*method="get"|<form[^>]*method="get"[^>]*action="\/admin\/people\/put-forward"/,
  );
  expect(html).toContain(`<input type="hidden" name="person-${una?.id}" value="yes"/>`);
  expect(html).toMatch(/type="radio"[^>]*name="job"|name="job"[^>]*type="radio"/);
});

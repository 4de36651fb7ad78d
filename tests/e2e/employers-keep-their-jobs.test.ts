import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cardOf } from '#tests/support/board.ts';
import { someOf } from '#tests/support/form.ts';
import { visit } from '#tests/support/hydration.ts';
import { EMPLOYER } from '#tests/support/jobs.ts';
import { signInBrowser } from '#tests/support/session.ts';
import { dialog, isFocused, provideStage, rowOf, toast } from './employers-keep-their-jobs.stage.ts';

const { site, browser, boardHas, idOf } = provideStage();

const pageHas = async (id: string, text: string) =>
  (await (await fetch(`${site.url}/jobs/${id}`)).text()).includes(text);

async function press(target: Locator): Promise<void> {
  await target.focus();
  await target.press('Enter');
}

/** Types from field to field with the tab key, as an employer without a mouse does. */
async function typeInto(page: Page, texts: string[]): Promise<void> {
  for (const text of texts) {
    await page.keyboard.insertText(text);
    await page.keyboard.press('Tab');
  }
}

const SCREENS = [
  ['on a desk', { width: 1440, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
] as const;

test.each(someOf(SCREENS, 0))(
  'a job is posted, edited, copied, closed, reopened and deleted by keyboard, %s',
  async (where, viewport) => {
    const title = `Lock keeper ${where}`;
    const { page, context } = await browser.newVisitor({ viewport });
    await signInBrowser(context, site, EMPLOYER);
    await visit(page, `${site.url}/employer/jobs`);
    const post = page.getByRole('link', { name: 'Post New Job' });
    await press(post);
    await dialog(page).getByLabel('Title', { exact: true }).waitFor();
    await expect.poll(() => isFocused(dialog(page).getByLabel('Title', { exact: true }))).toBe(true);

    // Posted, and seen by everybody.
    await typeInto(page, [title, 'Canal Trust', 'Leeds']);
    // What is usual is folded: one key goes past it.
    expect(await isFocused(dialog(page).locator('summary', { hasText: 'Kind of work' }))).toBe(true);
    await page.getByLabel('Salary', { exact: true }).focus();
    await typeInto(page, ['30-38k pa', '37.5']);
    await page.getByText('We read this as £30,000 to £38,000 a year.').waitFor();
    await page.getByLabel('Job description').focus();
    await typeInto(page, ['Opens the lock.\n- Closes it again', 'Strong arms.']);
    await press(page.getByRole('button', { name: 'Post job' }));
    await toast(page, 'Job posted').waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/employer/jobs');
    await rowOf(page, title).waitFor();
    expect(await isFocused(post)).toBe(true);
    await expect.poll(() => boardHas(title)).toBe(true);

    // Edited in the dialog on the board; the focus comes back to where it was.
    await visit(page, `${site.url}/jobs?search=${encodeURIComponent(title)}`);
    const edit = cardOf(page, title).getByRole('link', { name: 'Edit' });
    await press(edit);
    const salary = dialog(page).getByLabel('Salary', { exact: true });
    await salary.fill('£31,000 a year');
    await press(dialog(page).getByRole('button', { name: 'Save changes' }));
    await toast(page, 'Job updated').waitFor();
    await expect.poll(() => dialog(page).count()).toBe(0);
    await cardOf(page, title).getByText('£31,000 a year').waitFor();
    expect(await isFocused(edit)).toBe(true);
    await expect.poll(() => boardHas('£31,000 a year')).toBe(true);

    // Copied: the copy is a draft until it is posted.
    await visit(page, `${site.url}/employer/jobs`);
    await press(rowOf(page, title).getByRole('button', { name: 'Copy' }));
    await toast(page, 'Job copied').waitFor();
    await page.getByLabel('Title', { exact: true }).fill(`${title}, nights`);
    await press(page.getByRole('button', { name: 'Save as draft' }));
    await toast(page, 'Draft saved').waitFor();
    expect(await boardHas(`${title}, nights`)).toBe(false);
    await press(rowOf(page, `${title}, nights`).getByRole('button', { name: 'Publish' }));
    await toast(page, 'Job posted').waitFor();
    await expect.poll(() => boardHas(`${title}, nights`)).toBe(true);

    // Closed and reopened, where it stands in the list.
    const copy = await idOf(`${title}, nights`);
    await press(rowOf(page, `${title}, nights`).getByRole('button', { name: 'Close' }));
    await toast(page, 'Job closed').waitFor();
    await rowOf(page, `${title}, nights`).getByText('Closed', { exact: true }).waitFor();
    await expect.poll(() => boardHas(`${title}, nights`)).toBe(false);
    await expect.poll(() => pageHas(copy, 'This job is closed')).toBe(true);
    await press(rowOf(page, `${title}, nights`).getByRole('button', { name: 'Reopen' }));
    await toast(page, 'Job reopened').waitFor();
    await expect.poll(() => boardHas(`${title}, nights`)).toBe(true);

    // The first deletion is cancelled, the second one is confirmed.
    const more = rowOf(page, `${title}, nights`).getByRole('button', { name: 'More for' });
    const remove = rowOf(page, `${title}, nights`).getByRole('link', { name: 'Delete' });
    await press(more);
    await press(remove);
    const question = 'Are you sure you want to delete this job posting? This action cannot be undone.';
    await dialog(page).getByText(question).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect(await isFocused(more)).toBe(true);
    await press(more);
    await press(remove);
    await press(dialog(page).getByRole('button', { name: 'Delete' }));
    await toast(page, 'Job deleted').waitFor();
    await expect.poll(() => rowOf(page, `${title}, nights`).count()).toBe(0);
    await expect.poll(() => boardHas(`${title}, nights`)).toBe(false);
    expect(await isFocused(page.locator('body')), 'the focus did not fall out of the page').toBe(false);
  },
);

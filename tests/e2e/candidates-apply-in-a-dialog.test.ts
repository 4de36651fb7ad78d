/** 'Apply Now' opens the application dialog over the job; its page stays for browsers without JavaScript. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pdf } from '#tests/support/documents.ts';
import { someOf } from '#tests/support/form.ts';
import { visit } from '#tests/support/hydration.ts';
import {
  applied,
  applyLink,
  button,
  dialog,
  heading,
  isFocused,
  NOTE,
  note,
  provideStage,
  toast,
} from './candidates-apply-in-a-dialog.stage.ts';

const stage = provideStage();
const { site, jobPage, listApplications, newCandidate } = stage;

/** The last screen, which stays until it is closed. */
const lastScreen = (page: Page) => page.getByRole('dialog', { name: 'Application submitted', exact: true });

const SCREENS = [
  ['on a laptop', { width: 1280, height: 720 }],
  ['on a phone', { width: 390, height: 844 }],
] as const;

test.each(someOf(SCREENS, 0))(
  'a candidate writes, looks, sends, and the job says so instead of Apply Now, %s',
  async (_, viewport) => {
    const { page, id } = await newCandidate({ viewport });
    await visit(page, jobPage());
    await applyLink(page).press('Enter');
    await note(page).fill(NOTE);
    await dialog(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'wren.pdf', mimeType: 'application/pdf', buffer: pdf() });
    await toast(page, 'CV uploaded successfully').waitFor();
    await button(page, 'Preview application').click();
    await heading(page).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('apply-preview');
    await button(page, 'Change something').click();
    await expect.poll(() => note(page).inputValue()).toBe(NOTE);
    await button(page, 'Preview application').click();
    await button(page, 'Submit Application').dblclick();
    await toast(page, 'Application Submitted! 🎉').waitFor();
    await dialog(page).waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe(`/jobs/${stage.job}`);
    expect(await listApplications()).toMatchObject([{ candidate_id: id, cover_note: NOTE, cv_id: expect.any(String) }]);

    await isFocused(
      lastScreen(page).getByText(/^Your application for Lighthouse keeper .+ was submitted on \d+ \w+ \d{4}\.$/),
    );
    await lastScreen(page).getByRole('button', { name: 'Back to the job' }).click();
    await lastScreen(page).waitFor({ state: 'hidden' });
    await isFocused(applied(page));
    expect(await page.getByRole('link', { name: 'Apply Now' }).count()).toBe(0);
    await page.getByRole('link', { name: 'See your application' }).filter({ visible: true }).click();
    await page.waitForURL(/\/applications\/[0-9a-f-]{36}$/);
  },
);

test('Escape closes the dialog and keeps the text; leaving the job asks first and then removes it', async () => {
  const { page, id } = await newCandidate();
  await visit(page, jobPage());
  await applyLink(page).click();
  await note(page).fill(NOTE);
  expect(await page.content()).toContain(`${id}@mail.example`);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  expect(await applyLink(page).evaluate((link) => link === document.activeElement)).toBe(true);
  await applyLink(page).click();
  expect(await note(page).inputValue()).toBe(NOTE);
  await page.keyboard.press('Escape');

  const back = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Job Postings' });
  await back.click();
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await applyLink(page).click();
  expect(await note(page).inputValue()).toBe(NOTE);
  await page.keyboard.press('Escape');
  await back.click();
  await page.getByRole('button', { name: 'Leave without sending' }).click();
  await page.waitForURL(`${site.url}/jobs`);
  // Neither the note nor the profile stays behind in the page.
  await expect.poll(() => page.locator('#apply-cover_note').count()).toBe(0);
  expect(await page.content()).not.toContain(`${id}@mail.example`);
});

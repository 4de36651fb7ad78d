/** What is pressed or typed before a page listens, on a machine six times slower until then. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addAccount } from '#tests/support/account-forms.ts';
import { momentsInTurn } from '#tests/support/moments.ts';
import { countLikes, heart, provideStage } from './early-presses-are-not-lost.stage.ts';

const stage = provideStage();
const { site, open, listLikes } = stage;

const pathOf = (page: Page) => new URL(page.url()).pathname;

test.each(momentsInTurn(3))('the heart of a candidate, %i ms: the job is liked, once', async (ms) => {
  const { id } = await addAccount(site.database.database);
  const page = await open('/jobs?search=lighthouse', { as: id });
  const posts = countLikes(page);
  await page.getByRole('button', heart).waitFor();
  await wait(ms);
  await page.getByRole('button', heart).dispatchEvent('click');
  await stage.speedUp();
  await page.getByRole('button', { ...heart, pressed: true }).waitFor();
  await expect.poll(() => listLikes(id)).toEqual([{ job_id: stage.job }]);
  expect(posts).toHaveLength(1);
});

test.each(momentsInTurn(1))('a link to a job, %i ms', async (ms) => {
  const page = await open('/jobs?search=lighthouse');
  const link = page.getByRole('link', { name: 'Lighthouse keeper', exact: true });
  await link.waitFor();
  await wait(ms);
  await link.dispatchEvent('click');
  await stage.speedUp();
  await page.getByRole('heading', { level: 1, name: 'Lighthouse keeper' }).waitFor();
  expect(pathOf(page)).toBe(`/jobs/${stage.job}`);
});

test.each(momentsInTurn(2))('the heart of a visitor, %i ms: asks them to sign in', async (ms) => {
  const page = await open('/jobs?search=lighthouse');
  const link = page.getByRole('link', heart);
  await link.waitFor();
  await wait(ms);
  await link.dispatchEvent('click');
  await stage.speedUp();
  // As a page, or as a dialog over this one.
  await page.getByLabel('Password', { exact: true }).filter({ visible: true }).waitFor();
});

test.each(momentsInTurn(4))('words in the search field of the board, %i ms: stay, and are searched for', async (ms) => {
  const page = await open('/jobs');
  const box = page.getByRole('main').getByRole('searchbox').first();
  await box.waitFor();
  await wait(ms);
  await box.pressSequentially('lighthouse');
  await stage.speedUp();
  await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe('lighthouse');
  expect(await box.inputValue()).toBe('lighthouse');
});

test.each(momentsInTurn(5))('a form that is sent, %i ms: is answered', async (ms) => {
  const page = await open('/jobs');
  const box = page.getByRole('main').getByRole('searchbox').first();
  await box.waitFor();
  await box.fill('lighthouse');
  await wait(ms);
  await box.press('Enter');
  await stage.speedUp();
  await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe('lighthouse');
  await page.getByRole('link', { name: 'Lighthouse keeper', exact: true }).waitFor();
});

test.each(momentsInTurn(6))("'Apply Now', %i ms: opens the form, as a dialog or a page", async (ms) => {
  const page = await open(`/jobs/${stage.job}`);
  const link = page.getByRole('link', { name: 'Apply Now' }).filter({ visible: true }).first();
  await link.waitFor();
  await wait(ms);
  await link.dispatchEvent('click');
  await stage.speedUp();
  const isDialog = () => page.getByRole('dialog', { name: /^Apply for/ }).isVisible();
  await expect.poll(async () => pathOf(page).endsWith('/apply') || (await isDialog())).toBe(true);
});

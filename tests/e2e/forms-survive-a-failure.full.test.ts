/** A phone field that is full. */
import { expect, test } from 'vitest';
import { visit } from '#tests/support/hydration.ts';
import {
  answerForms,
  BROKEN,
  fill,
  main,
  provideStage,
  REQUEST,
  takeUnexpected,
} from './forms-survive-a-failure.stage.ts';

const { site, browser } = provideStage();

test.each([
  ['a 500', BROKEN],
  ['a connection that broke', 'nothing'],
] as const)('after %s the data request is sent at the second press', async (_what, answer) => {
  const [path, fields, button, problem] = REQUEST;
  const { page, complaints } = await browser.newVisitor();
  await visit(page, site.url + path);
  await main(page).getByLabel('What are you asking for?').selectOption('correction');
  await fill(page, fields);
  const mend = await answerForms(page, answer);
  await main(page).getByRole('button', { name: button }).click();
  await main(page).getByText(problem, { exact: true }).first().waitFor();
  await mend();
  await main(page).getByRole('button', { name: button }).click();
  await page.waitForURL(/\/data-protection\/sent/);
  expect(takeUnexpected(complaints)).toEqual([]);
});

test('a phone field says when it is full, on the page and to a screen reader', async () => {
  const { page } = await browser.newVisitor();
  await visit(page, `${site.url}/request-talent`);
  const phone = main(page).getByLabel('Phone', { exact: true });
  const told = main(page).getByRole('status').filter({ hasText: 'This field is full: it takes 20 characters.' });
  await phone.pressSequentially('0113 496 0321 ext 12');
  await told.waitFor();
  expect(await phone.inputValue()).toHaveLength(20);
  const describedBy = (await phone.getAttribute('aria-describedby')) ?? '';
  expect(await page.locator(`[id="${describedBy.split(' ').at(-1)}"]`).innerText()).toContain('This field is full');
  await phone.press('Backspace');
  await told.waitFor({ state: 'hidden' });
  // What is pasted past the limit is cut by the browser, and that is said as well.
  await phone.fill('');
  await phone.evaluate((field: HTMLInputElement) => {
    field.focus();
    document.execCommand('insertText', false, '0113 496 0321 extension 12');
  });
  await told.waitFor();
});

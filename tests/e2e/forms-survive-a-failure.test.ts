import { expect, test } from 'vitest';
import { someOf } from '#tests/support/form.ts';
import { visit } from '#tests/support/hydration.ts';
import { translate } from '#tests/support/translation.ts';
import {
  answerForms,
  BROKEN,
  type Form,
  fill,
  main,
  provideStage,
  REQUEST,
  takeUnexpected,
} from './forms-survive-a-failure.stage.ts';

const { site, browser } = provideStage();

const FORMS: Form[] = [
  REQUEST,
  ['/candidate-login', { Email: 'wren@mail.example', Password: 'a-wrong-password' }, 'Login', 'Login failed'],
  ['/forgot-password', { Email: 'wren@mail.example' }, 'Send the link', 'The email could not be sent'],
  [
    '/contact',
    { Name: 'Wren Halloran', Email: 'wren@mail.example', Message: 'Is there work for a lighthouse keeper?' },
    'Send Message',
    'Submission Error',
  ],
];

test.each(someOf(FORMS, 1))(
  '%s: a 500 keeps the page and what was typed, and says each time that it can be tried again, also in a translation',
  async (path, fields, button, problem) => {
    const { page, complaints } = await browser.newVisitor();
    await visit(page, site.url + path);
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    await fill(page, fields);
    await answerForms(page, BROKEN);
    const toast = page.getByRole('dialog', { name: problem, exact: true });
    for (const attempt of ['the first time', 'the second time']) {
      await translate(page);
      await main(page).getByRole('button', { name: button, exact: true }).click();
      await toast.getByText(/again/).waitFor();
      await main(page).getByText(problem, { exact: true }).first().waitFor();
      const focused = () =>
        page.evaluate(() => document.activeElement?.matches('main *') && document.activeElement.textContent);
      await expect.poll(focused, { message: attempt }).toContain(problem);
      await toast.getByLabel('Close').click();
      await toast.waitFor({ state: 'detached' });
    }
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(heading);
    for (const [label, value] of Object.entries(fields)) {
      expect(await main(page).getByLabel(label, { exact: true }).inputValue()).toBe(value);
    }
    expect(takeUnexpected(complaints)).toEqual([]);
  },
);

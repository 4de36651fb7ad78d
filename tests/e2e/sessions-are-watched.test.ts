import { expect, test } from 'vitest';
import { visit } from '#tests/support/hydration.ts';
import { provideStage, reportsOf, submit } from './sessions-are-watched.stage.ts';

const { site, browser, countEvents } = provideStage();

test('a visitor is stopped at the sixth submission of one form within a minute, which is logged', async () => {
  const { page } = await browser.newVisitor();
  const reports = reportsOf(page);
  await visit(page, `${site.url}/contact`);
  // The guard begins a moment after the page, and stops another form once it is there.
  await expect.poll(() => submit(page, 'another-form')).toBe(false);
  for (let time = 0; time < 5; time += 1) expect(await submit(page, 'contact')).toBe(true);
  expect(await submit(page, 'contact')).toBe(false);
  await page.getByText('Please wait a minute', { exact: true }).first().waitFor();
  expect(reports).toEqual(['excessive_form_submissions', 'excessive_form_submissions']);
  const high = { risk_level: 'high' };
  await expect.poll(() => countEvents('excessive_form_submissions', null)).toEqual([high, high]);
  // A search is never stopped.
  for (let time = 0; time < 7; time += 1) expect(await submit(page, 'jobs', { method: 'get' })).toBe(true);
});

/** A form that could not be sent. */
import { expect, test } from 'vitest';
import { visit } from '#tests/support/hydration.ts';
import { provideStage } from './forms-are-sent-once.stage.ts';

const { site, browser, count } = provideStage();

test('what could not be sent can be sent again', async () => {
  const { page, complaints } = await browser.newVisitor({ reducedMotion: 'reduce' });
  await visit(page, `${site.url}/contact`);
  const section = page.locator('#contact');
  const fields = { Name: 'Ida Sorley', Email: 'again@mail.example', Message: 'May we talk about lights together?' };
  for (const [label, value] of Object.entries(fields)) await section.getByLabel(label, { exact: true }).fill(value);
  const send = section.getByRole('button', { name: 'Send Message' });
  await page.route('**/contact', (route) => route.fulfill({ status: 502, body: 'bad gateway' }));
  for (let tries = 1; tries <= 2; tries += 1) {
    const answered = page.waitForResponse('**/contact');
    await send.click();
    await answered;
    await expect.poll(() => send.isEnabled()).toBe(true);
  }
  await page.unrouteAll();
  await send.click();
  await page.getByRole('dialog', { name: 'Message Sent', exact: true }).waitFor();
  expect(await count('enquiries', fields.Email)).toBe(1);
  expect(complaints.splice(0).filter((each) => !each.includes('status of 502'))).toEqual([]);
});

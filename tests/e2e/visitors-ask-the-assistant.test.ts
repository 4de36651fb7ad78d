import { expect, test } from 'vitest';
import { expectNoFaults, PHONE } from '#tests/support/accessibility.ts';
import { visit } from '#tests/support/hydration.ts';
import { provideStage } from './visitors-ask-the-assistant.stage.ts';

const stage = provideStage();

const { site, browser } = stage;

test('a visitor on a phone asks, is answered after a second, follows a link and comes back', async () => {
  const { page } = await browser.newVisitor({ viewport: PHONE });
  await visit(page, `${site.url}/tools`);
  const open = page.getByRole('button', { name: 'Open the assistant' });
  await open.click();
  const panel = page.getByRole('dialog', { name: 'Tidewell assistant' });
  const field = panel.getByRole('textbox', { name: 'Your question' });
  await panel.getByText('Online').waitFor();
  await panel
    .getByText("I'm the assistant, and can help with job searches, recruitment services or company questions.")
    .waitFor();
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect((await panel.boundingBox())?.width).toBe(PHONE.width);

  // Nothing is sent that says nothing.
  await field.fill('   ');
  await page.keyboard.press('Enter');
  expect(await panel.getByRole('button', { name: /^(I'm|I need|Tell|What)/ }).count()).toBe(4);

  const asked = Date.now();
  await panel.getByRole('button', { name: 'I need to hire talent' }).click();
  await panel.getByText('Which role do you want to fill?').waitFor();
  expect(Date.now() - asked).toBeGreaterThanOrEqual(1_000);
  expect(await panel.getByRole('button', { name: 'Tell me about your services' }).count()).toBe(0);

  await field.fill('Any lighthouse work?');
  await page.keyboard.press('Enter');
  const link = panel.getByRole('link', { name: /Lighthouse keeper/ });
  await link.waitFor();
  await expectNoFaults(page);
  await page.setViewportSize(PHONE);
  await link.click();
  await page.getByRole('heading', { level: 1, name: 'Lighthouse keeper' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/jobs/${stage.jobId}`);
  expect(await panel.isVisible()).toBe(false);

  // What was said is still there; Escape closes, and the focus goes back to where it came from.
  await open.click();
  await panel.getByText('Which role do you want to fill?').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => open.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await panel.isVisible()).toBe(false);
});

/** Buttons that open and close dialogs by themselves are younger than many a phone: a script stands in for the browser. */
import { expect, test } from 'vitest';
import { provideStage, sampleOf } from './dialogs-open-in-older-browsers.stage.ts';

const { openInOlderBrowser } = provideStage();

test('a dialog opens, closes by its cross, and opens again by the keyboard', async () => {
  const page = await openInOlderBrowser('/dev/ui');
  expect(await page.evaluate(() => 'commandForElement' in HTMLButtonElement.prototype)).toBe(false);
  const { button, dialog } = sampleOf(page);
  await button.click();
  await dialog.waitFor();
  // As a dialog that keeps everything else out of reach, not only as an open one.
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await button.press('Enter');
  await dialog.waitFor();
});

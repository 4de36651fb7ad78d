/** Other dialogs and buttons in such a browser. */
import { expect, test } from 'vitest';
import { provideStage, sampleOf } from './dialogs-open-in-older-browsers.stage.ts';

const { openInOlderBrowser } = provideStage();

test('a form over the page can be closed, and its page used again', async () => {
  const page = await openInOlderBrowser();
  const opener = page.getByRole('main').getByRole('link', { name: 'Find Talent' }).first();
  const form = page.getByRole('dialog', { name: 'Request talent' });
  for (let round = 0; round < 2; round += 1) {
    await opener.click();
    await form.waitFor();
    await form.getByRole('button', { name: 'Close' }).click();
    await form.waitFor({ state: 'hidden' });
  }
});

test('a button that is disabled, or whose press meant something else, opens nothing', async () => {
  const page = await openInOlderBrowser('/dev/ui');
  const { button, dialog } = sampleOf(page);
  await button.evaluate((element) =>
    element.addEventListener('click', (event) => event.preventDefault(), { once: true }),
  );
  await button.click();
  expect(await dialog.count()).toBe(0);
  await button.evaluate((element: HTMLButtonElement) => {
    element.disabled = true;
    element.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    element.disabled = false;
  });
  expect(await dialog.count()).toBe(0);
  await button.click();
  await dialog.waitFor();
  // Pressed by a script while it is open: that is no fault.
  await button.evaluate((element: HTMLButtonElement) => element.click());
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'hidden' });
});

/** A user who says no. */
import { expect, test } from 'vitest';
import { expectNoFaults } from '#tests/support/accessibility.ts';
import { visit } from '#tests/support/hydration.ts';
import { button, provideStage, toast } from './people-are-notified.stage.ts';

const stage = provideStage();
const { site, newPerson, keptFor } = stage;

test('a user who says no is told so, and how to change it', async () => {
  const device = stage.service.subscribe();
  const { page } = await newPerson(device);
  await visit(page, `${site.url}/account/notifications`);
  await page.evaluate(() => sessionStorage.setItem('test-answer', 'denied'));
  await button(page, 'Turn on notifications').click();
  await toast(page, 'Notifications denied').waitFor();
  await page.getByText('Notifications are blocked in this browser').waitFor();
  expect(await button(page, 'Turn on notifications').count()).toBe(0);
  await expectNoFaults(page);
  expect(await keptFor(device)()).toBeNull();
});

import { describe, expect, test } from 'vitest';
import { HUMAN_CHECK_FIELD } from '#platform/human-check/actions.ts';
import { visit } from '#tests/support/hydration.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';
import { CHALLENGE, says, sentPayload, textField } from './people-are-told-from-machines.stage.ts';

const site = provideSite({ isHumanCheckReal: true });

const browser = provideBrowser();

describe('a form that asks for human verification', () => {
  test('sent too early waits until it is solved and goes on by itself', async () => {
    const { page } = await browser.newVisitor();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(CHALLENGE, (route) => held.then(() => route.continue()));
    await visit(page, `${site.url}/dev/ui`);
    await textField(page).fill('Amara');
    await textField(page).press('Enter');
    await says(page, 'Checking that you are a person…');
    expect(sentPayload(page)).toBeNull();
    letGo();
    await page.waitForURL(`**/dev/ui?checked=Amara&${HUMAN_CHECK_FIELD}=*`);
    expect(sentPayload(page)).not.toBe('');
  });
});

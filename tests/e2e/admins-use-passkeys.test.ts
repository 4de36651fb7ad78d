import { describe, expect, test } from 'vitest';
import { visit } from '#tests/support/hydration.ts';
import { signInBrowser } from '#tests/support/session.ts';
import { arriveAt, morag, plugInKey, provideStage, tryAgain } from './admins-use-passkeys.stage.ts';

const { site, browser, addPasskey, signInWithPassword } = provideStage();

describe('an administrator', () => {
  test('adds a passkey, and from then on signs in with password and passkey', async () => {
    const { page, context } = await browser.newVisitor();
    await signInBrowser(context, site, morag.id);
    await plugInKey(page);
    await addPasskey(page, 'Key on my ring');
    expect(await page.getByRole('listitem').filter({ hasText: 'Key on my ring' }).textContent()).toContain(
      'Not used yet',
    );
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('');

    await visit(page, `${site.url}/logout`);
    await page.locator('main').getByRole('button', { name: 'Logout' }).click();
    await arriveAt(page, '/employer-login');

    await signInWithPassword(page, '/employer-login?next=%2Fadmin%2Fsecurity-events');
    await arriveAt(page, '/admin/security-events');

    await visit(page, `${site.url}/account/passkeys`);
    expect(await page.getByRole('listitem').filter({ hasText: 'Key on my ring' }).textContent()).toContain('Last used');
  });

  test('who cancels stays where they are, and gets in at the second try', async () => {
    const { page, context } = await browser.newVisitor();
    await signInBrowser(context, site, morag.id);
    const { cdp, authenticatorId } = await plugInKey(page);
    await addPasskey(page, 'Key on my ring');
    await signInBrowser(context, site, morag.id, { kind: 'second_factor' });
    // As if 'Cancel' was pressed in the browser's own window, which no test can reach.
    await page.addInitScript(() => {
      const ask = navigator.credentials.get.bind(navigator.credentials);
      let times = 0;
      navigator.credentials.get = (options) => {
        times += 1;
        return times > 1 ? ask(options) : Promise.reject(new DOMException('Cancelled', 'NotAllowedError'));
      };
    });
    await visit(page, `${site.url}/passkey`);
    await page.getByRole('alert').filter({ hasText: 'that was cancelled' }).waitFor();
    await tryAgain(page).click();
    await arriveAt(page, '/admin');
    const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
    expect(credentials).toHaveLength(1);
  });
});

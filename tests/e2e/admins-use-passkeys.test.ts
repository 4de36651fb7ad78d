import { describe, expect, test } from 'vitest';
import { visit } from '#tests/support/hydration.ts';
import { signInBrowser } from '#tests/support/session.ts';
import { arriveAt, morag, plugInKey, provideStage } from './admins-use-passkeys.stage.ts';

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
});

import { describe, expect, test } from 'vitest';
import { freePort } from '#scripts/free-port.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { visit } from '#tests/support/hydration.ts';
import { PRODUCTION_ENV } from '#tests/support/real-agency.ts';
import { runServer, waitUntilReady } from '#tests/support/site.ts';
import { form, provideStage, TOKEN, verify } from './the-first-administrator.stage.ts';

const { site, printToken, openHome } = provideStage();

describe('the form on the home page', () => {
  test('makes a waiting account an administrator, who can use the desk after the page has reloaded itself', async () => {
    const token = await printToken();
    const { page } = await openHome('Siân', 'restricted');
    await form(page).fill(`  ${token} `);
    // Delays the reload until the test has read the message, which goes with the page.
    const { promise: wereRead, resolve: letReload } = Promise.withResolvers<void>();
    await page.route(`${site.url}/`, async (route) => {
      await wereRead;
      await route.continue();
    });
    const reloaded = page.waitForEvent('load');
    await verify(page);
    await page.getByText('Admin privileges granted successfully!', { exact: true }).first().waitFor();
    letReload();
    await reloaded;
    await visit(page, `${site.url}/admin`);
    await page.getByRole('heading', { level: 1, name: 'Admin Dashboard' }).waitFor();
  });
});

test('a new site prints a token when it starts, and no more once it has an administrator', async () => {
  const database = await createTestDatabase();
  const env = { ...PRODUCTION_ENV, DATABASE_URL: database.appUrl, MIGRATION_DATABASE_URL: database.ownerUrl };
  async function greeting(): Promise<string> {
    const port = String(await freePort());
    const run = runServer({ ...env, PORT: port, DRAIN_SECONDS: '0' });
    await waitUntilReady(`http://localhost:${port}`, run);
    await expect.poll(run.output).toContain('The site is at');
    await run.end('SIGTERM');
    return run.output();
  }
  try {
    expect(await greeting()).toMatch(TOKEN);
    const second = await greeting();
    expect(second).not.toMatch(TOKEN);
    expect(second).toContain('has printed a bootstrap token already');
    await database.database.asSystem((transaction) =>
      transaction
        .insertInto('profiles')
        .values({ email: 'desk@agency.example', full_name: 'The Desk', role: 'admin', status: 'approved' })
        .execute(),
    );
    expect(await greeting()).not.toMatch(TOKEN);
  } finally {
    await database.drop();
  }
});

// @form full
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { freePort } from '#scripts/free-port.ts';
import { expectNoFaults } from '#tests/support/accessibility.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { visit } from '#tests/support/hydration.ts';
import { preload } from '#tests/support/preload.ts';
import { PRODUCTION_ENV } from '#tests/support/real-agency.ts';
import { castMember, signInBrowser } from '#tests/support/session.ts';
import { runServer, waitUntilReady } from '#tests/support/site.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const TOKEN = /^ *([\w-]{43})$/m;

const form = (page: Page) => page.getByLabel('Bootstrap token');

const verify = (page: Page) => page.getByRole('button', { name: 'Verify token' }).click();
const site = provideSite();
const browser = provideBrowser();

async function printToken(): Promise<string> {
  const { PATH = '' } = process.env;
  const env = { PATH, DEMO: '1', DATABASE_URL: site.database.appUrl };
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/admin-token.ts'], { env });
  return TOKEN.exec(stdout)?.[1] ?? '';
}

async function openHome(firstName: string, kind: 'full' | 'restricted' = 'full') {
  const visitor = await browser.newVisitor();
  await signInBrowser(visitor.context, site, castMember(firstName).id, { kind });
  await visit(visitor.page, site.url);
  return visitor;
}

const AS_TERMINAL = `Object.defineProperty(process.stdout, 'isTTY', { value: true })`;

describe('the form on the home page', () => {
  test('is for people with a session who are no administrators, while a token exists', async () => {
    expect(await form((await openHome('Dev')).page).count()).toBe(0);
    await printToken();
    expect(await form((await openHome('Dev')).page).count()).toBe(1);
    expect(await form((await openHome('Morag')).page).count()).toBe(0);
    const { page } = await browser.newVisitor();
    await visit(page, site.url);
    expect(await form(page).count()).toBe(0);
  });

  test('names the account, and can be used by everybody', async () => {
    const { page } = await openHome('Dev');
    await page.getByText(`User id ${castMember('Dev').id}, role employer`).waitFor();
    await expectNoFaults(page);
  });

  test('cannot be sent empty, with or without scripts', async () => {
    const { page } = await openHome('Dev');
    const button = page.getByRole('button', { name: 'Verify token' });
    await expect.poll(() => button.isDisabled()).toBe(true);
    await form(page).fill('x');
    expect(await button.isDisabled()).toBe(false);
    await form(page).fill('');
    expect(await button.isDisabled()).toBe(true);
    const visitorWithoutScripts = await browser.newVisitor({ javaScriptEnabled: false });
    await signInBrowser(visitorWithoutScripts.context, site, castMember('Dev').id);
    await visitorWithoutScripts.page.goto(site.url);
    expect(await visitorWithoutScripts.page.getByRole('button', { name: 'Verify token' }).isDisabled()).toBe(false);
    expect(await form(visitorWithoutScripts.page).getAttribute('required')).not.toBeNull();
  });

  test('checks that a token was entered before it asks the server, and reports a wrong one', async () => {
    const { page, complaints } = await openHome('Dev');
    const requestedUrls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('verify-bootstrap-admin')) requestedUrls.push(request.url());
    });
    await form(page).fill('   ');
    await verify(page);
    await page.getByText('Please enter the bootstrap token', { exact: true }).waitFor();
    expect(requestedUrls).toEqual([]);
    await form(page).fill('A'.repeat(43));
    await verify(page);
    await page.getByText('Invalid or expired bootstrap token', { exact: true }).waitFor();
    expect(requestedUrls).toHaveLength(1);
    complaints.length = 0;
  });

  test('shows an error that the server did not explain', async () => {
    const { page, complaints } = await openHome('Dev');
    await page.route('**/api/verify-bootstrap-admin', (route) => route.fulfill({ status: 502, body: 'bad gateway' }));
    await form(page).fill('x');
    await verify(page);
    await page.getByText('HTTP error! status: 502', { exact: true }).waitFor();
    await page.route('**/api/verify-bootstrap-admin', (route) => route.abort());
    await verify(page);
    await page.getByText('Failed to verify bootstrap token', { exact: true }).waitFor();
    complaints.length = 0;
  });

  test('works without a script', async () => {
    const token = await printToken();
    const { page, context } = await browser.newVisitor({ javaScriptEnabled: false });
    await signInBrowser(context, site, castMember('Tom').id);
    await page.goto(site.url);
    await form(page).fill(token);
    await verify(page);
    await page.waitForURL(/\/admin/);
    await page.getByRole('heading', { level: 1, name: 'Admin Dashboard' }).waitFor();
  });

  test('makes a waiting account an administrator, who can use the desk after the page has reloaded', async () => {
    const token = await printToken();
    const { page } = await openHome('Siân', 'restricted');
    await form(page).fill(`  ${token} `);
    // Delays the reload until the test has read the message, which the reload removes.
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

test('a new site prints a token to a terminal, but not to a file; with an administrator it prints none', async () => {
  const database = await createTestDatabase();
  const env = { ...PRODUCTION_ENV, DATABASE_URL: database.appUrl, MIGRATION_DATABASE_URL: database.ownerUrl };
  async function greeting(more: Record<string, string> = {}): Promise<string> {
    const port = String(await freePort());
    const run = runServer({ ...env, ...more, PORT: port, DRAIN_SECONDS: '0' });
    await waitUntilReady(`http://localhost:${port}`, run);
    await expect.poll(run.output).toContain('The site is at');
    await run.end('SIGTERM');
    return run.output();
  }
  try {
    const outputToFile = await greeting();
    expect(outputToFile).not.toMatch(TOKEN);
    expect(outputToFile).toContain("'npm run admin:token' prints a token to create one.");
    expect(await greeting(preload(AS_TERMINAL))).toMatch(TOKEN);
    const second = await greeting(preload(AS_TERMINAL));
    expect(second).not.toMatch(TOKEN);
    expect(second).toContain('has already printed a bootstrap token');
    await database.database.asSystem((transaction) =>
      transaction
        .insertInto('profiles')
        .values({ email: 'desk@agency.example', full_name: 'The Desk', role: 'admin', status: 'approved' })
        .execute(),
    );
    expect(await greeting(preload(AS_TERMINAL))).not.toMatch(TOKEN);
  } finally {
    await database.drop();
  }
});

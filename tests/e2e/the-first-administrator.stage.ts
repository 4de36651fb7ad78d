/** What the tests of the-first-administrator.full.test.ts begin with. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { visit } from '#tests/support/hydration.ts';
import { castMember, signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

export const TOKEN = /^ *([\w-]{43})$/m;

export const form = (page: Page) => page.getByLabel('Bootstrap token');

export const verify = (page: Page) => page.getByRole('button', { name: 'Verify token' }).click();

export function provideStage() {
  const site = provideSite();
  const browser = provideBrowser();

  /** As `npm run admin:token` does it, with the site running beside it. */
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

  return { site, browser, printToken, openHome };
}

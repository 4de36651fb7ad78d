/** What typed-text-is-kept.test.ts and its full form share. */
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { SESSION_COOKIES } from '#app/web/cookies/session-cookie.server.ts';
import { addApplications } from '#tests/support/applications.ts';
import { visit } from '#tests/support/hydration.ts';
import { ADMIN, addJobs } from '#tests/support/jobs.ts';
import { castMember, signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

export const TYPED = 'Kept';

/** Removes the session's cookies, as if the session had expired or been revoked. */
export async function endSession(context: BrowserContext): Promise<void> {
  for (const name of SESSION_COOKIES) await context.clearCookies({ name });
}

export async function expectSignedOutNotice(page: Page): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  await expect.poll(focused).toMatch(/You are signed out.*Nothing was saved\. What you typed is below/s);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('DIV');
  expect(await page.getByRole('link', { name: 'Sign in in another tab' }).getAttribute('target')).toBe('_blank');
}

export function provideStage() {
  const site = provideSite();
  const browser = provideBrowser();

  let applicationId = '';
  beforeAll(async () => {
    const { database } = site.database;
    const [job = ''] = await addJobs(database, { user_id: ADMIN });
    [applicationId = ''] = await addApplications(database, { job_id: job, candidate_id: castMember('Aisha').id });
  });

  const signIn = (context: BrowserContext) => signInBrowser(context, site, castMember('Morag').id);

  /** Signed in at the desk, on this page. */
  async function work(path: string) {
    const visitor = await browser.newVisitor();
    await signIn(visitor.context);
    const [person] = await queryTasks<{ id: string }>(
      site.database,
      'SELECT id FROM people ORDER BY full_name LIMIT 1',
    );
    const address = path.replace('{person}', person?.id ?? '').replace('{application}', applicationId);
    await visit(visitor.page, site.url + address);
    return visitor;
  }

  return { site, browser, signIn, work };
}

/** Forms of the desk: a page, and a field to type in. */
export const FORMS = [
  ['/admin/people/{person}', '#note-body'],
  ['/admin/pipeline/{application}/write', '[name=body]'],
  ['/admin/people/{person}/key-information', '[name=worker]'],
  ['/admin/clients/new', '[name=name]'],
  ['/admin/people/new', '[name=full_name]'],
  ['/admin/templates/new', '[name=name]'],
  ['/admin/staff/invite', '[name=full_name]'],
] as const;

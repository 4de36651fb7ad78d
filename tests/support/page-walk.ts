/** A look at pages one after the other, as whoever may see each of them. Registers its own tests. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectFrame, expectNoFaults, newStillVisitor, takeStatusComplaints } from './accessibility.ts';
import { openBrowser, type TestBrowser } from './browser.ts';
import { visit } from './hydration.ts';
import type { PageRoute } from './page-routes.ts';
import { addPageSamples } from './page-samples.ts';
import { signInBrowser } from './session.ts';
import { type Site, startSite } from './site.ts';

export function walkPages(routes: readonly PageRoute[]): void {
  let site: Site;
  let browser: TestBrowser;
  let jobId = '';

  beforeAll(async () => {
    [site, browser] = await Promise.all([startSite(), openBrowser()]);
    jobId = await addPageSamples(site);
  });

  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  test.each(routes)('the page /$pattern can be used by everybody, on wide screens and narrow ones', async (route) => {
    const visitor = await newStillVisitor(browser);
    const { viewer } = route;
    if (viewer) await signInBrowser(visitor.context, site, viewer.email, { kind: viewer.kind });
    await visit(visitor.page, site.url + route.addressFor(jobId));
    // Otherwise this would be a look at another page.
    const { pathname, search } = new URL(visitor.page.url());
    expect(pathname + search).toBe(route.addressFor(jobId));
    await expectNoFaults(visitor.page);
    await expectFrame(visitor.page);
    expect(takeStatusComplaints(visitor)).toEqual([]);
  });
}

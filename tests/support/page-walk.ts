/** Looks at pages one after the other, each as an account that may see it. Registers its own tests. */
import { beforeAll, expect, test } from 'vitest';
import { expectFrame, expectNoFaultsAtAnyWidth, newStillRegular, takeStatusComplaints, WIDE } from './accessibility.ts';
import type { Visitor } from './browser.ts';
import { isFullForm } from './form.ts';
import { visit } from './hydration.ts';
import { listPageRoutes, type PageRoute } from './page-routes.ts';
import { addPageSamples } from './page-samples.ts';
import { checkTemplates, isLikeAnother } from './page-templates.ts';
import { signInBrowser } from './session.ts';
import { provideBrowser, provideSite } from './stage.ts';

/** Pages that the service worker shows in place of others: they load no scripts to wait for. */
const WITHOUT_SCRIPTS = ['offline'];

export function walkPages(routes: readonly PageRoute[]): void {
  const site = provideSite();
  const browser = provideBrowser();
  let jobId = '';
  /** One visitor for each account that may see pages, by its name. */
  const visitors = new Map<string, Visitor>();

  beforeAll(async () => {
    checkTemplates(listPageRoutes().map(({ pattern }) => pattern));
    jobId = await addPageSamples(site);
  });

  async function visitorFor(viewer: PageRoute['viewer']): Promise<Visitor> {
    const name = viewer ? `${viewer.kind} ${viewer.email}` : 'anybody';
    const known = visitors.get(name);
    if (known) return known;
    const visitor = await newStillRegular(browser);
    visitors.set(name, visitor);
    if (viewer) await signInBrowser(visitor.context, site, viewer.email, { kind: viewer.kind });
    return visitor;
  }

  test.each(routes.filter(({ pattern }) => isFullForm || !isLikeAnother(pattern)))(
    'the page /$pattern can be used by everybody, on wide screens and narrow ones',
    async (route) => {
      const visitor = await visitorFor(route.viewer);
      await visitor.page.setViewportSize(WIDE);
      const address = site.url + route.addressFor(jobId);
      await (WITHOUT_SCRIPTS.includes(route.pattern) ? visitor.page.goto(address) : visit(visitor.page, address));
      // Otherwise this would be a look at another page.
      const { pathname, search } = new URL(visitor.page.url());
      expect(pathname + search).toBe(route.addressFor(jobId));
      await expectNoFaultsAtAnyWidth(visitor.page);
      await expectFrame(visitor.page);
      expect(takeStatusComplaints(visitor)).toEqual([]);
    },
  );
}

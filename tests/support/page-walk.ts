/** Checks pages one after another, each as an account that may see it. Registers its own tests. */
import { beforeAll, expect, test } from 'vitest';
import {
  expectFrame,
  expectNoFaultsAtAnyWidth,
  findFaults,
  NARROWEST,
  newStillRegular,
  takeStatusComplaints,
  WIDE,
} from './accessibility.ts';
import type { Visitor } from './browser.ts';
import { isFullForm } from './form.ts';
import { findHtmlFaults } from './html-standard.ts';
import { navigateWithin, visit } from './hydration.ts';
import { listPageRoutes, type PageRoute } from './page-routes.ts';
import { addPageSamples } from './page-samples.ts';
import { checkTemplates, isLikeAnother } from './page-templates.ts';
import { signInBrowser } from './session.ts';
import { provideBrowser, provideSite } from './stage.ts';

/** Pages that the service worker shows instead of others; they load no scripts. */
const WITHOUT_SCRIPTS = ['offline'];

/** Pages without a unique title, and one with parts that stay busy. */
const BY_ADDRESS = ['admin/settings/webhooks/:id', 'dev/mail/:id', 'dev/ui', '*'];

/** The short form loads every fourth page by its address and navigates to the others inside the page, which keeps axe-core compiled. */
const LOADED_EVERY = 4;
/** The short form checks colours and the size of targets on every fourth page, because all pages are made of the same parts. */
const hasCostlyRules = (index: number) => index % 4 === 0;
/** In the short form the source of one page in this many is checked against the HTML standard; in the full form, of every page. */
const SOURCE_CHECKED_EVERY = 20;

export function walkPages(routes: readonly PageRoute[]): void {
  const site = provideSite();
  const browser = provideBrowser();
  let jobId = '';
  const visitors = new Map<string, Visitor>();

  beforeAll(async () => {
    checkTemplates(listPageRoutes().map(({ pattern }) => pattern));
    jobId = await addPageSamples(site);
  });

  /** Uses the narrowest screen in the short form and a desktop screen in the full form. */
  async function openFor({ pattern, viewer, addressFor, index }: PageRoute & { index: number }): Promise<Visitor> {
    const name = viewer ? `${viewer.kind} ${viewer.email}` : 'anybody';
    const openVisitor = visitors.get(name);
    const visitor = openVisitor ?? (await newStillRegular(browser, 'light', isFullForm ? WIDE : NARROWEST));
    visitors.set(name, visitor);
    if (viewer && !openVisitor) await signInBrowser(visitor.context, site, viewer.email, { kind: viewer.kind });
    if (isFullForm) await visitor.page.setViewportSize(WIDE);
    const path = addressFor(jobId);
    const isInside = openVisitor && !isFullForm && index % LOADED_EVERY > 0 && !BY_ADDRESS.includes(pattern);
    if (WITHOUT_SCRIPTS.includes(pattern)) await visitor.page.goto(site.url + path);
    else if (isInside) await navigateWithin(visitor.page, path);
    else await visit(visitor.page, site.url + path);
    return visitor;
  }

  /** Patterns of visited pages by title. tests/a11y/titles.test.ts compares all pages. */
  const titled = new Map<string, string>();

  async function expectOwnTitle({ page }: Visitor, { pattern }: PageRoute): Promise<void> {
    // The 404 page has no unique title, and developer tools are not public.
    if (pattern === '*' || pattern.startsWith('dev/')) return;
    const title = await page.title();
    expect(title.length, title).toBeGreaterThanOrEqual(4);
    expect(titled.get(title), title).toBeUndefined();
    titled.set(title, pattern);
  }

  const walked = routes.filter(({ pattern }) => isFullForm || !isLikeAnother(pattern));

  test.each(walked.map((route, index) => ({ ...route, index })))(
    'the page /$pattern can be used by everybody, on wide screens and narrow ones',
    async (route) => {
      const visitor = await openFor(route);
      const { pathname, search } = new URL(visitor.page.url());
      expect(pathname + search).toBe(route.addressFor(jobId));
      if (isFullForm) await expectNoFaultsAtAnyWidth(visitor.page);
      else expect(await findFaults(visitor.page, { withCostlyRules: hasCostlyRules(route.index) })).toEqual([]);
      await expectFrame(visitor.page);
      await expectOwnTitle(visitor, route);
      expect(takeStatusComplaints(visitor)).toEqual([]);
      if (!isFullForm && route.index % SOURCE_CHECKED_EVERY !== 0) return;
      const source = await visitor.context.request.get(site.url + route.addressFor(jobId));
      expect(await findHtmlFaults(await source.text())).toEqual([]);
    },
  );
}

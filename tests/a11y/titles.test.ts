// @form full
import { beforeAll, expect, test } from 'vitest';
import { listPageRoutes, type PageRoute } from '#tests/support/page-routes.ts';
import { addPageSamples } from '#tests/support/page-samples.ts';
import { readMeta, readTitle } from '#tests/support/page-source.ts';
import { signInAs } from '#tests/support/session.ts';
import { provideSite } from '#tests/support/stage.ts';

const site = provideSite();
const routes = listPageRoutes();
const sources = new Map<string, string>();

beforeAll(async () => {
  const jobId = await addPageSamples(site);
  for (const route of routes) sources.set(route.pattern, await read(route, jobId));
});

async function read({ viewer, addressFor }: PageRoute, jobId: string): Promise<string> {
  const headers = viewer ? { Cookie: await signInAs(site, viewer.email, { kind: viewer.kind }) } : {};
  return (await fetch(site.url + addressFor(jobId), { headers })).text();
}

test('each page has a title and a description of its own', () => {
  const pathsByText = new Map<string, string>();
  const faults: string[] = [];
  // The 404 page has nothing to describe, and developer tools are not public.
  const pages = routes.filter(({ pattern }) => pattern !== '*' && !pattern.startsWith('dev/'));
  for (const route of pages) {
    const { pattern, viewer } = route;
    const html = sources.get(pattern) ?? '';
    // Search engines need descriptions of public pages only.
    const texts = viewer ? [readTitle(html)] : [readTitle(html), readMeta(html, 'description') ?? ''];
    for (const text of texts) {
      if (text.length < (viewer ? 4 : 10)) faults.push(`/${pattern} says too little: '${text}'`);
      else if (pathsByText.has(text)) faults.push(`/${pattern} and /${pathsByText.get(text)} say the same: '${text}'`);
      pathsByText.set(text, pattern);
    }
  }
  expect(faults).toEqual([]);
});

test('a page that is not built yet is not offered to searchers', () => {
  for (const [pattern, html] of sources) {
    if (html.includes('not ready yet')) expect(readMeta(html, 'robots'), pattern).toBe('noindex');
  }
});

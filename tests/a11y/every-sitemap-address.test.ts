/** Checks every sitemap page: the source of all, and all but job pages in a browser. */
import { beforeAll, describe, expect, test } from 'vitest';
import { findCityFact } from '#domain/place/place.ts';
import { expectFrame, expectNoFaultsAtAnyWidth, findFaults, newStillVisitor } from '#tests/support/accessibility.ts';
import { isFullForm } from '#tests/support/form.ts';
import { findHtmlFaults } from '#tests/support/html-standard.ts';
import { visit } from '#tests/support/hydration.ts';
import { listPageRoutes } from '#tests/support/page-routes.ts';
import { readCanonical, readJsonLd, readMeta, readTitle } from '#tests/support/page-source.ts';
import { forEach, listOwnLinks, readSitemap } from '#tests/support/sitemap.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const pages = new Map<string, string>();

/** True for paths whose page was served from, or stored in, the page cache. */
const isKept = new Map<string, boolean>();

const isStored = ({ headers }: Response) => headers.get('Cache-Control') === 'public, max-age=0, must-revalidate';

const isJob = (path: string) => /^\/jobs\/./.test(path);

/** The short form takes every sixth path of each kind. */
function inTurn(paths: string[]): string[] {
  const counts = new Map<string, number>();
  return paths.filter((path) => {
    const kind = path.split('/')[1] ?? '';
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    return isFullForm || count % 6 === 0;
  });
}
const site = provideSite();

beforeAll(async () => {
  pages.clear();
  isKept.clear();
  const entries = await readSitemap(site.url);
  for (const { path } of entries) pages.set(path, '');
  await forEach(pages.keys(), async (path) => {
    const answer = await fetch(site.url + path, { redirect: 'manual' });
    expect({ path, status: answer.status }).toEqual({ path, status: 200 });
    isKept.set(path, isStored(answer));
    pages.set(path, await answer.text());
  });
});

function expectOfEveryPage(findFault: (html: string, path: string) => string | null | undefined | false): void {
  const faults = [...pages].flatMap(([path, html]) => {
    const fault = findFault(html, path);
    return fault ? [`${path}: ${fault}`] : [];
  });
  expect(faults).toEqual([]);
}

const SERVICES = /^\/(employer-services|permanent-recruitment|contract-staffing|executive-search|career-coaching)$/;

const SECTORS = /^\/(white-collar|blue-collar|international|industries\/.+)$/;

const hasOffice = (path: string) => 'postcode' in (findCityFact(path.split('/').at(-1))?.office ?? {});

function factsFor(path: string): string[] {
  if (path === '/') return ['EmploymentAgency', 'WebSite', 'FAQPage'];
  if (path === '/jobs') return ['ItemList'];
  if (isJob(path)) return ['JobPosting', 'BreadcrumbList'];
  if (path.startsWith('/locations/')) return [hasOffice(path) ? 'LocalBusiness' : 'Service', 'BreadcrumbList'];
  if (/^\/blog\/[^/]+$/.test(path)) return ['Article', 'BreadcrumbList'];
  if (SERVICES.test(path) || SECTORS.test(path)) return ['Service', 'BreadcrumbList'];
  return /-(login|sign-up)$/.test(path) ? [] : ['BreadcrumbList'];
}

const WAYS_IN = ['/candidate-login', '/candidate-sign-up', '/employer-login', '/employer-sign-up'];

async function read(path: string): Promise<string | null> {
  const answer = await fetch(site.url + path);
  const text = await answer.text();
  return answer.status === 200 ? text : null;
}

test('the sitemap names every kind of page', () => {
  const kinds = new Set([...pages.keys()].map((path) => path.replace(/(?<=^\/[^/]+)\/.*$/, '/…')));
  for (const kind of ['/', '/jobs', '/jobs/…', '/locations/…', '/industries/…', '/blog', '/blog/…', '/privacy-policy'])
    expect(kinds).toContain(kind);
  expect(pages.size).toBeGreaterThan(100);
});

test('each page has one main heading, and a text for every image', () => {
  expectOfEveryPage((html) => {
    const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
    const images = html.match(/<img\s(?![^>]*\balt=)[^>]*>/g) ?? [];
    return headings !== 1 ? `${headings} main headings` : images[0];
  });
});

test('each page has a title and a description that fit into a list of results and belong to no other', () => {
  const pathsByText = new Map<string, string>();
  expectOfEveryPage((html, path) => {
    const [title, description] = [readTitle(html), readMeta(html, 'description') ?? ''];
    // Employers write job titles, and may post two jobs with the same title at the same place.
    if (title.length > 70 && !isJob(path)) return `a title of ${title.length} characters: ${title}`;
    if (description.length < 50 || description.length > 165)
      return `a description of ${description.length} characters: ${description}`;
    for (const text of isJob(path) ? [`${title} ${description}`] : [title, description]) {
      if (pathsByText.has(text)) return `says the same as ${pathsByText.get(text)}: ${text}`;
      pathsByText.set(text, path);
    }
    return null;
  });
});

test('each page names its own address, its language, and wants to be found', () => {
  expectOfEveryPage((html, path) => {
    const address = site.url + path;
    if (readCanonical(html) !== address) return `is ${readCanonical(html)} by its canonical address`;
    if (!html.includes(`<link rel="alternate" hrefLang="en-GB" href="${address}"/>`)) return 'has no hreflang en-GB';
    if (!/^<!DOCTYPE html><html lang="en-GB"/.test(html)) return 'does not say that it is in English';
    return !readMeta(html, 'robots')?.startsWith('index') && 'asks not to be found';
  });
});

test('each page says what it is in structured data that can be read', () => {
  expectOfEveryPage((html, path) => {
    const blocks = readJsonLd(html);
    const types = blocks.flatMap((block) => block['@type']);
    if (blocks.some((block) => block['@context'] !== 'https://schema.org')) return 'a block without its context';
    const missing = factsFor(path).filter((type) => !types.includes(type));
    return missing.length > 0 && `no ${missing.join(', no ')} among ${types.join(', ')}`;
  });
});

test('each page is made once for everybody; only the ways in and what is searched for are made anew', async () => {
  const fresh = [...isKept].filter(([, kept]) => !kept).map(([path]) => path);
  expect(fresh.toSorted()).toEqual(WAYS_IN);
  expect(isStored(await fetch(`${site.url}/search?q=pay`))).toBe(false);
});

test('each step of a way but the last has an address that is there', () => {
  type Step = { position: number; name: string; item?: string };
  let breadcrumbCount = 0;
  expectOfEveryPage((html) => {
    const breadcrumbs = readJsonLd(html).find((block) => block['@type'] === 'BreadcrumbList');
    if (!breadcrumbs) return null;
    breadcrumbCount += 1;
    const steps = breadcrumbs['itemListElement'] as Step[];
    for (const { name, item } of steps.slice(0, -1)) {
      if (!item?.startsWith(site.url)) return `'${name}' has no address`;
      const { pathname, hash } = new URL(item);
      const target = pages.get(pathname);
      if (target === undefined) return `'${name}' leads to ${pathname}, which the sitemap does not name`;
      if (hash && !target.includes(` id="${hash.slice(1)}"`)) return `'${name}' leads to no part of its page: ${item}`;
    }
    return null;
  });
  expect(breadcrumbCount).toBeGreaterThan(100);
});

test('each page keeps to the HTML standard', async () => {
  const faults: string[] = [];
  for (const path of inTurn([...pages.keys()]))
    for (const fault of await findHtmlFaults(pages.get(path) ?? '')) faults.push(`${path} ${fault}`);
  expect(faults).toEqual([]);
});

test('no link on any page leads nowhere', async () => {
  const links = new Map<string, { on: string; parts: Set<string> }>();
  for (const [on, html] of pages)
    for (const { path, part } of listOwnLinks(html, site.url + on)) {
      const link = links.get(path) ?? { on, parts: new Set() };
      links.set(path, { ...link, parts: part ? link.parts.add(part) : link.parts });
    }
  const faults: string[] = [];
  await forEach(links, async ([path, { on, parts }]) => {
    if (!isFullForm && path.includes('?')) return;
    // Pages for accounts redirect to the sign-in.
    const html = pages.get(path) ?? (await read(path));
    if (html === null) faults.push(`${path} on ${on} is not there`);
    for (const part of parts) if (!html?.includes(` id="${part}"`)) faults.push(`${path} on ${on} has no #${part}`);
  });
  expect(links.size).toBeGreaterThan(200);
  expect(faults).toEqual([]);
});

describe.runIf(isFullForm)('in a browser', () => {
  const browser = provideBrowser();

  const walked = new Set(listPageRoutes().map(({ addressFor }) => addressFor('')));

  test('each page that is neither a job nor walked elsewhere can be used by everybody, and the browser complains of none', async () => {
    const { page, complaints } = await newStillVisitor(browser);
    const faults: string[] = [];
    const others = [...pages.keys()].filter((each) => !isJob(each) && !walked.has(each));
    expect(others).toContain('/locations/london');
    for (const path of others) {
      await visit(page, site.url + path);
      faults.push(...[...(await findFaults(page)), ...complaints.splice(0)].map((fault) => `${path} ${fault}`));
    }
    expect(faults).toEqual([]);
  });

  test('the page of London can be used by everybody', async () => {
    const { page } = await newStillVisitor(browser);
    await visit(page, `${site.url}/locations/london`);
    await expectNoFaultsAtAnyWidth(page);
    await expectFrame(page);
  });
});

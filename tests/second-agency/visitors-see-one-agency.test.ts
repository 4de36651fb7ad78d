import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { inHueOf } from '#domain/brand/palette.ts';
import { describeDemoAgency, findDemoAgency } from '#tests/support/demo-agency.ts';
import { agency } from '#tests/support/harbour-and-vale/agency.ts';
import { brand } from '#tests/support/harbour-and-vale/brand.ts';
import { harbourAndVale } from '#tests/support/harbour-and-vale/content.ts';
import { readCanonical, readMeta, readTitle } from '#tests/support/page-source.ts';
import { pixelAt } from '#tests/support/pictures.ts';
import { request } from '#tests/support/request.ts';
import { crawl, type Output } from '#tests/support/site-crawl.ts';
import { readSitemap } from '#tests/support/sitemap.ts';
import { provideSite } from '#tests/support/stage.ts';

const SWITCHED_OFF = ['/executive-search', '/international', '/career-coaching', '/request-coaching'];
const STARTS = [
  '/',
  '/sitemap.xml',
  '/robots.txt',
  '/.well-known/security.txt',
  '/service-worker.js',
  '/offline',
  '/search?q=Lincoln',
  '/search?q=no-such-words',
  '/jobs?location=Lincoln',
  '/jobs?search=no-such-job',
  // Taken for the id of a deleted job, which redirects to the board.
  '/jobs?notice=job-not-found',
];
/** The salary calculator has figures for British cities at every agency. */
const hasFiguresOfCities = (path: string) => path === '/tools' || /\/tools-[\w-]+\.js$/.test(path);
const isSampleBook = (path: string) => /\/ui-[\w-]+\.js$/.test(path);

const site = provideSite({ isReal: true });
const demo = describeDemoAgency(harbourAndVale);
let outputs: Output[] = [];
let pages: Output[] = [];

const describeOutput = ({ path, from, status, location }: Output) =>
  `${path}, to which ${from || 'this test'} leads: ${status} ${location}`;

beforeAll(async () => {
  outputs = await crawl(site.url, STARTS);
  pages = outputs.filter(({ type, status }) => status === 200 && type.startsWith('text/html'));
});

test('the crawl finds the pages of every kind', () => {
  const paths = new Set(outputs.map(({ path }) => path));
  const { places, industries, articles, legal, guides, sectors } = harbourAndVale;
  expect(paths).toContain('/locations/lincoln');
  for (const { slug } of [...legal, ...guides, ...sectors]) expect(paths).toContain(`/${slug}`);
  for (const { slug } of industries) expect(paths).toContain(`/industries/${slug}`);
  for (const { slug } of articles) expect(paths).toContain(`/blog/${slug}`);
  expect(outputs.filter(({ path }) => path.startsWith('/og/')).length).toBeGreaterThan(places.length + articles.length);
  expect(pages.length).toBeGreaterThan(60);
});

test('no link or file is dead: each answers, or leads to a sign-in', () => {
  const isSignIn = ({ status, location }: Output) =>
    status === 302 && /^\/(candidate|employer)-login\?next=/.test(location);
  const brokenPages = outputs.filter((output) => output.status !== 200 && !isSignIn(output));
  expect(brokenPages.map(describeOutput)).toEqual([]);
});

test('each page has a title, a description and an address of the agency’s own', () => {
  const faults = pages.flatMap(({ path, text }) => {
    const description = readMeta(text, 'description') ?? '';
    const isListed = readMeta(text, 'robots') === null;
    const canonical = readCanonical(text) ?? (isListed ? '' : site.url);
    return [
      // Long job titles leave no room for the agency's name.
      readTitle(text).endsWith(` | ${agency.name}`) || path.startsWith('/jobs/')
        ? null
        : `${path} has the title ${readTitle(text)}`,
      description.length > 20 || !isListed ? null : `${path} has the description ${description}`,
      canonical.startsWith(site.url) ? null : `${path} has the address ${canonical}`,
      readMeta(text, 'og:site_name') === agency.name ? null : `${path} is of ${readMeta(text, 'og:site_name')}`,
    ].filter(Boolean);
  });
  expect(faults).toEqual([]);
  const titles = pages.filter(({ path }) => !path.includes('?')).map(({ text }) => readTitle(text));
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test('pages, feeds and files say nothing of the demo', () => {
  expect(
    findDemoAgency(
      demo,
      outputs.filter(({ path }) => !hasFiguresOfCities(path)),
    ),
  ).toEqual([]);
});

test('nor do error pages', async () => {
  const errorPaths = [
    '/no-such-page',
    '/locations/london',
    '/leeds',
    '/dev/ui',
    '/dev/mail',
    '/blog/how-we-work',
    '/industries/technology',
    '/og/page?path=/locations/london',
    ...SWITCHED_OFF,
  ];
  const answers = await Promise.all(errorPaths.map((path) => request(site.url, path)));
  const errors = answers.map(({ body }, index) => ({ path: errorPaths[index] ?? '', text: body.toString() }));
  expect(answers.map(({ status }) => status)).toEqual(errorPaths.map(() => 404));
  const errorTexts = errors.map(({ path, text }) => ({
    path,
    text: text.replaceAll(path.split('/').at(-1) ?? '', ''),
  }));
  expect(findDemoAgency(demo, errorTexts)).toEqual([]);
});

test('nor do the scripts and styles of the build, or its files', () => {
  const folder = 'build/current/client';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|css|json|svg|html|txt)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(50);
  const agencyOutputs = files.filter((file) => !hasFiguresOfCities(file) && !isSampleBook(file));
  const texts = agencyOutputs.map((path) => ({ path, text: readFileSync(`${folder}/${path}`, 'utf8') }));
  expect(findDemoAgency(demo, texts)).toEqual([]);
});

describe('what is switched off', () => {
  test('is in no menu, sitemap, form or link', async () => {
    const linked = outputs.map(({ path }) => path.split('?')[0] ?? '');
    for (const path of SWITCHED_OFF) expect(linked).not.toContain(path);
    const listed = (await readSitemap(site.url)).map(({ path }) => path);
    for (const path of SWITCHED_OFF) expect(listed).not.toContain(path);
    const offered = pages.filter(({ text }) =>
      /Executive Search|Career coaching|International recruitment/i.test(text),
    );
    expect(offered.map(({ path }) => path)).toEqual([]);
  });
});

test('pictures for sharing have its colour', async () => {
  const [article] = harbourAndVale.articles;
  const grounds = [
    ['/og/page?path=%2F', '#0f3b2e'],
    ['/og/page?path=%2Flocations%2Fhull', '#0f3b2e'],
    [`/og/articles/${article?.slug}`, '#dcebe3'],
  ] as const;
  for (const [path, ofTheProduct] of grounds)
    expect(await pixelAt((await request(site.url, path)).body), path).toBe(inHueOf(brand.colour, ofTheProduct));
});

test('it looks like itself: its colour, typeface, logo and icon', async () => {
  const home = pages.find(({ path }) => path === '/')?.text ?? '';
  expect(home).toContain(`/assets/look-${brand.colour.slice(1)}-${brand.headings}.css`);
  expect(home).toContain(brand.drawing.word);
  const icon = (await request(site.url, '/brand/icon.svg')).body.toString();
  expect(icon).toContain(`fill="${brand.colour}"`);
  expect(icon).toContain(brand.mark.front);
});

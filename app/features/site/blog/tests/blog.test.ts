import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findArticle, listArticles, listByCategory, listRelated } from '#app/features/site/blog/queries.server.ts';
import { seededContent } from '#db/seed/seed-content.server.ts';
import { readArticleBody } from '#domain/article/article.ts';
import { articleCategories } from '#domain/article/article-categories.ts';
import { openBrowser, type TestBrowser } from '#tests/support/browser.ts';
import { decodeEntities, readJsonLd, readMeta } from '#tests/support/page-source.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';

const content = seededContent();

let site: Site;
let browser: TestBrowser;
const all = listArticles(content);
const [newest] = all;
if (!newest) throw new Error('The blog has no articles to be tested with.');

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), openBrowser()]);
});

afterAll(async () => {
  await Promise.all([site?.stop(), browser?.close()]);
});

const ask = async (path: string) => {
  const { status, headers, body } = await request(site.url, path);
  return { status, headers, html: body.toString() };
};

const textOf = (html: string) =>
  decodeEntities(html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<!--.*?-->|<[^>]+>/g, ''));

const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, link = '']) => decodeEntities(link));

test('/blog shows the featured and the six newest, featured or not, and is kept for everybody', async () => {
  const { status, headers, html } = await ask('/blog');
  expect(status).toBe(200);
  expect(headers.etag).toBeTruthy();
  const [, featured = '', listHtml = ''] = html.split(/>(?:Featured|Latest) Articles</);
  const isArticle = (link: string) => /^\/blog\/[^/]+$/.test(link);
  const addresses = (of: typeof all) => of.map(({ slug }) => `/blog/${slug}`);
  const isFeatured = ({ slug }: { slug: string }) => findArticle(content, slug)?.featured === true;
  expect(linksIn(featured).filter(isArticle)).toEqual(addresses(all.filter(isFeatured)));
  expect(linksIn(listHtml).filter(isArticle)).toEqual(addresses(all.slice(0, 6)));
  expect(linksIn(listHtml)).toEqual(
    expect.arrayContaining(
      ['job-market', 'career-advice', 'industry-insights'].map((category) => `/blog/category/${category}`),
    ),
  );
  expect(html).toContain('rel="alternate" type="application/rss+xml"');
});

describe('an article', () => {
  test.each(all.map(({ slug }) => slug))(
    '%s holds all of its text, its sources and its related articles',
    async (slug) => {
      const article = findArticle(content, slug);
      if (!article) throw new Error('It is in the list, and not found.');
      const { status, html } = await ask(`/blog/${slug}`);
      expect(status).toBe(200);
      const text = textOf(html);
      for (const block of readArticleBody(article.body)) {
        for (const line of block.kind === 'list' ? block.items : [block.text]) expect(text).toContain(line);
      }
      for (const { id, title } of article.figures) {
        const [, figure = ''] = new RegExp(`<figure id="${id}"([\\s\\S]*?)</figure>`).exec(html) ?? [];
        expect(textOf(figure)).toContain(title);
        expect(figure.match(/<table/g)).toHaveLength(1);
      }
      const links = linksIn(html);
      expect(links).toEqual(expect.arrayContaining(article.sources.map(({ url }) => url)));
      expect(links).toEqual(
        expect.arrayContaining(listRelated(content, article).map((related) => `/blog/${related.slug}`)),
      );
      expect(text).toContain(`${article.readTime} min read`);
      expect(readMeta(html, 'og:image')).toBe(`${site.url}/og/articles/${slug}`);
      expect(readJsonLd(html)).toEqual(
        expect.arrayContaining([
          expect.objectContaining({
            '@type': 'Article',
            headline: article.title,
            datePublished: article.publishedDate,
          }),
          expect.objectContaining({ '@type': 'BreadcrumbList' }),
        ]),
      );
    },
  );

  test('has a picture of its own; one that does not exist has none', async () => {
    const image = await request(site.url, `/og/articles/${newest.slug}`);
    expect([image.status, image.headers['content-type']]).toEqual([200, 'image/png']);
    expect([image.body.readUInt32BE(16), image.body.readUInt32BE(20)]).toEqual([1200, 630]);
    expect((await ask('/og/articles/no-such-article')).status).toBe(404);
  });

  test('that does not exist says so', async () => {
    const { status, html } = await ask('/blog/no-such-article');
    expect(status).toBe(404);
    expect(textOf(html)).toContain("Article Not FoundThe article you're looking for doesn't exist.Back to Blog");
    expect(readMeta(html, 'robots')).toBe('noindex');
  });
});

describe('a category', () => {
  test.each(Object.entries(articleCategories))('%s is called %s and counts its articles', async (category, name) => {
    const articles = listByCategory(content, category);
    const { status, html } = await ask(`/blog/category/${category}`);
    expect(status).toBe(200);
    expect(textOf(html)).toContain(`${articles.length} article${articles.length === 1 ? '' : 's'} in this category`);
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]).toBe(name);
    for (const { slug } of articles) expect(linksIn(html)).toContain(`/blog/${slug}`);
  });

  test.each(['gossip', 'constructor'])('%s does not exist: nothing is in it', async (category) => {
    const { status, html } = await ask(`/blog/category/${category}`);
    expect(status).toBe(404);
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]).toBe('Category');
    expect(textOf(html)).toContain(
      "No articles foundWe haven't published any articles in this category yet.Browse all articles",
    );
    expect(readMeta(html, 'robots')).toBe('noindex');
  });
});

test('/rss.xml is XML that names every article, newest first', async () => {
  const { page } = await browser.newVisitor();
  await page.goto(`${site.url}/robots.txt`);
  const { headers, html: feed } = await ask('/rss.xml');
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  const read = await page.evaluate((xml) => {
    const document = new DOMParser().parseFromString(xml, 'application/xml');
    const texts = (path: string) => [...document.querySelectorAll(path)].map((each) => each.textContent);
    return {
      isXml: document.querySelector('parsererror') === null && document.documentElement.nodeName === 'rss',
      version: document.documentElement.getAttribute('version'),
      titles: texts('item > title'),
      links: texts('item > link'),
      guids: texts('item > guid[isPermaLink="true"]'),
      channel: ['ttl', 'language', 'lastBuildDate', 'image > width', 'image > height'].map(
        (name) => texts(`channel > ${name}`)[0],
      ),
      image: texts('image > url')[0] ?? '',
      self: document.querySelector('channel > [rel="self"]')?.getAttribute('href'),
    };
  }, feed);
  const addresses = all.map(({ slug }) => `${site.url}/blog/${slug}`);
  const changed = all
    .map(({ slug, publishedDate }) => findArticle(content, slug)?.updatedDate ?? publishedDate)
    .toSorted();
  expect(read).toEqual({
    isXml: true,
    version: '2.0',
    titles: all.map(({ title }) => title),
    links: addresses,
    guids: addresses,
    channel: ['60', 'en-GB', new Date(changed.at(-1) ?? '').toUTCString(), '144', '144'],
    image: `${site.url}/brand/feed-image.png`,
    self: `${site.url}/rss.xml`,
  });
  const image = await request(site.url, '/brand/feed-image.png');
  expect([image.body.readUInt32BE(16), image.body.readUInt32BE(20)]).toEqual([144, 144]);
});

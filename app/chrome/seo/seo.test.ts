import { describe, expect, it } from 'vitest';
import { originOf, pageMeta } from './seo.ts';

const page = {
  publicOrigin: 'https://tidewell.example',
  path: '/tools',
  title: 'Tools',
  description: 'Work out a salary.',
  keywords: 'salary, tools',
};

const find = (meta: ReturnType<typeof pageMeta>, attributes: Record<string, unknown>) =>
  meta.find((entry) =>
    Object.entries(attributes).every(([name, value]) => (entry as Record<string, unknown>)[name] === value),
  ) as Record<string, unknown> | undefined;

describe('pageMeta', () => {
  it('names title, description, keywords and the canonical address', () => {
    const meta = pageMeta(page);
    expect(meta).toContainEqual({ title: 'Tools | Tidewell Recruitment' });
    expect(meta).toContainEqual({ name: 'description', content: 'Work out a salary.' });
    expect(meta).toContainEqual({ name: 'keywords', content: 'salary, tools' });
    expect(find(meta, { rel: 'canonical' })?.['href']).toBe('https://tidewell.example/tools');
    expect(find(meta, { rel: 'alternate' })?.['hrefLang']).toBe('en-GB');
  });

  it("lists each keyword once, and does not add the agency's name twice", () => {
    const meta = pageMeta({ ...page, title: 'About Tidewell Recruitment', keywords: ['a', 'b'] });
    expect(meta).toContainEqual({ title: 'About Tidewell Recruitment' });
    expect(meta).toContainEqual({ name: 'keywords', content: 'a, b' });
  });

  it("omits the agency's name if the title is too long", () => {
    const title = 'How to write a job advert that the right people answer';
    expect(pageMeta({ ...page, title })).toContainEqual({ title });
  });

  it('gives the home page its slash and keeps a query that makes a page', () => {
    expect(find(pageMeta({ ...page, path: '/' }), { rel: 'canonical' })?.['href']).toBe('https://tidewell.example/');
    expect(find(pageMeta({ ...page, path: '/jobs?page=2' }), { rel: 'canonical' })?.['href']).toBe(
      'https://tidewell.example/jobs?page=2',
    );
  });

  it('shares the image of the path, with its size and words', () => {
    const meta = pageMeta(page);
    expect(find(meta, { property: 'og:image' })?.['content']).toBe('https://tidewell.example/og/page?path=%2Ftools');
    expect(find(meta, { property: 'og:image:width' })?.['content']).toBe('1200');
    expect(find(meta, { property: 'og:image:height' })?.['content']).toBe('630');
    expect(find(meta, { property: 'og:image:alt' })?.['content']).toContain('Tools');
    expect(find(meta, { name: 'twitter:card' })?.['content']).toBe('summary_large_image');
  });

  it('uses the image of the page instead, if it has one', () => {
    const meta = pageMeta({ ...page, image: { path: '/og/jobs/7', alt: 'Welder in Leeds', width: 600, height: 315 } });
    expect(find(meta, { property: 'og:image' })?.['content']).toBe('https://tidewell.example/og/jobs/7');
    expect(find(meta, { property: 'og:image:width' })?.['content']).toBe('600');
  });

  it('asks search engines not to index the page, and gives no canonical address', () => {
    const meta = pageMeta({ ...page, noindex: true });
    expect(find(meta, { name: 'robots' })?.['content']).toBe('noindex');
    expect(find(meta, { rel: 'canonical' })).toBeUndefined();
    expect(find(meta, { rel: 'alternate' })).toBeUndefined();
  });

  it('uses the share image of the home page for a page without a title to draw', () => {
    const imageOf = (path: string) =>
      find(pageMeta({ ...page, path, noindex: true }), { property: 'og:image' })?.['content'];
    expect(imageOf('/account')).toBe('https://tidewell.example/og/page?path=%2F');
    expect(imageOf('/jobs')).toBe('https://tidewell.example/og/page?path=%2Fjobs');
  });

  it('adds one script per block of structured data', () => {
    const scripts = (more: Pick<Parameters<typeof pageMeta>[0], 'jsonLd'>) =>
      pageMeta({ ...page, ...more }).filter((entry) => 'script:ld+json' in entry);
    expect(scripts({})).toHaveLength(0);
    expect(scripts({ jsonLd: { '@type': 'Thing' } })).toEqual([
      { 'script:ld+json': { '@context': 'https://schema.org', '@type': 'Thing' } },
    ]);
    expect(scripts({ jsonLd: [{ '@type': 'A' }, { '@type': 'B' }] })).toHaveLength(2);
  });
});

describe('originOf', () => {
  it('reads the origin from the root route', () => {
    expect(originOf([{ id: 'root', loaderData: { publicOrigin: 'https://a.example' } }, undefined])).toBe(
      'https://a.example',
    );
  });

  it('works if the loader of the root route failed', () => {
    expect(originOf([{ id: 'root' }])).toBe('http://localhost');
  });
});

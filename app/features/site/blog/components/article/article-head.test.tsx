import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Picture } from '#domain/picture/picture.ts';
import { ArticleHead } from './article-head.tsx';

const article = {
  title: 'Pay first',
  excerpt: 'Say what it pays.',
  author: 'Ruth Adeyemi',
  readTime: 2,
  updatedOn: null,
  category: 'career-advice' as const,
  publishedDate: '2026-11-03',
  publishedOn: '3 November 2026',
};

const render = (more: { picture?: Picture }) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ArticleHead article={{ ...article, ...more }} />
    </MemoryRouter>,
  );

test('an article with a picture shows it under its excerpt, with what it shows in words, its size and its crop point', () => {
  const id = '00000000-0000-4000-8000-0000000000a1';
  const html = render({ picture: { id, width: 1_200, height: 800, alt: 'A payslip', cropX: 20, cropY: 75 } });
  expect(html).toMatch(/Say what it pays\.<\/p><picture[^>]*><source type="image\/avif"/);
  expect(html).toContain(
    `/pictures/${id}-480.avif 480w, /pictures/${id}-960.avif 960w, /pictures/${id}-1200.avif 1200w`,
  );
  const [image = ''] = /<img[^>]*>/.exec(html) ?? [];
  for (const part of [`src="/pictures/${id}-960.jpg"`, 'width="1200"', 'height="800"', 'alt="A payslip"'])
    expect(image).toContain(part);
  expect(image).toMatch(/class="object-cover crop-x-20 crop-y-75 /);
  expect(html).not.toContain('style=');
});

test('an article without one has its cover', () => {
  expect(render({})).not.toContain('<img');
});

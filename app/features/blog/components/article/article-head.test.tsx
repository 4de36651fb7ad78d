import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
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

const render = (more: { image?: string; imageAlt?: string }) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ArticleHead article={{ ...article, ...more }} />
    </MemoryRouter>,
  );

test('an article with an image shows it under its excerpt, with what it shows in words', () => {
  const html = render({ image: '/images/payslip.webp', imageAlt: 'A payslip' });
  expect(html).toMatch(/Say what it pays\.<\/p><img src="\/images\/payslip\.webp" alt="A payslip"/);
});

test('an article without one has none', () => {
  expect(render({})).not.toContain('<img');
});

import { expect, test } from 'vitest';
import { readArticles } from './read-articles.server.ts';

const FILE = '/content/articles/pay-first.md';
const head = {
  id: '"1"',
  title: 'Pay first',
  slug: 'pay-first',
  excerpt: 'e'.repeat(120),
  author: 'Ruth Adeyemi',
  publishedDate: '2026-11-03',
  category: 'career-advice',
  tags: '[Pay, Offers, Adverts]',
  readTime: '2',
  featured: 'false',
  metaDescription: 'm'.repeat(120),
  sources: `\n${'  - { title: Pay, publisher: GOV.UK, url: https://www.gov.uk/pay }\n'.repeat(4)}`,
};
const write = (
  changes: Partial<Record<keyof typeof head | 'updatedDate' | 'titel' | 'image' | 'imageAlt', string>> = {},
  body = 'word '.repeat(440),
) =>
  `---\n${Object.entries({ ...head, ...changes })
    .map(([key, value]) => `${key}: ${value}`)
    .join('\n')}\n---\n${body}\n`;

test('a file becomes an article, whichever way its lines end', () => {
  const [article] = readArticles({ [FILE]: write().replaceAll('\n', '\r\n') });
  expect(article).toMatchObject({ id: '1', slug: 'pay-first', publishedDate: '2026-11-03', readTime: 2 });
  expect(article?.body).toBe('word '.repeat(440).trim());
});

test('an article may have an image, a path of the site', () => {
  const [article] = readArticles({ [FILE]: write({ image: '/images/payslip.webp', imageAlt: 'A payslip' }) });
  expect(article).toMatchObject({ image: '/images/payslip.webp', imageAlt: 'A payslip' });
});

test.each([
  ['slug', write({ slug: 'pay-last' }), "must be the name of the file, 'pay-first'"],
  ['publishedDate', write({ publishedDate: '2026-02-30' }), 'must be a day that exists'],
  ['updatedDate', write({ updatedDate: '2026-11-02' }), 'lies before publishedDate'],
  ['category', write({ category: 'gossip' }), 'expected one of'],
  ['image', write({ image: 'https://pictures.example/a.png', imageAlt: 'A payslip' }), 'must be a path of this site'],
  ['image', write({ image: '//pictures.example/a.png', imageAlt: 'A payslip' }), 'must be a path of this site'],
  ['imageAlt', write({ image: '/images/payslip.webp' }), 'must say what the image shows'],
  ['image', write({ imageAlt: 'A payslip' }), 'is missing'],
  ['readTime', write({ readTime: '3' }), 'says 3 minutes, but 440 words take about 2'],
  ['sources.0.url', write({ sources: head.sources.replace('https:', 'http:') }), 'must be an https address'],
  ['id', write({ id: '1' }), 'expected string'],
  ['front matter', write({ titel: 'Pay first' }), 'titel'],
  ['front matter', 'word', 'must stand first'],
  ['front matter', write({ title: 'Pay: first: always' }), 'ested mappings'],
  ['body', write({}, `**So.** ${'word '.repeat(439)}`), "would show its marks in '**So.**"],
])('a fault of %s is told with its file', (key, text, what) => {
  expect(() => readArticles({ [FILE]: text })).toThrow(
    new RegExp(`\ncontent/articles/pay-first.md: ${key}: .*${what.replaceAll(/[*.]/g, '\\$&')}`),
  );
});

test('no two articles share an id', () => {
  const other = write({ slug: 'other' });
  expect(() => readArticles({ [FILE]: write(), '/content/articles/other.md': other })).toThrow(
    "other.md: id: '1' is also the one of pay-first",
  );
});

test('the newest stands first', () => {
  const files = {
    [FILE]: write(),
    '/content/articles/newer.md': write({ id: '"2"', slug: 'newer', publishedDate: '2026-11-04' }),
  };
  expect(readArticles(files).map(({ slug }) => slug)).toEqual(['newer', 'pay-first']);
});

import { expect, test } from 'vitest';
import type { ArticleCard } from './article.ts';
import { articleFeed } from './article-feed.ts';

const article: ArticleCard = {
  slug: 'pay-first',
  title: 'Pay & <b>duties</b>',
  excerpt: 'What ]]> an advert says.',
  category: 'recruitment-tips',
  author: 'Ruth O’Neill',
  publishedOn: '3 November 2026',
  publishedDate: '2026-11-03',
  readTime: 6,
};
const channel = {
  title: 'Tidewell & articles',
  description: 'Articles',
  blogUrl: 'https://tidewell.example/blog',
  feedUrl: 'https://tidewell.example/rss.xml',
  imageUrl: 'https://tidewell.example/feed-image.png',
  urlOf: ({ slug }: ArticleCard) => `https://tidewell.example/blog/${slug}`,
  categoryNames: { 'recruitment-tips': 'Recruitment Tips' },
  changedOn: '2026-11-10',
};

test('texts are escaped, and an item leads to its article', () => {
  const feed = articleFeed([article], channel);
  expect(feed).toContain('<title>Pay &amp; &lt;b&gt;duties&lt;/b&gt;</title>');
  expect(feed).toContain('What ]]&amp;gt; an advert says.');
  expect(feed).toContain('<guid isPermaLink="true">https://tidewell.example/blog/pay-first</guid>');
  expect(feed).toContain('<category>Recruitment Tips</category>');
});

test('the feed is as old as its newest change, and items as their publication', () => {
  const feed = articleFeed([article], channel);
  expect(feed).toContain('<lastBuildDate>Tue, 10 Nov 2026 00:00:00 GMT</lastBuildDate>');
  expect(feed).toContain('<pubDate>Tue, 03 Nov 2026 00:00:00 GMT</pubDate>');
  expect(articleFeed([], { ...channel, changedOn: null })).not.toContain('lastBuildDate');
});

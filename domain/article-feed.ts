/** The articles as RSS 2.0 (spec: marketing §9 "ttl 60 minutes, language en-GB, image 144x144, lists all posts"). */
import type { ArticleCard } from './article.ts';
import { element, escapeXml } from './xml.ts';

const IMAGE_SIDE = 144;
const TIME_TO_LIVE_MINUTES = 60;

export type ArticleChannel = {
  title: string;
  description: string;
  blogUrl: string;
  feedUrl: string;
  imageUrl: string;
  urlOf: (article: ArticleCard) => string;
  categoryNames: Readonly<Record<string, string>>;
  /** The day on which the newest change was made, as YYYY-MM-DD; the feed has no other date. */
  changedOn: string | null;
};

export function articleFeed(articles: readonly ArticleCard[], channel: ArticleChannel): string {
  const { title, description, blogUrl, feedUrl, imageUrl, changedOn } = channel;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    element('title', title),
    element('link', blogUrl),
    element('description', description),
    element('language', 'en-GB'),
    changedOn ? element('lastBuildDate', startOf(changedOn)) : '',
    element('ttl', String(TIME_TO_LIVE_MINUTES)),
    `<atom:link href="${escapeXml(feedUrl)}" rel="self" type="application/rss+xml"/>`,
    `<image>${element('url', imageUrl)}${element('title', title)}${element('link', blogUrl)}`,
    `<width>${IMAGE_SIDE}</width><height>${IMAGE_SIDE}</height></image>`,
    ...articles.map((article) => item(article, channel)),
    '</channel></rss>',
  ]
    .filter(Boolean)
    .join('\n');
}

function item(article: ArticleCard, { urlOf, categoryNames }: ArticleChannel): string {
  return [
    '<item>',
    element('title', article.title),
    element('link', urlOf(article)),
    `<guid isPermaLink="true">${escapeXml(urlOf(article))}</guid>`,
    element('pubDate', startOf(article.publishedDate)),
    element('dc:creator', article.author),
    element('category', categoryNames[article.category] ?? article.category),
    element('description', article.excerpt),
    '</item>',
  ].join('');
}

const startOf = (day: string) => new Date(day).toUTCString();

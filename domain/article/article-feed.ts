import { itemDescription, rss } from '#domain/text/rss.ts';
import { element, escapeXml } from '#domain/text/xml.ts';
import type { ArticleCard } from './article.ts';

export type ArticleChannel = {
  title: string;
  description: string;
  blogUrl: string;
  feedUrl: string;
  imageUrl: string;
  urlOf: (article: ArticleCard) => string;
  categoryNames: Readonly<Record<string, string>>;
  /** The day of the latest change, as YYYY-MM-DD, which is the feed's only date. */
  changedOn: string | null;
};

/** RSS 2.0 (spec: marketing §9 "lists all posts"). */
export function articleFeed(articles: readonly ArticleCard[], channel: ArticleChannel): string {
  const { title, blogUrl, feedUrl, imageUrl, changedOn } = channel;
  return rss(
    {
      title,
      description: channel.description,
      link: blogUrl,
      feedUrl,
      imageUrl,
      changedAt: changedOn ? new Date(changedOn) : null,
      namespaces: ' xmlns:dc="http://purl.org/dc/elements/1.1/"',
    },
    articles.map((article) => item(article, channel)),
  );
}

function item(article: ArticleCard, { urlOf, categoryNames }: ArticleChannel): string {
  return [
    '<item>',
    element('title', article.title),
    element('link', urlOf(article)),
    `<guid isPermaLink="true">${escapeXml(urlOf(article))}</guid>`,
    element('pubDate', new Date(article.publishedDate).toUTCString()),
    element('dc:creator', article.author),
    element('category', categoryNames[article.category] ?? article.category),
    itemDescription(article.excerpt),
    '</item>',
  ].join('');
}

import { href, type MetaDescriptor } from 'react-router';
import { agency } from '#domain/site/site.ts';

/** By which feed readers find the articles from any page of the blog. */
export const feedLink = (): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: `${agency().name}: articles`,
  href: href('/rss.xml'),
});

import { href, type MetaDescriptor } from 'react-router';
import { agency } from '#domain/site/site.ts';

/** Lets feed readers discover the feed from any page of the blog. */
export const feedLink = (): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: `${agency().name}: articles`,
  href: href('/rss.xml'),
});

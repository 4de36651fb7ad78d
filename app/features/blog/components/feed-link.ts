import { href, type MetaDescriptor } from 'react-router';
import { company } from '#content/company.ts';

/** By which feed readers find the articles from any page of the blog. */
export const feedLink: MetaDescriptor = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: `${company.name}: articles`,
  href: href('/rss.xml'),
};

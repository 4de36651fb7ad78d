/** Where the page of an industry leads on to. */
import { href } from 'react-router';
import type { RelatedLink } from '#app/chrome/related-pages.tsx';
import type { IndustrySlug } from '#content/industries/industries.ts';

const whiteCollar: RelatedLink = {
  type: 'service',
  title: 'White collar recruitment',
  description: 'The other office work that we recruit for, and how.',
  href: href('/white-collar'),
};
const blueCollar: RelatedLink = {
  type: 'service',
  title: 'Blue collar recruitment',
  description: 'The other trades and site work that we recruit for, and how.',
  href: href('/blue-collar'),
};

const place = (city: string, name: string): RelatedLink => ({
  type: 'location',
  title: `Recruitment in ${name}`,
  description: `Open jobs in ${name}, and our telephone number there.`,
  href: href('/locations/:city', { city }),
});

const insights: RelatedLink = {
  type: 'blog',
  title: 'Industry insights',
  description: 'Articles on single lines of work and what changes in them.',
  href: href('/blog/category/:category', { category: 'industry-insights' }),
};

export const industryLinks: Record<IndustrySlug, readonly RelatedLink[]> = {
  technology: [whiteCollar, place('leeds', 'Leeds'), insights],
  'financial-services': [whiteCollar, place('edinburgh', 'Edinburgh'), insights],
  manufacturing: [blueCollar, place('birmingham', 'Birmingham'), insights],
};

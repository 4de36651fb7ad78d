import { href } from 'react-router';
import type { RelatedLink } from '#app/chrome/related-pages.tsx';
import type { Place } from '../schema.ts';

/** Where to go on from a city: its neighbours, both kinds of work, and what to read. */
export function relatedLinks(neighbours: Place['neighbours']): RelatedLink[] {
  return [
    ...neighbours.map(({ slug, name, region }) => ({
      title: `Jobs in ${name}`,
      description: `Our next city from here, in ${region}.`,
      href: href('/locations/:city', { city: slug }),
      type: 'location' as const,
    })),
    {
      title: 'White collar recruitment',
      description: 'Offices and the professions: how we recruit for them.',
      href: href('/white-collar'),
      type: 'service',
    },
    {
      title: 'Blue collar recruitment',
      description: 'Skilled trades and industry: how we recruit for them.',
      href: href('/blue-collar'),
      type: 'service',
    },
    {
      title: 'Job market insights',
      description: 'Articles on where work is, and what it pays.',
      href: href('/blog/category/:category', { category: 'job-market' }),
      type: 'blog',
    },
    {
      title: 'Career advice',
      description: 'Articles on applying, changing and asking for more.',
      href: href('/blog/category/:category', { category: 'career-advice' }),
      type: 'blog',
    },
  ];
}

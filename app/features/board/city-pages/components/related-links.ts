import { href } from 'react-router';
import type { RelatedLink } from '#app/chrome/related-pages.tsx';
import { fillFacts } from '#domain/site/fill-facts.ts';
import { findService } from '#domain/site/services.ts';
import type { Place } from '../schema.ts';

export function relatedLinks(neighbours: Place['neighbours']): RelatedLink[] {
  return [
    ...neighbours.map(({ slug, name, region }) => ({
      title: `Jobs in ${name}`,
      description: `The nearest city we cover, in ${region}.`,
      href: href('/locations/:city', { city: slug }),
      type: 'location' as const,
    })),
    ...(['/white-collar', '/blue-collar'] as const).flatMap((path) => {
      const service = findService(path);
      if (!service) return [];
      return { title: service.label, description: fillFacts(service.text), href: path, type: 'service' as const };
    }),
    {
      title: 'Job market insights',
      description: 'Articles on where the work is and what it pays.',
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

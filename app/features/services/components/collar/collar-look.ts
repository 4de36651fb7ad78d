/** The accent of each of the two worlds, and where its page leads on to (spec: marketing §2 "Service pages"). */
import { href } from 'react-router';
import type { RelatedLink } from '#app/chrome/related-pages.tsx';
import type { JobCategory } from '#domain/job/job.ts';

export const COLLAR_LOOKS = {
  'white-collar': {
    band: 'bg-white-collar-soft',
    ink: 'text-white-collar',
    line: 'border-white-collar/30',
  },
  'blue-collar': {
    band: 'bg-blue-collar-soft',
    ink: 'text-blue-collar',
    line: 'border-blue-collar/30',
  },
} as const;

export const collarLinks: Record<JobCategory, readonly RelatedLink[]> = {
  'white-collar': [
    {
      type: 'service',
      title: 'Blue collar recruitment',
      description: 'Trades, plant, warehouses and works: the other half of what we do.',
      href: href('/blue-collar'),
    },
    {
      type: 'location',
      title: 'Recruitment in London',
      description: 'Open jobs in London, and our telephone number there.',
      href: href('/locations/:city', { city: 'london' }),
    },
    {
      type: 'blog',
      title: 'Career advice',
      description: 'Articles on pay, applications and changing direction.',
      href: href('/blog/category/:category', { category: 'career-advice' }),
    },
  ],
  'blue-collar': [
    {
      type: 'service',
      title: 'White collar recruitment',
      description: 'Finance, technology, HR, sales, healthcare offices and law.',
      href: href('/white-collar'),
    },
    {
      type: 'location',
      title: 'Recruitment in Manchester',
      description: 'Open jobs in Manchester, and our telephone number there.',
      href: href('/locations/:city', { city: 'manchester' }),
    },
    {
      type: 'blog',
      title: 'Job market insights',
      description: 'Articles on where people are hired, and for how much.',
      href: href('/blog/category/:category', { category: 'job-market' }),
    },
  ],
};

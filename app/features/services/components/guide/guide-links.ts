/** Where to go on from the page about each service. */
import { href } from 'react-router';
import type { RelatedLink } from '#app/chrome/related-pages.tsx';
import type { Sector } from '#domain/job/sector.ts';

const OVERVIEW: RelatedLink = {
  title: 'Employer services',
  description: 'The five ways to fill a job, and what each costs.',
  href: href('/employer-services'),
  type: 'service',
};

const PERMANENT: RelatedLink = {
  title: 'Permanent recruitment',
  description: 'A shortlist of three to five people, and a fee only when one starts.',
  href: href('/permanent-recruitment'),
  type: 'service',
};

const CONTRACT: RelatedLink = {
  title: 'Contract staffing',
  description: 'Cover and projects, on our payroll.',
  href: href('/contract-staffing'),
  type: 'service',
};

const SEARCH: RelatedLink = {
  title: 'Executive search',
  description: 'Directors and senior managers, approached in confidence.',
  href: href('/executive-search'),
  type: 'service',
};

const ADVERT: RelatedLink = {
  title: 'Recruitment tips',
  description: 'Articles for employers: adverts, interviews, offers.',
  href: href('/blog/category/:category', { category: 'recruitment-tips' }),
  type: 'blog',
};

const LONDON: RelatedLink = {
  title: 'Recruitment in London',
  description: 'Our office there, its number and its jobs.',
  href: href('/locations/:city', { city: 'london' }),
  type: 'location',
};

const MANCHESTER: RelatedLink = {
  title: 'Recruitment in Manchester',
  description: 'Our number there, and what is open now.',
  href: href('/locations/:city', { city: 'manchester' }),
  type: 'location',
};

export type GuidePath =
  | '/employer-services'
  | '/permanent-recruitment'
  | '/contract-staffing'
  | '/executive-search'
  | '/career-coaching';

/** Whose pattern stands at the head of each page: circles of people, courses of bricks, arrows, ripples, waves. */
export const guideSectors: Record<GuidePath, Sector> = {
  '/employer-services': 'people',
  '/permanent-recruitment': 'construction',
  '/contract-staffing': 'logistics',
  '/executive-search': 'sales',
  '/career-coaching': 'energy',
};

export const guideLinks: Record<GuidePath, readonly RelatedLink[]> = {
  '/employer-services': [
    {
      title: 'White collar recruitment',
      description: 'Offices and the professions: six lines of work.',
      href: href('/white-collar'),
      type: 'service',
    },
    {
      title: 'Blue collar recruitment',
      description: 'Skilled trades and industry: six lines of work.',
      href: href('/blue-collar'),
      type: 'service',
    },
    {
      title: 'International recruitment',
      description: 'Languages, right to work, and moving to the UK.',
      href: href('/international'),
      type: 'service',
    },
    LONDON,
    MANCHESTER,
    ADVERT,
  ],
  '/permanent-recruitment': [CONTRACT, SEARCH, ADVERT],
  '/contract-staffing': [PERMANENT, OVERVIEW, MANCHESTER],
  '/executive-search': [PERMANENT, CONTRACT, LONDON],
  '/career-coaching': [
    {
      title: 'Salary calculator and tools',
      description: 'What a role pays in your city, before you name a figure.',
      href: href('/tools'),
      type: 'service',
    },
    {
      title: 'Career advice',
      description: 'Articles on pay, applications and interviews.',
      href: href('/blog/category/:category', { category: 'career-advice' }),
      type: 'blog',
    },
    {
      title: 'How we work',
      description: 'What we check, keep, delete and refuse to do.',
      href: href('/blog/:slug', { slug: 'how-we-work' }),
      type: 'blog',
    },
  ],
};

/** The industries with a page of their own, and the lines of work the agency recruits for. */
import type { JobCategory } from '#domain/job/job.ts';

export type IndustrySlug = 'technology' | 'financial-services' | 'manufacturing';

export type Industry = {
  slug: IndustrySlug;
  name: string;
  summary: string;
  /** The part of the board where its jobs are. */
  category: JobCategory;
};

export const industries: readonly Industry[] = [
  {
    slug: 'technology',
    name: 'Technology',
    summary: 'Software, data, infrastructure and support',
    category: 'white-collar',
  },
  {
    slug: 'financial-services',
    name: 'Financial services',
    summary: 'Banking, accounting, insurance and analysis',
    category: 'white-collar',
  },
  {
    slug: 'manufacturing',
    name: 'Manufacturing',
    summary: 'Production, engineering, quality and maintenance',
    category: 'blue-collar',
  },
];

export function findIndustry(slug: string | undefined): Industry | undefined {
  return industries.find((industry) => industry.slug === slug);
}

/** The names are those of the service pages' industry cards. */
export const linesOfWork: Record<JobCategory, readonly string[]> = {
  'white-collar': [
    'Finance & Banking',
    'Technology & IT',
    'Human Resources',
    'Sales & Marketing',
    'Healthcare Administration',
    'Legal & Compliance',
  ],
  'blue-collar': [
    'Manufacturing',
    'Construction',
    'Logistics & Transport',
    'Maintenance & Engineering',
    'Food & Beverage',
    'Utilities & Energy',
  ],
};

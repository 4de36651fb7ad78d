/**
 * The pages that search engines are told of, besides articles, their categories and jobs: how often each changes, and
 * how much it matters among the others (spec: marketing §9 "Sitemap change frequency and priority"). /about and /contact
 * are the home page, which is their canonical address, and what asks not to be found is not here.
 */
import { href } from 'react-router';
import { cities } from '#content/cities.ts';
import { industries } from '#content/industries.ts';
import { industryPages } from '#content/industry-pages.ts';
import { type PagePattern, pageText } from '#content/pages.ts';
import type { JobCategory } from '#domain/job.ts';

type Frequency = 'daily' | 'weekly' | 'monthly';

export type SitemapPage = {
  path: string;
  frequency: Frequency;
  priority: string;
  /** When its words last changed, as YYYY-MM-DD. */
  updatedOn: string;
  /** Of which open jobs it shows the newest, where it shows any. */
  jobs?: 'all' | JobGroup | TitledJobs;
};

export type JobGroup = { category?: JobCategory; location?: string };
export type TitledJobs = { category: JobCategory; words: readonly string[]; isEither: boolean };

type Row = readonly [path: PagePattern, frequency: Frequency, priority: string, jobs?: SitemapPage['jobs']];

const ROWS: readonly Row[] = [
  ['/', 'weekly', '1.0', 'all'],
  ['/white-collar', 'weekly', '0.9', { category: 'white-collar' }],
  ['/blue-collar', 'weekly', '0.9', { category: 'blue-collar' }],
  ['/international', 'monthly', '0.8'],
  ['/jobs', 'daily', '0.8', 'all'],
  ['/tools', 'weekly', '0.7'],
  ['/employer-services', 'weekly', '0.7'],
  ['/permanent-recruitment', 'weekly', '0.7'],
  ['/contract-staffing', 'weekly', '0.7'],
  ['/executive-search', 'weekly', '0.7'],
  ['/career-coaching', 'weekly', '0.7'],
  ['/request-talent', 'weekly', '0.7'],
  ['/send-your-cv', 'weekly', '0.7'],
  ['/request-coaching', 'weekly', '0.7'],
  ['/candidate-login', 'monthly', '0.3'],
  ['/candidate-sign-up', 'monthly', '0.3'],
  ['/employer-login', 'monthly', '0.3'],
  ['/employer-sign-up', 'monthly', '0.3'],
  ['/privacy-policy', 'monthly', '0.3'],
  ['/cookie-policy', 'monthly', '0.3'],
  ['/terms-of-service', 'monthly', '0.3'],
  ['/accessibility', 'monthly', '0.3'],
  ['/complaints', 'monthly', '0.3'],
  ['/data-protection', 'monthly', '0.3'],
  ['/sitemap', 'weekly', '0.3'],
];

export const sitemapPages: readonly SitemapPage[] = [
  ...ROWS.map(([path, frequency, priority, jobs]) => ({
    path,
    frequency,
    priority,
    updatedOn: pageText(path).updatedOn,
    ...(jobs && { jobs }),
  })),
  ...cities.map(({ slug, name }) => ({
    path: href('/locations/:city', { city: slug }),
    frequency: 'weekly' as const,
    priority: '0.8',
    updatedOn: pageText('/locations/:city').updatedOn,
    jobs: { location: name },
  })),
  ...industries.map(({ slug, category }) => ({
    path: href('/industries/:industry', { industry: slug }),
    frequency: 'weekly' as const,
    priority: '0.7',
    updatedOn: pageText('/industries/:industry').updatedOn,
    jobs: { category, words: industryPages[slug].words, isEither: industryPages[slug].isEither },
  })),
];

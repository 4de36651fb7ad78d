/** The industries with a page of their own. */
import type { JobCategory } from '#domain/job/job.ts';
import { siteFacts } from './site.ts';

/** What every page brings along of an industry. */
export type IndustryFact = {
  slug: string;
  name: string;
  summary: string;
  /** The part of the board where its jobs are. */
  category: JobCategory;
};

export const listIndustries = (): readonly IndustryFact[] => siteFacts().industries;

export const findIndustry = (slug: string | undefined): IndustryFact | undefined =>
  listIndustries().find((industry) => industry.slug === slug);

import { type IndustryFact, siteFacts } from './site.ts';

export const listIndustries = (): readonly IndustryFact[] => siteFacts().industries;

export const findIndustry = (slug: string | undefined): IndustryFact | undefined =>
  listIndustries().find((industry) => industry.slug === slug);

/** The words of each industry's page. Apart from the list of industries, which every page brings along. */
import { financialServicesPage } from './industries/financial-services.ts';
import type { IndustryPage } from './industries/industry-page.ts';
import { manufacturingPage } from './industries/manufacturing.ts';
import { technologyPage } from './industries/technology.ts';
import type { IndustrySlug } from './industries.ts';

export const industryPages: Record<IndustrySlug, IndustryPage> = {
  technology: technologyPage,
  'financial-services': financialServicesPage,
  manufacturing: manufacturingPage,
};

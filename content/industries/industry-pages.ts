/** The words of each industry's page. Apart from the list of industries, which every page brings along. */
import { financialServicesPage } from './financial-services.ts';
import type { IndustrySlug } from './industries.ts';
import type { IndustryPage } from './industry-page.ts';
import { manufacturingPage } from './manufacturing.ts';
import { technologyPage } from './technology.ts';

export const industryPages: Record<IndustrySlug, IndustryPage> = {
  technology: technologyPage,
  'financial-services': financialServicesPage,
  manufacturing: manufacturingPage,
};

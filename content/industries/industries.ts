/** The industries of the demo, in the order of its menus. */
import { financialServicesPage } from './financial-services.ts';
import { manufacturingPage } from './manufacturing.ts';
import { technologyPage } from './technology.ts';

export const industries = [technologyPage, financialServicesPage, manufacturingPage];

/** Every advert of the demo board, by sector. */
import { accountManagerJobs } from './jobs/account-managers-manchester.ts';
import { constructionJobs } from './jobs/construction.ts';
import { financeAndBankingJobs } from './jobs/finance-and-banking.ts';
import { foodAndBeverageJobs } from './jobs/food-and-beverage.ts';
import { healthcareAdministrationJobs } from './jobs/healthcare-administration.ts';
import { humanResourcesJobs } from './jobs/human-resources.ts';
import { legalAndComplianceJobs } from './jobs/legal-and-compliance.ts';
import { logisticsAndTransportJobs } from './jobs/logistics-and-transport.ts';
import { maintenanceAndEngineeringJobs } from './jobs/maintenance-and-engineering.ts';
import { manufacturingJobs } from './jobs/manufacturing.ts';
import { blueCollarJobsOffTheBoard } from './jobs/off-the-board/blue-collar.ts';
import { whiteCollarJobsOffTheBoard } from './jobs/off-the-board/white-collar.ts';
import { salesAndMarketingJobs } from './jobs/sales-and-marketing.ts';
import { softwareDeveloperJobs } from './jobs/software-developers-london.ts';
import { technologyAndItJobs } from './jobs/technology-and-it.ts';
import { utilitiesAndEnergyJobs } from './jobs/utilities-and-energy.ts';
import type { SeedJob } from './seed-job.ts';

export const demoJobs: SeedJob[] = [
  ...constructionJobs,
  ...financeAndBankingJobs,
  ...foodAndBeverageJobs,
  ...healthcareAdministrationJobs,
  ...humanResourcesJobs,
  ...legalAndComplianceJobs,
  ...logisticsAndTransportJobs,
  ...maintenanceAndEngineeringJobs,
  ...manufacturingJobs,
  ...salesAndMarketingJobs,
  ...technologyAndItJobs,
  ...utilitiesAndEnergyJobs,
  ...blueCollarJobsOffTheBoard,
  ...whiteCollarJobsOffTheBoard,
  ...softwareDeveloperJobs,
  ...accountManagerJobs,
];

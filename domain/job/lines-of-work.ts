import type { JobCategory } from './job.ts';

export const LINES_OF_WORK: Record<JobCategory, readonly string[]> = {
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

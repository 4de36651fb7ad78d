import type { Sector } from '#domain/job/sector.ts';
import type { ServicePath } from '#domain/site/service-path.ts';

export type GuidePath = Exclude<ServicePath, '/white-collar' | '/blue-collar' | '/international'>;

export const guideSectors: Record<GuidePath, Sector> = {
  '/employer-services': 'people',
  '/permanent-recruitment': 'construction',
  '/contract-staffing': 'logistics',
  '/executive-search': 'sales',
  '/career-coaching': 'energy',
};

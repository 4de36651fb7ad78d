import type { Sector } from '#domain/job/sector.ts';
import type { ServicePath } from '#domain/site/service-path.ts';

export type GuidePath = Exclude<ServicePath, '/white-collar' | '/blue-collar' | '/international'>;

/** Whose pattern stands at the head of each page: circles of people, courses of bricks, arrows, ripples, waves. */
export const guideSectors: Record<GuidePath, Sector> = {
  '/employer-services': 'people',
  '/permanent-recruitment': 'construction',
  '/contract-staffing': 'logistics',
  '/executive-search': 'sales',
  '/career-coaching': 'energy',
};

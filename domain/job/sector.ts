import type { JobCategory } from './job.ts';

export const CATEGORY_OF_SECTOR = {
  finance: 'white-collar',
  technology: 'white-collar',
  people: 'white-collar',
  sales: 'white-collar',
  care: 'white-collar',
  law: 'white-collar',
  manufacturing: 'blue-collar',
  construction: 'blue-collar',
  logistics: 'blue-collar',
  maintenance: 'blue-collar',
  food: 'blue-collar',
  energy: 'blue-collar',
} as const satisfies Record<string, JobCategory>;

export type Sector = keyof typeof CATEGORY_OF_SECTOR;

export const SECTORS = Object.keys(CATEGORY_OF_SECTOR) as Sector[];

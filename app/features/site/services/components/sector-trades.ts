import type { Sector } from '#domain/job/sector.ts';
import type { Trade } from '#domain/job/trade.ts';

export const SECTOR_TRADES: Record<Sector, Trade> = {
  finance: 'finance',
  technology: 'software',
  people: 'people',
  sales: 'sales',
  care: 'healthcare',
  law: 'law',
  manufacturing: 'engineering',
  construction: 'building',
  logistics: 'driving',
  maintenance: 'plumbing',
  food: 'kitchen',
  energy: 'electrical',
};

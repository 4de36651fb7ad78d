import type { Sector } from '#domain/job/sector.ts';

export type Tile = readonly [width: number, height: number, lines: string];

/**
 * One tile per sector: width, height, and lines that meet its neighbours'. Rows are 12, 18, 24 or 36 high, so that a strip of 72 cuts none.
 */
export const SECTOR_TILES: Record<Sector, Tile> = {
  finance: [
    48,
    24,
    'M0 12c8-11 16-11 24 0s16 11 24 0M0 12c8 11 16 11 24 0s16-11 24 0M0 12c8-6 16-6 24 0s16 6 24 0M0 12c8 6 16 6 24 0s16-6 24 0M0 24c8-4 16-4 24 0s16 4 24 0M0 0c8-4 16-4 24 0s16 4 24 0',
  ],
  technology: [
    96,
    48,
    'M0 12h18l8 8h22l8-8h40M32 20v8M29 31a3 3 0 1 1 6 0 3 3 0 1 1-6 0M0 40h12M18 40h28l8-8h20l8 8h14M12 40a3 3 0 1 1 6 0 3 3 0 1 1-6 0M74 12v6M71 21a3 3 0 1 1 6 0 3 3 0 1 1-6 0M90 40v8M90 0v3M87 6a3 3 0 1 1 6 0 3 3 0 1 1-6 0',
  ],
  people: [
    36,
    36,
    'M4 18a14 14 0 1 1 28 0 14 14 0 1 1-28 0M14 0a14 14 0 0 1-14 14M22 0a14 14 0 0 0 14 14M14 36a14 14 0 0 0-14-14M22 36a14 14 0 0 1 14-14',
  ],
  sales: [36, 36, 'M7 36a7 7 0 0 0-7-7M14 36a14 14 0 0 0-14-14M21 36a21 21 0 0 0-21-21M28 36A28 28 0 0 0 0 8'],
  care: [40, 36, 'M10 4v10M5 9h10M30 22v10M25 27h10M23 9h14M3 27h14'],
  law: [36, 72, 'M0 4h36M0 9h36M0 67h36M9 9v58M13 9v58M18 9v58M23 9v58M27 9v58'],
  manufacturing: [
    44,
    48,
    'M6 3h10l5 9-5 9H6L1 12zM7 12a4 4 0 1 1 8 0 4 4 0 1 1-8 0M28 27h10l5 9-5 9H28l-5-9zM29 36a4 4 0 1 1 8 0 4 4 0 1 1-8 0',
  ],
  construction: [48, 36, 'M0 1h48M0 19h48M12 1v18M36 19v17M36 0v1'],
  logistics: [44, 24, 'M4 4l9 8-9 8M14 4l9 8-9 8M24 4l9 8-9 8'],
  maintenance: [16, 24, 'M0 0l16 24M16 0L0 24M8 9l2 3-2 3-2-3z'],
  food: [
    32,
    24,
    'M16 0v24M16 12c-7 0-10-4-10-10 7 0 10 4 10 10 0-6 3-10 10-10 0 6-3 10-10 10M16 24c-7 0-10-4-10-10 7 0 10 4 10 10 0-6 3-10 10-10 0 6-3 10-10 10',
  ],
  energy: [
    60,
    36,
    'M0 18c10-19 20-19 30 0s20 19 30 0M-40 18c10-19 20-19 30 0s20 19 30 0 20-19 30 0 20 19 30 0M-20 18c10-19 20-19 30 0s20 19 30 0 20-19 30 0',
  ],
};

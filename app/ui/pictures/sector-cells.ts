/**
 * Shapes between the lines of each sector's tile, which a band colours. Each tile has one or two, in its own coordinates. Only a shape's
 * starting point is absolute, so that it can be moved.
 */
import type { Sector } from '#domain/job/sector.ts';
import { box, disc } from './trades/layers.ts';

export const SECTOR_CELLS: Record<Sector, readonly string[]> = {
  finance: ['M0 12c8-11 16-11 24 0-8 11-16 11-24 0z', 'M24 12c8-11 16-11 24 0-8 11-16 11-24 0z'],
  technology: [
    `${box(29, 33, 14, 14, 2)}${disc(32, 23, 3)}`,
    `${box(56, 5, 14, 14, 2)}${disc(74, 21, 3)}`,
    box(57, 25, 14, 14, 2),
    box(2, 5, 14, 14, 2),
  ],
  people: [disc(18, 18, 14), 'M22 0a14 14 0 0 0 14 14a14 14 0 0 0-14-14'],
  sales: ['M14 36h7a21 21 0 0 0-21-21v7a14 14 0 0 1 14 14z', 'M28 36a28 28 0 0 0-28-28v-8h36v36z'],
  care: ['M8 4h4v3h3v4h-3v3h-4v-3h-3v-4h3z', 'M28 22h4v3h3v4h-3v3h-4v-3h-3v-4h3z'],
  law: [box(9, 9, 18, 58), box(27, 9, 18, 58)],
  manufacturing: [
    'M6 3h10l5 9-5 9h-10l-5-9zM11 8a4 4 0 1 0 .01 0z',
    'M28 27h10l5 9-5 9h-10l-5-9zM33 32a4 4 0 1 0 .01 0z',
  ],
  construction: [box(12, 1, 24, 18), box(36, 19, 48, 17)],
  logistics: ['M4 4l9 8-9 8h10l9-8-9-8z', 'M14 4l9 8-9 8h10l9-8-9-8z'],
  maintenance: ['M8 12l8 12-8 12-8-12z', 'M16 0l8 12-8 12-8-12z'],
  food: ['M16 12c-7 0-10-4-10-10 7 0 10 4 10 10z', 'M16 12c0-6 3-10 10-10 0 6-3 10-10 10z'],
  energy: ['M0 18c10-19 20-19 30 0z', 'M30 18c10 19 20 19 30 0z'],
};

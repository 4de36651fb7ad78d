/** Figures on the pages of the cities. They are the whole agency's: no city is counted separately yet. */
import type { Claim } from '#content/claims.ts';

// The figures in this file are made up.
const asOf = '2026-09-30';

export const allCities: readonly Claim[] = [
  { value: '12+', label: 'Partner Companies', asOf, source: 'Companies that fill jobs only through us, in all cities' },
  { value: '45+', label: 'Successful Placements', asOf, source: 'People who started work through us, in all cities' },
  {
    value: '88%',
    label: 'Success Rate',
    asOf,
    source: 'Vacancies filled, of all closed, those that employers withdrew among them, in all cities',
  },
  {
    value: '4.9',
    label: 'Client Rating',
    asOf,
    source: 'Out of 5, asked of employers after a placement, in all cities',
  },
];

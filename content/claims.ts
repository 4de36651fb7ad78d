/**
 * Every figure the agency states about itself, once for each place where it is shown, with the day it was true and where
 * it comes from. Change it here when the figure changes.
 */
export type Claim = {
  value: string;
  label: string;
  /** The day of the count, as YYYY-MM-DD. */
  asOf: string;
  /** How somebody could count it again. */
  source: string;
};

const asOf = '2026-09-30';

export const homeClaims: readonly Claim[] = [
  { value: '12+', label: 'partner companies', asOf, source: 'Companies that fill jobs only through us' },
  { value: '45+', label: 'placements', asOf, source: 'People who started a job or an assignment through us' },
  { value: '88%', label: 'success rate', asOf, source: 'Vacancies filled, of all vacancies closed' },
  { value: '8+', label: 'sectors', asOf, source: 'Sectors with at least one placement' },
  { value: '6', label: 'months in business', asOf, source: 'Since the company was registered' },
];

/** How long things take, as told to employers on the home page. */
export const homeTimes = {
  typical: {
    value: '2-4 weeks',
    label: 'from brief to accepted offer',
    asOf,
    source: 'Median of permanent placements',
  },
  urgent: {
    value: '48-72 hours',
    label: 'for urgent temporary cover',
    asOf,
    source: 'Temporary bookings marked urgent',
  },
  executive: { value: '6-8 weeks', label: 'for an executive search', asOf, source: 'Searches completed' },
} as const satisfies Record<string, Claim>;

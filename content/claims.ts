/** Every figure the demo agency states about itself, once for each place where it is shown (db/content/claim.ts). */
import type { Claim } from '#domain/site/claim.ts';

export type { Claim };

// The figures in this file are made up.
const asOf = '2026-09-30';

export const homeClaims: readonly Claim[] = [
  { value: '12+', label: 'partner companies', asOf, source: 'Companies that fill jobs only through us' },
  { value: '45+', label: 'placements', asOf, source: 'People who started a job or an assignment through us' },
  {
    value: '88%',
    label: 'success rate',
    asOf,
    source: 'Vacancies filled, of all closed, those that employers withdrew among them',
  },
  { value: '8+', label: 'sectors', asOf, source: 'Sectors with at least one placement' },
  { value: '6', label: 'months in business', asOf, source: 'Since the company was registered' },
];

/** Durations quoted to employers on the home page. */
export const homeTimes = {
  typical: {
    value: '2-4 weeks',
    label: 'from brief to accepted offer',
    asOf,
    source: 'Middle half of permanent placements',
  },
  rapid: {
    value: '24-48 hours',
    inWords: 'one or two days',
    label: 'for rapid placement',
    asOf,
    source: 'Bookings for work we hold a pool for',
  },
  urgent: {
    value: '48-72 hours',
    label: 'for other urgent cover',
    asOf,
    source: 'Temporary bookings marked urgent',
  },
  executive: { value: '6-8 weeks', label: 'for an executive search', asOf, source: 'Searches completed' },
} as const satisfies Record<string, Claim>;

/** Beside what the home page says to people who look for work. */
export const homePayRise = {
  value: '25%',
  label: 'average salary increase',
  asOf,
  source: 'Permanent placements of people in work who told us their old pay',
} as const satisfies Claim;

/** Shown above the reviews on the home page. The average rating, with its own number of reviews, is in company.ts. */
const homeReviewCount = {
  value: '12+',
  label: 'reviews',
  asOf,
  source: 'Written reviews whose authors let us publish them',
} as const satisfies Claim;

/** Shown on the overview of employer services. The home page counts some of these differently, as the sources say. */
export const employerServicesClaims: readonly Claim[] = [
  { value: '90%', label: 'success rate', asOf, source: 'Vacancies filled, of those briefed to us alone' },
  { value: '15+', label: 'sectors', asOf, source: 'Sectors we have taken a brief from, filled or not' },
  { value: '12+', label: 'partner companies', asOf, source: 'Companies that fill jobs only through us' },
];

/** Shown on the page of each service. */
export const serviceTimes = {
  permanent: {
    value: '2-4 weeks',
    inWords: 'two to four weeks',
    label: 'from brief to accepted offer',
    asOf,
    source: 'Middle half of permanent placements',
  },
  rapid: { value: '24-48 hours', label: 'rapid placement', asOf, source: 'Bookings for work we hold a pool for' },
  urgent: { value: '48-72 hours', label: 'other urgent cover', asOf, source: 'Temporary bookings marked urgent' },
  executive: {
    value: '6-8 weeks',
    inWords: 'six to eight weeks',
    label: 'from brief to accepted offer',
    asOf,
    source: 'Searches completed',
  },
} as const satisfies Record<string, Claim>;

/** Stored in the studio's format; claims about a service are on its page. */
export const claims = [
  ...homeClaims.map((claim) => ({ shownIn: 'home', ...claim })),
  ...[...Object.values(homeTimes), homePayRise].map((claim) => ({ shownIn: 'home-times', ...claim })),
  { shownIn: 'reviews', ...homeReviewCount },
];

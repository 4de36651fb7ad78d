/**
 * The figures that the service pages state, each with the day it was true and where it comes from. The home page counts
 * other things (claims.ts), so the same word may have another figure there.
 */
import type { Claim } from '#content/claims.ts';

// The figures in this file are made up.
const asOf = '2026-09-30';

export const whiteCollarClaims: readonly Claim[] = [
  { value: '200+', label: 'candidates', asOf, source: 'Office candidates whom a consultant has spoken to' },
  { value: '10+', label: 'partner companies', asOf, source: 'Employers with at least one office vacancy with us' },
  { value: '12', label: 'industries', asOf, source: 'Industries of those employers' },
  { value: '95%', label: 'success rate', asOf, source: 'Office vacancies filled, of those closed and not withdrawn' },
];

export const blueCollarClaims: readonly Claim[] = [
  { value: '50+', label: 'candidates', asOf, source: 'Trades and site candidates whose tickets we have seen' },
  { value: '8+', label: 'partner companies', asOf, source: 'Employers with at least one site vacancy with us' },
  { value: '8', label: 'industries', asOf, source: 'Industries of those employers' },
  { value: '90%', label: 'success rate', asOf, source: 'Site vacancies filled, of those closed and not withdrawn' },
];

export const internationalClaims: readonly Claim[] = [
  {
    value: '200+',
    label: 'candidates',
    asOf,
    source: 'Candidates here and abroad, registered with a working language beside English',
  },
  { value: '15+', label: 'countries', asOf, source: 'Countries where they last worked or studied' },
  { value: '10+', label: 'languages', asOf, source: 'Languages asked for in at least one vacancy' },
  {
    value: '85%',
    label: 'success rate',
    asOf,
    source: 'Vacancies that ask for a language filled, of those closed and not withdrawn',
  },
];

/** A figure that the agency states about itself, as the studio keeps it, for one place where it is shown. */
import { z } from 'zod';
import type { Claim } from '#domain/site/claim.ts';
import { about, line, statedFigure } from './fields.ts';

const PLACES = {
  home: 'Home page, large',
  'home-times': 'Home page, small, below the large ones',
  reviews: 'Home page, beside the heading of the reviews',
} as const;

export type ClaimPlace = keyof typeof PLACES;

export const claimSchema = z.strictObject({
  shownIn: about(z.enum(Object.keys(PLACES) as [ClaimPlace, ...ClaimPlace[]], 'Choose where it is shown'), {
    label: 'Where it is shown',
    choices: Object.entries(PLACES),
  }),
  ...statedFigure({ value: 24, label: 80 }).shape,
  inWords: about(line(60).optional(), {
    label: 'In words',
    hint: 'For the middle of a sentence, such as: one or two days.',
  }),
});

type PlacedClaim = z.infer<typeof claimSchema>;

export const claimsIn = ({ claims }: { claims: readonly PlacedClaim[] }, place: ClaimPlace): Claim[] =>
  claims
    .filter(({ shownIn }) => shownIn === place)
    .map(({ value, label, asOf, source, inWords }) => ({ value, label, asOf, source, inWords }));

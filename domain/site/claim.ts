/** A figure that the agency states about itself, with its date and source. */
export type Claim = {
  value: string;
  label: string;
  asOf: string;
  source: string;
  inWords?: string | undefined;
};

/** The earliest date of the claims, as YYYY-MM-DD, which holds for all; '' without claims. */
export const earliestCount = (claims: readonly Pick<Claim, 'asOf'>[]): string =>
  claims.map(({ asOf }) => asOf).sort()[0] ?? '';

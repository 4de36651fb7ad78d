/** A figure that the agency states about itself, with its date and source. */
export type Claim = {
  value: string;
  label: string;
  /** The day of the count, as YYYY-MM-DD. */
  asOf: string;
  /** Describes how to count it again. */
  source: string;
  /** The value in the middle of a sentence, if written out. */
  inWords?: string | undefined;
};

/** The day that holds for all of them: the earliest, as YYYY-MM-DD; '' where there are no claims. */
export const earliestCount = (claims: readonly Pick<Claim, 'asOf'>[]): string =>
  claims.map(({ asOf }) => asOf).sort()[0] ?? '';

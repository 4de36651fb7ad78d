const PAIR_REASONS = ['email', 'phone', 'place', 'work'] as const;
export type PairReason = (typeof PAIR_REASONS)[number];

export const PAIR_REASON_NAMES: Record<PairReason, string> = {
  email: 'Same email address',
  phone: 'Same phone number',
  place: 'Similar name, same place',
  work: 'Similar name, same work',
};

export const UNDO_DAYS = 30;

/** Pairs beyond this number are neither counted nor listed. */
export const MOST_PAIRS = 1_000;

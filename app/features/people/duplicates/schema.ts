import type { PersonSource, RightToWork } from '#domain/person/person.ts';

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

export type ComparedPerson = {
  id: string;
  fullName: string;
  email: string | null;
  phone: string | null;
  location: string | null;
  headline: string | null;
  skills: string[];
  tags: string[];
  rightToWork: RightToWork;
  source: PersonSource;
  hasAccount: boolean;
  createdAt: Date;
  lastContactAt: Date;
  applications: number;
  enquiries: number;
  notes: number;
  tasks: number;
  assignments: number;
};

export type PairedPerson = { id: string; fullName: string };

/** `mark` tells people with the same name apart: contact details, and since when the record exists. */
export type MarkedPerson = PairedPerson & { mark: string };

export type ProposedPair = { one: MarkedPerson; other: MarkedPerson; reasons: PairReason[] };

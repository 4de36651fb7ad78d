/** An advert as input of the rules, and their findings. Each rule is dated law with its source, one file each. */
import type { JobBasis, JobType, WorkMode } from '#domain/job/job.ts';
import type { Salary } from '#domain/pay/salary.ts';

export type Advert = {
  /** The agency's full name; '' before it has one. */
  agency: string;
  title: string;
  description: string;
  requirements: string;
  /** Instead of an advert: a question to its applicants, with the answers to choose from. */
  question?: string;
  place: string;
  workMode: WorkMode;
  type: JobType;
  basis: JobBasis;
  payText: string;
  /** Null where the advert names no figure. */
  pay: Salary | null;
  hoursPerWeek: number | null;
  /** Phone numbers and email addresses of the agency, which its adverts may contain. */
  ownContacts?: readonly string[];
};

export type AdvertField =
  | 'title'
  | 'location'
  | 'salary'
  | 'basis'
  | 'work_mode'
  | 'description'
  | 'requirements'
  | 'question';

/**
 * `block`: no reason makes it lawful. `ask`: lawful for some jobs only, so the poster says why for this one. `warn`: likely
 * to mislead candidates or put them off; the poster may keep it and says why.
 */
export type Severity = 'block' | 'ask' | 'warn';

export type Law = {
  title: string;
  provision: string;
  /** YYYY-MM-DD. */
  inForce: string;
  url: string;
};

export const RULE_NAMES = [
  'regulation_27',
  'minimum_wage',
  'pay_claims',
  'age',
  'sex',
  'race',
  'religion',
  'disability',
  'pregnancy',
  'marriage',
  'orientation',
  'trade_union',
  'criminal_record',
  'work_place',
  'contacts',
  'readability',
] as const;
export type RuleName = (typeof RULE_NAMES)[number];

/** The name of each field, as people read it. */
export const ADVERT_FIELD_NAMES: Record<AdvertField, string> = {
  title: 'Title',
  location: 'Location',
  salary: 'Salary',
  basis: 'Permanent or temporary',
  work_mode: 'Where the work is done',
  description: 'Job description',
  requirements: 'Requirements',
  question: 'Question',
};

/** Most characters of an answer to a question about an advert. */
export const LONGEST_REASON = 500;

/** Most characters of the words that a finding quotes. */
export const LONGEST_QUOTE = 80;

export type Finding = {
  rule: RuleName;
  severity: Severity;
  field: AdvertField;
  /** The quoted words, at most 80 characters; '' if something is missing. */
  words: string;
  reason: string;
  suggestion: string;
};

export type AdvertRule = {
  name: RuleName;
  /** Null for a rule of this site. */
  law: Law | null;
  /** @param on the day whose law counts */
  check: (advert: Advert, on: Date) => Finding[];
};

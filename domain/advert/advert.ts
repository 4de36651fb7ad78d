/** The input of the advert rules, and their findings. Each rule has its own file, with the law, its date and its source. */
import type { JobBasis, JobType, WorkMode } from '#domain/job/job.ts';
import type { Salary } from '#domain/pay/salary.ts';

export type Advert = {
  /** The agency's full name; '' before it has one. */
  agency: string;
  title: string;
  description: string;
  requirements: string;
  /** Set instead of the advert's texts: a question to applicants, with its choices. */
  question?: string;
  place: string;
  workMode: WorkMode;
  type: JobType;
  basis: JobBasis;
  payText: string;
  pay: Salary | null;
  hoursPerWeek: number | null;
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
 * `block`: no reason makes it lawful. `ask`: lawful for some jobs only, so the poster must give the reason for this one. `warn`: likely to
 * mislead or deter candidates; the poster may keep it and give a reason.
 */
export type Severity = 'block' | 'ask' | 'warn';

export type Law = {
  title: string;
  provision: string;
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

export const ADVERT_FIELD_NAMES: Record<AdvertField, string> = {
  title: 'Title',
  location: 'Location',
  salary: 'Salary',
  basis: 'Permanent or temporary',
  work_mode: 'Workplace',
  description: 'Job description',
  requirements: 'Requirements',
  question: 'Question',
};

/** Characters. */
export const LONGEST_REASON = 500;

/** Characters. */
export const LONGEST_QUOTE = 80;

export type Finding = {
  rule: RuleName;
  severity: Severity;
  field: AdvertField;
  words: string;
  reason: string;
  suggestion: string;
};

export type AdvertRule = {
  name: RuleName;
  /** Null for a rule of this site rather than the law. */
  law: Law | null;
  /** @param on the day whose law applies */
  check: (advert: Advert, on: Date) => Finding[];
};

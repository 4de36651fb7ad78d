/** Introductions of candidates to clients, and the checks required before their details are sent. */

/** permanent: the client employs. temporary: the agency supplies a worker. contractor: an individual subcontractor. */
export const ENGAGEMENTS = ['permanent', 'temporary', 'contractor'] as const;
export type Engagement = (typeof ENGAGEMENTS)[number];

export const ENGAGEMENT_NAMES: Record<Engagement, string> = {
  permanent: 'Permanent, employed by the client',
  temporary: 'Temporary, supplied by us',
  contractor: 'Contractor, engaged by us',
};

export const CHECK_KINDS = ['identity', 'experience', 'authorisation', 'right_to_work', 'suitability'] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];

export const RULE_KINDS = ['consent', ...CHECK_KINDS] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

export type CheckOutcome = 'met' | 'not_met' | 'not_needed';
export type ConsentOutcome = 'asked' | 'given' | 'refused' | 'withdrawn';

export const CONSENT_NAMES: Record<ConsentOutcome, string> = {
  asked: 'Asked, no answer yet',
  given: 'Agreed',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
};

export const CONSENT_ANSWERS = ['given', 'refused', 'withdrawn'] as const;
export type ConsentAnswer = (typeof CONSENT_ANSWERS)[number];

export const CONSENT_LINK_DAYS = 90;

export const CLIENT_NAME_LENGTH = 200;
export const PURPOSE_LENGTH = 200;
export const CHECK_NOTE_LENGTH = 1000;

/** The answers open to the candidate after their last one; null before the desk has asked. The database applies the same rule. */
export function answersTo(consent: ConsentOutcome | null): readonly ConsentAnswer[] {
  if (consent === 'asked') return ['given', 'refused'];
  if (consent === 'refused') return ['given'];
  return consent === 'given' ? ['withdrawn'] : [];
}

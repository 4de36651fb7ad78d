const PERSON_SOURCES = ['account', 'application', 'enquiry', 'desk', 'import'] as const;
export type PersonSource = (typeof PERSON_SOURCES)[number];

export const PERSON_SOURCE_NAMES: Record<PersonSource, string> = {
  account: 'Has an account',
  application: 'Applied without an account',
  enquiry: 'Sent a form',
  desk: 'Added by hand',
  import: 'Imported',
};

export const RIGHTS_TO_WORK = ['not_asked', 'shown', 'not_allowed'] as const;
export type RightToWork = (typeof RIGHTS_TO_WORK)[number];

/** Result of the document check, not the person's own statement. */
export const RIGHT_TO_WORK_NAMES: Record<RightToWork, string> = {
  not_asked: 'Not checked',
  shown: 'Checked',
  not_allowed: 'Not allowed',
};

/** Filters the list by the last contact of either side: within the last days, or before them. */
export const CONTACT_SPANS = ['7', '30', '90', 'before-90', 'before-365'] as const;
export type ContactSpan = (typeof CONTACT_SPANS)[number];

export const CONTACT_SPAN_NAMES: Record<ContactSpan, string> = {
  '7': 'In the last 7 days',
  '30': 'In the last 30 days',
  '90': 'In the last 90 days',
  'before-90': 'More than 90 days ago',
  'before-365': 'More than a year ago',
};

const DAY_MS = 86_400_000;

export function boundsOfContact(span: ContactSpan, now: Date): { from: Date | null; to: Date | null } {
  const isBefore = span.startsWith('before-');
  const cutOff = new Date(now.getTime() - Number(span.replace('before-', '')) * DAY_MS);
  return isBefore ? { from: null, to: cutOff } : { from: cutOff, to: null };
}

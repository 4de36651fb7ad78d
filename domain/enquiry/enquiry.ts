/**
 * The enquiry forms: fields, limits and statuses. Three are in the specification (marketing §3, §5); coaching is our own
 * (docs/decisions/0045).
 */

export const ENQUIRY_KINDS = ['employer', 'candidate', 'contact', 'coaching'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];
export const ENQUIRY_KIND_NAMES: Record<EnquiryKind, string> = {
  employer: 'Talent request',
  candidate: 'Candidate',
  contact: 'Message',
  coaching: 'Coaching',
};

/** Action names of the forms in the human check (spec: marketing §7). */
export const ENQUIRY_ACTIONS = {
  employer: 'employer_form_submit',
  candidate: 'candidate_form_submit',
  contact: 'contact_form_submit',
  coaching: 'coaching_form_submit',
} as const satisfies Record<EnquiryKind, string>;

export const ENQUIRY_STATUSES = ['new', 'in_hand', 'done'] as const;
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];
export const ENQUIRY_STATUS_NAMES: Record<EnquiryStatus, string> = { new: 'New', in_hand: 'Claimed', done: 'Done' };

export const ENQUIRY_PURPOSES = ['hiring', 'job', 'partnership'] as const;
export type EnquiryPurpose = (typeof ENQUIRY_PURPOSES)[number];
export const ENQUIRY_PURPOSE_NAMES: Record<EnquiryPurpose, string> = {
  hiring: 'Hiring',
  job: 'Finding a job',
  partnership: 'Partnership',
};

export const COACHING_TOPICS = ['cv', 'interview', 'change', 'return', 'redundancy', 'other'] as const;
export type CoachingTopic = (typeof COACHING_TOPICS)[number];
export const COACHING_TOPIC_NAMES: Record<CoachingTopic, string> = {
  cv: 'My CV or an application',
  interview: 'An interview',
  change: 'A change of direction',
  return: 'Going back to work',
  redundancy: 'Redundancy',
  other: 'Something else',
};

export type EnquirySubject = EnquiryPurpose | CoachingTopic;
export const ENQUIRY_SUBJECT_NAMES: Record<EnquirySubject, string> = {
  ...ENQUIRY_PURPOSE_NAMES,
  ...COACHING_TOPIC_NAMES,
};

/** Characters. */
export const ENQUIRY_LENGTHS = {
  line: { least: 2, most: 100 },
  phone: { least: 10, most: 20 },
  optionalLine: 100,
  pay: 50,
  experience: 50,
  skills: 1000,
  message: { least: 10, most: 2000 },
  text: 2000,
  times: 200,
} as const;

const ENQUIRY_FILE_KINDS = ['cv', 'photo'] as const;
export type EnquiryFileKind = (typeof ENQUIRY_FILE_KINDS)[number];

/** The browser re-encodes a photo of any format as JPEG. */
export const LARGEST_PHOTO_BYTES = 5_242_880;
/** spec: marketing §9. */
export const PHOTO_QUALITY = 0.9;

export const UNCONFIRMED_DAYS = 3;

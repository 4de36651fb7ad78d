/** The three request forms: what is asked, within which bounds, and what becomes of it (spec: marketing §3, §5). */

export const ENQUIRY_KINDS = ['employer', 'candidate', 'contact'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];
export const ENQUIRY_KIND_NAMES: Record<EnquiryKind, string> = {
  employer: 'Talent request',
  candidate: 'Candidate',
  contact: 'Message',
};

/** What each form calls itself in its human check (spec: marketing §7). */
export const ENQUIRY_ACTIONS = {
  employer: 'employer_form_submit',
  candidate: 'candidate_form_submit',
  contact: 'contact_form_submit',
} as const satisfies Record<EnquiryKind, string>;

export const ENQUIRY_STATUSES = ['new', 'in_hand', 'done'] as const;
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];
export const ENQUIRY_STATUS_NAMES: Record<EnquiryStatus, string> = { new: 'New', in_hand: 'In hand', done: 'Done' };

export const ENQUIRY_PURPOSES = ['hiring', 'job', 'partnership'] as const;
export type EnquiryPurpose = (typeof ENQUIRY_PURPOSES)[number];
export const ENQUIRY_PURPOSE_NAMES: Record<EnquiryPurpose, string> = {
  hiring: 'Hiring',
  job: 'Finding a job',
  partnership: 'Partnership',
};

/** In characters. */
export const ENQUIRY_LENGTHS = {
  line: { least: 2, most: 100 },
  phone: { least: 10, most: 20 },
  optionalLine: 100,
  pay: 50,
  experience: 50,
  skills: 1000,
  message: { least: 10, most: 2000 },
  text: 2000,
} as const;

export const ENQUIRY_FILE_KINDS = ['cv', 'photo'] as const;
export type EnquiryFileKind = (typeof ENQUIRY_FILE_KINDS)[number];

/** A photo as the browser makes it: a JPEG, of whatever was taken or chosen. */
export const LARGEST_PHOTO_BYTES = 5_242_880;
/** spec: marketing §9. */
export const PHOTO_QUALITY = 0.9;

/** After how many days an enquiry is forgotten that nobody confirmed. */
export const UNCONFIRMED_DAYS = 3;

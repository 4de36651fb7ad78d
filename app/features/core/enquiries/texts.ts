/** Exactly as in spec: marketing §8, except for coaching. */
import type { FeatureNotices, PageNoticeText } from '#app/web/notices/notice-keys.ts';
import { ENQUIRY_LENGTHS, type EnquiryKind } from '#domain/enquiry/enquiry.ts';

type EnquiryText = PageNoticeText & { text: string };

const problem = (title: string, text: string): EnquiryText => ({ title, text, tone: 'danger' });

type EnquiryTexts = {
  notHuman: EnquiryText;
  failed: EnquiryText;
  sent: EnquiryText;
};

export const ENQUIRY_TEXTS: Record<EnquiryKind, EnquiryTexts> = {
  employer: {
    notHuman: problem('Submission Error', 'reCAPTCHA verification failed.'),
    failed: problem('Submission Error', 'Failed to submit request. Please try again.'),
    sent: {
      title: 'Request Submitted',
      text: 'A consultant will be in touch within one working day.',
      tone: 'success',
    },
  },
  candidate: {
    notHuman: problem('Submission Error', 'reCAPTCHA verification failed.'),
    failed: problem('Submission Error', 'Failed to submit application. Please try again.'),
    sent: { title: 'Application Submitted', text: 'Please check your email for confirmation.', tone: 'success' },
  },
  contact: {
    notHuman: problem(
      'Security Verification Failed',
      'Unable to verify reCAPTCHA. Please refresh the page and try again.',
    ),
    failed: problem('Submission Error', 'Failed to send message. Please try again.'),
    sent: { title: 'Message Sent', text: 'We’ll reply within one working day.', tone: 'success' },
  },
  coaching: {
    notHuman: problem(
      'Your request was not sent',
      'We couldn’t check that you’re a person. Reload the page and try again.',
    ),
    failed: problem('Your request was not sent', 'Something went wrong on our side. Try again, or ring us.'),
    sent: {
      title: 'Coaching request sent',
      text: 'A coach will be in touch within one working day to agree a time.',
      tone: 'success',
    },
  },
};

export const TOO_MANY_ENQUIRIES = problem('Submission Error', 'Too many attempts. Please try again later, or ring us.');

/** Sent without scripts, so without a human check: the emailed link confirms it. */
export const CONFIRM_ENQUIRY: EnquiryText = {
  title: 'Confirm your email address',
  text: 'We’ve emailed you a link. Open it to confirm the request is yours, and we’ll read it.',
  tone: 'neutral',
};

/** spec: marketing §5. */
export const ENQUIRY_FAULTS = {
  name: 'Name must be at least 2 characters',
  email: 'Invalid email address',
  phone: `Phone number must be at least ${ENQUIRY_LENGTHS.phone.least} digits`,
  line: (label: string) => `${label} must be at least ${ENQUIRY_LENGTHS.line.least} characters`,
} as const;

export const EMPTY_FIELDS = {
  name: 'Enter your name',
  email: 'Enter your email address, like name@example.com',
  phone: `Enter your phone number, with at least ${ENQUIRY_LENGTHS.phone.least} digits`,
  line: (label: string) => `Enter the ${label.toLowerCase()}`,
  ownLine: (label: string) => `Enter your ${label.toLowerCase()}`,
} as const;

export const ENQUIRY_LABELS = {
  companyName: 'Company name',
  contactPerson: 'Contact person',
  email: 'Email',
  phone: 'Phone',
  position: 'Position',
  industry: 'Industry',
  location: 'Location',
  salaryRange: 'Salary range',
  requirements: 'Requirements',
  fullName: 'Full name',
  currentPosition: 'Current position',
  desiredRole: 'Desired role',
  desiredIndustry: 'Desired industry',
  desiredLocation: 'Desired location',
  salaryExpectation: 'Salary expectation',
  experience: 'Years of experience',
  skills: 'Skills',
  additionalInfo: 'Additional information',
  coverNote: 'Cover note',
  cv: 'CV',
  photo: 'Photo',
  name: 'Name',
  company: 'Company',
  type: 'What is it about?',
  message: 'Message',
  topic: 'What would you like help with?',
  question: 'Your question',
  times: 'Times that suit you',
} as const;

export type EnquiryField = keyof typeof ENQUIRY_LABELS;

/** Returns 'Email: '; labels that are questions get no colon. */
function labelPrefix(name: string): string {
  const label = Object.hasOwn(ENQUIRY_LABELS, name) ? ENQUIRY_LABELS[name as EnquiryField] : name;
  return label.endsWith('?') ? `${label} ` : `${label}: `;
}

/**
 * Text of the validation toast. The candidate form lists all errors in the order of its fields. The other forms name only the first,
 * because they list all errors above the form.
 */
export function validationText(kind: EnquiryKind, errors: Record<string, string>): EnquiryText {
  const pairs = Object.entries(errors).map(([name, message]) => labelPrefix(name) + message);
  return kind === 'candidate'
    ? problem('Submission Error', `Validation failed: ${pairs.join(', ')}`)
    : problem('Validation Error', pairs[0] ?? '');
}

/** spec: marketing §8 "Camera and files". */
export const FILE_TEXTS = {
  tooLarge: 'File size exceeds 5MB limit.',
  wrongKind: 'Invalid file type. Only PDF, DOC, DOCX, and TXT files are allowed.',
  badName: 'File name contains suspicious patterns.',
  empty: 'The file is empty.',
  notWhole: 'The file didn’t upload fully. Please try again.',
  photo: 'The photo must be a JPEG picture.',
} as const;

export const CAMERA_TEXTS = {
  noAccess: 'Unable to access camera. Please check permissions.',
  mobileOnly: 'Camera only available on mobile devices',
  photoMobileOnly: 'Profile photo capture is available on mobile devices.',
} as const;

export const ENQUIRY_NOTICES = {
  'enquiry-moved': { title: 'Status changed', text: 'Only the agency can see it.', tone: 'success' },
  'enquiry-deleted': { title: 'Enquiry deleted', tone: 'success' },
} as const satisfies FeatureNotices;

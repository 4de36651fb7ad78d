import type { FeatureNotices } from '#app/web/notices/notice-keys.ts';
import {
  type DatesError,
  FURTHEST_START_DAYS,
  LONGEST_ASSIGNMENT_DAYS,
  MOST_ABSENCES,
} from '#domain/assignment/assignment.ts';
import type { RoleError } from '#domain/assignment/same-role.ts';

export const ASSIGNMENT_NOTICES = {
  'key-information-written': {
    title: 'Document created',
    text: 'Give it to the worker before you agree terms with them.',
    tone: 'success',
  },
  'key-information-sent': {
    title: 'Sending email',
    text: 'We’ll record the document as given once the email is sent.',
    tone: 'success',
  },
  'key-information-given': { title: 'Recorded as given', tone: 'success' },
  'assignment-started': { title: 'Assignment saved', tone: 'success' },
  'assignment-changed': { title: 'Assignment changed', tone: 'success' },
  'assignment-removed': { title: 'Assignment removed', tone: 'success' },
} as const satisfies FeatureNotices;

export const DATES_ERRORS: Record<DatesError, string> = {
  too_early: 'Enter a date on or after 1 October 2011',
  too_far: `Enter a date within the next ${FURTHEST_START_DAYS} days`,
  end_before_start: 'The end date must be on or after the start date',
  too_long: `An assignment can last up to ${Math.floor(LONGEST_ASSIGNMENT_DAYS / 366)} years`,
  likely_before_end: 'The expected end date must be on or after the end date',
};

export const ROLE_ERRORS: Record<RoleError, string> = {
  told_in_writing:
    'They have worked for this hirer. It’s a new role only if the work is substantively different and you told them so in writing. Enter that date, or choose the existing role (Agency Workers Regulations 2010, reg. 7(3))',
  told_too_late: 'You must tell them on or before the start date of the new role',
};

export const START_REFUSALS: Record<
  'no_document' | 'not_given' | 'given_too_late',
  (version: number | null) => string
> = {
  no_document: () =>
    'There’s no Key Information Document for this type of engagement. Create one and give it to the worker first: the law requires it before terms are agreed (Conduct Regulations 2003, reg. 13A).',
  not_given: (version) =>
    `Version ${version} of the Key Information Document has not been given to the worker. Give it first: the law requires it before terms are agreed (Conduct Regulations 2003, reg. 13A).`,
  given_too_late: (version) =>
    version === null
      ? 'The document was given after the start date.'
      : `Version ${version} of the Key Information Document was given after this start date. The law requires it before terms are agreed (Conduct Regulations 2003, reg. 13A).`,
};

export const ASSIGNMENT_REFUSALS = {
  overlapping: 'They’re already on an assignment in this role on these dates',
  absence_overlapping: 'They already have an absence on these dates',
  too_many_absences: `You can record up to ${MOST_ABSENCES} absences`,
  too_early_absence: 'Enter a date on or after the assignment’s start date',
  absence_dates: 'The return date must be after the first day of absence',
  no_such_consultant: 'Choose a colleague with access to the desk',
  no_such_role: 'This role has been removed. Choose another',
  no_email: 'There’s no email address on the record. Add one, or give the document by hand.',
  gone: 'It has been removed, so nothing was changed.',
  given_already: 'It was already given, so nothing was changed.',
  failed: 'Something went wrong on our side. Nothing was changed. Try again in a moment.',
} as const;

export const DOCUMENT_REFUSALS = {
  nothing_left: 'These figures leave no pay',
  above_example:
    'The example pays less than this rate. Check the example, the margin and the rate to the umbrella company',
  below_wage: 'This is below the National Minimum Wage for every age',
  too_long: 'The document is over two pages. Shorten the longest texts',
  too_many: 'You’ve reached the limit of 999 versions',
  no_name: 'Enter your legal name in the studio first: the document must name the employment business.',
} as const;

export const unprintableText = (letters: readonly string[]): string =>
  `We can’t print these characters: ${letters.slice(0, 10).join(' ')}. Use Latin letters, as on a payslip`;

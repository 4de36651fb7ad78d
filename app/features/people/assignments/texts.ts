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
    title: 'Document written',
    text: 'Give it to the worker before you agree terms with them.',
    tone: 'success',
  },
  'key-information-sent': {
    title: 'Email on its way',
    text: 'The document counts as given when the email has left.',
    tone: 'success',
  },
  'key-information-given': { title: 'Written down as given', tone: 'success' },
  'assignment-started': { title: 'Assignment saved', tone: 'success' },
  'assignment-changed': { title: 'Assignment changed', tone: 'success' },
  'assignment-removed': { title: 'Assignment removed', tone: 'success' },
} as const satisfies FeatureNotices;

export const DATES_ERRORS: Record<DatesError, string> = {
  too_early: 'Enter a day from 1 October 2011 on',
  too_far: `Enter a day within the next ${FURTHEST_START_DAYS} days`,
  end_before_start: 'The last day is before the first',
  too_long: `An assignment may last ${Math.floor(LONGEST_ASSIGNMENT_DAYS / 366)} years at most`,
  likely_before_end: 'The assignment was meant to last at least as long as it did',
};

export const ROLE_ERRORS: Record<RoleError, string> = {
  told_in_writing:
    'They have worked for this hirer. It is a new role only if the work is substantively different and you told them so in writing: enter the day, or choose the role that goes on (Agency Workers Regulations 2010, reg. 7(3))',
  told_too_late: 'They must be told by the first day of the new role',
};

export const START_REFUSALS: Record<
  'no_document' | 'not_given' | 'given_too_late',
  (version: number | null) => string
> = {
  no_document: () =>
    'No Key Information Document was written for this way of being paid. Write it and give it to the worker first: the law asks for it before terms are agreed (Conduct Regulations 2003, reg. 13A).',
  not_given: (version) =>
    `Version ${version} of the Key Information Document has not been given to the worker. Give it first: the law asks for it before terms are agreed (Conduct Regulations 2003, reg. 13A).`,
  given_too_late: (version) =>
    version === null
      ? 'The document was given after the first day.'
      : `Version ${version} of the Key Information Document was given after this first day. The law asks for it before terms are agreed (Conduct Regulations 2003, reg. 13A).`,
};

export const ASSIGNMENT_REFUSALS = {
  overlapping: 'They are on an assignment in this role then',
  absence_overlapping: 'They are away then already',
  too_many_absences: `There are ${MOST_ABSENCES} absences already`,
  too_early_absence: 'Enter a day on or after the first day of the assignment',
  absence_dates: 'The day of the return comes after the first day away',
  no_such_consultant: 'Choose a colleague who works at the desk',
  no_such_role: 'This role was removed meanwhile. Choose again',
  no_email: 'There is no email address in the record. Give the document by hand, or add the address.',
  gone: 'It was removed meanwhile, so nothing was changed.',
  given_already: 'It was given already, so nothing was changed.',
  failed: 'Something went wrong on our side. Nothing was changed. Try again in a moment.',
} as const;

export const DOCUMENT_REFUSALS = {
  nothing_left: 'With these figures nothing would be left to pay out',
  above_example: 'The example leaves less than this rate: check it, the margin and the rate to the umbrella company',
  below_wage: 'This is below the National Minimum Wage for every age',
  too_long: 'The document has more than two sides. Shorten the longest texts',
  too_many: 'There are 999 versions already',
  no_name: 'Enter the legal name of the agency in the studio first: the document has to name the employment business.',
} as const;

export const unprintableText = (letters: readonly string[]): string =>
  `These signs cannot be printed: ${letters.slice(0, 10).join(' ')}. Write it in Latin letters, as on a payslip`;

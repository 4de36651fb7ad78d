/** The request forms (spec: marketing §3, §5; coaching is ours). Imported by the server only, except for its types. */
import { z } from 'zod';
import { isVisible } from '#app/site/form.server.ts';
import { readEmailAddress } from '#domain/email-address.ts';
import {
  COACHING_TOPICS,
  ENQUIRY_LENGTHS,
  ENQUIRY_PURPOSES,
  type EnquiryKind,
  type EnquirySubject,
} from '#domain/enquiry.ts';
import { stripMarkup } from '#domain/plain-text.ts';
import { findPhoneFault } from '#domain/profile.ts';
import { HUMAN_CHECK_FIELD } from '#platform/human-check/actions.ts';

/** An enquiry as it is stored: what a form asks under a name of its own is under one name here (migration 0008). */
export type NewEnquiry = {
  kind: EnquiryKind;
  name: string;
  email: string;
  phone?: string | null;
  company?: string | null;
  purpose?: EnquirySubject;
  role?: string;
  industry?: string | null;
  location?: string;
  pay?: string | null;
  message?: string | null;
  currentPosition?: string;
  experience?: string | null;
  skills?: string | null;
  times?: string | null;
  /** Of the job a candidate asks about; '' for none. */
  jobId?: string;
};

/** Control characters, and what turns the direction of all that follows; in a text of several lines not its line ends. */
const UNSHOWN = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const LINE_ENDS = /[\n\t]/g;

/** Markup goes before anything is counted: what is left is what is stored, and nothing where nothing can be seen. */
const plain = (text: string) => {
  const kept = stripMarkup(text.replace(/\r\n?/g, '\n')).trim();
  return isVisible(kept) ? kept : '';
};
const lengthOf = (text: string) => Array.from(text).length;
const isShown = (text: string) => text.isWellFormed() && !UNSHOWN.test(text.replace(LINE_ENDS, ''));

type Bounds = { name: string; least?: number; most: number; short?: string };

/** Several lines; null for none where none are asked for. */
const text = ({ name, least = 0, most, short = `${name} must be at least ${least} characters` }: Bounds) =>
  z
    .string(short)
    .transform(plain)
    .refine((value) => lengthOf(value) >= least, short)
    .refine((value) => lengthOf(value) <= most, `${name} must be ${most.toLocaleString('en-GB')} characters or fewer`)
    .refine(isShown, `${name} contains characters that cannot be shown`);

const line = (bounds: Bounds) =>
  text(bounds).refine((value) => !/[\n\t]/.test(value), `${bounds.name} must be one line`);

const asked = (name: string, short?: string) => line({ name, ...ENQUIRY_LENGTHS.line, ...(short && { short }) });
const orNull = (value: string) => value || null;
const optional = (name: string, most: number) => line({ name, most }).default('').transform(orNull);
const optionalText = (name: string, most: number) => text({ name, most }).default('').transform(orNull);

const email = z.string('Invalid email address').transform((value, context) => {
  const address = readEmailAddress(value);
  if (address !== null) return address;
  context.addIssue('Invalid email address');
  return z.NEVER;
});

const phone = line({ name: 'Phone number', most: ENQUIRY_LENGTHS.phone.most }).transform((value, context) => {
  const fault = findPhoneFault(value || '-');
  if (fault) context.addIssue(fault);
  return value;
});

const optionalPhone = optional('Phone number', ENQUIRY_LENGTHS.phone.most).superRefine((value, context) => {
  const fault = value === null ? null : findPhoneFault(value);
  if (fault) context.addIssue(fault);
});

/** Years; more than a life are a slip. */
const experience = optional('Experience', ENQUIRY_LENGTHS.experience).refine(
  (value) => value === null || /^\d{1,2}(\.\d{1,2})?$/.test(value),
  'Experience must be a number of years, 0 or more',
);

const SHORT_NAME = 'Name must be at least 2 characters';
const humanCheck = { [HUMAN_CHECK_FIELD]: z.string().default('') };

export const employerForm = z
  .strictObject({
    companyName: asked('Company name'),
    contactPerson: asked('Contact person'),
    email,
    phone,
    position: asked('Position'),
    industry: asked('Industry'),
    location: asked('Location'),
    salaryRange: optional('Salary range', ENQUIRY_LENGTHS.pay),
    requirements: optionalText('Requirements', ENQUIRY_LENGTHS.text),
    ...humanCheck,
  })
  .transform(
    ({ companyName, contactPerson, position, salaryRange, requirements, [HUMAN_CHECK_FIELD]: check, ...rest }) => ({
      enquiry: {
        kind: 'employer',
        ...rest,
        name: contactPerson,
        company: companyName,
        role: position,
        pay: salaryRange,
        message: requirements,
      } satisfies NewEnquiry,
      humanCheck: check,
    }),
  );

export const candidateForm = z
  .strictObject({
    fullName: asked('Name', SHORT_NAME),
    email,
    phone,
    currentPosition: asked('Current position'),
    desiredRole: asked('Desired role'),
    desiredIndustry: optional('Desired industry', ENQUIRY_LENGTHS.optionalLine),
    desiredLocation: asked('Desired location'),
    salaryExpectation: optional('Salary expectation', ENQUIRY_LENGTHS.pay),
    experience,
    skills: optionalText('Skills', ENQUIRY_LENGTHS.skills),
    additionalInfo: optionalText('Additional information', ENQUIRY_LENGTHS.text),
    job: z.string().max(100).default(''),
    ...humanCheck,
  })
  .transform(
    ({ fullName, desiredRole, desiredIndustry, desiredLocation, salaryExpectation, additionalInfo, ...rest }) => {
      const { job, [HUMAN_CHECK_FIELD]: check, ...same } = rest;
      return {
        enquiry: {
          kind: 'candidate',
          ...same,
          name: fullName,
          role: desiredRole,
          industry: desiredIndustry,
          location: desiredLocation,
          pay: salaryExpectation,
          message: additionalInfo,
          jobId: job,
        } satisfies NewEnquiry,
        humanCheck: check,
      };
    },
  );

/** The names of all fields of the form that may bring files, as it is read from the wire. */
export const CANDIDATE_FIELDS = [
  'fullName',
  'email',
  'phone',
  'currentPosition',
  'desiredRole',
  'desiredIndustry',
  'desiredLocation',
  'salaryExpectation',
  'experience',
  'skills',
  'additionalInfo',
  'job',
  HUMAN_CHECK_FIELD,
];

export const contactForm = z
  .strictObject({
    name: asked('Name', SHORT_NAME),
    email,
    company: optional('Company', ENQUIRY_LENGTHS.optionalLine),
    type: z.enum(ENQUIRY_PURPOSES, 'Choose what your message is about'),
    message: text({ name: 'Message', ...ENQUIRY_LENGTHS.message }),
    ...humanCheck,
  })
  .transform(({ type, [HUMAN_CHECK_FIELD]: check, ...rest }) => ({
    enquiry: { kind: 'contact', ...rest, purpose: type } satisfies NewEnquiry,
    humanCheck: check,
  }));

export const coachingForm = z
  .strictObject({
    name: asked('Name', SHORT_NAME),
    email,
    phone: optionalPhone,
    topic: z.enum(COACHING_TOPICS, 'Choose what you would like help with'),
    question: text({ name: 'Your question', ...ENQUIRY_LENGTHS.message }),
    times: optional('Times', ENQUIRY_LENGTHS.times),
    ...humanCheck,
  })
  .transform(({ topic, question, [HUMAN_CHECK_FIELD]: check, ...rest }) => ({
    enquiry: { kind: 'coaching', ...rest, purpose: topic, message: question } satisfies NewEnquiry,
    humanCheck: check,
  }));

/** A form as it was read: what is stored, and the proof that a person sent it. */
export type ReadEnquiry = { enquiry: NewEnquiry; humanCheck: string };

/** The request forms (spec: marketing §3, §5; coaching is our own). Only the server may import this, except for types. */
import { z } from 'zod';
import { choice, email as emailField, line, orNull, phone, text } from '#app/web/form/fields.server.ts';
import {
  COACHING_TOPICS,
  ENQUIRY_LENGTHS,
  ENQUIRY_PURPOSES,
  type EnquiryFileKind,
  type EnquiryKind,
  type EnquirySubject,
} from '#domain/enquiry/enquiry.ts';
import { HUMAN_CHECK_FIELD } from '#platform/human-check/actions.ts';
import { EMPTY_FIELDS, ENQUIRY_FAULTS } from './texts.ts';

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
  /** Id of the job that a candidate asks about; '' for none. */
  jobId?: string;
};

/** Strips markup before checking lengths, so that they hold for the stored text. */
const plainLine = (name: string, empty = EMPTY_FIELDS.line(name)) =>
  line({ name, ...ENQUIRY_LENGTHS.line, isPlain: true, empty });
const requiredLine = (name: string) => plainLine(name, EMPTY_FIELDS.ownLine(name));
const longText = (name: string, empty: string) => text({ name, ...ENQUIRY_LENGTHS.message, isPlain: true, empty });
const optional = (name: string, most: number) => line({ name, most, isPlain: true }).default('').transform(orNull);
const optionalText = (name: string, most: number) => text({ name, most, isPlain: true }).default('').transform(orNull);

const email = emailField(ENQUIRY_FAULTS.email, EMPTY_FIELDS.email);

const requiredPhone = z
  .string(EMPTY_FIELDS.phone)
  .pipe(phone)
  .refine((number) => number !== '', EMPTY_FIELDS.phone);

/** Years. More than a lifetime is a typing error. */
const experience = optional('Experience', ENQUIRY_LENGTHS.experience).refine(
  (value) => value === null || /^\d{1,2}(\.\d{1,2})?$/.test(value),
  'Experience must be a number of years, 0 or more',
);

const humanCheck = { [HUMAN_CHECK_FIELD]: z.string().default('') };

export const employerForm = z
  .strictObject({
    companyName: plainLine('Company name'),
    contactPerson: plainLine('Contact person'),
    email,
    phone: requiredPhone,
    position: plainLine('Position'),
    industry: plainLine('Industry'),
    location: plainLine('Location'),
    salaryRange: optional('Salary range', ENQUIRY_LENGTHS.pay),
    requirements: optionalText('Requirements', ENQUIRY_LENGTHS.text),
    ...humanCheck,
  })
  .transform(
    ({
      companyName,
      contactPerson,
      position,
      salaryRange,
      requirements,
      [HUMAN_CHECK_FIELD]: check,
      ...enquiryFields
    }) => ({
      enquiry: {
        kind: 'employer',
        ...enquiryFields,
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
    fullName: requiredLine('Name'),
    email,
    phone: requiredPhone,
    currentPosition: requiredLine('Current position'),
    desiredRole: requiredLine('Desired role'),
    desiredIndustry: optional('Desired industry', ENQUIRY_LENGTHS.optionalLine),
    desiredLocation: requiredLine('Desired location'),
    salaryExpectation: optional('Salary expectation', ENQUIRY_LENGTHS.pay),
    experience,
    skills: optionalText('Skills', ENQUIRY_LENGTHS.skills),
    additionalInfo: optionalText('Additional information', ENQUIRY_LENGTHS.text),
    job: z.string().max(100).default(''),
    ...humanCheck,
  })
  .transform(
    ({
      fullName,
      desiredRole,
      desiredIndustry,
      desiredLocation,
      salaryExpectation,
      additionalInfo,
      ...enquiryFields
    }) => {
      const { job, [HUMAN_CHECK_FIELD]: check, ...sameFields } = enquiryFields;
      return {
        enquiry: {
          kind: 'candidate',
          ...sameFields,
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
    name: requiredLine('Name'),
    email,
    company: optional('Company', ENQUIRY_LENGTHS.optionalLine),
    type: choice(ENQUIRY_PURPOSES, 'Choose what your message is about'),
    message: longText('Message', 'Enter a message'),
    ...humanCheck,
  })
  .transform(({ type, [HUMAN_CHECK_FIELD]: check, ...enquiryFields }) => ({
    enquiry: { kind: 'contact', ...enquiryFields, purpose: type } satisfies NewEnquiry,
    humanCheck: check,
  }));

export const coachingForm = z
  .strictObject({
    name: requiredLine('Name'),
    email,
    phone: phone.default('').transform(orNull),
    topic: choice(COACHING_TOPICS, 'Choose what you would like help with'),
    question: longText('Your question', 'Enter your question'),
    times: optional('Times', ENQUIRY_LENGTHS.times),
    ...humanCheck,
  })
  .transform(({ topic, question, [HUMAN_CHECK_FIELD]: check, ...enquiryFields }) => ({
    enquiry: { kind: 'coaching', ...enquiryFields, purpose: topic, message: question } satisfies NewEnquiry,
    humanCheck: check,
  }));

export type ReadEnquiry = { enquiry: NewEnquiry; humanCheck: string };

export type EnquiryFile = { id: string; kind: EnquiryFileKind; name: string; sizeBytes: number };

/** An enquiry as sent. A field is null if its form lacks it or it was left empty. */
export type SentEnquiry = {
  id: string;
  kind: EnquiryKind;
  name: string;
  email: string;
  phone: string | null;
  company: string | null;
  purpose: EnquirySubject | null;
  role: string | null;
  industry: string | null;
  location: string | null;
  pay: string | null;
  message: string | null;
  currentPosition: string | null;
  experience: string | null;
  skills: string | null;
  times: string | null;
  /** `id` is null if the job was deleted. */
  job: { id: string | null; title: string; company: string; location: string } | null;
  files: EnquiryFile[];
};

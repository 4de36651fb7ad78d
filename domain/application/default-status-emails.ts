/**
 * The emails to candidates about an application, until an administrator edits them: one set for jobs of employers, who read and decide
 * themselves, and one for jobs of the agency. {name}, {job}, {company} and {agency} are placeholders.
 */
import { APPLICATION_STATUS_NAMES, DECISION_STATUSES, type MessageStatus } from '#domain/application/application.ts';
import { PLACEHOLDERS, type Placeholder } from './status-email.ts';

/** The reason for an email: a new status, or an application sent without an account. */
export type MessageOccasion = MessageStatus | 'guest_sent';
export type MessageKey = MessageOccasion | `agency_${MessageOccasion}`;

const OCCASIONS: readonly MessageOccasion[] = ['sent', 'guest_sent', ...DECISION_STATUSES];

export const OCCASION_NAMES: Record<MessageOccasion, string> = {
  ...APPLICATION_STATUS_NAMES,
  guest_sent: 'Sent without an account',
};

export const messageKey = (occasion: MessageOccasion, isAgency: boolean): MessageKey =>
  isAgency ? `agency_${occasion}` : occasion;

const keysOf = (isAgency: boolean) =>
  OCCASIONS.map((occasion) => ({ key: messageKey(occasion, isAgency), occasion, isAgency }));

export const MESSAGE_KEYS: readonly { key: MessageKey; occasion: MessageOccasion; isAgency: boolean }[] = [
  ...keysOf(true),
  ...keysOf(false),
];

/** Guests are not greeted by name: an attacker could use us to send their own words to another person's address. */
export const placeholdersOf = (occasion: MessageOccasion): Placeholder[] =>
  PLACEHOLDERS.filter(({ name }) => occasion !== 'guest_sent' || name !== 'name');

export const APPLICATION_MESSAGES: Record<MessageKey, { subject: string; body: string }> = {
  sent: {
    subject: 'Your application: {job}',
    body: 'Hello {name},\n\nYour application for {job} at {company} has been sent. The employer can read it now. You can follow it in your account, or withdraw it there.\n\nYour application page shows the date they’ll reply by. If you haven’t heard by then, ask us and we’ll find out.',
  },
  guest_sent: {
    subject: 'Application submitted: {job}',
    body: 'Thank you. Your application for {job} at {company} has been sent. The employer can read it now, and so can we.\n\nUse the button below to follow your application. You can also edit your details, replace your CV, withdraw, or create an account.',
  },
  shortlisted: {
    subject: 'You’re on the shortlist: {job}',
    body: 'Hello {name},\n\n{company} has put you on the shortlist for {job}. You don’t need to do anything. They’ll be in touch about the next steps.',
  },
  interview: {
    subject: 'Interview: {job}',
    body: 'Hello {name},\n\n{company} would like to meet you about {job}. They’ll contact you by phone or email to agree a time.\n\nTell us if your details have changed, or if you need anything arranged for the day.',
  },
  offered: {
    subject: 'Job offer: {job}',
    body: 'Hello {name},\n\n{company} would like to offer you the job of {job}. They’ll contact you with the terms.\n\nRead them before you sign anything or hand in your notice. We’re happy to go over them with you.',
  },
  not_taken_forward: {
    subject: 'Your application: {job}',
    body: 'Hello {name},\n\nThank you for applying for {job} at {company}. They’ve decided not to take your application further.\n\nYou’re welcome to apply for other jobs with {agency}. If you’d like to know more about the decision, ask us and we’ll find out what we can.',
  },
  agency_sent: {
    subject: 'Your application: {job}',
    body: 'Hello {name},\n\nWe’ve received your application for {job} at {company}. A consultant at {agency} will read it. You can follow it in your account, or withdraw it there.\n\nYour application page shows the date we’ll reply by. If you haven’t heard by then, ask us.',
  },
  agency_guest_sent: {
    subject: 'Application submitted: {job}',
    body: 'Thank you. We’ve received your application for {job} at {company}. One of our consultants will read it.\n\nUse the button below to follow your application. You can also edit your details, replace your CV, withdraw, or create an account.',
  },
  agency_shortlisted: {
    subject: 'You’re on the shortlist: {job}',
    body: 'Hello {name},\n\nWe’ve put you on our shortlist for {job} at {company}. You don’t need to do anything: we’ll be in touch about the next steps, and we’ll ask you before we share your details with {company}.',
  },
  agency_interview: {
    subject: 'Interview: {job}',
    body: 'Hello {name},\n\nWe’d like to arrange an interview with you about {job} at {company}. We’ll contact you by phone or email to agree a time.\n\nTell us if your details have changed, or if you need anything arranged for the day.',
  },
  agency_offered: {
    subject: 'Job offer: {job}',
    body: 'Hello {name},\n\nGood news: you have an offer for {job} at {company}. We’ll contact you with the terms.\n\nRead them before you sign anything or hand in your notice. We’re happy to go over them with you.',
  },
  agency_not_taken_forward: {
    subject: 'Your application: {job}',
    body: 'Hello {name},\n\nThank you for applying for {job} at {company}. We’ve decided not to take your application further.\n\nYou’re welcome to apply for other jobs with {agency}. If you’d like to know more about our decision, ask us.',
  },
};

export const CLOSE_OUT_MESSAGE = {
  subject: 'Now closed: {job}',
  body: 'Hello {name},\n\nThank you for applying for {job} at {company}. The job is now closed, and we aren’t taking your application further.\n\nWe didn’t want to leave you waiting. You’re welcome to apply for other jobs with {agency}.',
};

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
    body: 'Hello {name},\n\nYour application for {job} at {company} has been sent. The employer can read it now. You can follow it in your account, or withdraw it there.\n\nThe page of your application shows the date they’ll reply by. If you haven’t heard by then, ask us and we’ll find out.',
  },
  guest_sent: {
    subject: 'Application submitted: {job}',
    body: 'Thank you. Your application for {job} at {company} has been sent. The employer can read it now, and so can we.\n\nUse the button below to follow your application. There you can also correct your details, replace your CV, withdraw, or keep the application in an account.',
  },
  shortlisted: {
    subject: 'You are on the shortlist: {job}',
    body: 'Hello {name},\n\n{company} has put you on the shortlist for {job}. There is nothing you need to do: they will be in touch about what comes next.',
  },
  interview: {
    subject: 'An interview: {job}',
    body: 'Hello {name},\n\n{company} would like to meet you about {job}. They will contact you by phone or email to agree a time.\n\nTell us if the details you sent have changed, or if there is anything you need to have arranged for the day.',
  },
  offered: {
    subject: 'An offer: {job}',
    body: 'Hello {name},\n\n{company} would like to offer you the job: {job}. They will contact you with the terms.\n\nRead them through before you sign anything or hand in your notice; we are glad to go over them with you.',
  },
  not_taken_forward: {
    subject: 'Your application: {job}',
    body: 'Hello {name},\n\nThank you for applying for {job} at {company}. They have decided not to take your application further.\n\nYou can apply for any other job with {agency} as before. If you would like to know more about the decision, ask us and we will find out what we can.',
  },
  agency_sent: {
    subject: 'Your application: {job}',
    body: 'Hello {name},\n\nWe’ve received your application for {job} at {company}. A consultant at {agency} will read it. You can follow it in your account, or withdraw it there.\n\nThe page of your application shows the date we’ll reply by. If you haven’t heard by then, ask us.',
  },
  agency_guest_sent: {
    subject: 'Application submitted: {job}',
    body: 'Thank you. We’ve received your application for {job} at {company}. One of our consultants will read it.\n\nUse the button below to follow your application. There you can also correct your details, replace your CV, withdraw, or keep the application in an account.',
  },
  agency_shortlisted: {
    subject: 'You are on the shortlist: {job}',
    body: 'Hello {name},\n\nWe’ve put you on our shortlist for {job} at {company}. You don’t need to do anything: we’ll be in touch about what comes next, and we’ll ask you before we share your details with {company}.',
  },
  agency_interview: {
    subject: 'An interview: {job}',
    body: 'Hello {name},\n\nWe’d like to arrange an interview with you about {job} at {company}. We’ll contact you by phone or email to agree a time.\n\nTell us if your details have changed, or if you need anything arranged for the day.',
  },
  agency_offered: {
    subject: 'An offer: {job}',
    body: 'Hello {name},\n\nGood news: there is an offer for you for {job} at {company}. We’ll contact you with the terms.\n\nRead them through before you sign anything or hand in your notice. We’re glad to go over them with you.',
  },
  agency_not_taken_forward: {
    subject: 'Your application: {job}',
    body: 'Hello {name},\n\nThank you for applying for {job} at {company}. We’ve decided not to take your application further.\n\nYou can apply for any other job with {agency} as before. If you’d like to know more about our decision, ask us.',
  },
};

export const CLOSE_OUT_MESSAGE = {
  subject: 'Now closed: {job}',
  body: 'Hello {name},\n\nThank you for applying for {job} at {company}. The job is closed now, and your application is not going further.\n\nWe did not want to leave you waiting. You can apply for any other job with {agency} as before.',
};

/**
 * What the agency tells candidates about an application, until an administrator writes other words.
 * {name}, {job}, {company} and {agency} stand for what they say.
 */
import type { MessageStatus } from '#domain/application/application.ts';

export const APPLICATION_MESSAGES: Record<MessageStatus, { subject: string; body: string }> = {
  sent: {
    subject: 'Your application: {job}',
    body: 'Hello {name},\n\nYour application for {job} at {company} has been sent. The employer can read it now, or we do where we recruit for them. You can follow what becomes of it in your account, or withdraw it there.\n\nThe page of your application says by when you hear. If you have heard nothing by then, ask us and we will find out.',
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
};

/** To those who are still open when a job has closed. */
export const CLOSE_OUT_MESSAGE = {
  subject: 'Now closed: {job}',
  body: 'Hello {name},\n\nThank you for applying for {job} at {company}. The job is closed now, and your application is not going further.\n\nWe did not want to leave you waiting. You can apply for any other job with {agency} as before.',
};

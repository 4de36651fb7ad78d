/**
 * What the agency tells candidates about an application, until an administrator writes other words.
 * {name}, {job}, {company} and {agency} stand for what they say.
 */
import type { MessageStatus } from '#domain/application.ts';

export const APPLICATION_MESSAGES: Record<MessageStatus, { subject: string; body: string }> = {
  sent: {
    subject: 'Your application: {job}',
    body: 'Hello {name},\n\nyour application for {job} at {company} has been sent. The employer can read it now, and you can follow what becomes of it, or withdraw it, in your account.\n\nAn answer often takes a week or two. If you hear nothing for longer, ask us.',
  },
  shortlisted: {
    subject: 'You are on the shortlist: {job}',
    body: 'Hello {name},\n\n{company} has put you on the shortlist for {job}. There is nothing you need to do: they will be in touch about what comes next.',
  },
  interview: {
    subject: 'An interview: {job}',
    body: 'Hello {name},\n\n{company} would like to meet you about {job}. They will contact you by phone or email to agree a time. Tell us if the details you sent have changed, or if you need anything to be arranged for you.',
  },
  offered: {
    subject: 'An offer: {job}',
    body: 'Hello {name},\n\n{company} would like to offer you {job}. They will contact you with the terms. Before you sign or hand in your notice, read them through; we are glad to go over them with you.',
  },
  not_taken_forward: {
    subject: 'Your application: {job}',
    body: 'Hello {name},\n\nthank you for applying for {job} at {company}. They have decided not to take your application further.\n\nYour profile stays with {agency}, and you can apply for any other job as before. If you would like to know more about the decision, ask us: we will find out what we can.',
  },
};

import { expect, test } from 'vitest';
import { mails } from './emails.ts';
import { taskHandlers } from './tasks.ts';

const id = '00000000-0000-4000-8000-000000000000';

/** As version 0.1.0 sent them. */
test.each([
  ['send-account-mail', { mail: 'confirm-email', accountId: id }, 'confirm-email'],
  ['send-unused-mail', { mail: 'account-unused-reminder', accountId: id }, 'account-unused-reminder'],
  ['send-enquiry-mail', { mail: 'enquiry-arrived', enquiryId: id }, 'enquiry-arrived'],
  ['send-data-request-mail', { mail: 'account-erased', requestId: id }, 'account-erased'],
  ['send-application-mail', { mail: 'application-moved', applicationId: id, eventId: '7' }, 'application-moved'],
  ['send-guest-mail', { mail: 'guest-receipt', id }, 'guest-receipt'],
  ['send-interview-mail', { mail: 'interview-set', interviewId: id, sequence: 2 }, 'interview-set'],
  ['take-back-interview', { uid: id }, 'interview-erased'],
  ['send-introduction-mail', { mail: 'introduction-consent', introductionId: id }, 'introduction-consent'],
  ['send-assignment-mail', { mail: 'week-twelve-near', clockId: id }, 'week-twelve-near'],
  ['send-job-mail', { mail: 'jobs-left-the-board', accountId: id, jobIds: [id] }, 'jobs-left-the-board'],
  ['send-staff-invitation', { invitationId: id }, 'staff-invitation'],
  ['send-shortlist-mail', { shortlistId: id }, 'shortlist'],
  ['send-alert-mail', { mailId: id }, 'job-alert'],
  ['send-mailing-mail', { mailId: id }, 'work'],
])('an email in the former queue %s is still known', (queue, payload, mail) => {
  const handler = Object.entries(taskHandlers).find(([name]) => name === queue)?.[1];
  expect(handler?.schema.parse(payload)).toEqual({ ...payload, mail });
  expect(Object.keys(mails)).toContain(mail);
});

/** MAP 3: every mail of the site, with an example of each. */

import { type AlertMailFacts, alertMailNames, alertMails } from '#app/features/board/alerts/emails/alert-mails.tsx';
import { type JobMailFacts, jobMailNames, jobMails } from '#app/features/board/jobs/emails/job-mails.tsx';
import { accountMailNames, accountMails } from '#app/features/core/accounts/emails/account-mails.tsx';
import {
  type UnusedMailFacts,
  unusedMailNames,
  unusedMails,
} from '#app/features/core/accounts/emails/account-unused.tsx';
import {
  type DataRequestMailFacts,
  dataRequestMailNames,
  dataRequestMails,
} from '#app/features/core/data-requests/emails/data-request-mails.tsx';
import {
  type EnquiryMailFacts,
  enquiryMailNames,
  enquiryMails,
} from '#app/features/core/enquiries/emails/enquiry-mails.tsx';
import { type StaffInvitationFacts, staffInvitation } from '#app/features/core/staff/emails/staff-invitation.tsx';
import { type ShortlistMailFacts, shortlistMail } from '#app/features/hirers/clients/emails/shortlist-mail.tsx';
import { applicationMailNames, applicationMails } from '#app/features/people/applications/emails/application-mails.tsx';
import { keyInformationMail, weekTwelveMail } from '#app/features/people/assignments/emails/assignment-mails.tsx';
import { type GuestMailFacts, guestMailNames, guestMails } from '#app/features/people/guests/emails/guest-mails.tsx';
import {
  erasedInterviewMail,
  type InterviewMailFacts,
  interviewMailNames,
  interviewMails,
} from '#app/features/people/interviews/emails/interview-mails.tsx';
import {
  answeredMail,
  consentMail,
  type IntroductionMailName,
} from '#app/features/people/introductions/emails/introduction-mails.tsx';
import { workMail } from '#app/features/people/mailings/emails/work-mail.tsx';
import { testMail } from '#app/features/site/launch/emails/test-mail.tsx';
import { EXAMPLE_FACTS, fillIn } from '#domain/application/application-message.ts';
import { APPLICATION_MESSAGES } from '#domain/application/application-messages.ts';
import { agency } from '#domain/site/site.ts';
import { type MailContent, renderMail } from '#platform/mail/mail-frame.tsx';

const publicOrigin = 'https://agency.example';

const account = {
  fullName: 'Amara Okafor',
  email: 'amara@okafor.example',
  role: 'job_seeker',
  publicOrigin,
  isConfirmed: true,
  takesGuestApplications: false,
  token: 'an-example-of-a-token',
} as const;

const unused: UnusedMailFacts = {
  ...account,
  lastSeenOn: new Date('2024-12-21T00:00:00Z'),
  endsAt: new Date('2026-12-21T04:10:00Z'),
};

const application = {
  applicationId: '00000000-0000-4000-8000-000000000000',
  candidateName: EXAMPLE_FACTS.name,
  jobTitle: EXAMPLE_FACTS.job,
  jobCompany: EXAMPLE_FACTS.company,
  publicOrigin,
};

const words = (status: 'sent' | 'shortlisted') =>
  fillIn(APPLICATION_MESSAGES[status], { ...EXAMPLE_FACTS, agency: agency().name });

const enquiry: EnquiryMailFacts = {
  enquiryId: '00000000-0000-4000-8000-000000000000',
  kind: 'employer',
  name: 'Jo Whitlock',
  role: 'Payroll manager',
  company: 'Saltmarsh Payroll',
  location: 'Barnstaple',
  jobTitle: null,
  publicOrigin,
  token: 'an-example-of-a-token',
};

const guest: GuestMailFacts = {
  jobTitle: EXAMPLE_FACTS.job,
  jobCompany: EXAMPLE_FACTS.company,
  publicOrigin,
  token: 'an-example-of-a-token',
  until: new Date('2027-02-24T10:00:00Z'),
  replyBy: new Date('2026-12-03T23:59:59Z'),
  isAgency: true,
  receipt: APPLICATION_MESSAGES.agency_guest_sent,
};

const dataRequest: DataRequestMailFacts = {
  requestId: '00000000-0000-4000-8000-000000000000',
  reference: 'DP-2026-000123',
  kind: 'complaint',
  dueOn: '22 December 2026',
  reachedOn: null,
  kept: { records: 2, until: '3 November 2027' },
  publicOrigin,
  token: 'an-example-of-a-token',
};

const alert: AlertMailFacts = {
  search: '“forklift”, within 10 miles of Stockport',
  boardPath: '/jobs?search=forklift&where=Stockport',
  frequency: 'daily',
  endsAt: new Date('2027-12-01T10:00:00Z'),
  jobs: [
    {
      id: '00000000-0000-4000-8000-000000000000',
      title: 'Forklift driver',
      facts: ['Saltmarsh Pallets, Stockport', '£13.50 an hour · Full-time · Permanent', 'Closes on 3 January 2027'],
      why: 'Why: “forklift” in its title; in Stockport, 2 miles away in a straight line',
    },
  ],
  count: 1,
  publicOrigin,
  token: 'an-example-of-a-token',
};

const interview: InterviewMailFacts = {
  id: '00000000-0000-4000-8000-000000000000',
  applicationId: '00000000-0000-4000-8000-000000000000',
  uid: '00000000-0000-4000-8000-000000000000',
  sequence: 1,
  kind: 'video',
  place: 'https://meet.example/payroll-manager',
  minutes: 30,
  note: 'You will meet Jo, who looks after payroll jobs.',
  state: 'booked',
  startsAt: new Date('2026-12-01T10:00:00Z'),
  endsAt: new Date('2026-12-01T10:30:00Z'),
  candidateNote: 'Any time after two would be fine.',
  cancelledBy: null,
  changedAt: new Date('2026-11-26T10:00:00Z'),
  candidate: EXAMPLE_FACTS.name,
  phone: '0113 496 0100',
  jobTitle: EXAMPLE_FACTS.job,
  company: EXAMPLE_FACTS.company,
  interviewer: 'Jo Bell',
  slots: [new Date('2026-12-01T10:00:00Z'), new Date('2026-12-02T14:30:00Z')],
  publicOrigin,
  link: { token: 'an-example-of-a-token', until: new Date('2026-12-03T15:00:00Z') },
};

const erasedInterview = {
  uid: interview.uid,
  sequence: 2,
  startsAt: new Date('2026-12-01T10:00:00Z'),
  endsAt: new Date('2026-12-01T10:30:00Z'),
  fullName: 'Jo Bell',
  email: 'jo@agency.example',
  publicOrigin,
};

const shortlist: ShortlistMailFacts = {
  contact: 'Ida Marsh',
  sender: 'Jo Bell',
  jobTitle: EXAMPLE_FACTS.job,
  jobLocation: 'Barnstaple',
  message: 'All three could start in January.',
  candidates: 3,
  expiresAt: new Date('2026-12-10T10:00:00Z'),
  token: 'an-example-of-a-token',
  publicOrigin,
};

const ownJobs: JobMailFacts = {
  fullName: 'Jo Whitlock',
  jobs: [
    {
      id: '00000000-0000-4000-8000-000000000000',
      title: EXAMPLE_FACTS.job,
      company: EXAMPLE_FACTS.company,
      location: 'Barnstaple',
      leavesAt: new Date('2026-12-03T10:00:00Z'),
    },
  ],
  token: 'an-example-of-a-token',
  publicOrigin,
};

const invitation: StaffInvitationFacts = {
  fullName: 'Jo Bell',
  role: 'consultant',
  invitedBy: 'Sam Petherick',
  expiresAt: new Date('2026-12-02T10:00:00Z'),
  publicOrigin,
  token: 'an-example-of-a-token',
};

type MailName =
  | (typeof accountMailNames)[number]
  | (typeof unusedMailNames)[number]
  | (typeof applicationMailNames)[number]
  | (typeof enquiryMailNames)[number]
  | (typeof guestMailNames)[number]
  | (typeof dataRequestMailNames)[number]
  | (typeof alertMailNames)[number]
  | (typeof interviewMailNames)[number]
  | 'interview-erased'
  | 'shortlist'
  | 'key-information'
  | 'week-twelve-near'
  | IntroductionMailName
  | (typeof jobMailNames)[number]
  | 'work'
  | 'staff-invitation'
  | 'test-mail';

const listContents = (): [MailName, MailContent][] => [
  ...accountMailNames.map((name): [MailName, MailContent] => [name, accountMails[name](account)]),
  ...unusedMailNames.map((name): [MailName, MailContent] => [name, unusedMails[name](unused)]),
  ...applicationMailNames.map((name): [MailName, MailContent] => {
    const message = words(name === 'application-sent' ? 'sent' : 'shortlisted');
    return [name, applicationMails[name]({ ...application, message })];
  }),
  ...enquiryMailNames.map((name): [MailName, MailContent] => [name, enquiryMails[name](enquiry)]),
  ...guestMailNames.map((name): [MailName, MailContent] => [name, guestMails[name](guest)]),
  ...dataRequestMailNames.map((name): [MailName, MailContent] => [name, dataRequestMails[name](dataRequest)]),
  ...alertMailNames.map((name): [MailName, MailContent] => [name, alertMails[name](alert)]),
  ...interviewMailNames.map((name): [MailName, MailContent] => {
    const isOffer = name === 'interview-offered';
    const time = isOffer ? { state: 'offered' as const, startsAt: null, endsAt: null } : {};
    return [name, interviewMails[name]({ ...interview, ...time })];
  }),
  ['interview-erased', erasedInterviewMail(erasedInterview).content],
  [
    'introduction-consent',
    consentMail({ ...interview, clientName: EXAMPLE_FACTS.company, purpose: EXAMPLE_FACTS.job, link: guest }),
  ],
  ['shortlist', shortlistMail(shortlist)],
  ['key-information', keyInformationMail({ fullName: EXAMPLE_FACTS.name, hasAccount: true, publicOrigin })],
  [
    'week-twelve-near',
    weekTwelveMail({
      id: interview.id,
      person: EXAMPLE_FACTS.name,
      hirer: EXAMPLE_FACTS.company,
      role: 'Warehouse operative',
      weeks: 10,
      qualifiesOn: '2026-12-17',
      publicOrigin,
    }),
  ],
  [
    'introduction-answered-staff',
    answeredMail({
      ...interview,
      clientName: EXAMPLE_FACTS.company,
      purpose: EXAMPLE_FACTS.job,
      consent: 'withdrawn',
      madeAt: interview.changedAt,
    }),
  ],
  ...jobMailNames.map((name): [MailName, MailContent] => [name, jobMails[name](ownJobs)]),
  [
    'work',
    workMail(
      { subject: 'Work in January', body: 'Hello Amara,\n\nWe have new shifts from January.\n\nMorag' },
      { publicOrigin, token: 'an-example-of-a-token' },
    ),
  ],
  ['staff-invitation', staffInvitation(invitation)],
  ['test-mail', testMail({ fullName: 'Ann Example', sentAt: new Date('2026-11-25T10:00:00Z'), publicOrigin })],
];

/** What each mail looks like, by name, as the agency of the site sends it; none of these links works. */
export const renderExampleMails = () =>
  Object.fromEntries(listContents().map(([name, mail]) => [name, renderMail(mail)])) as Record<
    MailName,
    ReturnType<typeof renderMail>
  >;

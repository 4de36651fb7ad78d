/** MAP 3: every mail of the site, with an example of each. */
import { accountMailNames, accountMails } from '#app/features/accounts/emails/account-mails.tsx';
import { applicationMailNames, applicationMails } from '#app/features/applications/emails/application-mails.tsx';
import {
  type EnquiryMailFacts,
  enquiryMailNames,
  enquiryMails,
} from '#app/features/enquiries/emails/enquiry-mails.tsx';
import { type MailContent, renderMail } from '#app/site/mail-frame.tsx';
import { APPLICATION_MESSAGES } from '#content/application-messages.ts';
import { company } from '#content/company.ts';
import { EXAMPLE_FACTS, fillIn } from '#domain/application-message.ts';

const publicOrigin = 'https://tidewell.example';

const account = {
  fullName: 'Amara Okafor',
  email: 'amara@okafor.example',
  role: 'job_seeker',
  publicOrigin,
  token: 'an-example-of-a-token',
} as const;

const application = {
  applicationId: '00000000-0000-4000-8000-000000000000',
  ...{ candidateName: EXAMPLE_FACTS.name, jobTitle: EXAMPLE_FACTS.job, jobCompany: EXAMPLE_FACTS.company },
  publicOrigin,
};

const words = (status: 'sent' | 'shortlisted') =>
  fillIn(APPLICATION_MESSAGES[status], { ...EXAMPLE_FACTS, agency: company.name });

const enquiry: EnquiryMailFacts = {
  enquiryId: '00000000-0000-4000-8000-000000000000',
  ...{ kind: 'employer', name: 'Jo Whitlock', role: 'Payroll manager', company: 'Harbour & Vale', location: 'Leeds' },
  ...{ jobTitle: null, publicOrigin, token: 'an-example-of-a-token' },
};

type MailName =
  | (typeof accountMailNames)[number]
  | (typeof applicationMailNames)[number]
  | (typeof enquiryMailNames)[number];

const contents: [MailName, MailContent][] = [
  ...accountMailNames.map((name): [MailName, MailContent] => [name, accountMails[name](account)]),
  ...applicationMailNames.map((name): [MailName, MailContent] => {
    const message = words(name === 'application-sent' ? 'sent' : 'shortlisted');
    return [name, applicationMails[name]({ ...application, message })];
  }),
  ...enquiryMailNames.map((name): [MailName, MailContent] => [name, enquiryMails[name](enquiry)]),
];

/** What each mail looks like, by name; none of these links works. */
export const exampleMails = Object.fromEntries(contents.map(([name, mail]) => [name, renderMail(mail)])) as Record<
  MailName,
  ReturnType<typeof renderMail>
>;

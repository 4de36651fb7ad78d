/** UK GDPR, articles 13 and 14. Statements about the software hold for every site; docs/operate lists the retention periods. */
import { DATA_REQUEST_YEARS } from '#domain/data-request/data-request.ts';
import { legalStarter } from './legal-starter.ts';

export const privacyPolicy = legalStarter(
  'privacy-policy',
  'What {agency} keeps about you when you use this site, why, for how long, and what you can ask of us.',
  [
    {
      id: 'who-we-are',
      heading: 'Who is responsible',
      blocks: [
        '{legalName} is the controller of personal data on this site under the UK GDPR and the Data Protection Act 2018. {registration}',
        'For anything about personal data write to [{email}](mailto:{email}), ring [{phone}]({phoneLink}), or send a letter to {legalName}, {address}.',
        'An employer who receives your application through this site is a controller too, for its own copy.',
      ],
    },
    {
      id: 'what-we-keep',
      heading: 'What we keep',
      blocks: [
        {
          facts: [
            {
              name: 'An account',
              text: 'Your name, email address and role, when it was approved and by which administrator, and the last day on which it was used. Your password only as a hash.',
            },
            {
              name: 'A candidate’s profile',
              text: 'What you add: telephone, place, a few words about you, skills, experience, and a CV. The jobs you like, and in Job Swipe those you pass.',
            },
            {
              name: 'An application',
              text: 'Your profile as it was sent, your covering note, the CV if you included it, each step since then, and the notes of the people who read it.',
            },
            { name: 'A request form', text: 'What the form asks, with the files that you send with it.' },
            {
              name: 'Security',
              text: 'Sign-ins, failed attempts and requests that look like an attack: the time, the address that was typed, the IP address and the name your browser gives itself.',
            },
            {
              name: 'Use of the site',
              text: 'If you agree to analytics, your visit is added to sums by the day. They do not say who it was.',
            },
          ],
        },
        'What else we keep outside this site: [such as notes of telephone calls, right to work checks, payroll].',
        'What is stored in your browser is in the [cookie policy](/cookie-policy).',
      ],
    },
    {
      id: 'why',
      heading: 'Why, and on what legal basis',
      blocks: [
        {
          facts: [
            {
              name: 'To find you work',
              text: 'Steps you ask for before a contract, and the contract itself (UK GDPR, article 6(1)(b)).',
            },
            {
              name: 'To find people for a company',
              text: 'Our legitimate interest in the business we were asked to do (article 6(1)(f)).',
            },
            {
              name: 'Because the law says so',
              text: 'Records under regulation 29 of the Conduct of Employment Agencies and Employment Businesses Regulations 2003, right to work checks, payroll and tax (article 6(1)(c)).',
            },
            {
              name: 'To keep the site safe',
              text: 'Our legitimate interest, and yours, in accounts that only their owners can open (article 6(1)(f)).',
            },
            {
              name: 'To learn how the site is used',
              text: 'Your consent (article 6(1)(a)), which you take back under [Cookie settings](/cookie-settings).',
            },
          ],
        },
      ],
    },
    {
      id: 'who-sees-it',
      heading: 'Who sees it',
      blocks: [
        {
          list: [
            'Our own staff, as far as their work needs it.',
            'The employer you apply to, where that employer runs its own advert: what the application page shows you before you send it.',
            'Employers that we recruit for, after you have agreed to be put forward for that job.',
            'Companies that work for us under contract: [who runs your servers, stores your files and delivers your mail, and in which country].',
            'Authorities and courts, where the law obliges us.',
          ],
        },
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      blocks: [
        {
          facts: [
            {
              name: 'An account',
              text: 'Until you ask us to delete it, or until it has not been used for {inactiveMonths}. We write to you before that.',
              onlyIf: 'accountsExpire',
            },
            { name: 'An account', text: 'Until you ask us to delete it.', onlyIf: 'accountsStay' },
            {
              name: 'A request form',
              text: 'Until we delete it; by itself, {enquiryMonths} after it came or its status was last changed.',
              onlyIf: 'requestsExpire',
            },
            { name: 'A request form', text: 'Until we delete it.', onlyIf: 'requestsStay' },
            { name: 'A data request', text: `${DATA_REQUEST_YEARS} years after it is finished.` },
            { name: 'Security events', text: '90 days.' },
            {
              name: 'Records that the law requires',
              text: 'A short record of work that was done for you, for a year (regulation 29). Only administrators see it.',
            },
          ],
        },
        'What has been deleted leaves our backups within [14] nights.',
      ],
    },
    {
      id: 'machines',
      heading: 'What programs decide',
      blocks: [
        'Accounts are approved or refused by a person, and applications are read by people. The site ranks no candidate and rejects no application.',
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      blocks: [
        'You can ask for a copy of your data, have it corrected or deleted, have its use restricted, object to it, and take back a consent. One form is enough: [data protection](/data-protection). With an account you can [download](/account/data) your data and [delete](/account/delete) it yourself.',
        'The download of your data holds everything that this site holds about you, but for this:',
        { table: 'notInDownload' },
        'If you are not content with our answer, you can complain to the Information Commissioner’s Office: [ico.org.uk/make-a-complaint](https://ico.org.uk/make-a-complaint/).',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      blocks: [
        'The day at the top says when these words last changed. If a change matters to what we already hold about you, we write to you before it takes effect.',
      ],
    },
  ],
);

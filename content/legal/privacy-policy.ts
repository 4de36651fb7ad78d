/** /privacy-policy (UK GDPR articles 13 and 14). The periods match the database's; see docs/operate. */

import { DATA_REQUEST_YEARS } from '#domain/data-request/data-request.ts';
import { WARNING_DAYS } from '#domain/time/retention.ts';
import type { LegalDocument } from './legal-document.ts';

/** Retention of backups: as docs/operate/backup.md sets up the timer. If you change the timer, change this number. */
const BACKUP_NIGHTS = 14;

const ACCOUNT_NOT_ASKED_FOR =
  'A request for an account that nobody confirms by email goes after 30 days; one that we refused stays refused until you ask us to delete it.';
/** Matches migration 0012: who is warned, and what keeps an account without sign-ins. */
const UNTIL_UNUSED = `Until you ask us to delete it, or until nobody has signed in to it for {inactiveMonths}. Then we write to you at least ${WARNING_DAYS} days before, and signing in keeps it. It also stays while a job of yours or one you applied for is open, and for a year after the last step of an application. ${ACCOUNT_NOT_ASKED_FOR}`;
const FORM_NOT_CONFIRMED = 'One that waits to be confirmed by email, and is not, goes after 3 days unread.';
const FORM_DELETED = 'Until we delete it, which we do when nothing more is to come of it, or when you ask';
/** Decisions made by published rules rather than by a person. */
const PEOPLE_DECIDE =
  'No decision that matters to you is made by a program alone. Accounts are approved or refused by a person, and applications are read by people. Some things happen by themselves, by fixed rules: after five wrong passwords within 15 minutes an address cannot sign in for 15 minutes; and what has had its time is deleted';

export const privacyPolicy: LegalDocument = {
  lead: 'What {agency} keeps about you when you use this site, why, for how long, and what you can ask of us.',
  inShort: [
    'You can read every job, article and tool here without telling us who you are. Nobody is followed around, and there is no advertising.',
    'What you send with an application goes to us and to whoever recruits for that job, and to nobody else.',
    'People decide about accounts and applications. No program scores, ranks or rejects anybody.',
    'You can download what we hold about you, and delete your account yourself, at any time. What the law obliges us to keep after that only administrators see, for a year.',
  ],
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who is responsible',
      blocks: [
        '{legalName} decides what happens with personal data on this site. In the words of the law we are the controller under the UK GDPR and the Data Protection Act 2018. {registration}',
        'For anything about personal data write to [{email}](mailto:{email}), ring [{phone}]({phoneLink}), or send a letter to {legalName}, {address}.',
        'An employer who receives your application through this site is a controller too, for its own copy, and answers for what it does with it.',
      ],
    },
    {
      id: 'what-we-keep',
      heading: 'What we keep',
      blocks: [
        'Nearly all of it is what you type in yourself. Where somebody else tells us about you (a referee, say, or a company that names you as its contact), we tell you when we first write to you.',
        {
          facts: [
            [
              'An account',
              'Your name, email address and role, whether the address is confirmed, who approved or refused the account and when, and the last day on which it was used. Your password only as a hash, from which it cannot be read back.',
            ],
            [
              'A candidate’s profile',
              'What you choose to add: telephone, place, a few words about you, skills, experience, and a CV as a PDF or Word file. The jobs you like, and in Job Swipe those you pass.',
            ],
            [
              'An application',
              'A snapshot of your profile as it was sent, your covering note, the CV if you included it, each step since then, and the private notes of whoever reads it.',
            ],
            [
              'A request form',
              'What the form asks: for example your name, email address, telephone and message, the position a company wants filled, what you would like coaching about, or the work you are looking for, with your CV and, if you want, a photo.',
            ],
            [
              'A data request',
              'What you ask or complain about by the [data protection](/data-protection) form, or by letter, telephone or email, with your name and address, and what we write down while we deal with it. Of what you do yourself in your account: that you downloaded your data, or deleted it.',
            ],
            ['An employer’s account', 'The account itself, the jobs it posts, and who changed them.'],
            [
              'Security',
              'For sign-ins, attempts that failed, requests that look like an attack, and, while you are signed in, signs that somebody else or a program uses your account: the time, the address that was typed, the IP address and the name your browser gives itself. Where a request fails at our web server, or too much comes from one place, what that server notes: the IP address and what was asked for.',
            ],
            [
              'Use of the site',
              'How often the page of a job was opened on a day, as a number; the address of each page that was asked for; and what went wrong in a browser, on which page. If you agreed to analytics, your visit is added to sums by the day: pages, forms begun and finished, speed, kind of device. None of it says who it was.',
            ],
            [
              'Your cookie choice',
              'A receipt: its number, the time, what you agreed to or declined, and the day of the text. Nothing in it says who you are.',
            ],
            [
              'Notifications',
              'If you turn them on: the address at your browser’s maker through which we reach that browser, its keys, and what you want to be told.',
            ],
          ],
        },
        'We do not ask for your health, religion, ethnic origin, sexual orientation or trade union membership, and ask you to leave them out of CVs and notes. If you tell us something of the kind because you need an adjustment, it is used for that adjustment only. After you have applied we may offer a form for equality monitoring: it is optional, and your answers are only counted, without your name.',
        'What is stored in your browser is in the [cookie policy](/cookie-policy). That includes what you save without a connection: it waits on your device, is sent when there is one, and is deleted when you log out. On a device that others use, log out when you leave.',
      ],
    },
    {
      id: 'why',
      heading: 'Why, and on what legal basis',
      blocks: [
        {
          facts: [
            [
              'To find you work',
              'Your account, profile, applications and requests as a candidate: steps you ask for before a contract, and the contract itself (UK GDPR, article 6(1)(b)).',
            ],
            [
              'To find people for a company',
              'Requests, accounts and adverts of employers, and the people who act for them: our legitimate interest in doing the business we were asked to do (article 6(1)(f)).',
            ],
            [
              'Because the law says so',
              'Records under regulation 29 of the Conduct of Employment Agencies and Employment Businesses Regulations 2003 (in Northern Ireland the corresponding law applies), right to work checks, payroll and tax (article 6(1)(c)).',
            ],
            [
              'To keep the site safe',
              'Security events, limits on guesses and on floods of forms, the record of what administrators do: our legitimate interest, and yours, in accounts that nobody else can open (article 6(1)(f)).',
            ],
            [
              'To learn how the site is used',
              'Analytics and notifications: your consent (article 6(1)(a)), which you take back under [Cookie settings](/cookie-settings) or in the settings of your notifications. Receipts of consent: because the law requires us to show that you agreed (article 7(1)).',
            ],
            [
              'For an adjustment',
              'Health details that you give us for it: your explicit consent (article 9(2)(a)), which you can take back at any time.',
            ],
          ],
        },
        'You need not give us any of this. Without the fields a form marks as needed we cannot do what the form is for, and without the checks the law requires we cannot supply you to a hirer.',
        'We do not sell personal data, and send no marketing. Mails from this site answer something that you, or somebody in your name, did here.',
      ],
    },
    {
      id: 'who-sees-it',
      heading: 'Who sees it',
      blocks: [
        {
          list: [
            'Our own staff who need it for their work, applications for the adverts of employers included. The administrators’ pages ask on every request who is asking, and write down what was decided.',
            'The employer you apply to, where that employer runs its own advert: what the application page shows you before you send it. If you withdraw, the employer sees your name and that you withdrew, and can no longer open the rest here.',
            'Employers for whom we recruit: only after you have agreed to be put forward for that job.',
            'Companies that run our servers, store our files and deliver our mail. They act under contract, on our instructions, and may not use anything for themselves. Ask, and we tell you which they are and in which country they work. If that is outside the United Kingdom, it is covered by UK adequacy regulations or by the transfer agreement of the regulator.',
            'If you turn on notifications: the maker of your browser carries them (Google, Mozilla, Apple or Microsoft). They are encrypted; it sees when one is sent and how long it is, not what it says.',
            'Authorities and courts, where the law obliges us.',
          ],
        },
        'Files lie in a store that the web cannot reach. A CV is handed out to you, to our administrators, and to an employer who received it with an application. The search of our recruiters knows the words of your newest CV, so that they find you for work that suits you; it does not show them the CV. A photo sent with a request form is seen by our staff only, never by an employer, and plays no part in who is put forward. The logo of an employer is public: it stands beside the employer’s jobs.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      blocks: [
        {
          facts: [
            ['An account, with profile, CV and applications', UNTIL_UNUSED, 'accountsExpire'],
            [
              'An account, with profile, CV and applications',
              `Until you ask us to delete it. ${ACCOUNT_NOT_ASKED_FOR}`,
              'accountsStay',
            ],
            [
              'A CV that you replace or remove',
              'About a minute, unless it was sent with an application. Then it stays with that application.',
            ],
            [
              'A logo that an employer replaces or removes',
              'About a minute. A browser that has shown it may keep it for longer.',
            ],
            [
              'A request form, with its files',
              `${FORM_DELETED}; by itself, {enquiryMonths} after it came or its status was last changed. ${FORM_NOT_CONFIRMED}`,
              'requestsExpire',
            ],
            ['A request form, with its files', `${FORM_DELETED}. ${FORM_NOT_CONFIRMED}`, 'requestsStay'],
            [
              'What our recruiters write down about you: notes, calls, what they plan',
              'As long as your account. Without one, {enquiryMonths} after we were last in touch or wrote something down.',
              'requestsExpire',
            ],
            [
              'What our recruiters write down about you: notes, calls, what they plan',
              'As long as your account; without one, until you ask us to delete it.',
              'requestsStay',
            ],
            [
              'Being signed in',
              '7 days after your last visit (administrators: 12 hours), 30 days at most (administrators: 7).',
            ],
            [
              'Browsers you have signed in with',
              '90 days after your last sign-in there, or until you choose a new password.',
            ],
            ['Links in our mails', '7 days after they have expired. Each works once.'],
            [
              'Answers your device may ask for twice',
              'A day, so that what you send over a bad connection is done once.',
            ],
            [
              'A data request',
              `${DATA_REQUEST_YEARS} years after it is finished. One that waits to be confirmed by email, and is not, goes after 3 days unread.`,
            ],
            ['Receipts of your cookie choice', '2 years.'],
            ['Sums of how the site is used', '25 months. Nobody can be found in them.'],
            ['Where notifications go', 'Until you turn them off, log out, or the browser is no longer reached there.'],
            [
              'Security events',
              '90 days. Counters of failed attempts and of requests from one IP address: a day. What our web server notes of faults and floods: 14 days.',
            ],
            [
              'What administrators did',
              'For good, as a record of our decisions. Of a deleted account the entry keeps a number, no name.',
            ],
            [
              'Records that the law requires',
              'After an account is deleted: of each application and each advert on which something was done, and of each request form that we worked on where you deleted the account yourself, a short record, for a year from then (regulation 29). Only administrators see it, and it goes by itself. Payroll and tax records are kept apart from the site, for as long as HMRC requires.',
            ],
          ],
        },
        `What has been deleted leaves our backups within ${BACKUP_NIGHTS} nights. They are used for nothing but putting back what was lost; accounts and forms that were deleted since are then deleted again.`,
      ],
    },
    {
      id: 'deleting',
      heading: 'When your account is deleted',
      blocks: [
        `You can do it yourself, at once: [delete your account](/account/delete). That page says beforehand how much there is, and what is kept of it. Or write to us from the address of the account, and an administrator does it. Profile, CVs, applications, liked and passed jobs, sign-ins, and the security events that name your address go all together; if you do it yourself, also what was sent by the request forms under that address (of those we worked on, a short record stays). For an employer the adverts go as well. What is left on the site is one line saying that an account was deleted, when and by whom, with a number and no name; steps you took that concern others, under that number; what you asked or complained about by the [data protection](/data-protection) form or in another way, with your name, for ${DATA_REQUEST_YEARS} years after it is finished; and the records of the next paragraph.`,
        'Under regulation 29 of the Conduct of Employment Agencies and Employment Businesses Regulations 2003 we keep, for a year after we last did something for you: of somebody who looks for work, for each application that was looked at and each request form that we worked on, the name, email address, telephone and place it was sent with, skills and experience, the job, and what became of it; of a hirer the same of the advert or the request form, with the company. Nothing is kept of an application or a request form on which nobody did anything. These records are used for nothing else.',
        'An employer who saved your CV before has its own copy; ask them.',
      ],
    },
    {
      id: 'machines',
      heading: 'What programs do here',
      blocks: [
        {
          text: `${PEOPLE_DECIDE}, an account that nobody uses only after we have written to you.`,
          onlyIf: 'accountsExpire',
        },
        { text: `${PEOPLE_DECIDE}.`, onlyIf: 'accountsStay' },
        'The assistant answers by fixed rules that run on our own server, from this site’s pages and open jobs. Where it has been connected to a language-model service, what is written in that conversation is also sent to that service so that it can answer, and the answer is marked as automatic. We do not log what people write to it. It needs no name or number of yours; please do not tell it any.',
        'The check that a person is behind a form is a small sum which your own browser does, with nothing sent to anybody else. A form can use reCAPTCHA, a service of Google, in its place. Then Google’s script is loaded when you begin to fill in that form, and Google receives, on our behalf and under contract, your IP address and details of your browser and of how you use the form.',
      ],
    },
    {
      id: 'security',
      heading: 'How it is protected',
      blocks: [
        {
          list: [
            'Passwords are kept as argon2id hashes; of the cookies that keep you signed in and recognise your browser, and of links in mails, we keep only a fingerprint.',
            'The database itself decides who may read which row, besides the pages that ask it.',
            'Our logs are made to leave out names, email addresses, telephone numbers and passwords.',
            'Administrators can add a passkey, without which their password then opens nothing.',
          ],
        },
        `No system is without faults. If a breach is likely to put you at high risk, we tell you without delay. If you find a weakness, please write to [{email}](mailto:{email}); we are glad of it.`,
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      blocks: [
        'You can ask for any of these with one form, the [data protection](/data-protection) form. You do not need an account. We give you a reference and the day by which we answer. With an account you can [download](/account/data) your data and [delete](/account/delete) it yourself, at once.',
        'You can ask us, free of charge, to',
        {
          list: [
            'tell you what we hold about you and give you a copy;',
            'correct what is wrong (you can change most of it yourself, in your profile and account settings);',
            'delete it, or stop using it for the time being;',
            'give you what you gave us as a file that other programs can read;',
            'stop what we do on the basis of a legitimate interest, for reasons that arise from your situation;',
            'have a person look again at anything you think a program decided;',
            'stop what you agreed to before: you can take back your consent at any time.',
          ],
        },
        'We answer within 30 days, or within one month where that is sooner. If a request is unusually large we may take up to two months more, and tell you so before that day. We may ask a question to check that it is you.',
      ],
    },
    {
      id: 'download',
      heading: 'What a download leaves out',
      blocks: [
        'The download of [your data](/account/data) holds everything that the site holds about you, but for this:',
        { table: 'notInDownload' },
      ],
    },
    {
      id: 'complaints',
      heading: 'If you are not content',
      blocks: [
        'Please complain to us first: by the [data protection](/data-protection) form, or in any other way under [how to complain](/complaints). For a complaint about personal data the law (section 164A of the Data Protection Act 2018, since 19 June 2026) requires us to acknowledge it within 30 days, look into it without undue delay and tell you the outcome.',
        'After that, or if we do not answer, you can complain to the regulator: the Information Commissioner’s Office, [ico.org.uk/make-a-complaint](https://ico.org.uk/make-a-complaint/), 0303 123 1113. Under the Data (Use and Access) Act 2025 its work passes to a body named the Information Commission; whichever name you find there, it is the right place. You can also go to court.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      blocks: [
        'The day at the top says when these words last changed. If a change matters to what we already hold about you, we write to you before it takes effect.',
        'The site is for people of working age. We do not knowingly open accounts for anybody under 16; if you think we have, tell us and we delete it.',
      ],
    },
  ],
};

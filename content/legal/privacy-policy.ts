/** /privacy-policy (UK GDPR articles 13 and 14). The periods are those that the database keeps; see docs/operate. */
import { addressLine, company } from '../company.ts';
import type { LegalDocument } from './legal-document.ts';

export const privacyPolicy: LegalDocument = {
  lead: `What ${company.name} keeps about you when you use this site, why, for how long, and what you can ask of us.`,
  inShort: [
    'You can read every job, article and tool here without telling us who you are. Nobody is followed around, and there is no advertising.',
    'What you send with an application goes to us and to whoever recruits for that job, and to nobody else.',
    'People decide about accounts and applications. No program scores, ranks or rejects anybody.',
    'Your account is deleted when you ask. What the law obliges us to keep after that is kept apart from the site.',
  ],
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who is responsible',
      blocks: [
        `${company.legalName} decides what happens with personal data on this site. In the words of the law we are the controller under the UK GDPR and the Data Protection Act 2018. ${company.registration}.`,
        `For anything about personal data write to [${company.email}](mailto:${company.email}), ring [${company.phone.shown}](tel:${company.phone.dialled}), or send a letter to ${company.legalName}, ${addressLine}.`,
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
              'Your name, email address and role, whether the address is confirmed, who approved or refused the account and when. Your password only as a hash, from which it cannot be read back.',
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
              'What the form asks: for example your name, email address, telephone and message, the position a company wants filled, or the work you are looking for, with your CV and, if you want, a photo.',
            ],
            ['An employer’s account', 'The account itself, the jobs it posts, and who changed them.'],
            [
              'Security',
              'For sign-ins, attempts that failed, requests that look like an attack, and, while you are signed in, signs that somebody else or a program uses your account: the time, the address that was typed, the IP address and the name your browser gives itself.',
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
        'We do not ask for your health, religion, ethnic origin, sexual orientation or trade union membership, and ask you to leave them out of CVs and notes. If you tell us something of the kind because you need an adjustment, it is used for that adjustment only.',
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
              'Records under regulation 29 of the Conduct of Employment Agencies and Employment Businesses Regulations 2003, right to work checks, payroll and tax (article 6(1)(c)).',
            ],
            [
              'To keep the site safe',
              'Security events, limits on guesses and on floods of forms, the record of what administrators do: our legitimate interest, and yours, in accounts that nobody else can open (article 6(1)(f)).',
            ],
            [
              'To learn how the site is used',
              'Analytics and notifications: your consent (article 6(1)(a)), which you take back under [Cookie settings](/cookie-settings) or in the settings of your notifications. Receipts of consent: because the law has us show that you agreed (article 7(1)).',
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
        'Files lie in a store that the web cannot reach. A CV is handed out to you, to our administrators, and to an employer who received it with an application. A photo sent with a request form is seen by our staff only, never by an employer, and plays no part in who is put forward.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      blocks: [
        {
          facts: [
            [
              'An account, with profile, CV and applications',
              'Until you ask us to delete it. A request for an account that nobody confirms by email goes after 30 days; one that we refused stays refused until you ask us to delete it.',
            ],
            [
              'A CV that you replace or remove',
              'About a minute, unless it was sent with an application. Then it stays with that application.',
            ],
            [
              'A request form, with its files',
              'Until we delete it, which we do when nothing more is to come of it, or when you ask. One that waits to be confirmed by email, and is not, goes after 3 days unread.',
            ],
            [
              'Being signed in',
              '7 days after your last visit (administrators: 12 hours), 30 days at most (administrators: 7).',
            ],
            ['Links in our mails', '7 days after they have expired. Each works once.'],
            [
              'Answers your device may ask for twice',
              'A day, so that what you send over a bad connection is done once.',
            ],
            ['Receipts of your cookie choice', '2 years.'],
            ['Sums of how the site is used', '25 months. Nobody can be found in them.'],
            ['Where notifications go', 'Until you turn them off, log out, or the browser is no longer reached there.'],
            ['Security events', '90 days. Counters of failed attempts and of requests from one IP address: a day.'],
            [
              'What administrators did',
              'For good, as a record of our decisions. Of a deleted account the entry keeps a number, no name.',
            ],
            [
              'Records that the law requires',
              'Apart from the site. Under regulation 29 at least a year from when they were made and from when we last found work for you or people for you; payroll and tax records for as long as HMRC requires.',
            ],
          ],
        },
        'What has been deleted leaves our backups when these are overwritten in their turn.',
      ],
    },
    {
      id: 'deleting',
      heading: 'When your account is deleted',
      blocks: [
        'Write to us from the address of the account. An administrator then deletes profile, CVs, applications, liked and passed jobs, sign-ins, and the security events that name your address, all together. For an employer the adverts go as well. What is left on the site is one line saying that an account was deleted, when and by whom.',
        'Two things are outside that. An employer who saved your CV before has its own copy; ask them. And the records that the law requires, named above, are kept apart from the site, used for nothing else, and destroyed when their time is up.',
      ],
    },
    {
      id: 'machines',
      heading: 'What programs do here',
      blocks: [
        'No decision that matters to you is made by a program alone. Accounts are approved or refused by a person, and applications are read by people. The one thing that happens by itself: after five wrong passwords within 15 minutes an address cannot sign in for 15 minutes.',
        'The assistant answers by fixed rules that run on our own server, from this site’s pages and open jobs. Where it has been connected to a language-model service, what is written in that conversation is also sent to that service so that it can answer, and the answer is marked as automatic. We do not log what people write to it. It needs no name or number of yours; please do not tell it any.',
        'The check that a person is behind a form is a small sum which your own browser does, with nothing sent to anybody else. A form can use reCAPTCHA, a service of Google, in its place. Then Google’s script is loaded when you begin to fill in that form, and Google receives your IP address and details of your browser and of how you use the form, under its own [privacy policy](https://policies.google.com/privacy).',
      ],
    },
    {
      id: 'security',
      heading: 'How it is protected',
      blocks: [
        {
          list: [
            'Passwords are kept as argon2id hashes; of the cookie that keeps you signed in, and of links in mails, we keep only a fingerprint.',
            'The database itself decides who may read which row, besides the pages that ask it.',
            'Our logs are made to leave out names, email addresses, telephone numbers and passwords.',
            'Administrators can add a passkey, without which their password then opens nothing.',
          ],
        },
        `No system is without faults. If a breach is likely to put you at high risk, we tell you without delay. If you find a weakness, please write to [${company.email}](mailto:${company.email}); we are glad of it.`,
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      blocks: [
        'You can ask us, free of charge, to',
        {
          list: [
            'tell you what we hold about you and give you a copy;',
            'correct what is wrong (most of it you can change yourself, in your profile and account settings);',
            'delete it, or use it no further for the time being;',
            'hand over what you gave us in a form that machines can read;',
            'stop what we do out of a legitimate interest, for reasons that lie in your situation;',
            'look again, by a person, at anything you think a program decided;',
            'forget a consent you gave, from then on.',
          ],
        },
        'We answer within one month. If a request is unusually large we may take up to two months more and say so within the first. We may ask something to be sure that it is you.',
      ],
    },
    {
      id: 'complaints',
      heading: 'If you are not content',
      blocks: [
        'Please complain to us first; [how to complain](/complaints) has the ways. For a complaint about personal data the law (section 164A of the Data Protection Act 2018, since 19 June 2026) has us acknowledge it within 30 days, look into it without undue delay and tell you the outcome.',
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

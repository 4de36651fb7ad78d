/** The overview of what the agency does for employers. */
import { earliestCount } from '#domain/site/claim.ts';
import { employerServicesClaims, serviceTimes } from '../claims.ts';

/** spec: marketing §1 "Services named", those for employers. */
const entries = [
  {
    id: 'permanent',
    title: 'Permanent Recruitment',
    text: 'One person to join your team and stay. We search, interview and check; you meet a shortlist.',
    time: serviceTimes.permanent.value,
    path: '/permanent-recruitment',
  },
  {
    id: 'contract',
    title: 'Contract Staffing',
    text: 'Cover, projects and seasons. We employ and pay the people, you direct the work and approve the hours.',
    time: 'A day to a year',
    path: '/contract-staffing',
  },
  {
    id: 'rapid-placement',
    title: 'Rapid Placement',
    text: 'Industrial and office cover from people we have already met and checked. Ring before noon: by the evening you know who is coming, or that nobody is.',
    time: serviceTimes.rapid.value,
  },
  {
    id: 'executive',
    title: 'Executive Search',
    text: 'Directors and senior managers who are not looking. We map the market, show you the list, and approach in confidence.',
    time: serviceTimes.executive.value,
    path: '/executive-search',
  },
  {
    id: 'talent-acquisition',
    title: 'Talent Acquisition',
    text: 'A consultant who works as part of your team for a time: adverts, first calls, interview days and replies in your name. For an opening, a contract won, or a year with many starts.',
    time: 'From three months',
  },
];

/** Charges, when they are due, and what happens if a placement fails. No prices, which depend on the job. */
const costs = [
  {
    service: 'Permanent recruitment',
    basis: 'A percentage of the first year’s pay',
    due: 'When the person starts',
    change: 'A rebate that falls week by week',
    path: '/permanent-recruitment',
  },
  {
    service: 'Contract staffing and rapid placement',
    basis: 'An hourly charge: pay, holiday, employer’s costs and our margin, each shown',
    due: 'Weekly, for hours you approved',
    change: 'You end it with the notice agreed; hours not worked are not charged',
  },
  {
    service: 'Executive search',
    basis: 'A fixed fee, agreed before the search',
    due: 'In thirds: start, shortlist, acceptance',
    change: 'No acceptance, no last third',
    path: '/executive-search',
  },
  {
    service: 'Talent acquisition',
    basis: 'A monthly fee for the consultant’s time, none for each hire',
    due: 'Monthly',
    change: 'One month’s notice from either side',
  },
];

export const employerServices = {
  head: {
    name: 'Employer services',
    menuLabel: 'Employer services',
    menuText: 'What we do for employers',
    title: 'Recruitment services for employers',
    description:
      'Permanent recruitment, contract staffing, rapid placement, executive search and talent acquisition: how it works, what it costs and when it is due.',
    keywords: 'employer recruitment services, hire staff UK, recruitment agency for employers',
    updatedOn: '2026-11-23',
  },
  factsCheckedOn: '2026-11-21',
  lead: 'Five ways to fill a job and one way of working: we ask until the brief is clear, put few people forward, and tell you early when something will not work.',
  facts: [
    { label: 'Fees', value: 'On a start, by the hour, or fixed' },
    { label: 'Terms', value: 'In writing before we begin' },
    { label: 'Candidates', value: 'Pay nothing, ever' },
    { label: 'One contact', value: 'From brief to first day' },
  ],
  steps: {
    title: 'How it works',
    text: 'The same five steps whatever the service; only the clock differs.',
    items: [
      {
        when: 'First call',
        title: 'The brief',
        text: 'The work, place, hours, pay, start date, risks, and what really rules somebody out.',
      },
      {
        when: 'Same day',
        title: 'Terms and a plan',
        text: 'Our terms, the fee for this job and the dates we think we can keep, in one email.',
      },
      {
        when: 'Then',
        title: 'The search',
        text: 'People we know, our own board, and people who are not looking. We speak to each of them.',
      },
      {
        when: 'Agreed day',
        title: 'The shortlist',
        text: 'Three to five people with a note on each: why them, what they want, what we could not find out.',
      },
      {
        when: 'After the start',
        title: 'Staying in touch',
        text: 'We ring both sides in the first week and the first month, while small things are still small.',
      },
    ],
  },
  parts: [
    {
      id: 'brief',
      title: 'What we need to know from you',
      text: [
        'Before we introduce or supply anybody, the Conduct Regulations have us ask who you are, what the work is, where and when, how long it lasts, what it pays, which qualifications it needs, and what health and safety risks you know of and have dealt with.',
        'It takes ten minutes. If you already have a job description, send it and we ask only about the gaps. For jobs in an advert we also need your agreement to advertise.',
      ],
    },
    {
      id: 'terms',
      title: 'Our terms, in plain words',
      points: [
        {
          title: 'Nothing is owed for looking',
          text: 'Apart from an executive search and talent acquisition, where our time is the service, a search that fails costs you nothing.',
        },
        {
          title: 'The fee is fixed before the search',
          text: 'A percentage of the first year’s pay, an hourly margin or a fixed sum, written down with an example in pounds for your job.',
        },
        {
          title: 'If somebody leaves early',
          text: 'Part of a permanent fee comes back. The share falls week by week from the first day, and the terms show it as a table.',
        },
        {
          title: 'Taking on a temp',
          text: 'You may always choose a longer hire instead of a transfer fee, and after a set time neither is due.',
        },
        {
          title: 'A person we both know',
          text: 'If you already had somebody’s application before our introduction, tell us within the time in the terms and no fee is due.',
        },
        {
          title: 'Nothing on top',
          text: 'Advertising, interviews and our checks are included. An expense is charged only if you agreed to it in writing.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Do we have to give you the job exclusively?',
      answer:
        'No. We work better when a job is with us alone, because candidates hear of it once, from one place. If you use other agencies too, tell us, so that nobody is put forward twice.',
    },
    {
      question: 'Can you start before we sign anything?',
      answer:
        'We can take the brief and tell you who we might have. The law requires us to agree and record terms with you before we introduce or supply anybody, so that email comes first. Replying to it is enough.',
    },
    {
      question: 'How quickly can somebody be here?',
      answer: `For work we hold people ready for, ${serviceTimes.rapid.value}. For other urgent temporary cover, ${serviceTimes.urgent.value}. A permanent job usually takes ${serviceTimes.permanent.value} to an accepted offer, and then a notice period.`,
    },
    {
      question: 'What do you do with the people we turn down?',
      answer:
        'We tell them, with the reason you gave us. Two sentences from you are enough, and they are why good people answer us the next time you hire.',
    },
  ],
  sources: [
    {
      title: 'Conduct of Employment Agencies and Employment Businesses Regulations 2003',
      url: 'https://www.legislation.gov.uk/uksi/2003/3319/contents',
    },
    { title: 'Employment Agencies Act 1973, section 6', url: 'https://www.legislation.gov.uk/ukpga/1973/35/section/6' },
  ],
  closing: {
    title: 'Tell us who you need',
    text: 'A form of a few lines, or a call. Either way a person answers, within one working day.',
  },
  waysTitle: 'Five ways to fill a job',
  timesAsOf: earliestCount(Object.values(serviceTimes)),
  entries,
  claimsTitle: 'How it has gone so far',
  claims: employerServicesClaims,
  costsTitle: 'What it costs, and when',
  costsText:
    'A percentage or a margin depends on the job, how many there are and whether you give it to us alone, so we name it after the brief and before the search. VAT is added.',
  costs,
  related: [
    {
      type: 'service',
      title: 'White collar recruitment',
      description: 'Offices and the professions: six lines of work.',
      href: '/white-collar',
    },
    {
      type: 'service',
      title: 'Blue collar recruitment',
      description: 'Skilled trades and industry: six lines of work.',
      href: '/blue-collar',
    },
    {
      type: 'service',
      title: 'International recruitment',
      description: 'Languages, right to work, and moving to the UK.',
      href: '/international',
    },
    {
      type: 'location',
      title: 'Recruitment in London',
      description: 'Our office there, its number and its jobs.',
      href: '/locations/london',
    },
    {
      type: 'location',
      title: 'Recruitment in Manchester',
      description: 'Our number there, and what is open now.',
      href: '/locations/manchester',
    },
    {
      type: 'blog',
      title: 'Recruitment tips',
      description: 'Articles for employers: adverts, interviews, offers.',
      href: '/blog/category/recruitment-tips',
    },
  ],
};

import { employerClaims } from '../claims.ts';

export const employers = {
  head: {
    name: 'For employers',
    menuLabel: 'For employers',
    menuText: 'How we recruit for you',
    title: 'Staff in Lincoln and Hull',
    description: 'Permanent and temporary staff on both sides of the Humber: how it works and what it costs.',
    keywords: 'recruitment agency Lincoln, recruitment agency Hull',
    updatedOn: '2026-11-10',
  },
  factsCheckedOn: '2026-11-10',
  lead: 'Two ways to fill a job, and one consultant for both. We visit before we search.',
  facts: [
    { label: 'Terms', value: 'In writing before we search' },
    { label: 'Offices', value: 'Lincoln and Hull' },
  ],
  steps: {
    title: 'How it works',
    text: 'The same three steps for a week or for good.',
    items: [
      { when: 'First', title: 'We visit', text: 'So that we can describe the place to people.' },
      { when: 'Then', title: 'We search', text: 'Our own list first, then the board.' },
      { when: 'After', title: 'We stay', text: 'We ring after the first day and the first month.' },
    ],
  },
  parts: [
    {
      id: 'brief',
      title: 'What we ask you',
      text: ['Who you are, what the work is, when and where, what it pays, and which risks you know of.'],
    },
  ],
  questions: [
    { question: 'Do you work outside the two cities?', answer: 'Yes, within about an hour of either office.' },
  ],
  sources: [
    {
      title: 'Conduct of Employment Agencies and Employment Businesses Regulations 2003',
      url: 'https://www.legislation.gov.uk/uksi/2003/3319/contents',
    },
  ],
  closing: { title: 'Who do you need?', text: 'Write a few lines, or ring {phone}.' },
  waysTitle: 'Two ways to fill a job',
  timesAsOf: '2026-10-31',
  entries: [
    {
      id: 'permanent',
      title: 'Permanent staff',
      text: 'One person who stays.',
      time: '17 days',
      path: '/permanent-recruitment',
    },
    {
      id: 'temporary',
      title: 'Temporary staff',
      text: 'By the week.',
      time: 'A week to a season',
      path: '/contract-staffing',
    },
  ],
  claimsTitle: 'Counted so far',
  claims: employerClaims,
  costsTitle: 'What it costs',
  costsText: 'We agree the figure with you before we search. VAT is added.',
  costs: [
    {
      service: 'Permanent staff',
      basis: 'One fee for the job',
      due: 'After the first day at work',
      change: 'Part of it comes back if the person leaves early',
      path: '/permanent-recruitment',
    },
    {
      service: 'Temporary staff',
      basis: 'A rate for each hour',
      due: 'Each Monday',
      change: 'You give one shift’s notice',
      path: '/contract-staffing',
    },
  ],
  related: [
    { type: 'location', title: 'Staff in Hull', description: 'Our office there.', href: '/locations/hull' },
    { type: 'location', title: 'Staff in Lincoln', description: 'Our office there.', href: '/locations/lincoln' },
  ],
};

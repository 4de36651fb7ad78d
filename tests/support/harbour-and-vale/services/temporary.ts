export const temporary = {
  slug: 'contract-staffing',
  head: {
    name: 'Temporary staff',
    menuLabel: 'Temporary staff',
    menuText: 'By the week, on our payroll',
    description: 'Temporary staff for ports, food plants, farms and offices around Lincoln and Hull, from {agency}.',
    keywords: 'temporary staff Lincoln, temps Hull',
    updatedOn: '2026-11-10',
  },
  factsCheckedOn: '2026-11-10',
  lead: 'For a harvest, a ship or a month end. We employ the people and you direct the work.',
  facts: [
    { label: 'Employer', value: 'We are' },
    { label: 'Charged', value: 'For hours that you approved' },
  ],
  steps: {
    title: 'From your call to the gate',
    text: 'Tell us the shift and the risks, and we tell you who can come.',
    items: [
      { when: 'First call', title: 'The shift', text: 'Start, finish, breaks, clothing and what is dangerous.' },
      { when: 'Before the start', title: 'The names', text: 'Who comes, and which tickets we have seen.' },
      { when: 'Each Monday', title: 'The hours', text: 'You approve the week before, and we pay on Friday.' },
    ],
  },
  parts: [
    {
      id: 'twelve-weeks',
      title: 'After twelve weeks',
      text: [
        'From the thirteenth week in the same role, agency workers get the same basic pay and conditions as people you employ.',
      ],
    },
  ],
  questions: [
    { question: 'Can we keep a person?', answer: 'Yes. You may choose a longer hire instead of a transfer fee.' },
  ],
  sources: [{ title: 'Agency workers: your rights', url: 'https://www.gov.uk/agency-workers-your-rights' }],
  closing: { title: 'A shift to fill?', text: 'Ring before noon for the next day.' },
  related: [
    { type: 'service', title: 'Permanent staff', description: 'People who stay.', href: '/permanent-recruitment' },
  ],
};

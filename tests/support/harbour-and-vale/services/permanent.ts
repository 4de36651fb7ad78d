import { permanentTimes } from '../claims.ts';

export const permanent = {
  slug: 'permanent-recruitment',
  head: {
    name: 'Permanent staff',
    menuLabel: 'Permanent staff',
    menuText: 'People who stay',
    description: 'How {agency} finds permanent staff in Lincoln, Hull and the towns between, and what it costs.',
    keywords: 'permanent jobs Lincoln, permanent jobs Hull',
    updatedOn: '2026-11-10',
  },
  factsCheckedOn: '2026-11-10',
  lead: 'For a job without an end date. You meet people who know the hours, the pay and the way to work.',
  facts: [
    { label: 'Fee', value: 'Agreed before we search' },
    { label: 'Due', value: 'After the first day at work' },
  ],
  times: permanentTimes,
  steps: {
    title: 'From your call to the first day',
    text: 'Most of the wait is for interview dates. Keep two mornings free.',
    items: [
      { when: 'Day 1', title: 'We visit', text: 'We look at the place, the shift and the car park.' },
      { when: 'Week 2', title: 'You meet people', text: 'Three or four, each with a note on travel and notice.' },
      { when: 'Week 3', title: 'You offer', text: 'We carry the offer and the questions both ways.' },
    ],
  },
  parts: [
    {
      id: 'checks',
      title: 'What we check',
      points: [
        { title: 'Identity', text: 'We see a document with a photograph before we name anyone.' },
        { title: 'Right to work', text: 'We look first. The check that protects you is your own, before work begins.' },
      ],
    },
  ],
  questions: [
    { question: 'What if the person leaves early?', answer: 'Part of the fee comes back. Our terms show how much.' },
  ],
  sources: [
    { title: 'Checking a job applicant’s right to work', url: 'https://www.gov.uk/check-job-applicant-right-to-work' },
  ],
  closing: { title: 'A desk or a bench is empty?', text: 'Ring {phone} or send the form.' },
  related: [
    {
      type: 'service',
      title: 'Temporary staff',
      description: 'By the week, on our payroll.',
      href: '/contract-staffing',
    },
  ],
};

/** The page about temporary and contract staff. */
import { serviceTimes } from '../claims.ts';
import { shownTime } from './service-guide.ts';

export const contractStaffing = {
  slug: 'contract-staffing',
  head: {
    name: 'Contract staffing',
    menuLabel: 'Contract staffing',
    menuText: 'Temporary cover and projects',
    title: 'Contract and temporary staffing',
    description:
      'Temporary and contract staff on our payroll: cover, projects and seasons, the twelve-week rule, umbrella companies and taking a temp on permanently.',
    keywords: 'contract staffing, temporary staff, temp agency UK',
    updatedOn: '2026-11-23',
  },
  factsCheckedOn: '2026-11-22',
  lead: 'People for a day, a season or a project. We employ and pay them; you direct the work, approve the hours and get one weekly invoice.',
  facts: [
    { label: 'Charge', value: 'By the hour, every part shown' },
    { label: 'Pay', value: 'PAYE on our payroll, weekly' },
    { label: 'Length', value: 'One day to one year' },
    { label: 'Taking them on', value: 'Fee, or a longer hire instead' },
  ],
  times: [shownTime(serviceTimes.rapid), shownTime(serviceTimes.urgent)],
  steps: {
    title: 'From the call to the thirteenth week',
    text: 'A booking can be as short as one shift. These are the points at which something is due, from us or from you.',
    items: [
      {
        when: 'Call',
        title: 'Booking',
        text: 'Work, place, hours, rate, protective equipment, and the risks you know of.',
      },
      {
        when: 'Before they agree',
        title: 'Key Information Document',
        text: 'The worker gets it from us: who employs them, who pays, what is deducted, what is left.',
      },
      {
        when: 'Day 1',
        title: 'Start',
        text: 'Your induction. Canteen, car park and other shared facilities, and sight of your vacancies.',
      },
      { when: 'Every week', title: 'Hours', text: 'You approve, we pay on Friday and send one invoice.' },
      {
        when: 'Week 13',
        title: 'Equal treatment',
        text: 'Pay, hours, rest and holiday as if you had recruited them yourself.',
      },
    ],
  },
  parts: [
    {
      id: 'equal-treatment',
      title: 'The twelve-week rule',
      text: [
        'After 12 weeks in the same role with the same hirer, the Agency Workers Regulations 2010 give a temp the same basic working conditions as somebody recruited directly: pay, working time, night work, rest periods and annual leave. Part of a week counts as a week. A gap of up to six weeks stops the clock and does not set it back.',
        'We ask for your own rates when you book, count the weeks for each person, and tell you in week ten what the thirteenth will cost. Northern Ireland has matching regulations of 2011.',
      ],
    },
    {
      id: 'payroll',
      title: 'Who pays whom',
      points: [
        {
          title: 'On our payroll',
          text: 'Our usual way. We deduct tax and National Insurance by PAYE, enrol people in a pension, and pay holiday and statutory sick pay, which since 6 April 2026 is due from the first day of sickness.',
        },
        {
          title: 'Umbrella companies',
          text: 'Only at the worker’s wish and only those we have checked. For payments since 6 April 2026 the agency that supplies the client is jointly liable for PAYE and National Insurance that an umbrella company fails to pay; where there is no agency between, the client is. Using us keeps that risk with us.',
        },
        {
          title: 'Companies of their own',
          text: 'If a contractor works through a company of their own, the off-payroll rules decide how it is taxed. A public body, or a medium-sized or large client, has to make that decision and give the reasons in writing; we provide the form and the questions.',
        },
        {
          title: 'Right to work',
          text: 'We check everybody we supply before the first shift, whoever pays them, and our terms say so. Since 1 October 2026 a business can be penalised for people further down its supply chain, so ask for this of everybody who supplies you.',
        },
      ],
    },
    {
      id: 'documents',
      title: 'What the worker is told',
      text: [
        'The Key Information Document has been compulsory in Great Britain since 6 April 2020. It is two pages at most and shows, with an example in pounds, what reaches the worker’s account. We show you the same calculation from your side: the hourly charge, and how much of it is pay.',
        'We may not withhold a worker’s pay because an invoice or a timesheet is late, so approve the hours on Monday and everybody sleeps better.',
      ],
    },
    {
      id: 'temp-to-perm',
      title: 'If you want to keep somebody',
      text: [
        'Good. You can pay the transfer fee in our terms, or choose the longer hire that the terms name instead and take the person on at its end without a fee.',
        'Nothing is due once 14 weeks have passed since the start of the first assignment or eight weeks since the end of the last one, whichever is later. That is the law’s limit, and ours.',
      ],
    },
  ],
  questions: [
    {
      question: 'Can we send somebody home who does not fit?',
      answer:
        'Yes. Tell us the same morning and why. You pay for the hours worked, at least those of a minimum booking if one was agreed, and we look for somebody else at once.',
    },
    {
      question: 'Who is responsible for safety?',
      answer:
        'You direct the work, so the site is yours: induction, supervision, equipment. We must know the risks before we send anybody, pass them on, and check that the person has the training you asked for. If we are not told, we do not send.',
    },
    {
      question: 'Can we use temps while our staff are on strike?',
      answer:
        'Not to do the work of people who are on official strike, nor to replace those you moved to cover it. Regulation 7 of the Conduct Regulations forbids us to supply them.',
    },
    {
      question: 'Do temps have the same rights as our staff?',
      answer:
        'From the first day: minimum wage, rest breaks, paid holiday, protection from discrimination, shared facilities and sight of your vacancies. After 12 weeks: the same basic terms as direct recruits. They remain employed or engaged by us, or by the company that pays them.',
    },
  ],
  sources: [
    { title: 'Agency workers: your rights', url: 'https://www.gov.uk/agency-workers-your-rights' },
    { title: 'Agency Workers Regulations 2010', url: 'https://www.legislation.gov.uk/uksi/2010/93/contents' },
    {
      title: 'Conduct Regulations 2003, regulation 10: charges to hirers',
      url: 'https://www.legislation.gov.uk/uksi/2003/3319/regulation/10',
    },
    {
      title: 'Understanding off-payroll working (IR35)',
      url: 'https://www.gov.uk/guidance/understanding-off-payroll-working-ir35',
    },
    {
      title: 'Preventing illegal working: the Home Office’s code of practice',
      url: 'https://www.gov.uk/government/publications/illegal-working-penalties-codes-of-practice-for-employers',
    },
  ],
  closing: {
    title: 'Somebody missing on Monday?',
    text: 'Ring before noon: by the evening you know who is coming, or that nobody is.',
  },
  related: [
    {
      type: 'service',
      title: 'Permanent recruitment',
      description: 'A shortlist of three to five people, and a fee only when one starts.',
      href: '/permanent-recruitment',
    },
    {
      type: 'service',
      title: 'Employer services',
      description: 'The five ways to fill a job, and what each costs.',
      href: '/employer-services',
    },
    {
      type: 'location',
      title: 'Recruitment in Manchester',
      description: 'Our number there, and what is open now.',
      href: '/locations/manchester',
    },
  ],
};

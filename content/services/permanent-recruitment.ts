/** The page about permanent recruitment. */
import { serviceTimes } from '../claims.ts';
import { shownTime } from './service-guide.ts';

export const permanentRecruitment = {
  slug: 'permanent-recruitment',
  head: {
    name: 'Permanent recruitment',
    menuLabel: 'Permanent recruitment',
    menuText: 'People who join your team',
    description: `How {agency} fills permanent jobs in the UK: a shortlist of three to five people, an offer in ${serviceTimes.permanent.inWords}, and a fee only when one starts.`,
    keywords: 'permanent recruitment, permanent staff, recruitment agency UK',
    updatedOn: '2026-11-23',
  },
  factsCheckedOn: '2026-11-22',
  lead: 'For a job that has no end date. You meet three to five people who know what it pays, where it is and why you want to see them.',
  facts: [
    { label: 'Fee', value: 'Percentage of first year’s pay' },
    { label: 'Due', value: 'When the person starts' },
    { label: 'If they leave', value: 'Rebate, falling week by week' },
    { label: 'Employer', value: 'You, from the first day' },
  ],
  times: [shownTime(serviceTimes.permanent)],
  steps: {
    title: `Where the ${serviceTimes.permanent.inWords} go`,
    text: 'Most of the time is spent waiting for diaries. A job whose interviewers have kept two half-days free is usually filled in the shorter time.',
    items: [
      { when: 'Day 1', title: 'Brief', text: 'By phone or at your place. We write it back to you the same day.' },
      {
        when: 'Days 2 to 5',
        title: 'Search',
        text: 'Our candidates, the board, direct approaches. We interview everybody we mean to name.',
      },
      {
        when: 'Week 1',
        title: 'Shortlist',
        text: 'Three to five people, each with a page on why, and on what is open.',
      },
      {
        when: 'Weeks 2 and 3',
        title: 'Interviews',
        text: 'We arrange them, brief both sides and collect the answers within a day.',
      },
      {
        when: 'Weeks 2 to 4',
        title: 'Offer',
        text: 'We know the notice period, the other offers and the number before you make yours.',
      },
    ],
  },
  parts: [
    {
      id: 'checks',
      title: 'What we check, and what stays with you',
      points: [
        {
          title: 'Identity and experience',
          text: 'We see a document with a photograph, and go through the work history for gaps and overlaps.',
        },
        {
          title: 'Qualifications and cards',
          text: 'Where the job needs one, we check it with whoever issued it and send you the copy.',
        },
        {
          title: 'References',
          text: 'Taken with the person’s permission, and never from their current employer before they have accepted.',
        },
        {
          title: 'Right to work',
          text: 'We look first, but the check that protects you from a penalty is your own, made before the work begins. The penalty is up to £45,000 for each person for a first breach and £60,000 for a repeated one.',
        },
      ],
    },
    {
      id: 'law',
      title: 'What changes on 1 January 2027',
      text: [
        'In Great Britain the time after which somebody can claim unfair dismissal falls from two years to six months, and the limit on compensation goes. Whoever started on or before 1 July 2026 has that protection on the day it comes in.',
        'So a six-month probation decides too late. Plan the first review after a month and the decisive one after three, write down what was agreed, and choose with more care at the start. We can help with the last part. Northern Ireland keeps its own rule of one year.',
      ],
    },
    {
      id: 'offer',
      title: 'Offers that are accepted',
      text: [
        'Most offers that fail do so over something that could have been known: the pay on the current contract, a bonus due next month, a commute in winter, a partner’s job. We ask about these before the first interview and again before the offer.',
        'Make it by phone and on paper the same day. In Great Britain the written statement of the main terms is due on or before the first day in any case.',
      ],
    },
  ],
  questions: [
    {
      question: 'How does the rebate work?',
      answer:
        'If the person leaves or is dismissed within the period in our terms, we return part of the fee. The share is largest in the first weeks and falls each week. Redundancy is excluded, and the invoice must have been paid when it was due. The table is in the terms you get before we start.',
    },
    {
      question: 'What counts as the first year’s pay?',
      answer:
        'Basic salary and whatever is guaranteed, such as a shift allowance. Bonuses that depend on results are left out unless we agree otherwise. The terms include an example in pounds for your job.',
    },
    {
      question: 'Do you advertise our name?',
      answer:
        'Only if you want. Adverts with a name get better answers. If the search must stay quiet, we describe the company and give the name to each person before their CV goes to you.',
    },
    {
      question: 'What if nobody on the shortlist is right?',
      answer:
        'Then we say together what was wrong with the list or with the brief, and search again. Nothing is owed until somebody starts.',
    },
  ],
  sources: [
    { title: 'Checking a job applicant’s right to work', url: 'https://www.gov.uk/check-job-applicant-right-to-work' },
    {
      title: 'Penalties for employing illegal workers',
      url: 'https://www.gov.uk/penalties-for-employing-illegal-workers',
    },
    { title: 'Employment Rights Act 2025', url: 'https://www.legislation.gov.uk/ukpga/2025/36/contents' },
  ],
  closing: {
    title: 'Have a job to fill for good?',
    text: 'Tell us the title, the place and the pay. We answer within one working day, with dates or with a reason why not.',
  },
  related: [
    {
      type: 'service',
      title: 'Contract staffing',
      description: 'Cover and projects, on our payroll.',
      href: '/contract-staffing',
    },
    {
      type: 'service',
      title: 'Executive search',
      description: 'Directors and senior managers, approached in confidence.',
      href: '/executive-search',
    },
    {
      type: 'blog',
      title: 'Recruitment tips',
      description: 'Articles for employers: adverts, interviews, offers.',
      href: '/blog/category/recruitment-tips',
    },
  ],
};

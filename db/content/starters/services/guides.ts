/** The services that have a guide: permanent, contract, executive, and coaching. */
import type { ServiceGuide } from '../../services/guide.ts';
import type { Starter } from '../starter.ts';

type GuideWords = Pick<ServiceGuide, 'lead' | 'facts' | 'steps' | 'parts' | 'questions' | 'closing'>;
type HeadWords = { name: string; menuText: string; description: string; keywords: string };

/** The day on which the owner checked what the page says of the law stays empty. */
const guide = (place: Pick<Starter, 'collection' | 'slug'>, head: HeadWords, words: GuideWords): Starter => ({
  ...place,
  draft: (day) => ({ head: { ...head, menuLabel: head.name, updatedOn: day }, ...words, sources: [], related: [] }),
});

const BRIEF = {
  when: '[Day 1]',
  title: 'Brief',
  text: 'You tell us about the job and what it pays. We write it back to you.',
};
const SHORTLIST = {
  when: '[Week 1]',
  title: 'Shortlist',
  text: 'You meet people who know what the job is, where it is and what it pays.',
};
const CLOSING = { title: 'Tell us who you need', text: 'A few lines are enough. We ring you back and ask the rest.' };
const RIGHT_TO_WORK = {
  question: 'Who checks the right to work?',
  answer:
    'The employer does, before the work begins; for temporary workers of ours, we do. GOV.UK says how: look for “right to work checks”.',
};

export const permanentRecruitment = guide(
  { collection: 'guides', slug: 'permanent-recruitment' },
  {
    name: 'Permanent recruitment',
    menuText: 'People who join your team',
    description: 'How {agency} fills permanent jobs: what happens when, what we check, and how our fee works.',
    keywords: 'permanent recruitment, recruitment agency, [your towns]',
  },
  {
    lead: 'For a job that has no end date. We look for people who fit it, and tell them what it pays before you meet.',
    facts: [
      { label: 'Fee', value: '[How it is worked out]' },
      { label: 'Due', value: '[When]' },
      { label: 'If they leave', value: '[Your rebate]' },
      { label: 'Employer', value: 'You, from the first day' },
    ],
    steps: {
      title: 'What happens when',
      text: 'Most of the time is spent waiting for diaries. It goes faster if interviewers keep time free.',
      items: [
        BRIEF,
        SHORTLIST,
        { when: '[Weeks 2 to 4]', title: 'Offer', text: 'We carry questions and answers both ways.' },
      ],
    },
    parts: [
      {
        id: 'checks',
        title: 'What we check',
        points: [
          {
            title: 'Identity and experience',
            text: 'We see a document with a photograph, and go through the work history.',
          },
          { title: 'References', text: 'Taken with the person’s permission. [When, and how many]' },
        ],
      },
    ],
    questions: [RIGHT_TO_WORK],
    closing: CLOSING,
  },
);

export const contractStaffing = guide(
  { collection: 'guides', slug: 'contract-staffing' },
  {
    name: 'Contract staffing',
    menuText: 'Cover for weeks or months',
    description: 'Temporary and contract staff from {agency}: how it works, who employs them, and what it costs.',
    keywords: 'temporary staff, contract staff, recruitment agency, [your towns]',
  },
  {
    lead: 'For leave, projects and busy months. The person works under your direction, for as long as you agreed.',
    facts: [
      { label: 'Charge', value: '[By the hour or day]' },
      { label: 'Employer', value: '[You, or the worker’s own company]' },
      { label: 'Notice', value: '[How an assignment ends]' },
    ],
    steps: {
      title: 'What happens when',
      text: 'Before the first day you have the terms in writing, and so does the worker.',
      items: [
        BRIEF,
        { when: '[Days]', title: 'Start', text: 'The person knows where to be, when, and who to ask for.' },
      ],
    },
    parts: [
      {
        id: 'equal-treatment',
        title: 'After twelve weeks',
        text: [
          'Under the Agency Workers Regulations 2010, agency workers get the same basic pay and conditions as people you hired directly after twelve weeks in the same job. Access to facilities and vacancies begins on the first day.',
        ],
      },
    ],
    questions: [RIGHT_TO_WORK],
    closing: CLOSING,
  },
);

export const executiveSearch = guide(
  { collection: 'guides', slug: 'executive-search' },
  {
    name: 'Executive search',
    menuText: 'Directors and senior managers',
    description: 'How {agency} looks for directors and senior managers: in confidence, from a list that you have seen.',
    keywords: 'executive search, senior recruitment, [your sectors]',
  },
  {
    lead: 'For posts that are not advertised. We approach people in confidence, and you see who before we do.',
    facts: [
      { label: 'Fee', value: '[How it is worked out]' },
      { label: 'Due', value: '[In which parts]' },
    ],
    steps: {
      title: 'What happens when',
      text: 'You hear from us every [week], whatever there is to say.',
      items: [
        BRIEF,
        { when: '[Weeks 2 to 6]', title: 'Approach', text: 'We speak with people from the list we agreed.' },
        SHORTLIST,
      ],
    },
    parts: [],
    questions: [],
    closing: { title: 'Begin in confidence', text: 'Ring us, or leave a number. What you say stays between us.' },
  },
);

export const careerCoaching = guide(
  { collection: 'coaching', slug: 'coaching' },
  {
    name: 'Career coaching',
    menuText: 'A conversation about what comes next',
    description: 'Career coaching at {agency}: what a session is about, what it costs, and how to ask for one.',
    keywords: 'career coaching, CV advice, interview practice',
  },
  {
    lead: 'A conversation about your CV, an interview or a change of work. It does not depend on taking a job through us.',
    facts: [
      { label: 'Length', value: '[45 minutes]' },
      { label: 'Where', value: '[By phone, by video or at the office]' },
      { label: 'Cost', value: '[Whether it is free]' },
    ],
    steps: {
      title: 'What happens when',
      text: 'Finding work through us is free, whether you take a session or not.',
      items: [
        { when: 'First', title: 'Ask', text: 'Tell us what it is about, and when you have time.' },
        { when: 'Then', title: 'Talk', text: '[Who] talks with you, and writes down what you agreed.' },
      ],
    },
    parts: [],
    questions: [],
    closing: { title: 'Ask for a session', text: 'You hear from us within [two] working days.' },
  },
);

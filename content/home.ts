/** The words of the home page. */
import type { JobCategory } from '#domain/job.ts';

export const hero = {
  title: 'Straight answers about work.',
  lead: 'Tidewell finds jobs for people and people for jobs, in offices and on site, across the UK. Ask us what a job pays, who it is with and what happens next: we tell you what we know.',
};

export const worlds: Record<JobCategory, { title: string; text: string }> = {
  'white-collar': {
    title: 'White collar',
    text: 'Work done at a desk or a client’s table: the people who keep the books, the systems and the promises.',
  },
  'blue-collar': {
    title: 'Blue collar',
    text: 'Work done with tools, vehicles and hands: the people who build, move, mend and make things.',
  },
};

export type Step = { title: string; text: string };

export const candidateSteps: readonly Step[] = [
  {
    title: 'Search, or send us your CV',
    text: 'The board can be searched by pay, place and kind of work. You need no account to look.',
  },
  {
    title: 'Talk to one person',
    text: 'A consultant who knows the trade calls you back, and asks before your CV goes to any employer.',
  },
  { title: 'Hear back either way', text: 'If it is a no, we say so and say why, as far as the employer tells us.' },
];

export const employerSteps: readonly Step[] = [
  {
    title: 'Tell us the job',
    text: 'Duties, pay, hours, start date and anything that rules people out. Ten minutes by phone is enough.',
  },
  {
    title: 'See a short list',
    text: 'People we have spoken to, whose right to work and references we have begun to check.',
  },
  { title: 'Pay when somebody starts', text: 'Our terms are one plain document, sent before we begin.' },
];

/** Employment Agencies Act 1973, section 6: work-seekers may not be charged, with few exceptions such as performers. */
export const freeForCandidates =
  'Finding work through us is free. UK law forbids agencies to charge people for it, with few exceptions.';

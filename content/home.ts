/** The words of the home page. */
import type { JobCategory } from '#domain/job/job.ts';
import { homeTimes } from './claims.ts';

const hero = {
  title: 'Straight answers about work.',
  lead: 'Tidewell finds jobs for people and people for jobs, in offices and on site, across the UK. Ask us what a job pays, who it is with and what happens next: we tell you what we know.',
};

const worlds: Record<JobCategory, { title: string; text: string }> = {
  'white-collar': {
    title: 'White collar',
    text: 'Work done at a desk or a client’s table: the people who keep the books, the systems and the promises.',
  },
  'blue-collar': {
    title: 'Blue collar',
    text: 'Work done with tools, vehicles and hands: the people who build, move, mend and make things.',
  },
};

type ServiceCard = { title: string; text: string; link: string };

/** Six, three for each world (spec: marketing §1 "Home-page cards"). */
export const serviceCards: Record<JobCategory, readonly ServiceCard[]> = {
  'white-collar': [
    {
      title: 'Executive Search',
      text: 'Directors and senior managers, approached in confidence from a list you have seen.',
      link: '/executive-search',
    },
    {
      title: 'Professional Recruitment',
      text: 'Accountants, analysts, developers, HR and legal staff, interviewed before you meet them.',
      link: '/white-collar',
    },
    {
      title: 'Contract Staffing',
      text: 'Cover for leave, projects and month ends, on our payroll and under one set of terms.',
      link: '/contract-staffing',
    },
  ],
  'blue-collar': [
    {
      title: 'Blue Collar Placement',
      text: 'Production, warehouse, driving and site work, permanent or week by week.',
      link: '/blue-collar',
    },
    {
      title: 'Skilled Trades',
      text: 'Electricians, welders, fitters and machinists, with cards and approvals checked at the source.',
      link: '/blue-collar',
    },
    {
      title: 'Rapid Industrial Placement',
      text: `People who can start within ${homeTimes.rapid.inWords}, from those we have already checked.`,
      link: '/employer-services#rapid-placement',
    },
  ],
};

const automation = {
  title: 'AI and automations',
  text: 'Some vacancies are really a process that nobody has had time to mend. Our sister team builds assistants and automates paperwork for employers: rotas, timesheets, invoices, first replies. If that would serve you better than a hire, we say so.',
  button: 'Visit AI Division',
};

/** Employment Agencies Act 1973, section 6: work-seekers may not be charged, with few exceptions such as performers. */
const freeForCandidates =
  'Finding work through us is free. UK law forbids agencies to charge people for it, with few exceptions.';

const about = {
  figuresTitle: 'A young agency, counted honestly',
  title: 'A small agency with a short list of rules',
  text: [
    'Tidewell was registered in the spring of 2026 by people who had worked in larger agencies and wanted to do the same job with fewer promises and more telephone calls.',
    'We are one company for two kinds of work, because the businesses we serve need both: whoever hires a finance manager usually has a warehouse too.',
  ],
};

/** spec: marketing §2 "About section (anchor about) with a values list". */
export const values = [
  { title: 'Say the pay', text: 'We print the pay in the advert, and say it first when we ring you.' },
  {
    title: 'Ask before sending',
    text: 'We send your CV to one named employer, for one named job, and only after you agree.',
  },
  {
    title: 'Answer everybody',
    text: 'If you are not chosen, we tell you, and pass on the reason the employer gave us.',
  },
  {
    title: 'Check the same way',
    text: 'Identity, right to work and tickets, for everybody alike, whatever their name or accent.',
  },
  {
    title: 'Turn work down',
    text: 'If we do not know a trade, or an employer will not say what is dangerous about a job, we pass.',
  },
];

/** Stored in the studio's format, with the sections in the specification's order. */
export const home = {
  hero,
  whiteCollar: { ...worlds['white-collar'], cards: serviceCards['white-collar'] },
  blueCollar: { ...worlds['blue-collar'], cards: serviceCards['blue-collar'] },
  automation,
  about: { ...about, free: freeForCandidates },
  values,
  sections: [],
};

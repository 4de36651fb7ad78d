/** The overview for employers, office work, site work, and work across borders. */
import type { Starter } from '../starter.ts';

const REASONS = [
  { title: 'We know the trade', text: '[What you have done in it, and for how long]' },
  { title: 'You hear from us', text: 'You get an answer to every call and email, also when there is no news.' },
];
const START = { title: 'Tell us who you need', text: 'A few lines are enough. We ring you back and ask the rest.' };

export const employerServices: Starter = {
  collection: 'employers',
  slug: 'employers',
  draft: (day) => ({
    head: {
      name: 'Employer services',
      menuLabel: 'Employer services',
      menuText: 'What we do for employers',
      description: 'What {agency} does for employers, how long it takes, and what it costs.',
      keywords: 'recruitment agency, staffing, [your towns]',
      updatedOn: day,
    },
    lead: 'Permanent people, cover for a while, or a search in confidence. Tell us what the job is, and we say which fits.',
    facts: [{ label: 'First step', value: 'A call, free of charge' }],
    steps: {
      title: 'How it begins',
      text: 'You speak with the person who looks for you.',
      items: [
        { when: 'First', title: 'Call', text: 'What the job is, what it pays, and when it begins.' },
        { when: 'Then', title: 'Terms', text: 'You get them in writing before we look.' },
      ],
    },
    parts: [],
    questions: [],
    sources: [],
    closing: START,
    related: [],
    waysTitle: 'What we do',
    entries: [
      {
        id: 'permanent',
        title: 'Permanent recruitment',
        text: 'People who join your team for good.',
        time: '[How long it takes]',
        path: '/permanent-recruitment',
      },
      {
        id: 'contract',
        title: 'Contract staffing',
        text: 'People who come for weeks or months.',
        time: '[How long it lasts]',
        path: '/contract-staffing',
      },
    ],
    claimsTitle: 'In figures',
    claims: [],
    costsTitle: 'What it costs',
    costsText: 'You agree the fee before we begin. Candidates pay nothing.',
    costs: [
      {
        service: 'Permanent recruitment',
        basis: '[What the fee is worked out from]',
        due: '[When it is due]',
        change: '[What happens if the person leaves early]',
        path: '/permanent-recruitment',
      },
    ],
  }),
};

type SectorWords = { slug: string; name: string; menuText: string; findTalent: string; lead: string; line: object };

const sectorPage = ({ slug, name, menuText, findTalent, lead, line }: SectorWords): Starter => ({
  collection: 'sectors',
  slug,
  draft: (day) => ({
    head: {
      name: `${name} recruitment`,
      menuLabel: name,
      menuText,
      description: `${name} recruitment by {agency}: our lines of work, the roles, and what employers ask for.`,
      keywords: `${name.toLowerCase()} recruitment, jobs, [your towns]`,
      updatedOn: day,
    },
    lead,
    findTalent,
    linesTitle: 'Our lines of work',
    lines: [line],
    reasonsTitle: 'Why choose us',
    reasons: REASONS,
    sources: [],
    claimsTitle: 'In figures',
    claims: [],
    jobsTitle: `Open ${name.toLowerCase()} jobs`,
    noJobs: 'No job of this kind is open today. Send us your CV, and we tell you when one is.',
    jobsFailed: 'The jobs could not be loaded. Please try again in a moment.',
    start: START,
    related: [],
  }),
});

export const whiteCollar = sectorPage({
  slug: 'white-collar',
  name: 'White collar',
  menuText: 'Offices and the professions',
  findTalent: 'Find people for an office',
  lead: 'Work in offices and the professions, permanent or for a while.',
  line: {
    sector: 'finance',
    name: '[A line of work, such as Accounts]',
    text: '[What you do in it]',
    roles: '[The roles you fill]',
    asked: '[What employers ask for]',
  },
});

export const blueCollar = sectorPage({
  slug: 'blue-collar',
  name: 'Blue collar',
  menuText: 'Warehouses, sites and trades',
  findTalent: 'Find people for a site',
  lead: 'Work with tools, vehicles and hands, permanent or week by week.',
  line: {
    sector: 'logistics',
    name: '[A line of work, such as Warehouses]',
    text: '[What you do in it]',
    roles: '[The roles you fill]',
    asked: '[What employers ask for, such as licences and cards]',
  },
});

export const international: Starter = {
  collection: 'international',
  slug: 'international',
  draft: (day) => ({
    head: {
      name: 'International recruitment',
      menuLabel: 'International',
      menuText: 'Work across borders',
      description: 'Recruitment across borders by {agency}: languages, right to work, and where the rules can be read.',
      keywords: 'international recruitment, multilingual jobs, right to work UK',
      updatedOn: day,
    },
    lead: 'For employers who look beyond their own town, and for people who bring another language to work in the UK.',
    featuresTitle: 'What we do',
    features: [
      {
        mark: 'here',
        title: 'People already here',
        text: 'Many people who studied or worked elsewhere live in the UK with the right to work. [How you help them]',
      },
      { mark: 'languages', title: 'Jobs in two languages', text: '[Which jobs, and how you check the language]' },
    ],
    languagesTitle: 'Languages',
    languagesText: 'Ask us for people who work in these, or tell us which you speak.',
    languages: ['[A language]'],
    rulesTitle: 'What the rules ask',
    rules: [
      {
        title: 'Right to work',
        text: 'Every person is checked before the work begins, whatever their passport. GOV.UK says how.',
        link: { label: 'Check a share code', href: 'https://www.gov.uk/view-right-to-work' },
      },
      {
        title: 'Sponsorship',
        text: 'Only an employer with a sponsor licence can sponsor a worker, for work that it directs itself.',
        link: { label: 'Sponsoring workers', href: 'https://www.gov.uk/uk-visa-sponsorship-employers' },
      },
    ],
    adviceTitle: 'We do not give immigration advice.',
    advice:
      'Rules change, often within months: check GOV.UK before you decide anything. Advice on a person’s own case may only be given by a regulated lawyer or an adviser registered with the Immigration Advice Authority.',
    adviser: { label: 'Find an immigration adviser', href: 'https://www.gov.uk/find-an-immigration-adviser' },
    reasonsTitle: 'Why choose us',
    reasons: REASONS,
    claimsTitle: 'In figures',
    claims: [],
    start: START,
    related: [],
  }),
};

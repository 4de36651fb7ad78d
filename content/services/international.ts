/** Texts of the page about international recruitment. Rules as they were on `rulesAsOf`; GOV.UK has the current ones. */
import { internationalClaims } from './service-claims.ts';

export const internationalPage = {
  head: {
    name: 'International recruitment',
    menuLabel: 'International',
    menuText: 'Work across borders',
    description:
      'Recruitment across borders: twelve languages, the Skilled Worker rules of November 2026 and right to work checks, with links to GOV.UK.',
    keywords: 'international recruitment, multilingual jobs, right to work UK',
    updatedOn: '2026-11-23',
  },
  lead: 'For employers who look beyond their own town, and for people who bring another language or another country’s experience to work in the UK.',
  featuresTitle: 'Three ways across a border',
  features: [
    {
      mark: 'abroad',
      title: 'Hiring from abroad',
      text: 'For jobs at degree level that nobody here can fill. You hold the sponsor licence and issue the certificate; we find the person, plan the dates and say at the beginning whether the pay is high enough.',
    },
    {
      mark: 'here',
      title: 'People already here',
      text: 'Many who studied or worked elsewhere live in the UK with the right to work. We bring their experience into words that an employer here can compare, and check their status before anyone is introduced.',
    },
    {
      mark: 'languages',
      title: 'Jobs in two languages',
      text: 'Customer service, sales, finance and site teams that need a second working language. A speaker of the language holds part of the interview, so that ‘fluent’ means something.',
    },
  ],
  languagesTitle: 'Twelve languages',
  languagesText: 'Ask us for people who work in these, or tell us which you speak.',
  languages: [
    'Spanish',
    'French',
    'German',
    'Mandarin',
    'Portuguese',
    'Arabic',
    'Japanese',
    'Italian',
    'Dutch',
    'Russian',
    'Korean',
    'Hindi',
  ],
  rulesTitle: 'What the rules ask',
  rulesAsOf: '2026-11-22',
  rules: [
    {
      title: 'Pay and skill',
      text: 'A new Skilled Worker must usually be paid at least £41,700 a year or the going rate for the occupation, whichever is higher, in a job at degree level (RQF level 6). Both have applied since 22 July 2025. Some people and listed jobs have lower figures.',
      link: { label: 'Skilled Worker visa', href: 'https://www.gov.uk/skilled-worker-visa' },
    },
    {
      title: 'English',
      text: 'Since 8 January 2026 first-time applicants on this route need English at level B2 in reading, writing, speaking and listening, unless they are exempt.',
      link: {
        label: 'Knowledge of English',
        href: 'https://www.gov.uk/skilled-worker-visa/knowledge-of-english',
      },
    },
    {
      title: 'Sponsorship',
      text: 'Only an employer with a sponsor licence can issue a Certificate of Sponsorship, for work that it directs itself. An agency cannot sponsor somebody and supply them to another company, and we do not.',
      link: { label: 'Sponsoring workers', href: 'https://www.gov.uk/uk-visa-sponsorship-employers' },
    },
    {
      title: 'Right to work',
      text: 'Everybody is checked before the work begins, whatever their passport. Most people who are not British or Irish have an eVisa: they give a share code, which the employer checks online with the date of birth. The penalty for getting it wrong is up to £45,000 a worker, £60,000 if it happens again. Since 1 October 2026 the duty covers workers and individual subcontractors as well as employees, and a company can be liable for people supplied to it through others.',
      link: { label: 'Check a share code', href: 'https://www.gov.uk/view-right-to-work' },
    },
  ],
  adviceTitle: 'We do not give immigration advice.',
  advice:
    'Rules change, often within months: check GOV.UK before you decide anything. Advice on a person’s own case may only be given by a regulated lawyer (solicitor, barrister or advocate, or CILEX practitioner) or an adviser registered with the Immigration Advice Authority.',
  adviser: { label: 'Find an immigration adviser', href: 'https://www.gov.uk/find-an-immigration-adviser' },
  reasonsTitle: 'Why choose us across borders',
  reasons: [
    {
      title: 'An honest first answer',
      text: 'If a job cannot be sponsored at the pay on offer, we say so on the first call and look for people who need no sponsor.',
    },
    {
      title: 'Nobody pays for a job',
      text: 'Finding work through us is free, wherever you live. If someone asks you for money in our name, tell us.',
    },
    {
      title: 'Qualifications compared',
      text: 'We say what a foreign degree or trade certificate corresponds to here, and which professions need registration first.',
    },
    {
      title: 'The same check for all',
      text: 'Right to work is checked for each person in the same way, so that nobody is judged by a name or an accent.',
    },
  ],
  claimsTitle: 'International in figures',
  claims: internationalClaims,
  start: {
    title: 'Tell us the language, or the country',
    text: 'Employers: say what the job pays and whether you hold a sponsor licence. Candidates: say which right to work you have.',
  },
  related: [
    {
      type: 'service',
      title: 'White collar recruitment',
      description: 'Finance, technology, HR, sales, healthcare offices and law.',
      href: '/white-collar',
    },
    {
      type: 'service',
      title: 'Blue collar recruitment',
      description: 'Trades, plant, warehouses and works.',
      href: '/blue-collar',
    },
    {
      type: 'location',
      title: 'Recruitment in London',
      description: 'Open jobs in London, and our telephone number there.',
      href: '/locations/london',
    },
  ],
};

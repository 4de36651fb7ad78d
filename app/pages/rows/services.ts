/** The services of the agency; cities and industries. */
import type { PageRow } from '#app/pages/row.ts';

export const servicesPages = {
  '/employer-services': {
    module: 'routes/public/services/employer-service.tsx',
    readers: 'anyone',
    metrics: 'pages',
    measuredAs: 'Employer services',
    texts: {
      name: 'Employer services',
      title: 'Recruitment services for employers',
      description:
        'Permanent recruitment, contract staffing, rapid placement, executive search and talent acquisition: how it works, what it costs and when it is due.',
      keywords: 'employer recruitment services, hire staff UK, recruitment agency for employers',
      updatedOn: '2026-11-23',
    },
    sitemap: { frequency: 'weekly', priority: '0.7' },
    navigation: [{ menu: 'services', label: 'Employer services', text: 'What we do for employers' }],
  },
  '/permanent-recruitment': {
    module: 'routes/public/services/employer-service.tsx',
    readers: 'anyone',
    metrics: 'pages',
    measuredAs: 'Permanent recruitment',
    texts: {
      name: 'Permanent recruitment',
      description:
        'How {agency} fills permanent jobs in the UK: a shortlist of three to five people, an offer in two to four weeks, and a fee only when one starts.',
      keywords: 'permanent recruitment, permanent staff, recruitment agency UK',
      updatedOn: '2026-11-23',
    },
    sitemap: { frequency: 'weekly', priority: '0.7' },
    navigation: [{ menu: 'services', label: 'Permanent recruitment', text: 'People who join your team' }],
  },
  '/contract-staffing': {
    module: 'routes/public/services/employer-service.tsx',
    readers: 'anyone',
    metrics: 'pages',
    measuredAs: 'Contract staffing',
    texts: {
      name: 'Contract staffing',
      title: 'Contract and temporary staffing',
      description:
        'Temporary and contract staff on our payroll: cover, projects and seasons, the twelve-week rule, umbrella companies and taking a temp on permanently.',
      keywords: 'contract staffing, temporary staff, temp agency UK',
      updatedOn: '2026-11-23',
    },
    sitemap: { frequency: 'weekly', priority: '0.7' },
    navigation: [{ menu: 'services', label: 'Contract staffing', text: 'Temporary cover and projects' }],
  },
  '/executive-search': {
    module: 'routes/public/services/employer-service.tsx',
    readers: 'anyone',
    metrics: 'pages',
    measuredAs: 'Executive search',
    texts: {
      name: 'Executive search',
      description:
        'Directors and senior managers, approached in confidence from a list you have seen: six to eight weeks, for a fixed fee in thirds.',
      keywords: 'executive search, senior recruitment, headhunting UK',
      updatedOn: '2026-11-23',
    },
    sitemap: { frequency: 'weekly', priority: '0.7' },
    navigation: [{ menu: 'services', label: 'Executive search', text: 'Directors and senior managers' }],
  },
  '/white-collar': {
    module: 'routes/public/services/collar.tsx',
    readers: 'anyone',
    metrics: 'pages',
    measuredAs: 'White collar',
    texts: {
      name: 'White collar recruitment',
      description:
        'Office and professional recruitment in finance, technology, HR, sales, healthcare administration and law.',
      keywords: 'white collar recruitment, office jobs, professional recruitment UK',
      updatedOn: '2026-11-23',
    },
    sitemap: { frequency: 'weekly', priority: '0.9', jobs: { category: 'white-collar' } },
    navigation: [{ menu: 'services', label: 'White collar', text: 'Offices and the professions' }],
  },
  '/blue-collar': {
    module: 'routes/public/services/collar.tsx',
    readers: 'anyone',
    metrics: 'pages',
    measuredAs: 'Blue collar',
    texts: {
      name: 'Blue collar recruitment',
      description:
        'Skilled trades and industrial recruitment in manufacturing, construction, logistics, maintenance, food and energy.',
      keywords: 'blue collar recruitment, skilled trades, industrial recruitment UK',
      updatedOn: '2026-11-23',
    },
    sitemap: { frequency: 'weekly', priority: '0.9', jobs: { category: 'blue-collar' } },
    navigation: [{ menu: 'services', label: 'Blue collar', text: 'Skilled trades and industry' }],
  },
  '/international': {
    module: 'routes/public/services/international.tsx',
    readers: 'anyone',
    metrics: 'pages',
    measuredAs: 'International',
    texts: {
      name: 'International recruitment',
      description:
        'Recruitment across borders: twelve languages, the Skilled Worker rules of November 2026 and right to work checks, with links to GOV.UK.',
      keywords: 'international recruitment, multilingual jobs, right to work UK',
      updatedOn: '2026-11-23',
    },
    sitemap: { frequency: 'monthly', priority: '0.8' },
    navigation: [{ menu: 'services', label: 'International', text: 'Work across borders' }],
  },
  '/career-coaching': {
    module: 'routes/public/services/career-coaching.tsx',
    readers: 'anyone',
    metrics: 'pages',
    measuredAs: 'Career coaching',
    texts: {
      name: 'Career coaching',
      description:
        'Free help with CVs, interviews and changes of direction, by phone or video call. Never a condition of being put forward for a job.',
      keywords: 'career coaching, CV advice, interview preparation UK',
      updatedOn: '2026-11-23',
    },
    sitemap: { frequency: 'weekly', priority: '0.7' },
    navigation: [{ menu: 'services', label: 'Career coaching', text: 'CVs, interviews, new directions' }],
  },
  '/locations/:city': {
    module: 'routes/public/location.tsx',
    readers: 'anyone',
    sample: { city: 'leeds' },
    metrics: 'pages',
    measuredAs: 'A city',
    texts: {
      name: 'Recruitment in {name}',
      title: 'Jobs and recruitment in {name}',
      description:
        'Current jobs in {name}, where the work is and what it pays, and how to reach the {name} desk of {agency}.',
      keywords: '{name} jobs, {name} recruitment agency, work in {name}',
      updatedOn: '2026-11-23',
    },
    sitemap: { frequency: 'weekly', priority: '0.8', each: 'city' },
  },
  '/industries/:industry': {
    module: 'routes/public/services/industry.tsx',
    readers: 'anyone',
    sample: { industry: 'manufacturing' },
    metrics: 'pages',
    measuredAs: 'An industry',
    texts: {
      name: '{name} recruitment',
      title: '{name} jobs and recruitment',
      description:
        'The latest {lowerName} jobs in the UK, what they pay, the roles in demand and what to know before hiring.',
      keywords: '{name} jobs, {name} recruitment agency, {name} careers UK',
      updatedOn: '2026-11-23',
    },
    sitemap: { frequency: 'weekly', priority: '0.7', each: 'industry' },
  },
} as const satisfies Record<string, PageRow>;

import { officeClaims } from '../claims.ts';

export const offices = {
  slug: 'white-collar',
  head: {
    name: 'Office teams',
    menuLabel: 'Office teams',
    menuText: 'Front desk to finance',
    description: 'Office jobs and office staff in Lincoln, Hull and the towns between.',
    keywords: 'office jobs Lincoln, office jobs Hull',
    updatedOn: '2026-11-10',
  },
  lead: 'People who keep accounts, records and customers in order, near enough to come in when it snows.',
  findTalent: 'Find office staff',
  linesTitle: 'Two lines of office work',
  lines: [
    {
      sector: 'finance',
      name: 'Accounts',
      text: 'Ledgers, payroll and month end.',
      roles: 'Bookkeepers, payroll clerks, credit controllers.',
      asked: 'A system by name, and AAT or the will to begin.',
    },
    {
      sector: 'people',
      name: 'Administration',
      text: 'Records, reception and rotas.',
      roles: 'Administrators, receptionists, records officers.',
      asked: 'Care with personal data.',
      industry: 'public-services',
    },
  ],
  reasonsTitle: 'Why offices ring us',
  reasons: [
    { title: 'We live here', text: 'A consultant who knows the road knows who will still come in February.' },
    {
      title: 'Part-time is normal',
      text: 'Half of our office jobs are not full-time. We fill them with people who want that.',
    },
  ],
  factsCheckedOn: '2026-11-10',
  sources: [{ title: 'Flexible working', url: 'https://www.gov.uk/flexible-working' }],
  claimsTitle: 'Counted so far',
  claims: officeClaims,
  jobsTitle: 'Office jobs open now',
  noJobs: 'No office jobs are open today.',
  jobsFailed: 'Office jobs could not be loaded.',
  start: { title: 'Who is missing?', text: 'Tell us the desk, the days and the pay.' },
  related: [
    { type: 'service', title: 'Trades and production', description: 'Our other half.', href: '/blue-collar' },
    {
      type: 'blog',
      title: 'Career advice',
      description: 'Articles on pay and hours.',
      href: '/blog/category/career-advice',
    },
  ],
};

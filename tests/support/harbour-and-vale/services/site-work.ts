import { siteClaims } from '../claims.ts';

export const siteWork = {
  slug: 'blue-collar',
  head: {
    name: 'Trades and production',
    menuLabel: 'Trades and production',
    menuText: 'Ports, plants and workshops',
    description: 'Trades, production, port and farm work around Lincoln and Hull.',
    keywords: 'trade jobs Lincoln, port jobs Hull',
    updatedOn: '2026-11-10',
  },
  lead: 'People who load, weld, drive, pack and mend. We see the tickets and say the shift in writing.',
  findTalent: 'Find site staff',
  linesTitle: 'Three lines of site work',
  lines: [
    {
      sector: 'logistics',
      name: 'Ports and warehouses',
      text: 'Quays, stores and the road to the next town.',
      roles: 'Stevedores, forklift operators, lorry drivers.',
      asked: 'Certificates in date, and a way to the gate.',
      industry: 'ports-and-logistics',
    },
    {
      sector: 'manufacturing',
      name: 'Engineering works',
      text: 'Turbines, blades, caravans and the parts for them.',
      roles: 'Fitters, welders, laminators, machinists.',
      asked: 'A trade test, which we arrange.',
    },
    {
      sector: 'food',
      name: 'Farms and food plants',
      text: 'Brassicas in the fields, fish and ready meals indoors.',
      roles: 'Pickers, packers, hygiene and line teams.',
      asked: 'Early starts, and clothing that the plant provides.',
    },
  ],
  reasonsTitle: 'Why yards ring us',
  reasons: [
    { title: 'Written shifts', text: 'Each person has the start, the finish and the break on their phone.' },
    { title: 'Lifts are planned', text: 'We know who drives, who shares and who needs a bus.' },
  ],
  factsCheckedOn: '2026-11-10',
  sources: [
    { title: 'Gangmasters (Licensing) Act 2004', url: 'https://www.legislation.gov.uk/ukpga/2004/11/contents' },
  ],
  claimsTitle: 'Counted so far',
  claims: siteClaims,
  jobsTitle: 'Site jobs open now',
  noJobs: 'No site jobs are open today.',
  jobsFailed: 'Site jobs could not be loaded.',
  start: { title: 'Who is missing?', text: 'Tell us the shift, the place and the risks.' },
  related: [{ type: 'service', title: 'Office teams', description: 'Our other half.', href: '/white-collar' }],
};

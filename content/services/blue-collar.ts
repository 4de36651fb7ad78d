/** The words of the page about skilled trades and industrial recruitment. */
import { blueCollarClaims } from './service-claims.ts';

export const blueCollarPage = {
  slug: 'blue-collar',
  head: {
    name: 'Blue collar recruitment',
    menuLabel: 'Blue collar',
    menuText: 'Skilled trades and industry',
    description:
      'Skilled trades and industrial recruitment in manufacturing, construction, logistics, maintenance, food and energy.',
    keywords: 'blue collar recruitment, skilled trades, industrial recruitment UK',
    updatedOn: '2026-11-23',
  },
  lead: 'People who build, move, mend and make things. We see their tickets, tell them the rate and the shift in writing, and send nobody to a site that has not told us its risks.',
  findTalent: 'Find Blue Collar Talent',
  linesTitle: 'Six lines of site work',
  lines: [
    {
      sector: 'manufacturing',
      name: 'Manufacturing',
      text: 'Machines set, lines kept running, and parts that measure what the drawing says.',
      roles: 'CNC setters and operators, coded welders, production operatives, quality inspectors, machinists.',
      asked:
        'Reading drawings and gauges, welder codings in date (BS EN ISO 9606), and a shift pattern that is said before the interview.',
      industry: 'manufacturing',
    },
    {
      sector: 'construction',
      name: 'Construction',
      text: 'Groundwork to second fix, by the day, the week or the length of a contract.',
      roles: 'Groundworkers, joiners, dryliners, scaffolders, plant operators, stonemasons, site labourers.',
      asked:
        'A CSCS card for the right trade and level, CPCS or NPORS for plant, CISRS for scaffolding, IPAF or PASMA for access.',
    },
    {
      sector: 'logistics',
      name: 'Logistics & Transport',
      text: 'Day runs, night trunks and the warehouse between them.',
      roles:
        'HGV Class 1 and Class 2 drivers, van drivers, forklift and reach truck drivers, warehouse operatives, planners.',
      asked:
        'Licence category C or C+E, Driver CPC, a digital tachograph card, and for trucks in the warehouse a certificate for that type of truck.',
    },
    {
      sector: 'maintenance',
      name: 'Maintenance & Engineering',
      text: 'Planned work by day and breakdowns at night, in plants, buildings and yards.',
      roles:
        'Electricians, multi-skilled engineers, lift and refrigeration engineers, vehicle technicians, handypersons.',
      asked:
        '18th Edition (BS 7671) with its current amendment, inspection and testing for those who sign it off, an ECS card on site, F-gas for refrigeration.',
    },
    {
      sector: 'food',
      name: 'Food & Beverage',
      // People found for permanent jobs count as well as temporary workers: guidance of the Fair Work Agency, 7 April 2026.
      text: 'Early mornings and nights, in bakeries, breweries, kitchens and chilled factories. Outside kitchens, shops and wholesale, whoever finds people to process or pack food, for a shift or for good, usually needs a gangmaster’s licence; a public register says who has one.',
      roles: 'Bakers, butchers, line operators and leaders, brewery technicians, hygiene operatives, kitchen porters.',
      asked:
        'Level 2 food safety, allergen handling, HACCP for those who lead a line. Anyone with a stomach illness stays away for 48 hours after it ends.',
    },
    {
      sector: 'energy',
      name: 'Utilities & Energy',
      text: 'Gas, water, power and the things that now make it on roofs and at sea.',
      roles:
        'Gas and smart meter engineers, water technicians, cable jointers, wind turbine technicians, solar installers.',
      asked:
        'Gas Safe registration for any gas work, a streetworks card, national water hygiene training, GWO modules for turbines.',
    },
  ],
  reasonsTitle: 'Why choose us for site hiring',
  reasons: [
    {
      title: 'Tickets seen, not assumed',
      text: 'We look at each card and licence, note when it runs out, and check it with whoever issued it where there is a way to do so.',
    },
    {
      title: 'The rate in writing',
      text: 'Before they say yes, people get the rate, the hours and the deductions: for temporary work in the key information document that the law asks for.',
    },
    {
      title: 'Safe before the first shift',
      text: 'We ask every site for its risks, its induction and who provides protective equipment, and pass that on.',
    },
    {
      title: 'Equal after twelve weeks',
      text: 'Temporary workers may use a site’s canteen and transport from the first day. After twelve weeks in the same role they get the same basic pay and hours as somebody hired directly.',
    },
    {
      title: 'PAYE or CIS, said plainly',
      text: 'The Construction Industry Scheme is for people who are genuinely self-employed. We pay everybody else through PAYE and say what is left of the rate.',
    },
    {
      title: 'Confirmed the day before',
      text: 'Gate, contact, start time, kit: each person has them the working day before, and so do you.',
    },
  ],
  factsCheckedOn: '2026-11-22',
  sources: [
    { title: 'Agency workers: your rights', url: 'https://www.gov.uk/agency-workers-your-rights' },
    {
      title: 'Key information documents for agency workers',
      url: 'https://www.gov.uk/government/publications/providing-a-key-information-document-for-agency-workers-guidance-for-employment-businesses',
    },
    { title: 'Construction Industry Scheme (CIS)', url: 'https://www.gov.uk/what-is-the-construction-industry-scheme' },
    {
      title: 'Gangmasters’ licences, and how to check for one',
      url: 'https://www.gov.uk/government/publications/how-to-check-if-a-labour-provider-has-a-gangmasters-licence/how-to-check-if-a-labour-provider-has-a-gangmasters-licence',
    },
  ],
  claimsTitle: 'Blue collar in figures',
  claims: blueCollarClaims,
  jobsTitle: 'Blue collar jobs open now',
  noJobs: 'No blue collar jobs are open at the moment.',
  jobsFailed: 'Failed to load blue collar jobs.',
  start: {
    title: 'Tell us which shift is short',
    text: 'Trade, tickets, rate, site and start time. We say at once whether we have somebody.',
  },
  related: [
    {
      type: 'service',
      title: 'White collar recruitment',
      description: 'Finance, technology, HR, sales, healthcare offices and law.',
      href: '/white-collar',
    },
    {
      type: 'location',
      title: 'Recruitment in Manchester',
      description: 'Open jobs in Manchester, and our telephone number there.',
      href: '/locations/manchester',
    },
    {
      type: 'blog',
      title: 'Job market insights',
      description: 'Articles on where people are hired, and for how much.',
      href: '/blog/category/job-market',
    },
  ],
};

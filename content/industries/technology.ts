/** The words of the technology page. */
import { insights, place, whiteCollar } from './related.ts';

export const technologyPage = {
  name: 'Technology',
  slug: 'technology',
  summary: 'Software, data, infrastructure and support',
  category: 'white-collar',
  sector: 'technology',
  lead: 'Software, data, infrastructure and support: for product companies, and for the many others that now depend on a few people who know how the system works.',
  words: ['software', 'developer', 'IT', 'digital', 'data'],
  isEither: false,
  countedBy: 'White collar jobs with software, developer, IT, digital or data in the title.',
  rolesTitle: 'Whom teams look for',
  roles: [
    {
      title: 'Software engineering',
      text: 'Back end, front end and mobile, from a first job to the person who decides how it fits together.',
      asked: 'Code to talk through, tests, and reasons for what was left out.',
    },
    {
      title: 'Data',
      text: 'Pipelines, warehouses, analysis and the models that use them.',
      asked: 'SQL always, Python often, and a feeling for where personal data may not go.',
    },
    {
      title: 'Cloud and infrastructure',
      text: 'Platforms, networks and releases that can be undone.',
      asked: 'Infrastructure as code, on-call experience, AWS or Azure certificates.',
    },
    {
      title: 'IT support',
      text: 'First line to third, on the phone, at the desk and in the server room.',
      asked: 'Patience, ticket discipline, Microsoft 365, a driving licence for several sites.',
    },
    {
      title: 'Security',
      text: 'Monitoring, testing and the plan for the day it goes wrong.',
      asked: 'Incident work that can be described, Cyber Essentials or ISO 27001, clearance for public work.',
    },
    {
      title: 'Product and design',
      text: 'Business analysts, product owners and designers who decide what is worth building.',
      asked: 'Research done with real users, and accessibility to WCAG 2.2.',
    },
  ],
  hiringTitle: 'Worth knowing before you hire',
  hiring: [
    {
      title: 'Contract or permanent',
      text: 'Public bodies and medium and large companies decide whether a contract is inside IR35, and must give their reasons in a status determination statement.',
    },
    {
      title: 'Clearance takes time',
      text: 'BPSS is done by the employer, often in days. SC clearance is decided by UK Security Vetting, needs a sponsor, and takes weeks: plan for it.',
    },
    {
      title: 'Say where the work is',
      text: 'Hybrid is a number of days and a place. Adverts that name both are answered by people who can come.',
    },
    {
      title: 'Portfolios of other people’s work',
      text: 'Code from an earlier employer belongs to that employer. A short exercise, or a talk through a decision, is fairer to everybody.',
    },
  ],
  factsCheckedOn: '2026-11-22',
  sources: [
    {
      title: 'Understanding off-payroll working (IR35)',
      url: 'https://www.gov.uk/guidance/understanding-off-payroll-working-ir35',
    },
    {
      title: 'United Kingdom Security Vetting',
      url: 'https://www.gov.uk/guidance/united-kingdom-security-vetting-decision-maker',
    },
  ],
  related: [whiteCollar, place('leeds', 'Leeds'), insights],
};

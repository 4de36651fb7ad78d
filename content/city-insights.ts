/**
 * What our own people say of a city's market (spec: marketing §9, "Insights data"). It exists for three cities; the others
 * show London's, and say so. Figures are not kept here: jobs are counted when the page is made, and pay is the salary
 * calculator's.
 */
export type Outlook = 'excellent' | 'good' | 'fair';

export type IndustryOutlook = {
  /** As in industries.ts. */
  industry: string;
  outlook: Outlook;
  reason: string;
};

export type CityInsights = {
  /** The roles whose pay is shown, by the names of the salary calculator. */
  roles: readonly string[];
  outlooks: readonly IndustryOutlook[];
  asOf: string;
  source: string;
};

const asOf = '2026-10-30';
const source = 'Judgement of our consultants, from what employers asked for between July and October 2026';

export const cityInsights = {
  london: {
    asOf,
    source,
    roles: [
      'Software Developer',
      'Financial Analyst',
      'Data Scientist',
      'Project Manager',
      'Account Manager',
      'Electrician',
    ],
    outlooks: [
      {
        industry: 'technology',
        outlook: 'good',
        reason:
          'Steady for people with several years behind them; first jobs draw far more applicants than there are places.',
      },
      {
        industry: 'financial-services',
        outlook: 'good',
        reason: 'Risk, compliance and reporting keep hiring whatever the markets do.',
      },
      {
        industry: 'manufacturing',
        outlook: 'fair',
        reason: 'Few sites are left inside the M25; the work is in food, print and maintenance.',
      },
    ],
  },
  manchester: {
    asOf,
    source,
    roles: [
      'Software Developer',
      'Data Scientist',
      'Marketing Manager',
      'Account Manager',
      'Manufacturing Engineer',
      'Electrician',
    ],
    outlooks: [
      {
        industry: 'technology',
        outlook: 'excellent',
        reason: 'Broadcasters, retailers and public bodies all look for the same developers and analysts.',
      },
      {
        industry: 'financial-services',
        outlook: 'good',
        reason: 'Shared service centres take on accountants before and after they qualify.',
      },
      {
        industry: 'manufacturing',
        outlook: 'good',
        reason: 'Multi-skilled maintenance engineers on shifts are the hardest people to find.',
      },
    ],
  },
  birmingham: {
    asOf,
    source,
    roles: [
      'Manufacturing Engineer',
      'Welder',
      'Electrician',
      'Project Manager',
      'Financial Analyst',
      'Business Analyst',
    ],
    outlooks: [
      {
        industry: 'technology',
        outlook: 'good',
        reason: 'Banks and engineering firms hire more here than software companies do.',
      },
      {
        industry: 'financial-services',
        outlook: 'good',
        reason: 'Head office functions that left London need people who know the rules.',
      },
      {
        industry: 'manufacturing',
        outlook: 'good',
        reason: 'Skilled people who retire are hard to replace, and firms now train their own.',
      },
    ],
  },
} as const satisfies Record<string, CityInsights>;

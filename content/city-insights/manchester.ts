import { type CityInsights, judgementFor } from './city-insight.ts';

// The views of the market are made up.
export const manchesterInsights: CityInsights = {
  ...judgementFor('Manchester'),
  summary:
    'Employers in ten boroughs fish in one pond. A broadcaster, a retailer and a council can want the same analyst in one week, and the first to make an offer gets them. In Trafford Park the people everybody asks for are maintenance engineers with two trades.',
  advice:
    'Show work that went live: a release, a campaign, a dashboard somebody still opens. Part-qualified accountants should say which papers are booked, because study leave is negotiable in shared services. Fitters with electrical bias get interviews the same week; certificates for hydraulics help. Broadcast and games people should link a reel, or a build that opens in a browser.',
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
  roles: [
    { role: 'Software Developer', hiredBy: 'Online retail, public broadcasting and cyber defence.' },
    { role: 'Data Scientist', hiredBy: 'Two universities, and shops that only exist online.' },
    { role: 'Marketing Manager', hiredBy: 'Agencies in Ancoats, sport and fast fashion.' },
    { role: 'Account Manager', hiredBy: 'Media sales at the Quays; shared services in Spinningfields.' },
    { role: 'Manufacturing Engineer', hiredBy: 'Food, chemicals and packaging at Trafford Park.' },
    { role: 'Electrician', hiredBy: 'Towers in Deansgate, airport hangars and food plants.' },
  ],
};

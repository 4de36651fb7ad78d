import { type CityInsights, judgementFor } from './city-insight.ts';

// The views of the market are made up.
export const cardiffInsights: CityInsights = {
  ...judgementFor('Cardiff'),
  summary:
    'Insurers set the pace: a claims team that grows by twenty pulls people out of every contact centre by the M4. Public bodies hire to a calendar and say early whether Welsh is needed. Film crews form and scatter, which suits trades who like six months at a time.',
  advice:
    'Mention your Welsh, even if it is only what school left you: employers count courtesy as well as fluency. Customer advisers move into underwriting within two years more often than they expect. Cleanroom firms will train bakers and brewers, who already know hygiene and shifts.',
  outlooks: [
    {
      industry: 'technology',
      outlook: 'good',
      reason:
        'Insurers, government and broadcasters share one pool of developers; microchip firms look for test engineers.',
    },
    {
      industry: 'financial-services',
      outlook: 'excellent',
      reason: 'Claims, pricing and fraud desks recruit in most months, and train people from retail.',
    },
    {
      industry: 'manufacturing',
      outlook: 'good',
      reason: 'Furnace and cleanroom experience is scarce between the Bay and the Severn.',
    },
  ],
  roles: [
    { role: 'Financial Analyst', hiredBy: 'Pricing and reserving in the insurers’ towers.' },
    { role: 'Data Scientist', hiredBy: 'Fraud detection, and statistics for public bodies.' },
    { role: 'Business Analyst', hiredBy: 'Tax, company records and devolved services going digital.' },
    { role: 'Software Developer', hiredBy: 'Comparison sites, broadcasters and health boards.' },
    { role: 'Electrician', hiredBy: 'Studios, stadium events and housing in the Valleys.' },
    { role: 'Manufacturing Engineer', hiredBy: 'Steel at Tremorfa, semiconductors and food along the coast.' },
  ],
};

import { type CityInsights, judgementFor } from './city-insight.ts';

// The views of the market are made up.
export const liverpoolInsights: CityInsights = {
  ...judgementFor('Liverpool'),
  summary:
    'Ships, shifts and seasons each set their own calendar. Freight desks recruit when a line changes its rota, medicine plants when a new product is licensed, hotels when the fixtures come out. People who can move between them are rarely out of work for long.',
  advice:
    'Good manufacturing practice on a CV opens doors at Speke faster than a degree does. Clerks who have lodged a customs entry by themselves are worth a telephone call today. For stadium and hotel work, keep one week’s fixtures free and say which nights you can close.',
  outlooks: [
    {
      industry: 'technology',
      outlook: 'fair',
      reason: 'Games studios and health technology firms are small; public bodies hire more steadily.',
    },
    {
      industry: 'financial-services',
      outlook: 'good',
      reason: 'Wealth management and marine insurance, both older than most; back offices of government beside them.',
    },
    {
      industry: 'manufacturing',
      outlook: 'excellent',
      reason: 'Vaccines at Speke and vehicles at Halewood want maintenance and automation skills on continuous shifts.',
    },
  ],
  roles: [
    { role: 'Manufacturing Engineer', hiredBy: 'Biologics, tablets and car bodies in the south.' },
    { role: 'Electrician', hiredBy: 'Quay cranes, football grounds and pharmaceutical plant.' },
    { role: 'Welder', hiredBy: 'Ship repair across the Mersey at Birkenhead.' },
    { role: 'Account Manager', hiredBy: 'Freight forwarders and customs brokers at Bootle.' },
    { role: 'Project Manager', hiredBy: 'Dockland regeneration and laboratory building.' },
    { role: 'Business Analyst', hiredBy: 'Passports, pensions and hospital trusts.' },
  ],
};

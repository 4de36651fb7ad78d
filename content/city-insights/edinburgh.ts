import { type CityInsights, judgementFor } from './city-insight.ts';

// The views of the market are made up.
export const edinburghInsights: CityInsights = {
  ...judgementFor('Edinburgh'),
  summary:
    'Notice periods are long: three months is usual in a fund manager’s office, so a vacancy advertised in January starts in spring. Hotels work the other way round and fill August in May. Between the two, software firms poach from banks and banks from software firms.',
  advice:
    'Ask about your notice before you resign, and about pension contributions before you compare salaries. Actuarial students should say which exams remain. If you cook or clean for a living, sign for the Fringe in spring, when kitchens still let people choose their rota.',
  outlooks: [
    {
      industry: 'technology',
      outlook: 'excellent',
      reason: 'Spin-outs of the university and bank laboratories bid for the same machine-learning people.',
    },
    {
      industry: 'financial-services',
      outlook: 'excellent',
      reason: 'Pensions, investment operations and actuarial work; regulators keep adding to it.',
    },
    {
      industry: 'manufacturing',
      outlook: 'fair',
      reason: 'Small and specialised: electronics at the edge of town, food and drink towards West Lothian.',
    },
  ],
  roles: [
    { role: 'Financial Analyst', hiredBy: 'Fund accounting and performance reporting in the New Town.' },
    { role: 'Data Scientist', hiredBy: 'Research campuses, insurers and public health.' },
    { role: 'Software Developer', hiredBy: 'Travel, games and bank platforms from Quartermile to Gogar.' },
    { role: 'Project Manager', hiredBy: 'Regulatory change at banks, and house building at Granton.' },
    { role: 'Business Analyst', hiredBy: 'Parliament, agencies and pension administrators.' },
    { role: 'Marketing Manager', hiredBy: 'Festivals, whisky and visitor attractions.' },
  ],
};

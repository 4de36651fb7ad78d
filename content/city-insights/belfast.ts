import { type CityInsights, judgementFor } from './city-insight.ts';

// The views of the market are made up.
export const belfastInsights: CityInsights = {
  ...judgementFor('Belfast'),
  summary:
    'Security teams and trading platforms pull hardest here. Firms that came for a hundred graduates now want the person who can lead them, and those people are already in a job, so a search takes patience. On the lough, aircraft parts and ship repair ask for papers as well as skill.',
  advice:
    'If you write code, name the trading or security system you worked on; generic stacks are plentiful. Machinists should bring inspection stamps and part families. Firms hiring across the border ask early where you live, because payroll differs on each side of it. Legal support centres close graduate intakes before Easter.',
  outlooks: [
    {
      industry: 'technology',
      outlook: 'excellent',
      reason: 'Cyber security and bank technology compete for the same engineers, and few of them are looking.',
    },
    {
      industry: 'financial-services',
      outlook: 'good',
      reason: 'Fund administration, claims and legal support centres take on trainees twice a year.',
    },
    {
      industry: 'manufacturing',
      outlook: 'good',
      reason:
        'Wing makers and their suppliers need composite and inspection skills; ship repair needs fabricators with current tickets.',
    },
  ],
  roles: [
    { role: 'Software Developer', hiredBy: 'Product security, payments and gaming along the Lagan.' },
    { role: 'Data Scientist', hiredBy: 'Fraud models and risk engines for banks that trade elsewhere.' },
    { role: 'Business Analyst', hiredBy: 'Contract teams that write down what a trading floor abroad really needs.' },
    { role: 'Account Manager', hiredBy: 'Support centres with customers in Dublin, Boston and beyond.' },
    { role: 'Manufacturing Engineer', hiredBy: 'Aerostructures around the harbour and Castlereagh.' },
    { role: 'Welder', hiredBy: 'Ship repair and steel fabrication at Queen’s Island.' },
  ],
};

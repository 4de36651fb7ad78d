import { type CityInsights, judgementFor } from './city-insight.ts';

// The views of the market are made up.
export const londonInsights: CityInsights = {
  ...judgementFor('London'),
  summary:
    'Speed differs by postcode. A trading desk decides in a fortnight; a ministry takes a season. Candidates here compare the journey before the salary, so adverts that name the station and the days on site are answered first.',
  advice:
    'Put your nearest station and how long you will travel at the top. Compliance people should name the rulebook chapters they have applied. Trades need the card for the site and a parking plan; a fitter who can start after eight in the evening is asked first. Underwriters and brokers still meet face to face round Leadenhall, whatever their hybrid policy says.',
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
  roles: [
    { role: 'Software Developer', hiredBy: 'Shoreditch start-ups, and banks that rewrite themselves.' },
    { role: 'Financial Analyst', hiredBy: 'The square mile, Canary Wharf and listed companies’ head offices.' },
    { role: 'Data Scientist', hiredBy: 'Hedge funds, streaming services and King’s Cross research.' },
    { role: 'Project Manager', hiredBy: 'Rail, towers, and office moves within Zone 1.' },
    { role: 'Account Manager', hiredBy: 'Advertising, insurance broking and software sales.' },
    { role: 'Electrician', hiredBy: 'Fit-out at night, lifts and the Underground’s contractors.' },
  ],
};

import { type CityInsights, judgementFor } from './city-insight.ts';

// The views of the market are made up.
export const leedsInsights: CityInsights = {
  ...judgementFor('Leeds'),
  summary:
    'Lawyers and lenders hire in the same weeks, after year end and after the summer. Health data is the quieter story: national bodies and their suppliers take analysts who can explain themselves. South of the Aire, depots run short of drivers each autumn, before the parcels come.',
  advice:
    'Paralegals should list matters, not modules. Informatics teams want queries you wrote yourself and a sense for patient confidentiality. Class 2 drivers with a digital tachograph card can pick their depot from September; joiners willing to travel to Harrogate or Selby are never idle.',
  outlooks: [
    {
      industry: 'technology',
      outlook: 'good',
      reason: 'Health informatics, betting and retail platforms; testers are as wanted as developers.',
    },
    {
      industry: 'financial-services',
      outlook: 'excellent',
      reason: 'Building societies, telephone banks and debt advice; compliance people are the hardest to find.',
    },
    {
      industry: 'manufacturing',
      outlook: 'fair',
      reason: 'Printing, food and medical devices remain; many works have moved out to Wakefield and Bradford.',
    },
  ],
  roles: [
    { role: 'Financial Analyst', hiredBy: 'Mutuals, water and retail head offices.' },
    { role: 'Data Scientist', hiredBy: 'National health bodies, and the firms that supply them.' },
    { role: 'Account Manager', hiredBy: 'Legal technology and the agencies of Holbeck.' },
    { role: 'Marketing Manager', hiredBy: 'Supermarkets, fashion and online betting.' },
    { role: 'Project Manager', hiredBy: 'South Bank building, and migrations of old bank systems.' },
    { role: 'Electrician', hiredBy: 'Flats in former mills, data rooms and hospital wards.' },
  ],
};

import { allCities } from './city-claims.ts';
import type { CityPage } from './city-page.ts';

export const manchester: CityPage = {
  headline: 'A city that made things, and now also makes programmes, software and sense of data.',
  specialties: ['Technology', 'Media', 'Shared services', 'Manufacturing', 'Logistics'],
  description: [
    'Ten boroughs work as one labour market here. People live in Stockport, train in Salford and work in Trafford, and an employer in any of them draws on all of them.',
    'The centre has the offices: banks and law around Spinningfields, agencies and software in the Northern Quarter and Ancoats, retail head offices towards Victoria. Broadcasting moved to Salford Quays in 2011 and brought post-production, games and education technology with it. Two universities on Oxford Road supply many of the people, and a good number of them stay.',
    'Industry never left. Trafford Park opened in 1896 as the first planned industrial estate in the world and is still one of the largest in Europe; the airport to the south is a town of its own, with engineers, handlers, cargo and hotels.',
  ],
  sectors: [
    {
      title: 'Technology and data',
      category: 'white-collar',
      description: 'Developers, testers, analysts and security people for broadcasters, retailers and public bodies.',
    },
    {
      title: 'Finance and shared services',
      category: 'white-collar',
      description: 'Ledgers, payroll, credit control and reporting for groups that keep their back offices here.',
    },
    {
      title: 'Making and mending',
      category: 'blue-collar',
      description:
        'Food, chemicals, packaging and engineering: operators, fitters, welders and the people who plan for them.',
    },
    {
      title: 'Warehousing and transport',
      category: 'blue-collar',
      description: 'Days and nights around Trafford Park, the M60 and the airport.',
    },
  ],
  districts: [
    { title: 'Spinningfields and King Street', description: 'Banking, law and accountancy.' },
    {
      title: 'Ancoats and the Northern Quarter',
      description: 'Software, design and marketing, in mills and warehouses.',
    },
    { title: 'Salford Quays', description: 'Broadcasting, post-production, games and the firms that serve them.' },
    { title: 'Trafford Park', description: 'Food, engineering, packaging and distribution.' },
    { title: 'Airport and Wythenshawe', description: 'Aviation, logistics, hospital and biomedical work.' },
  ],
  benefits: [
    {
      title: 'Buses are one network again',
      description:
        'Since January 2025 every local bus in Greater Manchester is under public control, with one ticket for bus and tram. We use its timetables when we talk about a start time.',
    },
    {
      title: 'Trafford Park has trams',
      description: 'The line opened in 2020, but not every gate is near a stop. We tell you which gate.',
    },
    {
      title: 'Offices ask for days',
      description:
        'Most office jobs here are hybrid. Our adverts say how many days on site, and which, if the employer fixes them.',
    },
  ],
  areasServed: [
    'Salford',
    'Stockport',
    'Bolton',
    'Bury',
    'Oldham',
    'Rochdale',
    'Ashton-under-Lyne',
    'Altrincham',
    'Wigan',
    'Warrington',
  ],
  stats: allCities,
};

import { allCities } from './city-claims.ts';
import type { CityPage } from './city-page.ts';

export const glasgow: CityPage = {
  headline: 'It builds warships and small satellites, and settles trades for banks on three continents.',
  specialties: ['Engineering', 'Shipbuilding', 'Financial operations', 'Space', 'Construction'],
  description: [
    'Heavy engineering made Glasgow, and a part of it stayed: the yards at Govan and Scotstoun have naval orders that run well into the 2030s and take apprentices every year. The skills have travelled, too. The city is known across Europe for building small satellites.',
    'The financial district along the Broomielaw and across the water in Tradeston does operations, technology and risk for international banks. It hires graduates in large groups and experienced people one at a time.',
    'The university in the west, two more in the centre and one of the largest hospital campuses in Europe, at Govan, between them have work of every kind.',
  ],
  sectors: [
    {
      title: 'Shipbuilding and engineering',
      category: 'blue-collar',
      description: 'Welders, platers, pipefitters, electricians and planners, on the river and in its supply chain.',
    },
    {
      title: 'Financial operations',
      category: 'white-collar',
      description: 'Settlements, compliance, technology and client support for banks and insurers.',
    },
    {
      title: 'Space and electronics',
      category: 'white-collar',
      description: 'Test engineers, embedded developers and programme managers.',
    },
    {
      title: 'Building and retrofit',
      category: 'blue-collar',
      description: 'New homes, tenement repairs and better insulation: joiners, roofers and heating engineers.',
    },
  ],
  districts: [
    { title: 'Blythswood and the Broomielaw', description: 'Banking, insurance, law and engineering consultants.' },
    { title: 'Merchant City', description: 'Council, courts, design and hospitality.' },
    { title: 'Govan and Scotstoun', description: 'Naval yards, hospital and industrial units.' },
    { title: 'Hillington and Polmadie', description: 'Manufacturing, depots, rail and repair.' },
    { title: 'Finnieston and the West End', description: 'Events, broadcasting, university and life sciences.' },
  ],
  benefits: [
    {
      title: 'Income tax has its own bands',
      description:
        'If you live in Scotland your tax code begins with S and your bands are set in Edinburgh. The same salary leaves a different amount than in England; we compare after tax.',
    },
    {
      title: 'Scottish checks',
      description:
        'Work with children or protected adults needs membership of the PVG scheme. We tell you before you apply.',
    },
    {
      title: 'Time-served counts',
      description:
        'Yards ask for papers from a recognised apprenticeship. We look through yours, and say what would replace them.',
    },
  ],
  areasServed: [
    'Paisley',
    'Clydebank',
    'East Kilbride',
    'Hamilton',
    'Motherwell',
    'Rutherglen',
    'Coatbridge',
    'Airdrie',
    'Cumbernauld',
    'Bishopbriggs',
  ],
  stats: allCities,
};

import { allCities } from './city-claims.ts';
import type { CityPage } from './city-page.ts';

export const cardiff: CityPage = {
  headline: 'A young capital: insurance and film by the Bay, steel and microchips along the coast.',
  specialties: ['Insurance', 'Public sector', 'Screen production', 'Compound semiconductors', 'Construction'],
  description: [
    'Coal built Cardiff and government keeps it busy. The Senedd, the Welsh Government, Companies House and a large tax office are all here, and so are the institutions that a capital collects: a national broadcaster, museum, theatre and stadium.',
    'Insurance and legal services are the largest private desks. Film and television came with studios on the edge of the Bay and stayed for the crews; a drama that shoots for six months needs carpenters, drivers and accountants as well as actors.',
    'Industry lies along the coast and up the valleys. Steel is melted within sight of the centre, and the stretch towards Newport is where much of Britain’s compound semiconductor work is done.',
  ],
  sectors: [
    {
      title: 'Insurance and contact centres',
      category: 'white-collar',
      description: 'Claims, underwriting, fraud, data and customer service, often with training from the first day.',
    },
    {
      title: 'Public bodies',
      category: 'white-collar',
      description: 'Administration, policy and digital work for government, health boards and regulators.',
    },
    {
      title: 'Screen and events',
      category: 'blue-collar',
      description: 'Set building, rigging, transport and catering, by the production or the match.',
    },
    {
      title: 'Metals, microchips and food',
      category: 'blue-collar',
      description: 'Process operators, technicians, cleanroom work and maintenance.',
    },
  ],
  districts: [
    { title: 'Central Square', description: 'Broadcasting, tax, law and accountancy, at the station door.' },
    { title: 'Cardiff Bay', description: 'Senedd, theatre, software and professional firms.' },
    { title: 'Splott, Tremorfa and Wentloog', description: 'Steel, film studios, freight and trade units.' },
    {
      title: 'Llanishen and Pontprennau',
      description: 'Business parks and contact centres by the M4.',
    },
    { title: 'Cathays', description: 'University, civic centre and hospital nearby.' },
  ],
  benefits: [
    {
      title: 'Where Welsh helps',
      description:
        'Public bodies must offer their services in Welsh, so some posts require it and many welcome it. We say which of the two, and whether lessons are paid.',
    },
    {
      title: 'The Valleys are closer than they were',
      description: 'The lines into the city now have new trains and more of them. We check the last one back as well.',
    },
    {
      title: 'Match days',
      description:
        'When the stadium is full the centre closes to cars. Employers with Saturday shifts tell us the dates ahead.',
    },
  ],
  areasServed: [
    'Newport',
    'Barry',
    'Penarth',
    'Caerphilly',
    'Pontypridd',
    'Bridgend',
    'Llantrisant',
    'Cwmbran',
    'Cowbridge',
    'Merthyr Tydfil',
  ],
  stats: allCities,
};

import { allCities } from './city-claims.ts';
import type { CityPage } from './city-page.ts';

export const leeds: CityPage = {
  headline: 'Law and finance on one bank of the Aire, workshops and depots on the other.',
  specialties: ['Legal', 'Finance', 'Health informatics', 'Logistics', 'Construction'],
  description: [
    'Leeds made cloth, then ready-made clothes, and today earns much of its living from advice: it is one of the largest centres of law and financial services in England outside London. Firms that once sent their work south now do it here from start to finish, so a trainee, a paralegal and a partner can all spend a working life within half a mile of City Square.',
    'National bodies of the health service have offices in the city, and its two large hospitals and its universities are among its biggest employers. Around them has grown a trade in health data and medical technology.',
    'South of the river the M1, the M62 and the M621 meet. Depots, food plants and trade suppliers stand along them, and they work early, late and at night.',
  ],
  sectors: [
    {
      title: 'Legal and professional',
      category: 'white-collar',
      description: 'Conveyancing, claims, corporate support, audit and insolvency, at every level from assistant up.',
    },
    {
      title: 'Health data and digital',
      category: 'white-collar',
      description:
        'Analysts, testers, service managers and information governance for public bodies and their suppliers.',
    },
    {
      title: 'Logistics',
      category: 'blue-collar',
      description: 'Drivers, warehouse teams and transport planners, most of them within sight of a motorway junction.',
    },
    {
      title: 'Building and fitting out',
      category: 'blue-collar',
      description:
        'Flats on former mill land, and the refitting of offices: groundworks first, joiners and electricians after.',
    },
  ],
  districts: [
    { title: 'City centre', description: 'Law, accountancy, banking and shops, within a walk of the station.' },
    {
      title: 'Holbeck and South Bank',
      description: 'Studios and software in old flax mills; large building sites beside them.',
    },
    { title: 'Stourton and Cross Green', description: 'Depots, food, printing and waste, off the M1 and M621.' },
    { title: 'Thorpe Park', description: 'Offices and trade units at junction 46 of the M1.' },
    { title: 'St James’s and the LGI', description: 'Two hospitals and all the administration they need.' },
  ],
  benefits: [
    {
      title: 'There is no tram',
      description:
        'Leeds is among the largest cities in Europe without a tram or an underground. Before we put you forward for an early shift we look up the first bus with you.',
    },
    {
      title: 'Much of the work is out of town',
      description:
        'Thorpe Park and the motorway depots are hard to reach without a car. Our adverts name the part of the city, not only Leeds.',
    },
    {
      title: 'Legal work has grades',
      description:
        'We say whether a job counts as qualifying work experience for solicitors, where the firm has told us.',
    },
  ],
  areasServed: [
    'Bradford',
    'Wakefield',
    'Harrogate',
    'Huddersfield',
    'Castleford',
    'Pontefract',
    'Dewsbury',
    'Morley',
    'Otley',
    'Wetherby',
  ],
  stats: allCities,
};

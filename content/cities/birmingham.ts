import { allCities } from './city-claims.ts';
import type { CityPage } from './city-page.ts';

export const birmingham: CityPage = {
  headline: 'It was called the city of a thousand trades. Most of them still advertise.',
  specialties: ['Engineering', 'Automotive', 'Banking', 'Construction', 'Distribution'],
  description: [
    'Birmingham grew on small workshops that made one thing well: pens, buttons, guns, jewellery, later cars and the parts of cars. The pattern has lasted. Beside a few very large plants there are hundreds of firms with twenty or fifty people, and when one of them loses its only tool-setter, work stops.',
    'The centre has become an office city. Banking and law have taken on functions that used to sit in London, and the Colmore district holds most of them. Exhibition halls and the airport stand together on the eastern edge, in Solihull, beside the building site of a station for the next railway.',
    'The motorway box around it (M5, M6, M42) has drawn distribution to every junction.',
  ],
  sectors: [
    {
      title: 'Engineering and automotive',
      category: 'blue-collar',
      description: 'CNC setters and machinists, press and tool work, quality, assembly and maintenance.',
    },
    {
      title: 'Banking and professional services',
      category: 'white-collar',
      description: 'Operations, risk, audit and legal support in the Colmore district and Centenary Square.',
    },
    {
      title: 'Construction and rail',
      category: 'blue-collar',
      description:
        'Civil engineering on the railway and tram, high buildings in the centre, and the trades that follow.',
    },
    {
      title: 'Public services and health',
      category: 'white-collar',
      description: 'Administration and management for hospitals, councils and universities.',
    },
  ],
  districts: [
    { title: 'Colmore Row and Brindleyplace', description: 'Banks, law firms, accountants and consultants.' },
    { title: 'Jewellery Quarter', description: 'Goldsmiths and polishers still; architects and agencies next door.' },
    { title: 'Tyseley, Witton and Aston', description: 'Metal, plastics, energy from waste, and repair.' },
    { title: 'Edgbaston', description: 'University, hospitals and the life sciences around them.' },
    { title: 'Bickenhill and the NEC', description: 'Exhibitions, airport and logistics by the M42.' },
  ],
  benefits: [
    {
      title: 'Older cars pay to come in',
      description:
        'The centre is a Clean Air Zone, at all hours. If a job needs you to drive in, we say whether the site is inside it.',
    },
    {
      title: 'Shifts have local names',
      description: 'Doubles, rotating days, continental: our adverts give the hours themselves and the shift pay.',
    },
    {
      title: 'Tickets are checked first',
      description: 'CSCS, slinger, forklift, coded welding: we ask to see the card before a site does.',
    },
  ],
  areasServed: [
    'Solihull',
    'Wolverhampton',
    'Walsall',
    'Dudley',
    'West Bromwich',
    'Sutton Coldfield',
    'Halesowen',
    'Redditch',
    'Tamworth',
    'Coventry',
  ],
  stats: allCities,
};

import { allCities } from './city-claims.ts';
import type { CityPage } from './city-page.ts';

export const liverpool: CityPage = {
  headline: 'The port still works; round it has grown a city of laboratories, law and visitors.',
  specialties: ['Maritime', 'Life sciences', 'Logistics', 'Customer service', 'Hospitality'],
  description: [
    'The docks in the centre are museums and offices now, but the port moved down the river, not away. At Seaforth the deep-water terminal takes container ships too big for the old docks, and freight forwarding, customs and ship management follow the cargo as they have for two centuries.',
    'Speke and Halewood in the south make vaccines, medicines and cars. The Knowledge Quarter, between the two cathedrals, joins a university, a teaching hospital and a school of tropical medicine, and needs people who keep records as much as people in white coats.',
    'Insurance, the courts, the passport office and several government departments fill the commercial district. Evenings and weekends belong to visitors: hotels, arenas and two football grounds hire by the season.',
  ],
  sectors: [
    {
      title: 'Port and freight',
      category: 'blue-collar',
      description: 'Container handling, haulage, warehousing, and the engineers who keep cranes moving.',
    },
    {
      title: 'Maritime and customs desks',
      category: 'white-collar',
      description: 'Forwarding clerks, customs entry, chartering and marine insurance.',
    },
    {
      title: 'Medicines and manufacturing',
      category: 'blue-collar',
      description: 'Clean-room operators, process technicians, quality control and maintenance on continuous shifts.',
    },
    {
      title: 'Public and customer services',
      category: 'white-collar',
      description: 'Case work, contact centres, housing and health administration.',
    },
  ],
  districts: [
    { title: 'Commercial district', description: 'Law, insurance and government, behind the Pier Head.' },
    { title: 'Baltic Triangle', description: 'Games, film, food and events in former warehouses.' },
    { title: 'Knowledge Quarter', description: 'Hospital, universities and laboratories up the hill.' },
    { title: 'Speke, Garston and Halewood', description: 'Medicines, cars, the airport and parcel hubs.' },
    { title: 'Bootle and Seaforth', description: 'The working port, haulage and government offices.' },
  ],
  benefits: [
    {
      title: 'The river has a price',
      description:
        'The road tunnels to Wirral charge a toll; the train under the river does not. We count it in when we compare two jobs.',
    },
    {
      title: 'Port work needs clearance',
      description: 'Some gates ask for checks that take weeks. We start them before the first day, and say who pays.',
    },
    {
      title: 'Seasons are real',
      description:
        'Event and hotel work rises in spring and before Christmas. We tell you what is likely to follow it.',
    },
  ],
  areasServed: [
    'Birkenhead',
    'Bootle',
    'Wallasey',
    'Crosby',
    'Huyton',
    'St Helens',
    'Widnes',
    'Runcorn',
    'Southport',
    'Ellesmere Port',
  ],
  stats: allCities,
};

import { allCities } from './city-claims.ts';
import type { CityPage } from './city-page.ts';

export const london: CityPage = {
  headline: 'Thirty-two boroughs and one square mile: name the stop, and we will name the work.',
  specialties: ['Finance', 'Technology', 'Law', 'Construction', 'Logistics'],
  description: [
    'London is not one labour market but a dozen that share a map. The square mile and Canary Wharf trade, insure and audit; Shoreditch and King’s Cross write software; Whitehall, Holborn and the hospitals have rules of their own. What a job pays, and how long it takes to fill, depends on which of them it belongs to.',
    'It also has more manual work than people think. Park Royal feeds and supplies the city through the night, the Thames is lined with sites, and Heathrow, Charlton and the Lea Valley keep vans, planes and lifts running.',
    'Pay is higher, and so are rents and fares. We talk about what is left at the end of the month, and about how long the journey takes at the hour you would make it.',
  ],
  sectors: [
    {
      title: 'Finance and insurance',
      category: 'white-collar',
      description: 'Analysts, accountants, compliance, claims and operations in the City and Canary Wharf.',
    },
    {
      title: 'Technology and data',
      category: 'white-collar',
      description: 'Developers, platform and security engineers, product managers, from Shoreditch to Hammersmith.',
    },
    {
      title: 'Law and professional services',
      category: 'white-collar',
      description: 'Paralegals, legal secretaries, conveyancers and knowledge teams.',
    },
    {
      title: 'Construction and fit-out',
      category: 'blue-collar',
      description: 'High buildings, rail and refurbishment: trades, supervisors, logistics on site.',
    },
    {
      title: 'Transport and distribution',
      category: 'blue-collar',
      description: 'Drivers, night shifts, cross-docks and fleet workshops, inside and along the M25.',
    },
    {
      title: 'Buildings and utilities',
      category: 'blue-collar',
      description: 'Lift, heating, electrical and water engineers who keep the city’s buildings working.',
    },
  ],
  districts: [
    { title: 'The City and Moorgate', description: 'Banks, insurers, law firms and those who audit them.' },
    { title: 'Canary Wharf', description: 'Banking operations, technology, regulators and life sciences.' },
    { title: 'Shoreditch to King’s Cross', description: 'Software, design, research and publishing.' },
    { title: 'Park Royal and Heathrow', description: 'Food, film services, freight and everything that flies.' },
    { title: 'Charlton and the Royal Docks', description: 'Depots, concrete, recycling and large sites.' },
    { title: 'Nine Elms and Croydon', description: 'House building, government offices and trade.' },
  ],
  benefits: [
    {
      title: 'We count the journey',
      description:
        'Two jobs with the same salary can be an hour a day apart. We compare door to door, at the hour of the shift.',
    },
    {
      title: 'Night work and the last train',
      description:
        'Most lines stop around midnight from Sunday to Thursday. We ask the employer about taxis and night buses first.',
    },
    {
      title: 'Vans and zones',
      description:
        'The ultra low emission zone covers every borough. If you bring your own van we ask whether it complies before you bid.',
    },
  ],
  areasServed: [
    'Croydon',
    'Bromley',
    'Kingston upon Thames',
    'Hounslow',
    'Uxbridge',
    'Enfield',
    'Romford',
    'Dartford',
    'Watford',
    'Slough',
  ],
  stats: allCities,
};

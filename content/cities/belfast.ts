import { allCities } from './city-claims.ts';
import type { CityPage } from './city-page.ts';

export const belfast: CityPage = {
  headline: 'Two yellow cranes over the water, and code written in their shadow.',
  specialties: ['Cyber security', 'Aerospace', 'Financial technology', 'Legal services', 'Construction'],
  description: [
    'Linen, rope and ships made Belfast; aircraft parts, software and legal services keep it. The yard that built the Titanic works again, and aerospace at the edge of the lough employs people who shape carbon fibre where their grandparents shaped steel.',
    'From the 2000s on, American and British firms came for graduates and stayed for the people who do not move away: security research, trading systems, claims and large legal support centres. Titanic Quarter and the streets by the Lagan hold most of them.',
    'The city also serves the whole of Northern Ireland as its centre of hospitals, courts and administration, and goods move both ways across a border that lies an hour to the south.',
  ],
  sectors: [
    {
      title: 'Security and software',
      category: 'white-collar',
      description: 'Developers, testers, analysts and support, for product firms and for banks’ own teams.',
    },
    {
      title: 'Legal and financial services',
      category: 'white-collar',
      description: 'Document review, compliance, fund operations and claims for clients elsewhere.',
    },
    {
      title: 'Aerospace and marine',
      category: 'blue-collar',
      description: 'Composite laminators, machinists, welders, inspectors and planners.',
    },
    {
      title: 'Food, freight and building',
      category: 'blue-collar',
      description: 'Production, cold stores, docks and the sites along the river.',
    },
  ],
  districts: [
    { title: 'Laganside and the Linen Quarter', description: 'Law, banking, call centres and public bodies.' },
    { title: 'Titanic Quarter', description: 'Software, research, film studios and the yard.' },
    { title: 'Cathedral Quarter', description: 'Agencies, start-ups, hospitality and a university campus.' },
    { title: 'Duncrue and the harbour', description: 'Food, freight, fuel and vehicle repair.' },
    { title: 'Castlereagh and Dundonald', description: 'Manufacturing, depots and a large hospital.' },
  ],
  benefits: [
    {
      title: 'Employment law is its own',
      description:
        'Rules made in Westminster often stop at the Irish Sea. Employers with more than ten full-time employees register with the Equality Commission and ask every applicant a community question: it is for monitoring, and those who choose do not see it.',
    },
    {
      title: 'Working across the border',
      description:
        'Living on one side and working on the other touches tax and social insurance. We tell you whom to ask before you sign.',
    },
    {
      title: 'The Glider runs east to west',
      description:
        'It stops by the hospital and at Titanic Quarter. For harbour shifts you will want a car or a lift; we say so in the advert.',
    },
  ],
  areasServed: [
    'Lisburn',
    'Bangor',
    'Newtownabbey',
    'Carrickfergus',
    'Holywood',
    'Newtownards',
    'Dundonald',
    'Antrim',
    'Larne',
    'Comber',
  ],
  stats: allCities,
};

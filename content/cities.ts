/** The cities with a telephone number and a page of their own, in alphabetical order. */
export type City = {
  slug: string;
  name: string;
  region: string;
  phone: { shown: string; dialled: string };
};

export const cities: readonly City[] = [
  {
    slug: 'belfast',
    name: 'Belfast',
    region: 'Northern Ireland',
    phone: { shown: '028 9649 6014', dialled: '+442896496014' },
  },
  {
    slug: 'birmingham',
    name: 'Birmingham',
    region: 'West Midlands',
    phone: { shown: '0121 496 0142', dialled: '+441214960142' },
  },
  {
    slug: 'cardiff',
    name: 'Cardiff',
    region: 'South Wales',
    phone: { shown: '029 2018 0142', dialled: '+442920180142' },
  },
  {
    slug: 'edinburgh',
    name: 'Edinburgh',
    region: 'Lothian',
    phone: { shown: '0131 496 0142', dialled: '+441314960142' },
  },
  {
    slug: 'glasgow',
    name: 'Glasgow',
    region: 'Clydeside',
    phone: { shown: '0141 496 0142', dialled: '+441414960142' },
  },
  {
    slug: 'leeds',
    name: 'Leeds',
    region: 'West Yorkshire',
    phone: { shown: '0113 496 0142', dialled: '+441134960142' },
  },
  {
    slug: 'liverpool',
    name: 'Liverpool',
    region: 'Merseyside',
    phone: { shown: '0151 496 0142', dialled: '+441514960142' },
  },
  {
    slug: 'london',
    name: 'London',
    region: 'Greater London',
    phone: { shown: '020 7946 0142', dialled: '+442079460142' },
  },
  {
    slug: 'manchester',
    name: 'Manchester',
    region: 'Greater Manchester',
    phone: { shown: '0161 496 0142', dialled: '+441614960142' },
  },
];

export const cityNames: readonly string[] = cities.map(({ name }) => name);

export function findCity(slug: string | undefined): City | undefined {
  return cities.find((city) => city.slug === slug);
}

/** The cities with a telephone number and a page of their own, in alphabetical order. */
export type City = {
  slug: string;
  name: string;
  region: string;
  phone: { shown: string; dialled: string };
  email: string;
  /** Of the office; made up, like everything about this agency. */
  postcode: string;
  /** In degrees. */
  latitude: number;
  longitude: number;
};

export const cities: readonly City[] = [
  {
    slug: 'belfast',
    name: 'Belfast',
    region: 'Northern Ireland',
    phone: { shown: '028 9649 6014', dialled: '+442896496014' },
    email: 'belfast@tidewell.example',
    postcode: 'BT1 1KK',
    latitude: 54.5973,
    longitude: -5.9301,
  },
  {
    slug: 'birmingham',
    name: 'Birmingham',
    region: 'West Midlands',
    phone: { shown: '0121 496 0142', dialled: '+441214960142' },
    email: 'birmingham@tidewell.example',
    postcode: 'B1 1KK',
    latitude: 52.4797,
    longitude: -1.9027,
  },
  {
    slug: 'cardiff',
    name: 'Cardiff',
    region: 'South Wales',
    phone: { shown: '029 2018 0142', dialled: '+442920180142' },
    email: 'cardiff@tidewell.example',
    postcode: 'CF10 1KK',
    latitude: 51.4816,
    longitude: -3.1791,
  },
  {
    slug: 'edinburgh',
    name: 'Edinburgh',
    region: 'Lothian',
    phone: { shown: '0131 496 0142', dialled: '+441314960142' },
    email: 'edinburgh@tidewell.example',
    postcode: 'EH1 1KK',
    latitude: 55.9533,
    longitude: -3.1883,
  },
  {
    slug: 'glasgow',
    name: 'Glasgow',
    region: 'Clydeside',
    phone: { shown: '0141 496 0142', dialled: '+441414960142' },
    email: 'glasgow@tidewell.example',
    postcode: 'G1 1KK',
    latitude: 55.8617,
    longitude: -4.2583,
  },
  {
    slug: 'leeds',
    name: 'Leeds',
    region: 'West Yorkshire',
    phone: { shown: '0113 496 0142', dialled: '+441134960142' },
    email: 'leeds@tidewell.example',
    postcode: 'LS1 1KK',
    latitude: 53.7974,
    longitude: -1.5438,
  },
  {
    slug: 'liverpool',
    name: 'Liverpool',
    region: 'Merseyside',
    phone: { shown: '0151 496 0142', dialled: '+441514960142' },
    email: 'liverpool@tidewell.example',
    postcode: 'L1 1KK',
    latitude: 53.4072,
    longitude: -2.9917,
  },
  {
    slug: 'london',
    name: 'London',
    region: 'Greater London',
    phone: { shown: '020 7946 0142', dialled: '+442079460142' },
    email: 'london@tidewell.example',
    postcode: 'E99 1ZZ',
    latitude: 51.5074,
    longitude: -0.1278,
  },
  {
    slug: 'manchester',
    name: 'Manchester',
    region: 'Greater Manchester',
    phone: { shown: '0161 496 0142', dialled: '+441614960142' },
    email: 'manchester@tidewell.example',
    postcode: 'M1 1KK',
    latitude: 53.4794,
    longitude: -2.2453,
  },
];

export const cityNames: readonly string[] = cities.map(({ name }) => name);

export function findCity(slug: string | undefined): City | undefined {
  return cities.find((city) => city.slug === slug);
}

/** The cities with a telephone number and a page of their own, in alphabetical order. Not all of them have an office. */
export type City = {
  slug: string;
  name: string;
  region: string;
  phone: { shown: string; dialled: string };
  email: string;
  /** Our office here, or the city whose office serves this one. Made up, like everything about this agency. */
  office: { postcode: string } | { servedFrom: string };
  /** In degrees. */
  latitude: number;
  longitude: number;
};

// DEMO: These offices are made up. Delete this line when each postcode and position is that of an office of yours.
export const cities: readonly City[] = [
  {
    slug: 'belfast',
    name: 'Belfast',
    region: 'Northern Ireland',
    phone: { shown: '028 9649 6014', dialled: '+442896496014' },
    email: 'belfast@tidewell.example',
    office: { postcode: 'BT1 1KK' },
    latitude: 54.5973,
    longitude: -5.9301,
  },
  {
    slug: 'birmingham',
    name: 'Birmingham',
    region: 'West Midlands',
    phone: { shown: '0121 496 0142', dialled: '+441214960142' },
    email: 'birmingham@tidewell.example',
    office: { postcode: 'B1 1KK' },
    latitude: 52.4797,
    longitude: -1.9027,
  },
  {
    slug: 'cardiff',
    name: 'Cardiff',
    region: 'South Wales',
    phone: { shown: '029 2018 0142', dialled: '+442920180142' },
    email: 'cardiff@tidewell.example',
    office: { servedFrom: 'Birmingham' },
    latitude: 51.4816,
    longitude: -3.1791,
  },
  {
    slug: 'edinburgh',
    name: 'Edinburgh',
    region: 'Lothian',
    phone: { shown: '0131 496 0142', dialled: '+441314960142' },
    email: 'edinburgh@tidewell.example',
    office: { servedFrom: 'Glasgow' },
    latitude: 55.9533,
    longitude: -3.1883,
  },
  {
    slug: 'glasgow',
    name: 'Glasgow',
    region: 'Clydeside',
    phone: { shown: '0141 496 0142', dialled: '+441414960142' },
    email: 'glasgow@tidewell.example',
    office: { postcode: 'G1 1KK' },
    latitude: 55.8617,
    longitude: -4.2583,
  },
  {
    slug: 'leeds',
    name: 'Leeds',
    region: 'West Yorkshire',
    phone: { shown: '0113 496 0142', dialled: '+441134960142' },
    email: 'leeds@tidewell.example',
    office: { postcode: 'LS1 1KK' },
    latitude: 53.7974,
    longitude: -1.5438,
  },
  {
    slug: 'liverpool',
    name: 'Liverpool',
    region: 'Merseyside',
    phone: { shown: '0151 496 0142', dialled: '+441514960142' },
    email: 'liverpool@tidewell.example',
    office: { postcode: 'L1 1KK' },
    latitude: 53.4072,
    longitude: -2.9917,
  },
  {
    slug: 'london',
    name: 'London',
    region: 'Greater London',
    phone: { shown: '020 7946 0142', dialled: '+442079460142' },
    email: 'london@tidewell.example',
    office: { postcode: 'E99 1ZZ' },
    latitude: 51.5074,
    longitude: -0.1278,
  },
  {
    slug: 'manchester',
    name: 'Manchester',
    region: 'Greater Manchester',
    phone: { shown: '0161 496 0142', dialled: '+441614960142' },
    email: 'manchester@tidewell.example',
    office: { postcode: 'M1 1KK' },
    latitude: 53.4794,
    longitude: -2.2453,
  },
];

export const cityNames: readonly string[] = cities.map(({ name }) => name);

export function findCity(slug: string | undefined): City | undefined {
  return cities.find((city) => city.slug === slug);
}

/** The city that a location names as a word: 'Nine Elms, London'. */
export const findCityIn = (location: string): City | undefined =>
  cities.find(({ name }) => new RegExp(`\\b${name}\\b`, 'i').test(location));

/** Postcode of our office in the city; null if it has no office. */
export const officePostcode = ({ office }: City): string | null => ('postcode' in office ? office.postcode : null);

/** 'Our office is in Leeds, LS1 1KK.' */
export function describeOffice({ name, office }: City): string {
  if ('postcode' in office) return `Our office is in ${name}, ${office.postcode}.`;
  return `We have no office in ${name}. Our ${office.servedFrom} office looks after it.`;
}

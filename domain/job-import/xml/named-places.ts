import type { XmlElement } from '#domain/text/records/xml-element.ts';
import { JOB_FIELD_NAMES } from '../field-names.ts';
import { isInBritain, nameCountry, readLine, readPlace } from '../source-parts.ts';
import type { Fields } from './named-values.ts';

const PARTS = ['city', 'region', 'country', 'postcode'] as const;
type Address = Partial<Record<(typeof PARTS)[number], string>>;
const LONGEST_PLACE = 500;
const MOST_OTHERS = 20;
/** The rank of `<location><name>`, which may be the name of an office. */
const OFFICE_RANK = JOB_FIELD_NAMES.location.indexOf('locationname');
const BRITAIN_AT_END = /(?<=[^\s,])\s*,\s*(?:uk|gb|gbr|united kingdom|great britain)\.?$/i;

export function readNamedPlaces(fields: Fields): { place: string; others: string[]; isAbroad: boolean } {
  const { addresses, cities } = readAddresses(fields);
  const writtenPlaces = readWritten(fields, addresses);
  const address = [...addresses.values()].find(({ city }) => city) ?? [...addresses.values()][0] ?? {};
  const country = address.country ?? [...addresses.values()].find((each) => each.country)?.country ?? '';
  const isAbroad = country !== '' && !isInBritain(country);
  const { city = '', region = '', postcode = '' } = address;
  const place =
    (city && readPlace(city, region, country)) ||
    withCountry(writtenPlaces[0] ?? '', isAbroad ? nameCountry(country) : '') ||
    (postcode && !isAbroad ? postcode : readPlace('', region, country));
  const otherPlaces = new Set([...cities.slice(1), ...writtenPlaces.slice(city ? 0 : 1)]);
  return { place, others: [...otherPlaces].slice(0, MOST_OTHERS).filter((other) => !isWithin(other, place)), isAbroad };
}

/** @returns `cities` lists each city with its region and country, as text */
function readAddresses(fields: Fields): { addresses: Map<XmlElement, Address>; cities: string[] } {
  const addresses = new Map<XmlElement, Address>();
  const otherCities: string[] = [];
  for (const part of PARTS)
    for (const { value, holder } of fields.get(part) ?? []) {
      const address = addresses.get(holder) ?? {};
      if (part === 'city' && address.city) otherCities.push(readPart(value));
      address[part] ??= readPart(value);
      addresses.set(holder, address);
    }
  const cities = [...addresses.values()].flatMap(({ city = '', region = '', country = '' }) =>
    city ? [readPlace(city, region, country)] : [],
  );
  return { addresses, cities: [...cities, ...otherCities] };
}

/** Locations as text. Leaves out the name of an address that has a city, because it may be an office. */
function readWritten(fields: Fields, addresses: ReadonlyMap<XmlElement, Address>): string[] {
  const isPart = ({ value, holder }: { value: string; holder: XmlElement }) =>
    Object.values(addresses.get(holder) ?? {}).includes(readPart(value));
  return (fields.get('location') ?? [])
    .filter((location) => !isPart(location))
    .filter(({ holder, rank }) => rank !== OFFICE_RANK || !addresses.get(holder)?.city)
    .map(({ value }) => readPart(value).replace(BRITAIN_AT_END, ''))
    .filter((text) => text !== '');
}

const readPart = (value: string): string => readLine(value.slice(0, LONGEST_PLACE));

const withCountry = (location: string, country: string): string =>
  location === '' || country === '' || isWithin(country, location) ? location : `${location}, ${country}`;

const isWithin = (part: string, whole: string): boolean => {
  const [first = ''] = part.toLowerCase().split(',');
  return whole
    .toLowerCase()
    .split(',')
    .some((each) => each.trim() === first.trim());
};

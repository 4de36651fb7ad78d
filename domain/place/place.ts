/** Cities where the agency recruits, each with its own page. Some have no office. */
import { type CityFact, siteFacts } from '#domain/site/site.ts';

export type { CityFact };

export type City = CityFact & {
  email: string;
  latitude: number;
  longitude: number;
};

export const listCities = (): readonly CityFact[] => siteFacts().places;

/** The most cities in a page's lists, map and data. The sitemap page lists all. */
const MOST_ON_A_PAGE = 24;
export const firstCities = <Place>(places: readonly Place[]): readonly Place[] => places.slice(0, MOST_ON_A_PAGE);
export const listFirstCities = (): readonly CityFact[] => firstCities(listCities());
/** The total, if a page does not name every city; otherwise null. */
export const countBeyondFirst = (): number | null => {
  const { length } = listCities();
  return length > MOST_ON_A_PAGE ? length : null;
};

/** The cities nearest to one, including itself, in their original order. */
export function listCitiesNear<Place extends Located>(places: readonly Place[], place: Located): Place[] {
  const near = places.toSorted((one, other) => distance(one, place) - distance(other, place)).slice(0, MOST_ON_A_PAGE);
  const nearby = new Set(near);
  return places.filter((each) => nearby.has(each));
}

type Located = Pick<City, 'latitude' | 'longitude'>;

/** A measure for comparing distances only. At this latitude a degree of longitude is little more than half as long as one of latitude. */
export const distance = (one: Located, other: Located): number =>
  Math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * 0.6);

export const listCityNames = (): readonly string[] => listCities().map(({ name }) => name);

export const findCityFact = (slug: string | undefined): CityFact | undefined =>
  listCities().find((place) => place.slug === slug);

/** The first place that is a word of the location: 'Nine Elms, London'. */
export const findCityIn = (location: string): CityFact | undefined =>
  listCities().find(({ name }) => namesPlace(location, name));

const WORD = String.raw`[\p{L}\p{N}]`;

function namesPlace(location: string, name: string): boolean {
  const escapedName = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`(?<!${WORD})${escapedName}(?!${WORD})`, 'iu').test(location);
}

export const officePostcode = ({ office }: Pick<CityFact, 'office'>): string | null =>
  'postcode' in office ? office.postcode : null;

export function describeOffice({ name, office }: Pick<CityFact, 'name' | 'office'>): string {
  if ('postcode' in office) return `Our office is in ${name}, ${office.postcode}.`;
  if (office.servedFrom === '') return `We have no office in ${name}.`;
  return `We have no office in ${name}. Our ${office.servedFrom} office covers it.`;
}

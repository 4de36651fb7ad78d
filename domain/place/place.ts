/** Places that the agency recruits in, each with its own page. Not all of them have an office. */
import { type PlaceFact, siteFacts } from '#domain/site/site.ts';

export type { PlaceFact };

/** The facts in the frame of a place's page. */
export type City = PlaceFact & {
  email: string;
  /** Coordinates in degrees. */
  latitude: number;
  longitude: number;
};

export const listPlaces = (): readonly PlaceFact[] => siteFacts().places;

/** Most places in a page's lists, map and data. The index of all pages lists every one. */
const MOST_ON_A_PAGE = 24;
export const firstPlaces = <Place>(places: readonly Place[]): readonly Place[] => places.slice(0, MOST_ON_A_PAGE);
export const listFirstPlaces = (): readonly PlaceFact[] => firstPlaces(listPlaces());
/** The total, if a page does not name every place; otherwise null. */
export const countBeyondFirst = (): number | null => {
  const { length } = listPlaces();
  return length > MOST_ON_A_PAGE ? length : null;
};

/** The places nearest to one, itself among them, in the order they come in. */
export function listPlacesNear<Place extends Located>(places: readonly Place[], place: Located): Place[] {
  const near = places.toSorted((one, other) => distance(one, place) - distance(other, place)).slice(0, MOST_ON_A_PAGE);
  const nearby = new Set(near);
  return places.filter((each) => nearby.has(each));
}

type Located = Pick<City, 'latitude' | 'longitude'>;

/** To compare with others. So far north a degree of longitude is little more than half as long as one of latitude. */
export const distance = (one: Located, other: Located): number =>
  Math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * 0.6);

export const listPlaceNames = (): readonly string[] => listPlaces().map(({ name }) => name);

export const findPlaceFact = (slug: string | undefined): PlaceFact | undefined =>
  listPlaces().find((place) => place.slug === slug);

/** The first place that a location names as a word: 'Nine Elms, London'. */
export const findCityIn = (location: string): PlaceFact | undefined =>
  listPlaces().find(({ name }) => namesPlace(location, name));

const WORD = String.raw`[\p{L}\p{N}]`;

function namesPlace(location: string, name: string): boolean {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`(?<!${WORD})${escaped}(?!${WORD})`, 'iu').test(location);
}

/** Postcode of our office in the place; null if it has no office. */
export const officePostcode = ({ office }: Pick<PlaceFact, 'office'>): string | null =>
  'postcode' in office ? office.postcode : null;

/** 'Our office is in Leeds, LS1 1KK.' */
export function describeOffice({ name, office }: Pick<PlaceFact, 'name' | 'office'>): string {
  if ('postcode' in office) return `Our office is in ${name}, ${office.postcode}.`;
  if (office.servedFrom === '') return `We have no office in ${name}.`;
  return `We have no office in ${name}. Our ${office.servedFrom} office looks after it.`;
}

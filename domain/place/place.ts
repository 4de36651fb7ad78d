/** The places that the agency recruits in, each with a page of its own. Not all of them have an office. */
import { type PlaceFact, siteFacts } from '#domain/site/site.ts';

export type { PlaceFact };

/** What the page of the place itself says in its frame. */
export type City = PlaceFact & {
  email: string;
  /** In degrees. */
  latitude: number;
  longitude: number;
};

export const listPlaces = (): readonly PlaceFact[] => siteFacts().places;
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

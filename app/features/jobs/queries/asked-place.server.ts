/** Where a search looks: a circle around a place that was asked for, or that the words name at their end. */
import { findPlaces } from '#app/features/gazetteer/queries.server.ts';
import type { Queries } from '#db/connections/client.server.ts';
import type { KnownPlace, PlaceAnswer, Point } from '#domain/place/where.ts';
import { type BoardSearch, USUAL_MILES } from '../schema.ts';

export type Circle = Point & { miles: number; label: string };

export type AskedPlace = {
  /** The words that are left. */
  words: string;
  circle: Circle | null;
  answer: PlaceAnswer | null;
  /** The place was among the words. */
  isAmongWords: boolean;
};

export async function readAskedPlace(
  asPublic: Queries,
  { search, where, miles, location }: BoardSearch,
): Promise<AskedPlace> {
  if (where) {
    const answer = await findPlaces(asPublic, where);
    return { words: search, circle: circleOf(placeOf(answer), miles), answer, isAmongWords: false };
  }
  const nowhere = { words: search, circle: null, answer: null, isAmongWords: false };
  // Within quotation marks words are words, and a chosen city is where to look.
  if (location || /["“”]/.test(search)) return nowhere;
  const said = splitPlace(search);
  if (!said) return nowhere;
  const answer = await findPlaces(asPublic, said.place);
  if (answer.kind !== 'found') return nowhere;
  const words = said.isSaid ? said.words : cutName(search, answer.place.name);
  return words ? { words, circle: circleOf(answer.place, miles), answer, isAmongWords: true } : nowhere;
}

/** The place that the answer is about: of several of one name the largest, of none the one that is spelt most alike. */
export function placeOf(answer: PlaceAnswer): KnownPlace | null {
  if (answer.kind === 'found') return answer.place;
  if (answer.kind === 'several') return answer.isCounty ? null : (answer.places[0] ?? null);
  return answer.kind === 'unknown' ? (answer.nearest[0] ?? null) : null;
}

const circleOf = (place: KnownPlace | null, miles: number | null): Circle | null =>
  place && { latitude: place.latitude, longitude: place.longitude, label: place.label, miles: miles ?? USUAL_MILES };

/** 'chef in York' names its place. 'chef york' may end with one: among several words only a town of some size counts, so 'Bell Rock' is no place. */
function splitPlace(search: string): { words: string; place: string; isSaid: boolean } | null {
  const [, words = '', place = ''] = /^(.*\S)\s+(?:in|near|around|at)\s+(\S.*)$/i.exec(search) ?? [];
  if (place) return { words, place, isSaid: true };
  const last = search.split(' ').slice(-4);
  return last.length > 1 ? { words: '', place: last.join(' '), isSaid: false } : null;
}

/** @returns the words before the name, '' if they do not end with it */
const cutName = (search: string, name: string): string =>
  search.toLowerCase().endsWith(` ${name.toLowerCase()}`) ? search.slice(0, -name.length).trim() : '';

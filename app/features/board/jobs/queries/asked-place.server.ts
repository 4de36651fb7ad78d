/** Finds the circle or area to search. The visitor enters a place in its field, or at the end of the words. */

import { findPlaces } from '#app/features/board/gazetteer/queries.server.ts';
import type { Queries } from '#db/connections/client.server.ts';
import type { JobQuestion } from '#domain/job/search/job-question.ts';
import { DEFAULT_RADIUS } from '#domain/place/radius.ts';
import type { KnownArea, KnownPlace, PlaceAnswer, Point } from '#domain/place/searched-place.ts';

export type Circle = Point & { miles: number; label: string };

export type AskedPlace = {
  words: string;
  circle: Circle | null;
  area: KnownArea | null;
  answer: PlaceAnswer | null;
  isAmongWords: boolean;
};

export async function readAskedPlace(
  asPublic: Queries,
  { search, where, miles, location }: JobQuestion,
): Promise<AskedPlace> {
  if (where) {
    const answer = await findPlaces(asPublic, where);
    return { words: search, ...toSearchedArea(answer, miles), answer, isAmongWords: false };
  }
  const nowhere = { words: search, circle: null, area: null, answer: null, isAmongWords: false };
  // Words in quotation marks name no place, and a chosen city takes precedence.
  if (location || /["“”]/.test(search)) return nowhere;
  const split = splitPlace(search);
  if (!split) return nowhere;
  const answer = await findPlaces(asPublic, split.place);
  const place = toSearchedArea(answer, miles);
  if (split.isSaid)
    return place.circle || place.area ? { words: split.words, ...place, answer, isAmongWords: true } : nowhere;
  const town = answer.kind === 'unknown' ? answer.among : null;
  const words = town && cutName(search, town.name);
  return town && words
    ? {
        words,
        circle: circleOf(town, miles),
        area: null,
        answer: { kind: 'found', place: town, isCorrected: false },
        isAmongWords: true,
      }
    : nowhere;
}

/** Both are null unless the answer is one place: asking is better than searching near the wrong one. */
const toSearchedArea = (answer: PlaceAnswer, miles: number | null): Pick<AskedPlace, 'circle' | 'area'> => ({
  circle: answer.kind === 'found' ? circleOf(answer.place, miles) : null,
  area: answer.kind === 'area' ? answer.area : null,
});

const circleOf = ({ latitude, longitude, label }: KnownPlace, miles: number | null): Circle => ({
  latitude,
  longitude,
  label,
  miles: miles ?? DEFAULT_RADIUS,
});

/** The search as pages describe it: only a circle has a distance. */
export const withWhereKind = (
  search: JobQuestion,
  { area, circle }: Pick<AskedPlace, 'area' | 'circle'>,
): JobQuestion => (search.where && !circle ? { ...search, whereKind: area ? 'area' : 'unclear' } : search);

/**
 * 'chef in York' names its place. 'chef york' may end with one: among several words only a town of some size counts, so 'Bell Rock' is no
 * place.
 */
function splitPlace(search: string): { words: string; place: string; isSaid: boolean } | null {
  const [, words = '', place = ''] = /^(.*\S)\s+(?:in|near|around|at)\s+(\S.*)$/i.exec(search) ?? [];
  if (place) return { words, place, isSaid: true };
  const last = search.split(' ').slice(-4);
  return last.length > 1 ? { words: '', place: last.join(' '), isSaid: false } : null;
}

/** @returns the words before the name; '' if they do not end with it */
const cutName = (search: string, name: string): string =>
  search.toLowerCase().endsWith(` ${name.toLowerCase()}`) ? search.slice(0, -name.length).trim() : '';

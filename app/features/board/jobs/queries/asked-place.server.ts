/** Finds the circle or area to search. The visitor enters a place in its field, or at the end of the words. */

import { findPlaces } from '#app/features/board/gazetteer/queries.server.ts';
import type { Queries } from '#db/connections/client.server.ts';
import type { JobQuestion } from '#domain/job/search/job-question.ts';
import { DEFAULT_RADIUS } from '#domain/place/radius.ts';
import type { KnownArea, KnownPlace, PlaceAnswer, Point } from '#domain/place/searched-place.ts';
import { foldText } from '#domain/text/fold.ts';

export type Circle = Point & { miles: number; label: string };

export type AskedPlace = {
  words: string;
  circle: Circle | null;
  area: KnownArea | null;
  answer: PlaceAnswer | null;
  isAmongWords: boolean;
  /** The words end with a short name of the place, which may be a misspelt word: 'sous shef' names Sheffield. */
  mayBeWord: boolean;
};

/** The answer for a search without a place. */
export const nowhere = (words: string): AskedPlace => ({
  words,
  circle: null,
  area: null,
  answer: null,
  isAmongWords: false,
  mayBeWord: false,
});

export async function readAskedPlace(
  asPublic: Queries,
  { search, where, miles }: JobQuestion,
  find: typeof findPlaces = findPlaces,
): Promise<AskedPlace> {
  if (where) {
    const answer = await find(asPublic, where);
    return { ...nowhere(search), ...toSearchedArea(answer, miles), answer };
  }
  // Words in quotation marks name no place.
  if (/["“”]/.test(search)) return nowhere(search);
  // Titles of adverts name their place in brackets: 'Warehouse operative (Leeds)'.
  const plainSearch = search.replaceAll(/[()]/g, ' ').replace(/\s+/g, ' ').trim();
  const split = splitPlace(plainSearch);
  if (!split) return nowhere(search);
  const answer = await find(asPublic, split.place);
  const place = toSearchedArea(answer, miles);
  if (split.isSaid)
    return place.circle || place.area
      ? { ...nowhere(split.words), ...place, answer, isAmongWords: true }
      : nowhere(search);
  const isPlaceAlone = answer.kind === 'found';
  const town = isPlaceAlone ? answer.place : answer.kind === 'unknown' ? answer.among : null;
  const cut = town && cutName(plainSearch, town, isPlaceAlone);
  if (!cut) return nowhere(search);
  return {
    words: cut.words,
    circle: circleOf(town, miles),
    area: null,
    answer: { kind: 'found', place: town, isCorrected: false },
    isAmongWords: true,
    mayBeWord: town.label.split(',')[0]?.toLowerCase() !== town.name.toLowerCase(),
  };
}

/** The place that all words of a search name together: 'otley'. @returns null if they name none */
export async function readWordsAsPlace(
  asPublic: Queries,
  { search, where, miles }: JobQuestion,
): Promise<AskedPlace | null> {
  if (where || !search || /["“”]/.test(search)) return null;
  const answer = await findPlaces(asPublic, search, true);
  if (answer.kind !== 'found' && answer.kind !== 'area') return null;
  return { ...nowhere(''), ...toSearchedArea(answer, miles), answer, isAmongWords: true };
}

/** Both are null unless the answer is one place: asking is better than searching near the wrong one. */
const toSearchedArea = (answer: PlaceAnswer, miles: number | null): Pick<AskedPlace, 'circle' | 'area'> => ({
  circle: answer.kind === 'found' ? circleOf(answer.place, miles) : null,
  area: answer.kind === 'area' ? answer.area : null,
});

const circleOf = ({ latitude, longitude, label, radius }: KnownPlace, miles: number | null): Circle => ({
  latitude,
  longitude,
  label,
  miles: miles ?? radius ?? DEFAULT_RADIUS,
});

/** The search as pages describe it: only a circle has a distance, which is the place's own unless the address has one. */
export function withWhereKind(search: JobQuestion, { area, circle }: Pick<AskedPlace, 'area' | 'circle'>): JobQuestion {
  if (!search.where) return search;
  if (!circle) return { ...search, whereKind: area ? 'area' : 'unclear' };
  return circle.miles === DEFAULT_RADIUS ? search : { ...search, miles: circle.miles };
}

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

/** @returns the words before the name; null if they do not end with it. A place alone needs its county: 'Sandwich Kent'. */
function cutName(search: string, { name, label }: KnownPlace, isPlaceAlone: boolean): { words: string } | null {
  const typed = foldText(search).toLowerCase();
  const full = foldText(label).toLowerCase().replace(',', '');
  if (full !== foldText(name).toLowerCase() && ` ${typed}`.endsWith(` ${full}`))
    return { words: search.slice(0, -full.length).trim() };
  if (isPlaceAlone) return null;
  const words = typed.endsWith(` ${foldText(name).toLowerCase()}`) ? search.slice(0, -name.length).trim() : '';
  return words ? { words } : null;
}

import { countWrongLetters } from '#domain/job/search/wrong-letters.ts';
import { foldText } from '#domain/text/fold.ts';

/** `said` is the closest spelling. */
type Candidate = { name: string; said: string; label: string; population: number };

/** Shorter names are not corrected, because a letter may make another name: Barlow is not Barrow. */
const SHORTEST = 7;
/** Two letters may be wrong in names of this length or more. */
const LONG = 10;
/** The smallest population of a place that a correction may choose. */
const KNOWN = 20_000;
/** The larger of two places is meant if its population is this many times the other's. */
const MUCH_LARGER = 20;

/**
 * @returns the place with the closest spelling that is large enough and starts as typed; null without one, or if another name is
 * almost as close and its place is not much smaller
 */
export function findMisspeltPlace<Place extends Candidate>(typed: string, candidates: readonly Place[]): Place | null {
  const word = letters(typed);
  if (word.length < SHORTEST) return null;
  const near = candidates
    .map((place) => ({
      place,
      wrong: Math.min(...[place.name, place.said].map((name) => countWrongLetters(word, letters(name)))),
    }))
    .sort((one, other) => one.wrong - other.wrong || other.place.population - one.place.population);
  const [first] = near;
  if (!first || first.wrong > (word.length < LONG ? 1 : 2)) return null;
  if (first.place.population < KNOWN || letters(first.place.name)[0] !== word[0]) return null;
  const isClear = near.every(
    ({ place, wrong }) =>
      place.label === first.place.label ||
      place.population * MUCH_LARGER <= first.place.population ||
      wrong > first.wrong + (letters(place.name)[0] === word[0] ? 1 : 0),
  );
  return isClear ? first.place : null;
}

const letters = (name: string): string =>
  foldText(name)
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');

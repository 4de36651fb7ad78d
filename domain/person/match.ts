/** Describes why a search lists a person. People are not ranked. */
import { countOf, joinWords } from '#domain/text/counts.ts';

export type Match = {
  /** The words that were searched for; '' for none. */
  words: string;
  /** Parts of the record with all of the words, or else with some of them. */
  foundIn: readonly string[];
  location: string | null;
  miles: number | null;
  /** The day as text, '2 Dec 2026'; null if unknown. */
  availableFrom: string | null;
  /** Valid ones. `expiresOn` is null without an expiry date. */
  licences: readonly { kind: string; expiresOn: string | null }[];
};

const MOST_LICENCES = 3;

const PART_NAMES: Readonly<Record<string, string>> = {
  name: 'name',
  work: 'current job',
  skills: 'skills',
  tags: 'tags',
  place: 'location',
  cv: 'CV',
};

/** 'forklift driver in CV · Leeds, 6 miles · available from 2 Dec 2026' */
export function describeMatch({ words, foundIn, location, miles, availableFrom, licences }: Match): string {
  const parts = foundIn.map((part) => PART_NAMES[part] ?? part);
  const distance = miles === null ? null : nameMiles(miles);
  return [
    words && `${words} in ${parts.length > 0 ? joinWords(parts) : 'notes or profile'}`,
    [location, distance].filter(Boolean).join(', '),
    availableFrom ? `available from ${availableFrom}` : 'availability unknown',
    ...licences.slice(0, MOST_LICENCES).map(describeLicence),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** 'Counterbalance to 03/2027' */
const describeLicence = ({ kind, expiresOn }: Match['licences'][number]): string =>
  expiresOn === null ? kind : `${kind} to ${expiresOn.slice(5, 7)}/${expiresOn.slice(0, 4)}`;

const nameMiles = (miles: number): string => {
  const whole = Math.round(miles);
  return whole < 1 ? 'under 1 mile' : countOf(whole, 'mile');
};

const MOST_TITLE_WORDS = 3;

/**
 * The words of a job's title that name the work: 'Forklift Driver (Nights) – £13 ph' gives 'Forklift Driver'. All of them must be found, so
 * only a few are kept.
 */
export function wordsOfTitle(title: string): string {
  const parts = title.replace(/\([^)]*\)|\[[^\]]*\]/g, ' ').split(/\s[-–—]\s?|:\s|[,;|/•]|\s(?:at|in|with|for)\s/iu);
  const wordLists = parts.map((part) => part.split(/\s+/).filter(namesWork));
  return (wordLists.find((words) => words.length > 0) ?? []).slice(0, MOST_TITLE_WORDS).join(' ');
}

const namesWork = (word: string): boolean =>
  /\p{L}/u.test(word) && !/[£\d]/.test(word) && !IGNORED.has(word.toLowerCase());

/** Words that say how a job is advertised, not which work it is. */
const IGNORED = new Set([
  'urgent',
  'urgently',
  'immediate',
  'start',
  'wanted',
  'required',
  'needed',
  'new',
  'temp',
  'temporary',
  'permanent',
  'nights',
  'days',
  'night',
  'day',
  'shift',
  'shifts',
  'experienced',
  'senior',
  'junior',
  'trainee',
  'and',
  'or',
  'the',
  'a',
  'an',
]);

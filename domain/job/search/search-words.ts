/** Turns a typed search into the words to look for. */
import { foldText } from '#domain/text/fold.ts';

/** One thing to find: `any` of its spellings, each of one word or several in a row. */
export type SearchEntry = {
  any: string[];
  /** Spellings that a title may have: 'nurse', 'nurses'. */
  exact?: string[];
  /** Weight in the rank; 1 by default. */
  weight?: number;
  /** The word as typed, if it is plain: it may be part of another, or mistyped. */
  typed?: string;
  /** Words that contain what was typed, not at their start. They are looked for in title, employer and place alone. */
  parts?: string[];
  /** Jobs that have it are not wanted. */
  not?: true;
};

export type TypedWord = { text: string; isQuoted: boolean; isUnwanted: boolean };

/** Words for job hunting in general, and joining words: 'warehouse jobs in Leeds'. */
const NOISE = new Set(
  'a an and any around at by for from i in job jobs looking me my near of on or position positions role roles the to vacancies vacancy with'.split(
    ' ',
  ),
);
/** Words for a working pattern; they count less than the kind of work. */
const WISHES = new Set(
  'apprentice contract evening evenings experience full-time graduate home hourly immediate junior no part-time permanent remote senior start temp temporary trainee urgent weekend weekends'.split(
    ' ',
  ),
);
const WISH_WEIGHT = 0.4;
/** Most words that one search looks for. A phrase in quotation marks counts its words. */
export const MOST_WORDS = 10;

/** 'night "fork lift" -agency' → night, "fork lift", not agency. A quotation mark that is not closed reaches to the end. */
export const readTypedWords = (search: string): TypedWord[] => splitWords(search).read;

/** The typed words beyond the limit; '' if all are used. */
export const wordsLeftOut = (search: string): string =>
  splitWords(search)
    .leftOut.map(({ text, isQuoted, isUnwanted }) => `${isUnwanted ? '-' : ''}${isQuoted ? `"${text}"` : text}`)
    .join(' ');

function splitWords(search: string): { read: TypedWord[]; leftOut: TypedWord[] } {
  const matches = [...search.matchAll(/(?<=^|\s)(-?)(?:["“”]([^"“”]*)["“”]?|([^\s"“”]+))/gu)];
  const typed = matches
    .map(([, minus, quoted, plain]) => ({
      text: (quoted ?? plain ?? '').trim(),
      isQuoted: quoted !== undefined,
      isUnwanted: minus === '-',
    }))
    .flatMap((word) => (word.isQuoted ? [word] : splitAtJoins(word)))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    .filter(({ text, isQuoted, isUnwanted }) => isQuoted || isUnwanted || !NOISE.has(text.toLowerCase()));
  let count = 0;
  const first = typed.findIndex(({ text }) => {
    count += text.split(/\s+/).length;
    return count > MOST_WORDS;
  });
  return first < 0 ? { read: typed, leftOut: [] } : { read: typed.slice(0, first), leftOut: typed.slice(first) };
}

/** 'Finance/HR' are two words. 'full-time' and 'C++' are one. */
const splitAtJoins = (word: TypedWord): TypedWord[] =>
  word.text.split(/[/,;:|&()]+/).map((text) => ({ ...word, text }));

/** Number of words in the longest spelling: 'large goods vehicle licence'. */
const LONGEST_SPELLING = 4;

/**
 * Joins words that have a meaning together, and adds what else each is called.
 * @param synonyms groups of words that mean the same: [['HGV', 'LGV', 'lorry']]
 */
export function listEntries(typed: readonly TypedWord[], synonyms: readonly (readonly string[])[]): SearchEntry[] {
  const entries: SearchEntry[] = [];
  for (let at = 0; at < typed.length; ) {
    const word = typed[at] as TypedWord;
    const isFree = !word.isQuoted && !word.isUnwanted;
    const { spellings, length } = (!word.isQuoted && findSynonyms(typed, at, synonyms)) || {
      spellings: [word.text],
      length: 1,
    };
    const [text = ''] = spellings;
    entries.push({
      any: spellings,
      ...(!word.isUnwanted && { exact: bothNumbers(text) }),
      ...(WISHES.has(text.toLowerCase()) && { weight: WISH_WEIGHT }),
      ...(isFree && length === 1 && PLAIN_WORD.test(foldText(text)) && { typed: text }),
      ...(word.isUnwanted && { not: true }),
    });
    at += length;
  }
  return entries;
}

const PLAIN_WORD = /^[\p{L}\p{N}]{2,40}$/u;

function findSynonyms(typed: readonly TypedWord[], at: number, synonyms: readonly (readonly string[])[]) {
  for (let length = LONGEST_SPELLING; length > 0; length -= 1) {
    const words = typed.slice(at, at + length);
    const isOneKind = words.every(({ isQuoted, isUnwanted }) => !isQuoted && isUnwanted === typed[at]?.isUnwanted);
    if (words.length < length || !isOneKind || (length > 1 && typed[at]?.isUnwanted)) continue;
    const text = words.map((word) => word.text).join(' ');
    const groups = synonyms.filter((group) => group.some((spelling) => isSame(spelling, text)));
    if (groups.length > 0) return { spellings: [...new Set([text, ...groups.flat()])], length };
  }
  return null;
}

/** A word in singular and plural. */
export const bothNumbers = (text: string): string[] => [text, /[^s]s$/i.test(text) ? text.slice(0, -1) : `${text}s`];

/** Singular and plural are the same, and accents do not matter. */
const isSame = (one: string, other: string): boolean => plain(one) === plain(other);
const plain = (text: string): string =>
  foldText(text)
    .toLowerCase()
    .replaceAll('-', ' ')
    .replace(/(?<=[^s])s$/, '');

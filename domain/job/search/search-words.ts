/** Splits a typed search into the words to find. */
import { foldText } from '#domain/text/fold.ts';

/** One thing to find; `any` lists its spellings of one or several words. */
export type SearchEntry = {
  any: string[];
  /** Forms that a title may have: 'nurse', 'nurses'. */
  exact?: string[];
  weight?: number;
  /** The typed word, if it may be a part of another or misspelt. */
  typed?: string;
  /** Words that contain the typed one, but do not start with it. Only searched in title, employer and place. */
  parts?: string[];
  not?: true;
};

export type TypedWord = { text: string; isQuoted: boolean; isUnwanted: boolean };

/** Words about job hunting in general, and joining words, as in 'warehouse jobs in Leeds'. */
const NOISE = new Set(
  'a an and any around at by for from i in job jobs looking me my near of on or position positions role roles the to vacancies vacancy with'.split(
    ' ',
  ),
);
/** Words for a working pattern, which count less than the kind of work. */
const WISHES = new Set(
  'apprentice contract evening evenings experience full-time graduate home hourly immediate junior no part-time permanent remote senior start temp temporary trainee urgent weekend weekends'.split(
    ' ',
  ),
);
const WISH_WEIGHT = 0.4;
/** One search uses at most this many words, including those of phrases. */
export const MOST_WORDS = 10;

/** 'night "fork lift" -agency' → night, "fork lift", not agency. An unclosed quotation mark extends to the end. */
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

/** 'Finance/HR' is two words; 'full-time' and 'C++' are one each. */
const splitAtJoins = (word: TypedWord): TypedWord[] =>
  word.text.split(/[/,;:|&()]+/).map((text) => ({ ...word, text }));

/** The number of words in the longest synonym: 'large goods vehicle licence'. */
const LONGEST_SPELLING = 4;

/**
 * Joins words that have a meaning together and adds synonyms. @param synonyms groups of words that mean the same: [['HGV', 'LGV', 'lorry']]
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

export const bothNumbers = (text: string): string[] => [text, /[^s]s$/i.test(text) ? text.slice(0, -1) : `${text}s`];

/** Ignores accents and the difference between singular and plural. */
const isSame = (one: string, other: string): boolean => plain(one) === plain(other);
const plain = (text: string): string =>
  foldText(text)
    .toLowerCase()
    .replaceAll('-', ' ')
    .replace(/(?<=[^s])s$/, '');

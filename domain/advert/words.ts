/**
 * Finds phrases in a text in linear time: the text is split into words once, and at each word the few phrases that begin with it are tried.
 * Look-alike letters, diacritics, invisible characters and tags do not hide a word.
 */

export type Word = {
  text: string;
  start: number;
  end: number;
};

const LOOK_ALIKES: Record<string, string> = Object.fromEntries(
  'аa еe оo рp сc уy хx іi јj ѕs ԁd һh кk мm тt вb нh ѵv ԛq ԝw ӏl αa οo ρp νv ιi κk τt υu εe ɡg ɑa ıi ſs'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.charAt(1)]),
);

/** Characters that no reader sees: soft hyphens, joiners, marks of text direction. */
const INVISIBLE = /^\p{Default_Ignorable_Code_Point}$/u;
const LONGEST_TAG = 200;

export function readAdvertWords(text: string): Word[] {
  const words: Word[] = [];
  // Cached, because folding a character is slow and a text may repeat it a thousand times.
  const folds = new Map<string, string | null>();
  let word: Word | null = null;
  for (let at = 0; at < text.length; ) {
    const code = text.codePointAt(at) ?? 0;
    const end = at + (code > 0xffff ? 2 : 1);
    const folded = code < 128 ? ASCII[code] : foldOnce(String.fromCodePoint(code), folds);
    if (folded === '') word = null;
    if (folded) {
      if (!word) {
        word = { text: '', start: at, end };
        words.push(word);
      }
      word.text += folded;
      word.end = end;
    }
    at = code === LESS_THAN ? endOfTag(text, at) : end;
  }
  return words;
}

const LESS_THAN = 0x3c;

function foldOnce(character: string, folds: Map<string, string | null>): string | null {
  const cached = folds.get(character);
  if (cached !== undefined) return cached;
  const folded = fold(character);
  folds.set(character, folded);
  return folded;
}

/** Folds a character beyond ASCII. @returns '' for a separator, null for a character to ignore */
function fold(character: string): string | null {
  if (character === '’' || INVISIBLE.test(character)) return null;
  const plain = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  if (plain === '') return null;
  const latin = Array.from(plain, (each) => LOOK_ALIKES[each] ?? each).join('');
  return /^[\p{L}\p{N}]+$/u.test(latin) ? latin : '';
}

/** A table for the characters that most texts consist of, because a regular expression for each letter takes ten times as long. */
const ASCII = Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (character === "'") return null;
  return /[a-z0-9]/i.test(character) ? character.toLowerCase() : '';
});

function endOfTag(text: string, at: number): number {
  if (!/^[a-z/!]$/i.test(text.charAt(at + 1))) return at + 1;
  const length = text.slice(at, at + LONGEST_TAG).indexOf('>');
  return length < 0 ? at + 1 : at + length + 1;
}

/** Combines the parts, each a list separated by bars, in all ways: `phrases('no', 'men|women')`. */
export const phrases = (...parts: string[]): string[] =>
  parts
    .map((part) => part.split('|'))
    .reduce((before, options) => before.flatMap((head) => options.map((option) => `${head} ${option}`.trim())), ['']);

type Phrase<Value> = { words: readonly string[]; value: Value };
export type PhraseIndex<Value> = Map<string, Phrase<Value>[]>;

/** Indexes phrases by their first word, longest first. In a phrase `#` matches a number of one or two digits, `#s` matches '30s'. */
export function indexPhrases<Value>(
  entries: readonly { phrases: readonly string[]; value: Value }[],
): PhraseIndex<Value> {
  const index: PhraseIndex<Value> = new Map();
  for (const { phrases: listed, value } of entries) {
    for (const phrase of listed) {
      const words = phrase.split(' ');
      const alike = index.get(words[0] ?? '') ?? [];
      alike.push({ words, value });
      index.set(words[0] ?? '', alike);
    }
  }
  for (const alike of index.values()) alike.sort((one, other) => other.words.length - one.words.length);
  return index;
}

export type Match<Value> = {
  value: Value;
  /** The range of words, from the first to the one after the last. */
  from: number;
  to: number;
};

/** Finds the longest phrase at each word; matches do not overlap. */
export function findPhrases<Value>(index: PhraseIndex<Value>, words: readonly Word[]): Match<Value>[] {
  const matches: Match<Value>[] = [];
  for (let from = 0; from < words.length; ) {
    const text = words[from]?.text ?? '';
    const phrase =
      longestAt(index.get(text), words, from) ?? longestAt(isNumber(text) ? index.get('#') : [], words, from);
    if (phrase) matches.push({ value: phrase.value, from, to: from + phrase.words.length });
    from += phrase?.words.length ?? 1;
  }
  return matches;
}

const longestAt = <Value>(alike: readonly Phrase<Value>[] | undefined, words: readonly Word[], from: number) =>
  alike?.find((each) => matchesAt(words, from, each.words));

const isNumber = (text: string): boolean => text.length <= 2 && /^\d{1,2}$/.test(text);

const matchesAt = (words: readonly Word[], from: number, phrase: readonly string[]): boolean =>
  phrase.every((each, index) => {
    const text = words[from + index]?.text ?? '';
    if (each === '#') return isNumber(text);
    return each === '#s' ? /^\d{2}s$/.test(text) : each === text;
  });

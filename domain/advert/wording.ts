import { excerpt } from '#domain/text/text.ts';
import {
  type Advert,
  type AdvertField,
  type AdvertRule,
  type Finding,
  type Law,
  LONGEST_QUOTE,
  type RuleName,
  type Severity,
} from './advert.ts';
import { findPhrases, indexPhrases, type Match, readAdvertWords, type Word } from './words.ts';

type WordingField = Extract<AdvertField, 'title' | 'description' | 'requirements' | 'question'>;
const WORDING_FIELDS: readonly WordingField[] = ['title', 'description', 'requirements', 'question'];

export type Wording = {
  severity: Severity;
  phrases: readonly string[];
  reason: string;
  suggestion: string;
  /** All fields if absent. */
  fields?: readonly WordingField[];
  /** Tests the numbers in the matched words; false means that they are about something else. */
  isMeant?: (numbers: readonly number[]) => boolean;
};

type WordingRule = {
  name: RuleName;
  law: Law | null;
  wordings: readonly Wording[];
  /** Words that make an overlapping match harmless. */
  harmless?: readonly string[];
};

const MOST_IN_A_FIELD = 5;

export function wordingRule({ name, law, wordings, harmless = [] }: WordingRule): AdvertRule {
  const index = indexPhrases(wordings.map((wording) => ({ phrases: wording.phrases, value: wording })));
  const safe = indexPhrases([{ phrases: harmless, value: null }]);
  const checkField = (advert: Advert, field: WordingField): Finding[] => {
    const { [field]: text = '' } = advert;
    const words = wordsOf(advert, field);
    const matches = findPhrases(index, words);
    if (matches.length === 0) return [];
    const excused = new Set(findPhrases(safe, words).flatMap(({ from, to }) => range(from, to)));
    const findingsByWords = new Map<string, Finding>();
    for (const match of matches) {
      const { severity, reason, suggestion, fields, isMeant } = match.value;
      if (fields && !fields.includes(field)) continue;
      if (isMeant && !isMeant(numbersOf(words, match))) continue;
      if (range(match.from, match.to).some((at) => excused.has(at))) continue;
      const quoted = quoteMatch(text, words, match);
      const key = words
        .slice(match.from, match.to)
        .map((each) => each.text)
        .join(' ');
      if (!findingsByWords.has(key))
        findingsByWords.set(key, { rule: name, severity, field, words: quoted, reason, suggestion });
      if (findingsByWords.size === MOST_IN_A_FIELD) break;
    }
    return [...findingsByWords.values()];
  };
  return { name, law, check: (advert) => WORDING_FIELDS.flatMap((field) => checkField(advert, field)) };
}

/** Cached, because eleven rules read the same fields. */
const READ = new WeakMap<Advert, Partial<Record<WordingField, Word[]>>>();

function wordsOf(advert: Advert, field: WordingField): Word[] {
  const wordsByField = READ.get(advert) ?? {};
  READ.set(advert, wordsByField);
  wordsByField[field] ??= readAdvertWords(advert[field] ?? '');
  return wordsByField[field];
}

const numbersOf = (words: readonly Word[], { from, to }: Match<unknown>): number[] =>
  words
    .slice(from, to)
    .map(({ text }) => Number.parseInt(text, 10))
    .filter((number) => !Number.isNaN(number));

export function quoteMatch(text: string, words: readonly Word[], { from, to }: Match<unknown>): string {
  const [first, last] = [words[from], words[to - 1]];
  return excerpt(text.slice(first?.start, last?.end), LONGEST_QUOTE);
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, index) => from + index);

import { formatNumber } from '#domain/pay/money.ts';

export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

const WORDS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** 'no', 'one' up to 'twelve'; larger counts in digits. */
export const countInWords = (count: number): string => WORDS[count] ?? formatNumber(count);

export type Counted = readonly [count: number, one: string, many?: string];

export const listCounts = (counts: readonly Counted[]): string[] =>
  counts.filter(([count]) => count > 0).map(([count, one, many]) => countOf(count, one, many));

const lists = new Intl.ListFormat('en-GB', { type: 'conjunction' });

export const joinWords = (words: readonly string[]): string => lists.format(words);

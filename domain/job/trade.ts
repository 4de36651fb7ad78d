/** The trade and the sector named by a job's title, for the picture beside it. No rule and no search uses them. */
import type { JobCategory } from './job.ts';
import { SECTORS, type Sector } from './sector.ts';
import { DESK_WORDS, SECTOR_WORDS, TRADE_WORDS } from './trade-words.ts';

export type Trade = keyof typeof TRADE_WORDS;
export const TRADES = Object.keys(TRADE_WORDS) as Trade[];

export type { Sector } from './sector.ts';

/** The trade of a title that names none. */
const DEFAULT_TRADES: Record<JobCategory, Trade> = { 'white-collar': 'office', 'blue-collar': 'engineering' };

/** The sector of a title whose words name none. */
const SECTOR_OF_TRADE: Record<Trade, Sector> = {
  office: 'people',
  software: 'technology',
  data: 'technology',
  finance: 'finance',
  law: 'law',
  people: 'people',
  marketing: 'sales',
  sales: 'sales',
  healthcare: 'care',
  teaching: 'people',
  care: 'care',
  engineering: 'maintenance',
  electrical: 'maintenance',
  plumbing: 'construction',
  joinery: 'construction',
  building: 'construction',
  welding: 'manufacturing',
  production: 'manufacturing',
  warehouse: 'logistics',
  driving: 'logistics',
  kitchen: 'food',
  cleaning: 'maintenance',
  security: 'maintenance',
  retail: 'sales',
};

/**
 * The trade whose words match the most of the title. Words before a comma or bracket come first, because the rest says where and when
 * ('Account manager, school software').
 */
export function tradeOf(title: string, category: JobCategory = 'white-collar'): Trade {
  const match = longestIn(TRADE_ENTRIES, headOf(title)) ?? longestIn(TRADE_ENTRIES, wordsOf(title));
  return match ?? DEFAULT_TRADES[category];
}

export function sectorOf(title: string, category?: JobCategory): Sector {
  return longestIn(SECTOR_ENTRIES, headOf(title)) ?? SECTOR_OF_TRADE[tradeOf(title, category)];
}

/** Trades that belong equally to both categories, so their words do not decide. */
const ON_EITHER_SIDE: readonly Trade[] = ['healthcare', 'care', 'security', 'retail'];
const BY_HAND: readonly Trade[] = [
  'engineering',
  'electrical',
  'plumbing',
  'joinery',
  'building',
  'welding',
  'production',
  'warehouse',
  'driving',
  'kitchen',
  'cleaning',
];

/** The category that a title's words suggest; null if they name no trade, or suggest both. */
export function categoryOfTitle(title: string): JobCategory | null {
  const words = wordsOf(title);
  const trade = longestIn(TRADE_ENTRIES, headOf(title)) ?? longestIn(TRADE_ENTRIES, words);
  if (trade === undefined || ON_EITHER_SIDE.includes(trade)) return null;
  if (!BY_HAND.includes(trade)) return 'white-collar';
  return longestIn(DESK_ENTRIES, words) ? null : 'blue-collar';
}

/** The sector of an employer: by its name ('Otterbeck Solicitors'), or else by the job's title. */
export function sectorOfEmployer(company: string, title: string): Sector {
  return longestIn(SECTOR_ENTRIES, wordsOf(company)) ?? sectorOf(title);
}

type Entry<Name> = { name: Name; words: readonly string[]; isStem: boolean; length: number };

/** Keyed by the first two letters, longest entry first, because a list of a hundred jobs makes a hundred look-ups. */
type Entries<Name> = Map<string, Entry<Name>[]>;

const TRADE_ENTRIES = entriesOf(TRADES, TRADE_WORDS);
const SECTOR_ENTRIES = entriesOf(SECTORS, SECTOR_WORDS);
const DESK_ENTRIES = entriesOf(['desk'], { desk: DESK_WORDS });

function entriesOf<Name extends string>(names: readonly Name[], lists: Record<Name, string>): Entries<Name> {
  const entries = new Map<string, Entry<Name>[]>();
  for (const name of names) {
    for (const phrase of lists[name].split(', ')) {
      const isStem = phrase.endsWith('*');
      const text = isStem ? phrase.slice(0, -1) : phrase;
      const alike = entries.get(text.slice(0, 2)) ?? [];
      entries.set(text.slice(0, 2), [...alike, { name, words: text.split(' '), isStem, length: text.length }]);
    }
  }
  for (const alike of entries.values()) alike.sort((one, other) => other.length - one.length);
  return entries;
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);

const headOf = (title: string): string[] => wordsOf(title.split(/[,(]/, 1)[0] ?? '');

/** Finds the longest match. Of equally long matches, the first in the title wins. */
function longestIn<Name>(entries: Entries<Name>, title: readonly string[]): Name | undefined {
  let longest: Entry<Name> | undefined;
  for (const [at, word] of title.entries()) {
    const match = entries.get(word.slice(0, 2))?.find((entry) => matchesAt(title, at, entry));
    if (match && match.length > (longest?.length ?? 0)) longest = match;
  }
  return longest?.name;
}

function matchesAt<Name>(title: readonly string[], at: number, { words, isStem }: Entry<Name>): boolean {
  return words.every((word, index) => {
    const titleWord = title[at + index] ?? '';
    return isStem && index === words.length - 1 ? titleWord.startsWith(word) : titleWord === word;
  });
}

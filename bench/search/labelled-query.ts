import type { Wanted } from './grade.ts';

/** The input of a search: its words, and place and radius where they are filled in. */
export type SearchQuery = { text: string; where?: string | undefined; miles?: number | undefined };

export type Kind = 'word' | 'typo' | 'synonym' | 'place' | 'phrase' | 'wish' | 'part' | 'advert';

export type LabelledQuery = SearchQuery & { kinds: readonly Kind[]; wanted: Wanted };

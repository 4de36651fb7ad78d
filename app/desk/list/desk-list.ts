/** Describes a list of the desk. Its URL is read, and its page rendered, by this description. */
import type { ReactNode } from 'react';
import { type SearchParameters, writeSearch } from '#domain/address/search-parameters.ts';
import type { Filters, ListSearch } from './filters.ts';
import type { ListCount } from './paging.ts';

export type Column<Row> = {
  head: string;
  /** Shown beside the value on narrow screens; defaults to the head. '' for none. */
  label?: string;
  /** The text may be long, and break anywhere. */
  isLong?: boolean;
  isNumber?: boolean;
  cell: (row: Row) => ReactNode;
};

export type Boxes<Row> = {
  word: string;
  nameOf: (row: Row) => string;
  titleOf: (row: Row) => string;
  isOffered?: (row: Row) => boolean;
};

export type DeskList<Search extends ListSearch, Row> = {
  path: string;
  label: string;
  nouns: readonly [one: string, many: string];
  read: (from: SearchParameters) => Search;
  hrefOf?: (search: Search) => string;
  filters?: Filters;
  /** Alternative lists. The URL omits the first. */
  tabs?: { name: keyof Search & string; labels: Readonly<Record<string, string>> };
  /** Rows beyond this many cannot be paged to. */
  countedUpTo?: number;
  empty: string | ((search: Search) => string);
  /** Replaces `empty` while a filter is set. */
  unmatched?: string;
  loading?: string;
  failed?: string;
  caption?: string;
  /** The first column names the row. `here` is the URL of the list as shown. */
  columns?: readonly Column<Row>[] | ((here: string) => readonly Column<Row>[]);
  boxes?: Boxes<Row>;
  keyOf?: (row: Row) => string;
  isRoomy?: boolean;
};

export type ListRows<Row> = ListCount & { rows: readonly Row[] };

export function listHref<Search extends ListSearch, Row>(list: DeskList<Search, Row>, search: Search): string {
  if (list.hrefOf) return list.hrefOf(search);
  return list.path + writeSearch({ ...search, ...(list.tabs && tabOf(list, search[list.tabs.name])) });
}

export const tabHref = <Search extends ListSearch, Row>(list: DeskList<Search, Row>, tab: string): string =>
  list.path + writeSearch(tabOf(list, tab));

function tabOf<Search extends ListSearch, Row>({ tabs }: DeskList<Search, Row>, tab: string | number | null = null) {
  if (!tabs) return {};
  return { [tabs.name]: tab === Object.keys(tabs.labels)[0] ? null : tab };
}

/**
 * Path of the list that one of its forms returns to.
 *
 * @param back the query that the form sent
 */
export const listHrefOf = <Search extends ListSearch, Row>(list: DeskList<Search, Row>, back: string): string =>
  listHref(list, list.read(new URLSearchParams(back)));

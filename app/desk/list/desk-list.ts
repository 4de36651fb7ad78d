/** The description of a list of the desk, from which its address is read and its page is rendered. */
import type { ReactNode } from 'react';
import { type SearchParameters, writeSearch } from '#app/web/search-parameters.ts';
import type { Filters, ListSearch } from './filters.ts';
import type { ListCount } from './paging.ts';

export type Column<Row> = {
  head: string;
  /** Beside the value on a narrow screen, if not the head; '' for none. */
  label?: string;
  /** The text has any length and may break anywhere. */
  isLong?: boolean;
  isNumber?: boolean;
  cell: (row: Row) => ReactNode;
};

/** The boxes that choose rows for a bulk action. */
export type Boxes<Row> = {
  word: string;
  nameOf: (row: Row) => string;
  titleOf: (row: Row) => string;
  isOffered?: (row: Row) => boolean;
};

export type DeskList<Search extends ListSearch, Row> = {
  path: string;
  /** 'Enquiries' */
  label: string;
  /** 'enquiry', 'enquiries' */
  nouns: readonly [one: string, many: string];
  read: (from: SearchParameters) => Search;
  /** Writes an address that is not the path and the search as they are. */
  hrefOf?: (search: Search) => string;
  filters?: Filters;
  /** Lists of which one is shown; the address leaves out the first. */
  tabs?: { name: keyof Search & string; labels: Readonly<Record<string, string>> };
  /** At most this many rows can be paged through. */
  countedUpTo?: number;
  empty: string | ((search: Search) => string);
  /** Replaces `empty` when a filter is set. */
  unmatched?: string;
  loading?: string;
  failed?: string;
  caption?: string;
  /** The first names the row. `here`: the address of the list as it is shown. */
  columns?: readonly Column<Row>[] | ((here: string) => readonly Column<Row>[]);
  boxes?: Boxes<Row>;
  keyOf?: (row: Row) => string;
  /** The table stays a table on tablets, in rows of any height. */
  isRoomy?: boolean;
};

/** The rows of one page. */
export type ListRows<Row> = ListCount & { rows: readonly Row[] };

export function listHref<Search extends ListSearch, Row>(list: DeskList<Search, Row>, search: Search): string {
  if (list.hrefOf) return list.hrefOf(search);
  return list.path + writeSearch({ ...search, ...(list.tabs && tabOf(list, search[list.tabs.name])) });
}

/** Every filter is left behind. */
export const tabHref = <Search extends ListSearch, Row>(list: DeskList<Search, Row>, tab: string): string =>
  list.path + writeSearch(tabOf(list, tab));

function tabOf<Search extends ListSearch, Row>({ tabs }: DeskList<Search, Row>, tab: string | number | null = null) {
  if (!tabs) return {};
  return { [tabs.name]: tab === Object.keys(tabs.labels)[0] ? null : tab };
}

/** Leads back to a list from one of its forms. @param back the query that the form sent */
export const listHrefOf = <Search extends ListSearch, Row>(list: DeskList<Search, Row>, back: string): string =>
  listHref(list, list.read(new URLSearchParams(back)));

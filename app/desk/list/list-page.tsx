import { Fragment, type ReactNode } from 'react';
import { TabLinks } from '#app/ui/content/tabs.tsx';
import { ColumnTable } from './column-table.tsx';
import { type DeskList, type ListRows, listHref, tabHref } from './desk-list.ts';
import { FilterChoice, FilterForm, FilterText } from './filter-form.tsx';
import type { Filters, ListSearch } from './filters.ts';
import { ListResults } from './list-results.tsx';

type ListPageProps<Search extends ListSearch, Row> = {
  list: DeskList<Search, Row>;
  shown: { search: Search; list: (ListRows<Row> & { counts?: Readonly<Record<string, number>> }) | null };
  filters?: ReactNode;
  above?: ReactNode;
  below?: ReactNode;
  /** Puts the table into a form (bulk-form.tsx). */
  wrap?: (table: ReactNode) => ReactNode;
  ticked?: Readonly<Record<string, string>> | undefined;
  children?: (rows: readonly Row[]) => ReactNode;
};

export function ListPage<Search extends ListSearch, Row>({
  list,
  shown: { search, list: page },
  filters = <ListFilters list={list} search={search} />,
  above,
  below,
  wrap = (table) => table,
  ticked = {},
  children = (rows) => <ListTable list={list} search={search} rows={rows} ticked={ticked} />,
}: ListPageProps<Search, Row>) {
  return (
    <>
      {list.tabs && <ListTabs list={list} search={search} counts={page?.counts} />}
      {filters}
      {above}
      <ListResults list={list} search={search} count={page}>
        {wrap(children(page?.rows ?? []))}
        {below}
      </ListResults>
    </>
  );
}

type ListProps<Search extends ListSearch, Row> = { list: DeskList<Search, Row>; search: Search };

function ListTabs<Search extends ListSearch, Row>({
  list,
  search,
  counts,
}: ListProps<Search, Row> & { counts: Readonly<Record<string, number>> | undefined }) {
  const { name = '', labels = {} } = list.tabs ?? {};
  const tabs = Object.entries(labels).map(([tab, label]) => ({
    label,
    to: tabHref(list, tab),
    isCurrent: search[name] === tab,
    ...(counts && { count: counts[tab] ?? 0 }),
  }));
  return <TabLinks label={list.label} tabs={tabs} />;
}

type ListFiltersProps<Search extends ListSearch> = {
  list: { path: string; label: string; filters?: Filters };
  search: Search;
  choices?: Readonly<Record<string, Filters[string]['choices']>>;
  controls?: Readonly<Record<string, ReactNode>>;
  children?: ReactNode;
};

export function ListFilters<Search extends ListSearch>({
  list: { label, path, filters = {} },
  search,
  choices = {},
  controls = {},
  children,
}: ListFiltersProps<Search>) {
  const entries = Object.entries(filters);
  if (entries.length === 0) return null;
  return (
    <FilterForm label={label} action={path} values={search}>
      {children}
      {entries.map(([name, filter]) => {
        const control = { name, label: filter.label, value: textOf(search[name]) };
        if (controls[name]) return <Fragment key={name}>{controls[name]}</Fragment>;
        return filter.all === undefined ? (
          <FilterText key={name} {...control} type={filter.isDay ? 'date' : 'search'} />
        ) : (
          <FilterChoice key={name} {...control} all={filter.all} choices={choices[name] ?? filter.choices ?? []} />
        );
      })}
    </FilterForm>
  );
}

const textOf = (value: string | number | null | undefined): string | null => (value == null ? null : String(value));

function ListTable<Search extends ListSearch, Row>({
  list,
  search,
  ...shown
}: ListProps<Search, Row> & { rows: readonly Row[]; ticked: Readonly<Record<string, string>> }) {
  const { caption = list.label, columns = [], boxes, keyOf, isRoomy } = list;
  const here = listHref(list, search);
  return (
    <ColumnTable
      {...shown}
      caption={caption}
      columns={typeof columns === 'function' ? columns(here) : columns}
      boxes={boxes}
      keyOf={keyOf}
      isRoomy={isRoomy}
    />
  );
}

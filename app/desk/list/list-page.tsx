/** The page of a list, as its description says: tabs, filters, count, table and pages. Works without scripts. */
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { TabLinks } from '#app/ui/content/tabs.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { writeSearch } from '#app/web/search-parameters.ts';
import { ColumnTable } from './column-table.tsx';
import { type DeskList, type ListRows, listHref, tabHref } from './desk-list.ts';
import { FilterChoice, FilterForm, FilterText } from './filter-form.tsx';
import type { Filters, ListSearch } from './filters.ts';
import { ListResults } from './list-results.tsx';

/** A form around the table, for the rows whose boxes are ticked. */
type Bulk = { formId: string; reply: Reply | undefined; bar: (isSending: boolean) => ReactNode };

type ListPageProps<Search extends ListSearch, Row> = {
  list: DeskList<Search, Row>;
  /** From listLoader. */
  shown: { search: Search; list: (ListRows<Row> & { counts?: Readonly<Record<string, number>> }) | null };
  /** Replaces the filters of the description. */
  filters?: ReactNode;
  /** Between the filters and the count. */
  above?: ReactNode;
  /** Below the table. */
  below?: ReactNode;
  bulk?: Bulk;
  /** Replaces the table. */
  children?: (rows: readonly Row[]) => ReactNode;
};

export function ListPage<Search extends ListSearch, Row>({
  list,
  shown: { search, list: page },
  filters = <ListFilters list={list} search={search} />,
  above,
  below,
  bulk,
  children = (rows) => <ListTable list={list} search={search} rows={rows} ticked={bulk?.reply?.values ?? {}} />,
}: ListPageProps<Search, Row>) {
  const body = children(page?.rows ?? []);
  return (
    <>
      {list.tabs && <ListTabs list={list} search={search} counts={page?.counts} />}
      {filters}
      {above}
      <ListResults list={list} search={search} count={page}>
        {bulk ? (
          <BulkForm {...bulk} action={listHref(list, search)} back={writeSearch(search)}>
            {body}
          </BulkForm>
        ) : (
          body
        )}
        {below}
      </ListResults>
    </>
  );
}

type OfList<Search extends ListSearch, Row> = { list: DeskList<Search, Row>; search: Search };

function ListTabs<Search extends ListSearch, Row>({
  list,
  search,
  counts,
}: OfList<Search, Row> & { counts: Readonly<Record<string, number>> | undefined }) {
  const { name = '', labels = {} } = list.tabs ?? {};
  const tabs = Object.entries(labels).map(([tab, label]) => ({
    label,
    to: tabHref(list, tab),
    isCurrent: search[name] === tab,
    ...(counts && { count: counts[tab] ?? 0 }),
  }));
  return <TabLinks label={list.label} tabs={tabs} />;
}

/** @param choices of filters whose choices the data decides */
export function ListFilters<Search extends ListSearch, Row>({
  list: { label, path, filters = {} },
  search,
  choices = {},
}: OfList<Search, Row> & { choices?: Readonly<Record<string, Filters[string]['choices']>> }) {
  const controls = Object.entries(filters);
  if (controls.length === 0) return null;
  return (
    <FilterForm label={label} action={path} values={search}>
      {controls.map(([name, filter]) => {
        const control = { name, label: filter.label, value: textOf(search[name]) };
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
}: OfList<Search, Row> & { rows: readonly Row[]; ticked: Readonly<Record<string, string>> }) {
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

type BulkFormProps = Bulk & { action: string; back: string; children: ReactNode };

function BulkForm({ formId, reply, bar, action, back, children }: BulkFormProps) {
  const isSending = useNavigation().state === 'submitting';
  return (
    <Form method="post" action={action} className="space-y-4">
      <FormProblems formId={formId} answer={reply} />
      <input type="hidden" name="back" value={back} />
      {children}
      {bar(isSending)}
    </Form>
  );
}

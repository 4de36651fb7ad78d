/** The people of a page in one table; with a day of availability, those without a date in a second one. */
import { ColumnTable } from '#app/desk/list/column-table.tsx';
import type { Column } from '#app/desk/list/desk-list.ts';
import { Heading } from '#app/ui/content/heading.tsx';
import { countOf } from '#domain/text/counts.ts';
import type { PeopleList, ShownPerson } from '../schema/people.ts';
import { PEOPLE } from './person-list.tsx';

type PeopleTableProps = {
  rows: readonly ShownPerson[];
  columns: readonly Column<ShownPerson>[];
  groups: PeopleList['groups'];
  /** The day of the search, as shown. */
  day: string;
  ticked: Readonly<Record<string, string>> | undefined;
};

export function PeopleTable({ rows, columns, groups, day, ticked = {} }: PeopleTableProps) {
  const table = (caption: string, people: readonly ShownPerson[]) => (
    <ColumnTable caption={caption} columns={columns} rows={people} boxes={PEOPLE.boxes} ticked={ticked} />
  );
  if (!groups) return table(PEOPLE.label, rows);
  const parts = [
    { title: `Available by ${day}`, count: groups.available, people: rows.filter(({ available }) => available) },
    { title: 'Availability unknown', count: groups.unknown, people: rows.filter(({ available }) => !available) },
  ];
  return parts.map(({ title, count, people }) => (
    <section key={title} className="mb-8">
      <Heading level={2} size="item" className="mb-2">
        {title}: {countOf(count, 'person', 'people')}
      </Heading>
      {people.length > 0 && table(title, people)}
    </section>
  ));
}

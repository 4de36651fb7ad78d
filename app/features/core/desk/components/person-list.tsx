import { href, Link } from 'react-router';
import { RIGHT_TO_WORK_SHAPES } from '#app/chrome/status-shapes.ts';
import type { Column, DeskList } from '#app/desk/list/desk-list.ts';
import { isNarrowed, PEOPLE_FILTERS, type PeopleSearch, readPeopleSearch } from '#app/features/people/people/schema.ts';
import { Status } from '#app/ui/content/status.tsx';
import { RIGHT_TO_WORK_NAMES } from '#domain/person/person.ts';
import { personField } from '#domain/person/selected-people.ts';
import type { ShownPerson } from '../schema/people.ts';

const MOST_SKILLS = 3;

const person: Column<ShownPerson> = {
  head: 'Person',
  isLong: true,
  cell: ({ id, fullName, isColleague }) => (
    <>
      <Link translate="no" to={href('/admin/people/:id', { id })}>
        {fullName}
      </Link>
      {isColleague && <span className="block text-ink-soft text-xs">Colleague</span>}
    </>
  ),
};

const work: Column<ShownPerson> = {
  head: 'Work',
  isLong: true,
  cell: ({ headline, skills, tags }) => (
    <>
      {headline ?? (skills.slice(0, MOST_SKILLS).join(', ') || <UnknownValue />)}
      {tags.length > 0 && <span className="block text-ink-soft text-xs">{tags.join(', ')}</span>}
    </>
  ),
};

const rightToWork: Column<ShownPerson> = {
  head: 'Right to work',
  cell: (row) => <Status shape={RIGHT_TO_WORK_SHAPES[row.rightToWork]}>{RIGHT_TO_WORK_NAMES[row.rightToWork]}</Status>,
};

const contact: Column<ShownPerson> = { head: 'Last contact', cell: (row) => row.contact };

export const PERSON_COLUMNS: readonly Column<ShownPerson>[] = [
  person,
  work,
  { head: 'Location', isLong: true, cell: ({ location }) => location ?? <UnknownValue /> },
  { head: 'Available', cell: ({ available }) => available || <UnknownValue /> },
  rightToWork,
  contact,
];

/** Columns of a search: each row says why it is there. */
export const MATCH_COLUMNS: readonly Column<ShownPerson>[] = [
  person,
  work,
  { head: 'Matches', isLong: true, cell: ({ match }) => match },
  rightToWork,
  contact,
];

export const PEOPLE: DeskList<PeopleSearch, ShownPerson> = {
  path: '/admin/people',
  label: 'People',
  nouns: ['person', 'people'],
  filters: PEOPLE_FILTERS,
  read: readPeopleSearch,
  empty: (search) =>
    isNarrowed(search)
      ? 'Nobody matches these filters. Try removing one.'
      : 'No people yet. Candidates appear here when they create an account, apply or send a form.',
  boxes: { word: 'Select', nameOf: ({ id }) => personField(id), titleOf: ({ fullName }) => fullName },
  columns: PERSON_COLUMNS,
};

const UnknownValue = () => <span className="text-ink-faint">Unknown</span>;

/** The people of the agency's desk, each with the way to their record. */
import { href, Link } from 'react-router';
import { RIGHT_TO_WORK_SHAPES } from '#app/chrome/status-shapes.ts';
import { Status } from '#app/ui/content/status.tsx';
import { RIGHT_TO_WORK_NAMES } from '#domain/person/person.ts';
import type { PersonRow } from '../queries/people/people.server.ts';
import { StackedCell, StackedHead, StackedRow, StackedTable } from './list/stacked-table.tsx';

export type ShownPerson = Omit<PersonRow, 'lastContactAt' | 'availableFrom'> & { contact: string; available: string };

const COLUMNS = ['Person', 'Work', 'Location', 'Available', 'Right to work', 'Last contact'];
const MOST_SKILLS = 3;

export function PersonTable({ people }: { people: readonly ShownPerson[] }) {
  return (
    <StackedTable caption="People" columns={COLUMNS}>
      {people.map(({ id, fullName, headline, skills, tags, location, available, rightToWork, contact }) => (
        <StackedRow key={id}>
          <StackedHead isLong>
            <Link to={href('/admin/people/:id', { id })}>{fullName}</Link>
          </StackedHead>
          <StackedCell label="Work" isLong>
            {headline ?? (skills.slice(0, MOST_SKILLS).join(', ') || <NotSaid />)}
            {tags.length > 0 && <span className="block text-ink-soft text-xs">{tags.join(', ')}</span>}
          </StackedCell>
          <StackedCell label="Location" isLong>
            {location ?? <NotSaid />}
          </StackedCell>
          <StackedCell label="Available">{available || <NotSaid />}</StackedCell>
          <StackedCell label="Right to work">
            <Status shape={RIGHT_TO_WORK_SHAPES[rightToWork]}>{RIGHT_TO_WORK_NAMES[rightToWork]}</Status>
          </StackedCell>
          <StackedCell label="Last contact">{contact}</StackedCell>
        </StackedRow>
      ))}
    </StackedTable>
  );
}

const NotSaid = () => <span className="text-ink-faint">Not known</span>;

/** The people of the agency's desk, each with the way to their record. */
import { href, Link } from 'react-router';
import { RIGHT_TO_WORK_SHAPES } from '#app/chrome/status-shapes.ts';
import { Status } from '#app/ui/content/status.tsx';
import { RIGHT_TO_WORK_NAMES } from '#domain/person/person.ts';
import type { PersonRow } from '../queries/people/people.server.ts';
import { StackedCell, StackedHead, StackedRow, StackedTable } from './list/stacked-table.tsx';

export type ShownPerson = Omit<PersonRow, 'lastContactAt' | 'availableFrom'> & { contact: string; available: string };

const COLUMNS = ['Tick', 'Person', 'Work', 'Location', 'Available', 'Right to work', 'Last contact'];
const MOST_SKILLS = 3;

/** `ticked`: the boxes that were ticked when the form around the table came back, by their names. */
export function PersonTable({
  people,
  ticked,
}: {
  people: readonly ShownPerson[];
  ticked: Readonly<Record<string, string>>;
}) {
  return (
    <StackedTable caption="People" columns={COLUMNS}>
      {people.map(
        ({ id, fullName, isColleague, headline, skills, tags, location, available, rightToWork, contact }) => (
          <StackedRow key={id}>
            <StackedCell>
              <label className="flex min-h-6 items-center gap-3 pointer-coarse:min-h-11">
                <input
                  type="checkbox"
                  data-not-typed=""
                  name={`person-${id}`}
                  value="yes"
                  defaultChecked={ticked[`person-${id}`] === 'yes'}
                  className="size-5 accent-brand"
                />
                <span className="lg:sr-only">Tick</span>
                <span className="sr-only"> {fullName}</span>
              </label>
            </StackedCell>
            <StackedHead isLong>
              <Link translate="no" to={href('/admin/people/:id', { id })}>
                {fullName}
              </Link>
              {isColleague && <span className="block text-ink-soft text-xs">Colleague</span>}
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
        ),
      )}
    </StackedTable>
  );
}

const NotSaid = () => <span className="text-ink-faint">Not known</span>;

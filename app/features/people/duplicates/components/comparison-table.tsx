/** Two records side by side. Equal values are marked by text, not by colour alone. */
import { href, Link } from 'react-router';
import { Badge } from '#app/ui/content/badge.tsx';
import { Cell, HeaderCell, Table } from '#app/ui/content/table.tsx';
import { PERSON_SOURCE_NAMES, RIGHT_TO_WORK_NAMES } from '#domain/person/person.ts';
import { countOf } from '#domain/text/counts.ts';
import type { ComparedPerson } from '../schema.ts';

export type ShownComparedPerson = Omit<ComparedPerson, 'createdAt' | 'lastContactAt'> & {
  since: string;
  contact: string;
};

export function ComparisonTable({ one, other }: { one: ShownComparedPerson; other: ShownComparedPerson }) {
  const otherFacts = listFacts(other);
  return (
    <Table caption="The two records" isCaptionHidden isStacked>
      <thead>
        <tr>
          <HeaderCell className="w-44">Detail</HeaderCell>
          <HeaderCell>First record</HeaderCell>
          <HeaderCell>Second record</HeaderCell>
        </tr>
      </thead>
      <tbody>
        <tr>
          <HeaderCell scope="row">Name</HeaderCell>
          <Cell label="First record" className="wrap-anywhere">
            <RecordLink person={one} />
          </Cell>
          <Cell label="Second record" className="wrap-anywhere">
            <RecordLink person={other} />
          </Cell>
        </tr>
        {listFacts(one).map(({ label, text, isIdentifying }, index) => {
          const otherText = otherFacts[index]?.text ?? '';
          const isSame = isIdentifying && text !== '' && text.toLowerCase() === otherText.toLowerCase();
          return (
            <tr key={label}>
              <HeaderCell scope="row">
                {label} {isSame && <Badge>Same</Badge>}
              </HeaderCell>
              <Cell label="First record" className="wrap-anywhere">
                <span>{text || <NotKnown />}</span>
              </Cell>
              <Cell label="Second record" className="wrap-anywhere">
                <span>{otherText || <NotKnown />}</span>
              </Cell>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

const RecordLink = ({ person: { id, fullName } }: { person: ShownComparedPerson }) => (
  <Link
    to={href('/admin/people/:id', { id })}
    className="link wrap-anywhere inline-flex min-h-6 items-center pointer-coarse:min-h-11"
  >
    {fullName}
  </Link>
);

const NotKnown = () => <span className="text-ink-faint">Not set</span>;

/** `isIdentifying`: an equal value suggests that both are one person. */
const listFacts = (person: ShownComparedPerson): { label: string; text: string; isIdentifying?: true }[] => [
  { label: 'Email', text: person.email ?? '', isIdentifying: true },
  { label: 'Phone', text: person.phone ?? '', isIdentifying: true },
  { label: 'Location', text: person.location ?? '', isIdentifying: true },
  { label: 'Current job', text: person.headline ?? '', isIdentifying: true },
  { label: 'Skills', text: person.skills.join(', ') },
  { label: 'Tags', text: person.tags.join(', ') },
  { label: 'Right to work', text: RIGHT_TO_WORK_NAMES[person.rightToWork] },
  { label: 'Source', text: PERSON_SOURCE_NAMES[person.source] },
  { label: 'Added', text: person.since },
  { label: 'Last contact', text: person.contact },
  { label: 'Contents', text: listContents(person).join(', ') || 'Nothing yet' },
];

const listContents = ({ applications, enquiries, notes, tasks, assignments }: ShownComparedPerson): string[] => [
  ...(applications > 0 ? [countOf(applications, 'application')] : []),
  ...(enquiries > 0 ? [countOf(enquiries, 'form')] : []),
  ...(notes > 0 ? [countOf(notes, 'note')] : []),
  ...(tasks > 0 ? [countOf(tasks, 'task')] : []),
  ...(assignments > 0 ? [countOf(assignments, 'assignment')] : []),
];

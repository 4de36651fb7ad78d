/** Two records side by side, fact by fact. What is the same in both is said in words, not by colour alone. */
import { href, Link } from 'react-router';
import { Badge } from '#app/ui/content/badge.tsx';
import { Cell, HeaderCell, Table } from '#app/ui/content/table.tsx';
import { PERSON_SOURCE_NAMES, RIGHT_TO_WORK_NAMES } from '#domain/person/person.ts';
import { countOf } from '#domain/text/counts.ts';
import type { ComparedPerson } from '../queries/compared.server.ts';

export type ShownComparedPerson = Omit<ComparedPerson, 'createdAt' | 'lastContactAt'> & {
  since: string;
  contact: string;
};

export function ComparisonTable({ one, other }: { one: ShownComparedPerson; other: ShownComparedPerson }) {
  const others = listFacts(other);
  return (
    <Table caption="The two records" isCaptionHidden isStacked>
      <thead>
        <tr>
          <HeaderCell className="w-40">Fact</HeaderCell>
          <HeaderCell>
            <RecordLink person={one} />
          </HeaderCell>
          <HeaderCell>
            <RecordLink person={other} />
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {listFacts(one).map(({ label, text }, index) => {
          const otherText = others[index]?.text ?? '';
          const isSame = text !== '' && text.toLowerCase() === otherText.toLowerCase();
          return (
            <tr key={label}>
              <HeaderCell scope="row">
                {label} {isSame && <Badge>Same</Badge>}
              </HeaderCell>
              <Cell label={one.fullName} className="wrap-anywhere">
                <span>{text || <NotKnown />}</span>
              </Cell>
              <Cell label={other.fullName} className="wrap-anywhere">
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
  <Link to={href('/admin/people/:id', { id })} className="link wrap-anywhere">
    {fullName}
  </Link>
);

const NotKnown = () => <span className="text-ink-faint">Not known</span>;

const listFacts = (person: ShownComparedPerson): { label: string; text: string }[] => [
  { label: 'Name', text: person.fullName },
  { label: 'Email', text: person.email ?? '' },
  { label: 'Phone', text: person.phone ?? '' },
  { label: 'Location', text: person.location ?? '' },
  { label: 'Present work', text: person.headline ?? '' },
  { label: 'Skills', text: person.skills.join(', ') },
  { label: 'Tags', text: person.tags.join(', ') },
  { label: 'Right to work', text: RIGHT_TO_WORK_NAMES[person.rightToWork] },
  { label: 'Known from', text: PERSON_SOURCE_NAMES[person.source] },
  { label: 'Known since', text: person.since },
  { label: 'Last contact', text: person.contact },
  {
    label: 'What is in it',
    text: [
      countOf(person.applications, 'application'),
      countOf(person.enquiries, 'form'),
      countOf(person.notes, 'note'),
      countOf(person.tasks, 'task'),
    ].join(', '),
  },
];

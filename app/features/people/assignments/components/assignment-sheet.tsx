import { href, Link } from 'react-router';
import { DataList } from '#app/ui/content/data-list.tsx';
import { ENGAGEMENT_NAMES } from '#domain/assignment/assignment.ts';
import type { ShownAssignment } from '../schema.ts';
import { ClockStatus } from './clock-status.tsx';

type AssignmentSheetProps = {
  assignment: ShownAssignment;
  pay: string;
  toldOn: string | null;
  plannedEnd: string | null;
  document: { id: string; version: number } | null;
  givenElsewhereOn: string | null;
};

export function AssignmentSheet({
  assignment,
  pay,
  toldOn,
  plannedEnd,
  document,
  givenElsewhereOn,
}: AssignmentSheetProps) {
  const { personId, person, role, hirer, engagement, otherAgency, dates, consultant, clock } = assignment;
  const items = [
    { label: 'Twelve weeks', value: <ClockStatus clock={clock} /> },
    {
      label: 'Worker',
      value: (
        <Link to={href('/admin/people/:id', { id: personId })} className="link">
          {person}
        </Link>
      ),
    },
    { label: 'Role', value: role },
    { label: 'Hirer', value: hirer },
    ...(toldOn ? [{ label: 'New role', value: `Notified in writing on ${toldOn}` }] : []),
    { label: 'Dates', value: dates },
    ...(plannedEnd ? [{ label: 'Expected end date', value: plannedEnd }] : []),
    ...(otherAgency
      ? [{ label: 'Agency', value: otherAgency }]
      : [{ label: 'Engaged', value: ENGAGEMENT_NAMES[engagement] }]),
    ...(pay ? [{ label: 'Pay', value: pay }] : []),
    ...(document
      ? [
          {
            label: 'Document given',
            value: (
              <a href={href('/admin/key-information/:id', { id: document.id })} download className="link">
                Key Information Document, version {document.version}
              </a>
            ),
          },
        ]
      : []),
    ...(givenElsewhereOn ? [{ label: 'Document given', value: `On paper, on ${givenElsewhereOn}` }] : []),
    { label: 'Consultant', value: consultant || 'Nobody' },
  ];
  return (
    <div className="wrap-anywhere">
      <DataList items={items} />
    </div>
  );
}

import { Link } from 'react-router';
import type { DeskList } from '#app/desk/list/desk-list.ts';
import { ENGAGEMENT_NAMES } from '#domain/assignment/assignment.ts';
import {
  type AssignmentList,
  type AssignmentSearch,
  assignmentHref,
  readAssignmentSearch,
  type ShownAssignment,
} from '../schema.ts';
import { ClockStatus } from './clock-status.tsx';

const LABELS: Record<AssignmentList, string> = { running: 'Running', near: 'Week 10 and later', ended: 'Ended' };
const EMPTY: Record<AssignmentList, string> = {
  running: 'Nobody is on an assignment. Start one from a candidate’s record.',
  near: 'Nobody is in week 10 or later.',
  ended: 'No ended assignments.',
};

export const ASSIGNMENTS: DeskList<AssignmentSearch, ShownAssignment> = {
  path: '/admin/assignments',
  label: 'Assignments',
  nouns: ['assignment', 'assignments'],
  read: readAssignmentSearch,
  tabs: { name: 'show', labels: LABELS },
  empty: ({ show }) => EMPTY[show],
  isRoomy: true,
  columns: [
    {
      head: 'Worker',
      cell: ({ id, person }) => (
        <Link to={assignmentHref(id)} className="link">
          {person}
        </Link>
      ),
    },
    { head: 'Role and hirer', cell: ({ role, hirer }) => `${role}, ${hirer}` },
    { head: 'Dates', cell: ({ dates }) => dates },
    { head: 'Twelve weeks', cell: ({ clock }) => <ClockStatus clock={clock} /> },
    { head: 'Engaged', cell: ({ engagement }) => ENGAGEMENT_NAMES[engagement] },
    { head: 'Consultant', cell: ({ consultant }) => consultant || 'Nobody' },
  ],
};

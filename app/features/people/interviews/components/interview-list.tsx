import { Link } from 'react-router';
import type { DeskList } from '#app/desk/list/desk-list.ts';
import { INTERVIEW_KIND_NAMES } from '#domain/interview/interview.ts';
import {
  type InterviewList,
  type InterviewSearch,
  interviewHref,
  readInterviewSearch,
  type ShownInterview,
} from '../schema.ts';
import { InterviewStatus } from './interview-status.tsx';

const LABELS: Record<InterviewList, string> = { coming: 'Upcoming', waiting: 'Waiting for an answer', past: 'Past' };
const EMPTY: Record<InterviewList, string> = {
  coming: 'No upcoming interviews. Offer times from an application.',
  waiting: 'No times waiting for an answer.',
  past: 'No past interviews.',
};

export const INTERVIEWS: DeskList<InterviewSearch, ShownInterview> = {
  path: '/admin/interviews',
  label: 'Interviews',
  nouns: ['interview', 'interviews'],
  read: readInterviewSearch,
  tabs: { name: 'show', labels: LABELS },
  empty: ({ show }) => EMPTY[show],
  isRoomy: true,
  columns: [
    {
      head: 'Candidate',
      cell: ({ id, candidate }) => (
        <Link translate="no" to={interviewHref(id)} className="link">
          {candidate}
        </Link>
      ),
    },
    { head: 'When', cell: ({ when }) => when ?? 'No time chosen yet' },
    { head: 'Job', cell: ({ jobTitle, company }) => `${jobTitle}, ${company}` },
    { head: 'Interviewer', cell: ({ interviewer }) => interviewer },
    { head: 'How', cell: ({ kind }) => INTERVIEW_KIND_NAMES[kind] },
    { head: 'Status', cell: (interview) => <InterviewStatus interview={interview} /> },
  ],
};

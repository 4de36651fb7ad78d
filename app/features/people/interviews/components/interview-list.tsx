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

const LABELS: Record<InterviewList, string> = { coming: 'Coming', waiting: 'Waiting for an answer', past: 'Past' };
const EMPTY: Record<InterviewList, string> = {
  coming: 'No interview is booked. Offer times from the page of an application.',
  waiting: 'Nothing waits for an answer.',
  past: 'No interview is past.',
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

import { href, Link } from 'react-router';
import { DataList } from '#app/ui/content/data-list.tsx';
import { INTERVIEW_KIND_NAMES } from '#domain/interview/interview.ts';
import type { ShownInterview } from '../schema.ts';
import { InterviewStatus } from './interview-status.tsx';

type InterviewSheetProps = {
  interview: ShownInterview;
  place: string | null;
  minutes: number;
  note: string | null;
  candidateNote: string | null;
  /** The offered times, formatted; empty once a time is chosen. */
  slots: readonly string[];
};

export function InterviewSheet({ interview, place, minutes, note, candidateNote, slots }: InterviewSheetProps) {
  const { applicationId, candidate, jobTitle, company, interviewer, kind, when } = interview;
  const items = [
    { label: 'Status', value: <InterviewStatus interview={interview} /> },
    { label: 'When', value: when ? `${when}, London time` : 'No time chosen yet' },
    ...(slots.length > 0 ? [{ label: 'On offer', value: <Lines lines={slots} /> }] : []),
    {
      label: 'Candidate',
      value: (
        <Link translate="no" to={href('/employer/applications/:id', { id: applicationId })} className="link">
          {candidate}
        </Link>
      ),
    },
    { label: 'Job', value: `${jobTitle}, ${company}` },
    { label: 'Interviewer', value: interviewer },
    { label: 'How', value: `${INTERVIEW_KIND_NAMES[kind]}, ${minutes} minutes` },
    ...(place ? [{ label: kind === 'video' ? 'Link' : 'Where', value: place }] : []),
    ...(note ? [{ label: 'Our message', value: <span className="whitespace-pre-line">{note}</span> }] : []),
    ...(candidateNote
      ? [{ label: 'Candidate’s message', value: <span className="whitespace-pre-line">{candidateNote}</span> }]
      : []),
  ];
  return (
    <div className="[overflow-wrap:anywhere]">
      <DataList items={items} />
    </div>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

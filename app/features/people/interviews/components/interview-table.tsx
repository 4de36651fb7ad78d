/** Interviews at the desk, each with the way to its own page. On a phone each row is a small list. */
import { Link } from 'react-router';
import { Cell, HeaderCell, Table, TableHead } from '#app/ui/content/table.tsx';
import { INTERVIEW_KIND_NAMES } from '#domain/interview/interview.ts';
import { interviewHref, type ShownInterview } from '../schema.ts';
import { InterviewStatus } from './interview-status.tsx';

const COLUMNS = ['Candidate', 'When', 'Job', 'Interviewer', 'How', 'Status'];

export function InterviewTable({ interviews }: { interviews: readonly ShownInterview[] }) {
  return (
    <Table caption="Interviews" isCaptionHidden isStacked>
      <TableHead columns={COLUMNS} />
      <tbody>
        {interviews.map((interview) => (
          <tr key={interview.id} className="[overflow-wrap:anywhere]">
            <HeaderCell scope="row">
              <Link translate="no" to={interviewHref(interview.id)} className="link">
                {interview.candidate}
              </Link>
            </HeaderCell>
            <Cell label="When">{interview.when ?? 'No time chosen yet'}</Cell>
            <Cell label="Job">
              {interview.jobTitle}, {interview.company}
            </Cell>
            <Cell label="Interviewer">{interview.interviewer}</Cell>
            <Cell label="How">{INTERVIEW_KIND_NAMES[interview.kind]}</Cell>
            <Cell label="Status">
              <InterviewStatus interview={interview} />
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

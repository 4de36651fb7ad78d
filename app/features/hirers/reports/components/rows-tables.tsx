/** The rows behind figures: applications, jobs that were filled, and reasons to keep words of an advert. */
import { href, Link } from 'react-router';
import { APPLICATION_SHAPES } from '#app/chrome/status-shapes.ts';
import {
  StackedCell,
  StackedHead,
  StackedRow,
  StackedTable,
} from '#app/features/core/desk/components/list/stacked-table.tsx';
import { Status } from '#app/ui/content/status.tsx';
import { APPLICATION_STATUS_NAMES } from '#domain/application/application.ts';
import { describeDays } from '#domain/report/report.ts';
import type { OverrideRow } from '../queries/overrides.server.ts';
import type { FilledJob, ReportedApplication } from '../queries/rows.server.ts';
import type { Wait } from '../schema.ts';
import { GUARD_RULES, WAIT_NAMES } from '../texts.ts';

type ShownApplication = Omit<ReportedApplication, 'sentAt' | 'total'> & { sent: string };

type ApplicationsProps = { caption: string; until: Wait; applications: readonly ShownApplication[] };

export function ReportedApplicationTable({ caption, until, applications }: ApplicationsProps) {
  const after = `${WAIT_NAMES[until]} after`;
  return (
    <StackedTable caption={caption} columns={['Candidate', 'Job', 'Client', 'Sent', after, 'Status']}>
      {applications.map(({ id, fullName, jobTitle, client, sent, days, status }) => (
        <StackedRow key={id}>
          <StackedHead isLong>
            <Link to={href('/employer/applications/:id', { id })}>{fullName}</Link>
          </StackedHead>
          <StackedCell label="Job" isLong>
            {jobTitle}
          </StackedCell>
          <StackedCell label="Client" isLong>
            {client}
          </StackedCell>
          <StackedCell label="Sent">{sent}</StackedCell>
          <StackedCell label={after}>{days === null ? 'not so far' : describeDays(days)}</StackedCell>
          <StackedCell label="Status">
            <Status shape={APPLICATION_SHAPES[status]}>{APPLICATION_STATUS_NAMES[status]}</Status>
          </StackedCell>
        </StackedRow>
      ))}
    </StackedTable>
  );
}

type ShownFill = Omit<FilledJob, 'postedAt' | 'filledAt' | 'total'> & { posted: string; filled: string };

export function FilledJobTable({ jobs }: { jobs: readonly ShownFill[] }) {
  return (
    <StackedTable caption="Jobs filled" columns={['Job', 'Client', 'Posted', 'Filled', 'After']}>
      {jobs.map(({ id, title, client, posted, filled, days }) => (
        <StackedRow key={id}>
          <StackedHead isLong>
            <Link to={href('/employer/jobs/:id/applications', { id })}>{title}</Link>
          </StackedHead>
          <StackedCell label="Client" isLong>
            {client}
          </StackedCell>
          <StackedCell label="Posted">{posted}</StackedCell>
          <StackedCell label="Filled">{filled}</StackedCell>
          <StackedCell label="After">{describeDays(days)}</StackedCell>
        </StackedRow>
      ))}
    </StackedTable>
  );
}

type ShownOverride = Omit<OverrideRow, 'createdAt'> & { at: string };

export function OverrideTable({ overrides }: { overrides: readonly ShownOverride[] }) {
  return (
    <StackedTable caption="Overrides of the advert guard" columns={['When', 'Who', 'Rule', 'Words', 'Reason', 'Job']}>
      {overrides.map(({ id, at, userName, rule, words, reason, jobId, jobTitle }) => (
        <StackedRow key={id}>
          <StackedHead>{at}</StackedHead>
          <StackedCell label="Who" isLong>
            {userName}
          </StackedCell>
          <StackedCell label="Rule">{nameOf(rule)}</StackedCell>
          <StackedCell label="Words" isLong>
            {words}
          </StackedCell>
          <StackedCell label="Reason" isLong>
            {reason}
          </StackedCell>
          <StackedCell label="Job" isLong>
            <Link to={href('/jobs/:id/edit', { id: jobId })} className="link">
              {jobTitle}
            </Link>
          </StackedCell>
        </StackedRow>
      ))}
    </StackedTable>
  );
}

/** Rules come and go, and what was answered about one stays. */
const nameOf = (rule: string): string => (GUARD_RULES as Readonly<Record<string, string>>)[rule] ?? rule;

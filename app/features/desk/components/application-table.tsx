/** Everybody's applications, each with the way to its own page. */
import { href, Link } from 'react-router';
import { APPLICATION_SHAPES } from '#app/chrome/status-shapes.ts';
import { Status } from '#app/ui/content/status.tsx';
import { APPLICATION_STATUS_NAMES } from '#domain/application/application.ts';
import type { ApplicationRow } from '../queries/applications.server.ts';
import { StackedCell, StackedHead, StackedRow, StackedTable } from './list/stacked-table.tsx';

type ShownApplication = Omit<ApplicationRow, 'sentAt'> & { sent: string };

const COLUMNS = ['Candidate', 'Job', 'Company', 'Status', 'Sent'];

export function ApplicationTable({ applications }: { applications: readonly ShownApplication[] }) {
  return (
    <StackedTable caption="All applications" columns={COLUMNS}>
      {applications.map(({ id, fullName, jobTitle, company, status, sent }) => (
        <StackedRow key={id}>
          <StackedHead isLong>
            <Link to={href('/employer/applications/:id', { id })}>{fullName}</Link>
          </StackedHead>
          <StackedCell label="Job" isLong>
            {jobTitle}
          </StackedCell>
          <StackedCell label="Company" isLong>
            {company}
          </StackedCell>
          <StackedCell label="Status">
            <Status shape={APPLICATION_SHAPES[status]}>{APPLICATION_STATUS_NAMES[status]}</Status>
          </StackedCell>
          <StackedCell label="Sent">{sent}</StackedCell>
        </StackedRow>
      ))}
    </StackedTable>
  );
}

/** Jobs that a channel is given, or that it is not for one reason. */
import { href, Link } from 'react-router';
import {
  StackedCell,
  StackedHead,
  StackedRow,
  StackedTable,
} from '#app/features/core/desk/components/list/stacked-table.tsx';

type ShownJob = { id: string; title: string; company: string; location: string; posted: string };

const COLUMNS = ['Job', 'Company', 'Location', 'Posted', 'Channels'];

export function ChannelJobTable({ caption, jobs }: { caption: string; jobs: readonly ShownJob[] }) {
  return (
    <StackedTable caption={caption} columns={COLUMNS}>
      {jobs.map(({ id, title, company, location, posted }) => (
        <StackedRow key={id}>
          <StackedHead isLong>
            <Link to={href('/jobs/:id', { id })}>{title}</Link>
          </StackedHead>
          <StackedCell label="Company" isLong>
            {company}
          </StackedCell>
          <StackedCell label="Location" isLong>
            {location}
          </StackedCell>
          <StackedCell label="Posted">{posted}</StackedCell>
          <StackedCell>
            <Link to={href('/admin/channels/jobs/:id', { id })} className="link touch-target">
              Where it is<span className="sr-only">: {title}</span>
            </Link>
          </StackedCell>
        </StackedRow>
      ))}
    </StackedTable>
  );
}

import { href, Link } from 'react-router';
import type { Column } from '#app/desk/list/desk-list.ts';

export type ShownJob = { id: string; title: string; company: string; location: string; posted: string };

export const JOB_COLUMNS: readonly Column<ShownJob>[] = [
  { head: 'Job', isLong: true, cell: ({ id, title }) => <Link to={href('/jobs/:id', { id })}>{title}</Link> },
  { head: 'Company', isLong: true, cell: ({ company }) => company },
  { head: 'Location', isLong: true, cell: ({ location }) => location },
  { head: 'Posted', cell: ({ posted }) => posted },
  {
    head: 'Channels',
    label: '',
    cell: ({ id, title }) => (
      <Link to={href('/admin/channels/jobs/:id', { id })} className="link touch-target">
        Feeds<span className="sr-only">: {title}</span>
      </Link>
    ),
  },
];

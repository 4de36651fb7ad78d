import { Pencil, Trash2 } from 'lucide-react';
import { buttonClass } from '#app/ui/button.tsx';
import type { Ask } from '../posting/job-actions.tsx';
import type { AskedJob } from '../posting/job-desk.tsx';
import { DeleteLink, EditLink } from './job-links.tsx';

export function OwnJobActions({ job, ask }: { job: AskedJob; ask: Ask }) {
  return (
    <span className="no-print relative z-1 flex flex-wrap gap-2">
      <EditLink job={job} ask={ask} className={buttonClass({ variant: 'secondary' })}>
        <Pencil aria-hidden="true" />
        Edit Job
      </EditLink>
      <DeleteLink job={job} ask={ask} className={buttonClass({ variant: 'danger' })}>
        <Trash2 aria-hidden="true" />
        Delete
      </DeleteLink>
    </span>
  );
}

import type { ReactNode } from 'react';
import { href } from 'react-router';
import { opensDialog } from '#app/chrome/dialogs/dialog-requests.ts';
import type { Ask } from '../posting/job-actions.tsx';
import type { AskedJob } from '../posting/job-desk.tsx';

type LinkProps = { job: AskedJob; ask: Ask; className: string; children: ReactNode };

export const EditLink = ({ job, ask, ...link }: LinkProps) => (
  <a
    href={href('/jobs/:id/edit', { id: job.id })}
    {...opensDialog((event) => ask({ what: 'edit', job }, event))}
    {...link}
  />
);

export const DeleteLink = ({ job, ask, ...link }: LinkProps) => (
  <a
    href={href('/jobs/:id/delete', { id: job.id })}
    {...opensDialog((event) => ask({ what: 'delete', job }, event))}
    {...link}
  />
);

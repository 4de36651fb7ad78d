import { Copy, Eye, Inbox, Lock, LockOpen, Pencil, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form, href, Link } from 'react-router';
import { opensDialog } from '#app/chrome/dialogs/dialog-requests.ts';
import { JOB_SHAPES } from '#app/chrome/status-shapes.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Badge } from '#app/ui/content/badge.tsx';
import { FittedWords } from '#app/ui/content/fitted-words.tsx';
import { Status } from '#app/ui/content/status.tsx';
import { MENU_ITEM } from '#app/ui/dialog/menu.tsx';
import { RowMenu } from '#app/ui/dialog/row-menu.tsx';
import { FormKey } from '#app/web/form/once/form-key.tsx';
import { formatNumber } from '#domain/pay/money.ts';
import { countOf } from '#domain/text/counts.ts';
import { DESK_STATUS_NAMES, type DeskStatus, employerAndPlace } from '../../schema.ts';
import type { Ask } from './job-actions.tsx';

export type ShownDeskJob = {
  id: string;
  title: string;
  company: string;
  location: string;
  status: DeskStatus;
  postedOn: string;
  closesOn: string;
  leavesOn: string | null;
  recentViews: number;
  views: number;
  /** The numbers of all, unopened and undecided applications; null if they could not be counted. */
  applications: { all: number; fresh: number; waiting: number } | null;
};

const CLOSING_LABELS: Record<DeskStatus, string> = {
  draft: 'Closes',
  open: 'Closes',
  closed: 'Closing date',
  expired: 'Expired',
};

export function DeskJobRow({ job, here, ask }: { job: ShownDeskJob; here: string; ask: Ask }) {
  const { id, title, status } = job;
  const isDraft = status === 'draft';
  const edit = `${href('/jobs/:id/edit', { id })}?next=${encodeURIComponent(here)}`;
  const page = href('/jobs/:id', { id });
  const facts = [
    { label: isDraft ? 'Started' : 'Posted', value: job.postedOn },
    { label: CLOSING_LABELS[status], value: job.closesOn },
    { label: '30-day views', value: formatNumber(job.recentViews) },
    { label: 'All views', value: formatNumber(job.views) },
  ];
  return (
    <li className="grid gap-x-12 gap-y-3 border-line border-b py-4 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 font-display text-xl font-medium leading-tight">
            <Link to={isDraft ? edit : page} className="hover:underline">
              <FittedWords>{title}</FittedWords>
            </Link>
          </h2>
          <Status shape={JOB_SHAPES[status]}>{DESK_STATUS_NAMES[status]}</Status>
        </div>
        <p className="mt-1 text-ink-soft [overflow-wrap:anywhere]">{employerAndPlace(job)}</p>
        <ApplicationsLink job={job} />
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-[repeat(4,6.5rem)]">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-ink-faint text-sm">{label}</dt>
            <dd className="figures font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      {job.leavesOn && <StillOpen job={job} leavesOn={job.leavesOn} here={here} />}
      <div className="flex flex-wrap gap-2 lg:col-span-2">
        <ButtonLink to={edit} variant="secondary" size="sm">
          <Pencil aria-hidden="true" />
          <Named title={title}>Edit</Named>
        </ButtonLink>
        <StatusButton job={job} here={here} />
        <Form method="post" action={href('/jobs/:id/copy', { id })}>
          <FormKey />
          <Button type="submit" variant="secondary" size="sm">
            <Copy aria-hidden="true" />
            <Named title={title}>Copy</Named>
          </Button>
        </Form>
        <ButtonLink to={isDraft ? href('/employer/jobs/:id/preview', { id }) : page} variant="secondary" size="sm">
          <Eye aria-hidden="true" />
          <Named title={title}>{isDraft ? 'Preview' : 'View'}</Named>
        </ButtonLink>
        <RowMenu label={`More for ${title}`}>
          <Link to={href('/jobs/:id/questions', { id })} className={MENU_ITEM}>
            <Named title={title}>Questions for applicants</Named>
          </Link>
          {status === 'open' && (
            <Link to={href('/employer/jobs/:id/preview', { id })} className={MENU_ITEM}>
              <Named title={title}>Share</Named>
            </Link>
          )}
          <a
            href={`${href('/jobs/:id/delete', { id })}?next=${encodeURIComponent(here)}`}
            {...opensDialog((event) => ask({ what: 'delete', job: { id, title } }, event))}
            className={classNames(MENU_ITEM, 'text-signal')}
          >
            <Named title={title}>Delete</Named>
          </a>
        </RowMenu>
      </div>
    </li>
  );
}

function StillOpen({ job: { id, title }, leavesOn, here }: { job: ShownDeskJob; leavesOn: string; here: string }) {
  return (
    <Form
      method="post"
      action={href('/jobs/:id/confirm', { id })}
      preventScrollReset
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-sand px-4 py-3 lg:col-span-2"
    >
      <p className="min-w-0 flex-1 basis-60">
        <strong className="font-semibold">Is this job still open?</strong> Otherwise we’ll take it off the board on{' '}
        {leavesOn}.
      </p>
      <input type="hidden" name="next" value={here} />
      <Button type="submit" size="sm">
        <Named title={title}>Confirm it’s open</Named>
      </Button>
    </Form>
  );
}

function ApplicationsLink({ job: { id, title, status, applications } }: { job: ShownDeskJob }) {
  if (status === 'draft' && !applications?.all) return null;
  const { all, fresh, waiting } = applications ?? { all: null, fresh: 0, waiting: 0 };
  return (
    <p className="figures mt-1 flex flex-wrap items-center gap-x-3">
      {all === 0 ? (
        <span className="text-ink-soft">No applications yet</span>
      ) : (
        <Link
          to={href('/employer/jobs/:id/applications', { id })}
          className="link inline-flex min-h-11 items-center gap-2 font-semibold sm:min-h-8"
        >
          <Inbox aria-hidden="true" className="size-4" />
          <Named title={title}>{describeApplications(all)}</Named>
        </Link>
      )}
      {fresh > 0 && <Badge tone="amber">{formatNumber(fresh)} new</Badge>}
      {waiting > 0 && (status === 'closed' || status === 'expired') && (
        <Link
          to={href('/employer/jobs/:id/close-out', { id })}
          className="link inline-flex min-h-11 items-center sm:min-h-8"
        >
          <Named title={title}>Email {formatNumber(waiting)} still waiting</Named>
        </Link>
      )}
    </p>
  );
}

function describeApplications(all: number | null): string {
  if (all === null) return 'Applications';
  return countOf(all, 'application');
}

function StatusButton({ job: { id, title, status }, here }: { job: ShownDeskJob; here: string }) {
  const [label, Icon] =
    status === 'open'
      ? (['Close', Lock] as const)
      : status === 'draft'
        ? (['Publish', Send] as const)
        : (['Reopen', LockOpen] as const);
  return (
    <Form method="post" action={href('/jobs/:id/status', { id })} preventScrollReset>
      <input type="hidden" name="status" value={status === 'open' ? 'closed' : 'open'} />
      <input type="hidden" name="next" value={here} />
      <Button type="submit" variant="secondary" size="sm">
        <Icon aria-hidden="true" />
        <Named title={title}>{label}</Named>
      </Button>
    </Form>
  );
}

/** Names the job for screen readers, which may read the button alone. */
function Named({ title, children }: { title: string; children: ReactNode }) {
  return (
    <span>
      {children}
      <span className="sr-only"> {title}</span>
    </span>
  );
}

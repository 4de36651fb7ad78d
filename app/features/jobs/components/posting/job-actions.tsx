/**
 * 'Post New Job', and Edit and Delete of a job: links to pages that open as dialogs where scripts run. The dialogs are
 * loaded on the first press.
 */
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { type ComponentType, type MouseEvent, type ReactNode, useCallback, useState } from 'react';
import { href } from 'react-router';
import { buttonClass } from '#app/ui/button.tsx';
import { isPlainPress } from '#app/ui/plain-press.ts';
import type { Asked, AskedAboutJob, AskedJob, AskedPost, JobDeskProps } from './job-desk.tsx';

export type Ask = (asked: Asked, event: MouseEvent<HTMLAnchorElement>) => void;

type JobDesk = { ask: Ask; dialogs: ReactNode };

/** @param next the page to open after a deletion; without it, the current page stays */
export function useJobDesk(next?: string): JobDesk {
  // A slot of its own: a job that is being written stays while others are edited or deleted.
  const [post, setPost] = useState<AskedPost | null>(null);
  const [asked, setAsked] = useState<AskedAboutJob | null>(null);
  const [Desk, setDesk] = useState<ComponentType<JobDeskProps> | null>(null);
  const ask = useCallback<Ask>((wanted, event) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    // Not every browser focuses a pressed link, and the dialog gives the focus back to what has it now.
    event.currentTarget.focus();
    const { href: page } = event.currentTarget;
    import('./job-desk.tsx').then(
      (module) => {
        setDesk(() => module.default);
        if (wanted.what === 'post') setPost(wanted);
        else setAsked(wanted);
      },
      () => location.assign(page),
    );
  }, []);
  const closePost = useCallback(() => setPost(null), []);
  const close = useCallback(() => setAsked(null), []);
  const dialogs = Desk && (
    <>
      {post && <Desk asked={post} onClose={closePost} />}
      {asked && <Desk key={asked.job.id} asked={asked} next={next} onClose={close} />}
    </>
  );
  return { ask, dialogs };
}

export function PostNewJob({ ask, ...look }: { ask: Ask } & Parameters<typeof buttonClass>[0]) {
  return (
    <a
      href={href('/employer/jobs/new')}
      onClick={(event) => ask({ what: 'post' }, event)}
      className={buttonClass(look)}
    >
      <Plus aria-hidden="true" />
      Post New Job
    </a>
  );
}

/** `editLabel` as the specification has it: 'Edit' on a card, 'Edit Job' on the job's own page. */
export function JobActions({ job, ask, editLabel = 'Edit' }: { job: AskedJob; ask: Ask; editLabel?: string }) {
  const { id } = job;
  const isCard = editLabel === 'Edit';
  const about = isCard && <span className="sr-only"> {job.title}</span>;
  const size = isCard ? 'sm' : 'md';
  return (
    <span className="no-print relative z-1 flex flex-wrap gap-2">
      <a
        href={href('/jobs/:id/edit', { id })}
        onClick={(event) => ask({ what: 'edit', job }, event)}
        className={buttonClass({ variant: 'secondary', size })}
      >
        <Pencil aria-hidden="true" />
        <span>
          {editLabel}
          {about}
        </span>
      </a>
      <a
        href={href('/jobs/:id/delete', { id })}
        onClick={(event) => ask({ what: 'delete', job }, event)}
        className={buttonClass({ variant: 'danger', size })}
      >
        <Trash2 aria-hidden="true" />
        <span>Delete{about}</span>
      </a>
    </span>
  );
}

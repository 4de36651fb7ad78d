/** 'Post New Job', and the dialogs that it, Edit and Delete open with JavaScript. They are loaded on the first press. */
import { Plus } from 'lucide-react';
import { type ComponentType, type MouseEvent, type ReactNode, useCallback, useState } from 'react';
import { href } from 'react-router';
import { opensDialog } from '#app/chrome/dialogs/dialog-requests.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { isPlainPress } from '#app/ui/plain-press.ts';
import type { Asked, AskedAboutJob, AskedPost, JobDeskProps } from './job-desk.tsx';

export type Ask = (asked: Asked, event: MouseEvent<HTMLAnchorElement>) => void;

type JobDesk = { ask: Ask; dialogs: ReactNode };

export function useJobDesk(next?: string): JobDesk {
  // Kept apart from `asked`, so that an unfinished new job stays open while others are edited or deleted.
  const [post, setPost] = useState<AskedPost | null>(null);
  const [asked, setAsked] = useState<AskedAboutJob | null>(null);
  const [Desk, setDesk] = useState<ComponentType<JobDeskProps> | null>(null);
  const ask = useCallback<Ask>((wanted, event) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    // Not every browser focuses a clicked link, and the dialog returns the focus to the focused element.
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
      {...opensDialog((event) => ask({ what: 'post' }, event))}
      className={buttonClass(look)}
    >
      <Plus aria-hidden="true" />
      Post New Job
    </a>
  );
}

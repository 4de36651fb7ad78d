/** 'Post New Job', and the dialogs that it, Edit and Delete open with JavaScript. They are loaded on the first press. */
import { Plus } from 'lucide-react';
import { type ComponentType, type MouseEvent, type ReactNode, useCallback, useState } from 'react';
import { href } from 'react-router';
import { opensDialog } from '#app/chrome/dialogs/dialog-requests.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { isPlainPress } from '#app/ui/plain-press.ts';
import type { DialogRequest, JobDeskProps, JobRequest, PostRequest } from './job-desk.tsx';

export type Ask = (request: DialogRequest, event: MouseEvent<HTMLAnchorElement>) => void;

type JobDesk = { ask: Ask; dialogs: ReactNode };

export function useJobDesk(next?: string): JobDesk {
  // Kept apart from `jobRequest`, so that an unfinished new job stays open while others are edited or deleted.
  const [postRequest, setPostRequest] = useState<PostRequest | null>(null);
  const [jobRequest, setJobRequest] = useState<JobRequest | null>(null);
  const [Desk, setDesk] = useState<ComponentType<JobDeskProps> | null>(null);
  const ask = useCallback<Ask>((request, event) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    // Not every browser focuses a clicked link, and the dialog returns the focus to the focused element.
    event.currentTarget.focus();
    const { href: page } = event.currentTarget;
    import('./job-desk.tsx').then(
      (module) => {
        setDesk(() => module.default);
        if (request.what === 'post') setPostRequest(request);
        else setJobRequest(request);
      },
      () => location.assign(page),
    );
  }, []);
  const closePostDialog = useCallback(() => setPostRequest(null), []);
  const close = useCallback(() => setJobRequest(null), []);
  const dialogs = Desk && (
    <>
      {postRequest && <Desk request={postRequest} onClose={closePostDialog} />}
      {jobRequest && <Desk key={jobRequest.job.id} request={jobRequest} next={next} onClose={close} />}
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

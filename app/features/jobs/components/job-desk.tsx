/** The dialogs in which a job is edited or deleted. Fetched when somebody first asks for one. */
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { href, useFetcher } from 'react-router';
import { showToast } from '#app/site/toasts.tsx';
import { Button } from '#app/ui/button.tsx';
import { Dialog, DialogCloseButton } from '#app/ui/dialog.tsx';
import { ErrorState } from '#app/ui/error-state.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SkeletonText } from '#app/ui/skeleton.tsx';
import { DELETE_QUESTION, JOB_NOTICES, type JobNoticeKey } from '#domain/job-notices.ts';
import type { JobFormState } from '../queries/job-form.server.ts';
import { BOARD_COUNT_ID } from './active-filters.tsx';
import { JobForm } from './job-form.tsx';
import { describeLosses } from './job-losses.ts';

export type AskedJob = { id: string; title: string };
export type Asked = { what: 'edit' | 'delete'; job: AskedJob };
export type JobDeskProps = { asked: Asked; next?: string; onClose: () => void };
type DialogProps = { job: AskedJob; next?: string; onClose: () => void };

export default function JobDesk({ asked: { what, job }, ...rest }: JobDeskProps) {
  return what === 'edit' ? <EditDialog job={job} {...rest} /> : <DeleteDialog job={job} {...rest} />;
}

/** As the page behind it answers (routes/employer/edit-job.tsx). */
type OpenedForm = { state: JobFormState; version: string; job: Parameters<typeof JobForm>[0]['job'] };
type Answer = { isDone: true; notice: JobNoticeKey } | ({ isDone: false; version: string } & JobFormState);

function EditDialog({ job, onClose }: DialogProps) {
  const { load, ...opened } = useFetcher<OpenedForm>();
  const { Form, ...sent } = useFetcher<Answer>();
  const page = href('/jobs/:id/edit', { id: job.id });
  useEffect(() => void load(page), [load, page]);
  const { isOpen, close, onClosed } = useClosing(sent.data, onClose);
  const refused = sent.data && !sent.data.isDone ? sent.data : null;
  const form = opened.data;
  return (
    <Dialog id={useId()} title={`Edit ${job.title}`} size="lg" isOpen={isOpen} onClose={onClosed} holdsForm>
      {form ? (
        <JobForm
          job={form.job}
          state={refused ?? form.state}
          version={refused?.version ?? form.version}
          isSending={sent.state !== 'idle'}
          as={Form}
          onCancel={close}
        />
      ) : opened.state === 'idle' && opened.data === null ? (
        <ErrorState title="Failed to load job details." headingLevel={3} onRetry={() => void load(page)}>
          Something is wrong on our side. Try again in a moment.
        </ErrorState>
      ) : (
        <div role="status">
          <span className="sr-only">Loading the form</span>
          <SkeletonText lines={12} />
        </div>
      )}
    </Dialog>
  );
}

function DeleteDialog({ job, next, onClose }: DialogProps) {
  const { Form, submit, ...sent } = useFetcher<
    { isDone: true; notice: JobNoticeKey } | { isDone: false; failure: string }
  >();
  const { load, ...counted } = useFetcher<{ applications: number | null } | null>();
  const page = href('/jobs/:id/delete', { id: job.id });
  useEffect(() => void load(page), [load, page]);
  const form = useRef<HTMLFormElement>(null);
  const [isHeld, setHeld] = useState(false);
  const isCounted = counted.data !== undefined;
  // A press counts from the beginning, but waits for the count: while a job goes, the router would load that again.
  const holdUntilCounted = (event: FormEvent) => {
    if (isCounted) return;
    event.preventDefault();
    setHeld(true);
  };
  useEffect(() => {
    if (!isHeld || !isCounted) return;
    setHeld(false);
    // Not by `requestSubmit`: this may run while the press is still being told of, and a form asked then does nothing.
    void submit(form.current);
  }, [isHeld, isCounted, submit]);
  const id = useId();
  const { isOpen, onClosed } = useClosing(sent.data, onClose, () => {
    // The button that asked goes with the job.
    document.getElementById(BOARD_COUNT_ID)?.focus({ preventScroll: true });
  });
  return (
    <Dialog
      id={id}
      title={`Delete ${job.title}?`}
      size="sm"
      isOpen={isOpen}
      onClose={onClosed}
      footer={
        <Form ref={form} method="post" action={page} onSubmit={holdUntilCounted} className="flex flex-wrap gap-3">
          {next ? <input type="hidden" name="next" value={next} /> : <input type="hidden" name="answer" value="here" />}
          <DialogCloseButton dialogId={id} />
          <Button type="submit" variant="danger" isLoading={isHeld || sent.state !== 'idle'} loadingText="Deleting...">
            Delete
          </Button>
        </Form>
      }
    >
      {sent.data?.isDone === false && (
        <div className="mb-4">
          <Notice tone="danger" title={sent.data.failure} role="alert">
            Try again in a moment.
          </Notice>
        </div>
      )}
      <p>{DELETE_QUESTION}</p>
      <p className="mt-3 text-ink-soft">{describeLosses(counted.data?.applications ?? null)}</p>
    </Dialog>
  );
}

/**
 * The dialog goes once it is closed, not before: closing gives the focus back, and what is said about it must not stand
 * in it any more.
 */
function useClosing(
  answer: { isDone: boolean; notice?: JobNoticeKey } | undefined,
  onClose: () => void,
  onDone?: () => void,
) {
  const [isOpen, setOpen] = useState(true);
  const notice = answer?.isDone ? answer.notice : undefined;
  useEffect(() => {
    if (notice) setOpen(false);
  }, [notice]);
  const onClosed = () => {
    if (notice) {
      showToast(JOB_NOTICES[notice]);
      onDone?.();
    }
    onClose();
  };
  return { isOpen, close: () => setOpen(false), onClosed };
}

/** The dialogs that post, edit and delete a job. Loaded on the first press of one of their buttons. */
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { href } from 'react-router';
import { FailureNotice, LoadFailure } from '#app/site/failure.tsx';
import { showToast } from '#app/site/toasts.tsx';
import { useFetcher } from '#app/site/use-fetcher.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog, DialogCloseButton } from '#app/ui/dialog.tsx';
import { SkeletonText } from '#app/ui/skeleton.tsx';
import { DELETE_QUESTION, JOB_NOTICES, type JobNoticeKey } from '#domain/job-notices.ts';
import type { JobFormState } from '../queries/job-form.server.ts';
import { JobForm } from './job-form.tsx';
import { describeLosses } from './job-losses.ts';
import { focusCount } from './list-count.ts';

export type AskedJob = { id: string; title: string };
export type AskedPost = { what: 'post' };
export type AskedAboutJob = { what: 'edit' | 'delete'; job: AskedJob };
export type Asked = AskedPost | AskedAboutJob;
export type JobDeskProps = { asked: Asked; next?: string; onClose: () => void };

export default function JobDesk({ asked, next, onClose }: JobDeskProps) {
  if (asked.what === 'delete') return <DeleteDialog job={asked.job} next={next} onClose={onClose} />;
  return <FormDialog asked={asked} onClose={onClose} />;
}

/** As the pages behind it answer (routes/employer/new-job.tsx, edit-job.tsx). */
type OpenedForm = { state: JobFormState; version: string; job: Parameters<typeof JobForm>[0]['job'] };
type Answer = { isDone: true; notice: JobNoticeKey } | ({ isDone: false; version: string } & JobFormState);

type FormDialogProps = { asked: Exclude<Asked, { what: 'delete' }>; onClose: () => void };

function FormDialog({ asked, onClose }: FormDialogProps) {
  const { load, ...opened } = useFetcher<OpenedForm>();
  const { Form, ...sent } = useFetcher<Answer>();
  const isNew = asked.what === 'post';
  const page = `${isNew ? href('/employer/jobs/new') : href('/jobs/:id/edit', { id: asked.job.id })}?here`;
  useEffect(() => void load(page), [load, page]);
  // The list behind has reloaded by the time the request is idle.
  const { isOpen, open, close, onClosed } = useClosing(sent.state === 'idle' ? sent.data : undefined, onClose, {
    keepsText: isNew,
    onDone: focusListIfLost,
  });
  // A new job keeps its text when its dialog is closed; the next press opens it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each press
  useEffect(open, [asked]);
  const refused = sent.data && !sent.data.isDone ? sent.data : null;
  const form = opened.data;
  const isFormThere = form !== undefined && form !== null;
  useEffect(() => {
    if (isNew && isFormThere && isOpen) document.getElementById('job-title')?.focus();
  }, [isNew, isFormThere, isOpen]);
  return (
    <Dialog
      id={useId()}
      title={isNew ? 'Post a job' : `Edit ${asked.job.title}`}
      size="lg"
      isOpen={isOpen}
      onClose={onClosed}
      holdsForm
    >
      {form ? (
          idPrefix={isNew ? 'job' : 'edited-job'}
        <JobForm
          job={form.job}
          state={refused ?? form.state}
          version={refused?.version ?? form.version}
          isSending={sent.state !== 'idle'}
          as={Form}
          onCancel={close}
        />
      ) : opened.state === 'idle' && opened.data === null ? (
        <LoadFailure
          title={isNew ? 'Failed to load the form.' : 'Failed to load job details.'}
          headingLevel={3}
          onRetry={() => void load(page)}
        >
          Something went wrong. Try again in a moment.
        </LoadFailure>
      ) : (
        <div role="status">
          <span className="sr-only">Loading the form</span>
          <SkeletonText lines={12} />
        </div>
      )}
    </Dialog>
  );
}

function DeleteDialog({ job, next, onClose }: { job: AskedJob; next?: string | undefined; onClose: () => void }) {
  const { Form, submit, ...sent } = useFetcher<
    { isDone: true; notice: JobNoticeKey } | { isDone: false; failure: string }
  >();
  const { load, ...counted } = useFetcher<{ applications: number | null } | null>();
  const page = href('/jobs/:id/delete', { id: job.id });
  useEffect(() => void load(`${page}?here`), [load, page]);
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
  // The button that asked goes with the job.
  const { isOpen, onClosed } = useClosing(sent.data, onClose, { onDone: focusCount });
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
          <FailureNotice title={sent.data.failure} answer={sent.data}>
            Try again in a moment.
          </FailureNotice>
        </div>
      )}
      <p>{DELETE_QUESTION}</p>
      <p className="mt-3 text-ink-soft">{describeLosses(counted.data?.applications ?? null)}</p>
    </Dialog>
  );
}

/** An empty list loses its own button when the first job is posted. */
function focusListIfLost(): void {
  if (document.activeElement === document.body) focusCount();
}

type Closing = {
  /** Closed without a result the dialog stays mounted. */
  keepsText?: boolean;
  onDone: () => void;
};

/** Unmounts the dialog after it has closed: closing restores the focus, and the toast must not stand inside the dialog. */
function useClosing(
  answer: { isDone: boolean; notice?: JobNoticeKey } | undefined,
  onClose: () => void,
  { keepsText = false, onDone }: Closing,
) {
  const [isOpen, setOpen] = useState(true);
  const notice = answer?.isDone ? answer.notice : undefined;
  useEffect(() => {
    if (notice) setOpen(false);
  }, [notice]);
  const onClosed = () => {
    setOpen(false);
    if (notice) {
      showToast(JOB_NOTICES[notice]);
      onDone();
    }
    if (notice || !keepsText) onClose();
  };
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false), onClosed };
}

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { href } from 'react-router';
import { FailureNotice, LoadFailure } from '#app/chrome/errors/failure.tsx';
import { Button } from '#app/ui/button.tsx';
import { Dialog, DialogCloseButton } from '#app/ui/dialog/dialog.tsx';
import { SkeletonText } from '#app/ui/feedback/skeleton.tsx';
import { showToast } from '#app/ui/feedback/toasts.tsx';
import { FormKeyContext } from '#app/web/form/once/form-key.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { useFetcher } from '#app/web/use-fetcher.ts';
import type { JobFormState, JobReply } from '../../schema.ts';
import { DELETE_QUESTION, JOB_NOTICES, WHERE_TO_SHARE } from '../../texts.ts';
import { focusCount } from '../board/list-count.ts';
import { JobForm } from './job-form.tsx';
import { describeLosses } from './job-losses.ts';

export type AskedJob = { id: string; title: string };
export type PostRequest = { what: 'post' };
export type JobRequest = { what: 'edit' | 'delete'; job: AskedJob };
export type DialogRequest = PostRequest | JobRequest;
export type JobDeskProps = { request: DialogRequest; next?: string | undefined; onClose: () => void };

export default function JobDesk({ request, next, onClose }: JobDeskProps) {
  if (request.what !== 'delete') return <FormDialog request={request} onClose={onClose} />;
  return <DeleteDialog request={request} next={next} onClose={onClose} />;
}

type OpenedForm = {
  state: JobFormState;
  version: string;
  clients: Parameters<typeof JobForm>[0]['clients'];
  job: Parameters<typeof JobForm>[0]['job'];
  formKey?: string;
};

type FormDialogProps = { request: DialogRequest; onClose: () => void };

function FormDialog({ request, onClose }: FormDialogProps) {
  const { load, ...opened } = useFetcher<OpenedForm>();
  const { Form, ...sent } = useFetcher<Reply<JobReply>>();
  const isNew = request.what === 'post';
  const page = `${isNew ? href('/employer/jobs/new') : href('/jobs/:id/edit', { id: request.job.id })}?here`;
  useEffect(() => void load(page), [load, page]);
  const { isOpen, close } = useClosing(request, sent, onClose, { keepsText: isNew, onDone: focusListIfLost });
  const refusedReply = sent.data && !sent.data.isDone ? sent.data : null;
  const form = opened.data;
  const isFormThere = form !== undefined && form !== null;
  useEffect(() => {
    if (isNew && isFormThere && isOpen) document.getElementById('job-title')?.focus();
  }, [isNew, isFormThere, isOpen]);
  return (
    <Dialog
      id={useId()}
      title={isNew ? 'Post a job' : `Edit ${request.job.title}`}
      size="xl"
      isOpen={isOpen}
      onClose={close}
      holdsForm
    >
      {form ? (
        <FormKeyContext value={form.formKey ?? null}>
          <JobForm
            job={form.job}
            state={refusedReply ?? form.state}
            version={refusedReply?.version ?? refusedReply?.values['version'] ?? form.version}
            clients={form.clients}
            isSending={sent.state !== 'idle'}
            as={Form}
            onCancel={close}
            idPrefix={isNew ? 'job' : 'edited-job'}
          />
        </FormKeyContext>
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

const LONGEST_COUNT = 9_999;

type DeleteDialogProps = { request: JobRequest; next?: string | undefined; onClose: () => void };

function DeleteDialog({ request, next, onClose }: DeleteDialogProps) {
  const { job } = request;
  const { Form, submit, ...sent } = useFetcher<Reply>();
  const { load, ...counted } = useFetcher<{ applications: number | null } | null>();
  const page = href('/jobs/:id/delete', { id: job.id });
  useEffect(() => void load(`${page}?here`), [load, page]);
  const form = useRef<HTMLFormElement>(null);
  const [isHeld, setHeld] = useState(false);
  const isCounted = counted.data !== undefined;
  // A press is remembered until the applications are counted: while a deletion runs, the router would load the count again.
  const holdUntilCounted = (event: FormEvent) => {
    if (isCounted) return;
    event.preventDefault();
    setHeld(true);
  };
  useEffect(() => {
    if (!isHeld || !isCounted) return;
    setHeld(false);
    // Not `requestSubmit`: this may run while the click is still being dispatched, when a form ignores it.
    void submit(form.current);
  }, [isHeld, isCounted, submit]);
  const id = useId();
  // The pressed button disappears with the job.
  const { isOpen, close } = useClosing(request, sent, onClose, { onDone: focusCount });
  return (
    <Dialog
      id={id}
      title={`Delete ${job.title}?`}
      size="sm"
      isOpen={isOpen}
      onClose={close}
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
      {sent.data?.notice && (
        <div className="mb-4">
          <FailureNotice title={sent.data.notice.title} answer={sent.data}>
            Try again in a moment.
          </FailureNotice>
        </div>
      )}
      <p>{DELETE_QUESTION}</p>
      <p className="mt-3 grid text-ink-soft *:col-start-1 *:row-start-1">
        <span>{describeLosses(counted.data?.applications ?? null)}</span>
        {/* Keeps its room: a button that moves between the press and its release is not pressed. */}
        <span className="invisible" aria-hidden="true">
          {describeLosses(LONGEST_COUNT)}
        </span>
      </p>
    </Dialog>
  );
}

/** An empty list loses its own button when the first job is posted. */
function focusListIfLost(): void {
  if (document.activeElement === document.body) focusCount();
}

type Sent = {
  state: 'idle' | 'submitting' | 'loading';
  data: Reply | undefined;
};

type Closing = {
  /** The dialog stays mounted if it is closed without a result. */
  keepsText?: boolean;
  onDone: () => void;
};

/**
 * Unmounts the dialog after it has closed: closing restores the focus, and the toast must not be inside the dialog. A dialog closed while
 * sending stays mounted until the response arrives.
 */
function useClosing(request: DialogRequest, sent: Sent, onClose: () => void, { keepsText = false, onDone }: Closing) {
  const [isOpen, setOpen] = useState(true);
  const isSending = sent.state !== 'idle';
  // The list behind has reloaded when the request is idle.
  const notice = !isSending && sent.data?.isDone ? (sent.data.outcome as keyof typeof JOB_NOTICES) : undefined;
  // The next press opens it again where it is still mounted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each press
  useEffect(() => setOpen(true), [request]);
  useEffect(() => {
    if (notice) setOpen(false);
  }, [notice]);
  useEffect(() => {
    if (isOpen || isSending) return;
    if (notice) {
      showToast({ ...JOB_NOTICES[notice], ...(notice === 'job-posted' && { text: WHERE_TO_SHARE }) });
      onDone();
    }
    if (notice || !keepsText) onClose();
  }, [isOpen, isSending, notice, keepsText, onDone, onClose]);
  return { isOpen, close: () => setOpen(false) };
}

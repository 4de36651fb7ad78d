import { href } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import type { JobStatus } from '#domain/job/job.ts';

type JobFormButtonsProps = {
  job: { status: JobStatus; isPast: boolean } | null;
  isSending: boolean;
  next: string | undefined;
  onCancel: (() => void) | undefined;
};

/** Enter presses the first button. */
export function JobFormButtons({ job, isSending, next, onCancel }: JobFormButtonsProps) {
  const isUnpublished = !job || job.status === 'draft';
  return (
    <div>
      {isUnpublished && (
        <p className="mb-4 text-ink-soft">A draft only needs a title. Only you and the agency can see it.</p>
      )}
      <div data-toasts-above className="flex flex-wrap gap-3">
        {buttonsFor(job).map(({ intent, label, loadingText }, index) => (
          <Button
            key={intent}
            type="submit"
            name="intent"
            value={intent}
            variant={index === 0 ? 'primary' : 'secondary'}
            isLoading={isSending && index === 0}
            disabled={isSending}
            loadingText={loadingText}
          >
            {label}
          </Button>
        ))}
        {onCancel ? (
          <Button type="button" variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        ) : (
          <ButtonLink to={next ?? href('/employer/jobs')} variant="quiet">
            Cancel
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

function buttonsFor(job: JobFormButtonsProps['job']) {
  const post = { intent: 'post', label: 'Post job', loadingText: 'Posting...' };
  const save = { intent: 'save', label: 'Save changes', loadingText: 'Saving...' };
  if (!job || job.status === 'draft')
    return [post, { intent: 'draft', label: 'Save as draft', loadingText: 'Saving...' }];
  const reopen = { intent: 'post', label: 'Save and reopen', loadingText: 'Saving...' };
  if (job.status === 'closed') return [save, reopen];
  return job.isPast ? [{ ...reopen, intent: 'save' }] : [save];
}

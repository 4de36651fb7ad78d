import { SavedNotice } from '#app/chrome/offline/saved-notice.tsx';
import { applyText } from '#app/features/board/jobs/components/applying-texts.ts';
import { WaysToApply } from '#app/features/board/jobs/components/ways-to-apply.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import type { ApplyReply } from '../../schema.ts';
import { type ApplyProps, Filling } from './apply-filling.tsx';
import { AppliedAlready, NotYetApproved, OwnJob, SignInToApply } from './apply-outside.tsx';
import { ApplyPreview } from './apply-preview.tsx';
import { ApplyRefusalNotice, CompleteProfile, refusalOf } from './apply-refusal.tsx';
import { ReadOnlyNote } from './cover-note.tsx';

export function ApplyContent(props: ApplyProps) {
  const { jobId, job, applicant, sending } = props;
  // A reply holds the typed text, so it comes first even if the session or the job has ended since.
  if (sending.answer && !sending.answer.isDone) return <Answered {...props} reply={sending.answer} />;
  if (!job) return null;
  if (applicant.kind === 'applied') return <AppliedAlready application={applicant.application} />;
  if (!job.isOpen) return <Closed />;
  if (applicant.kind === 'owner') return <OwnJob />;
  if (applicant.kind === 'waits') return <NotYetApproved />;
  if (applicant.kind === 'visitor') {
    return (
      <>
        <SignInToApply jobId={jobId} />
        <WaysToApply mail={job.mail} />
      </>
    );
  }
  if (!applicant.isComplete) {
    return (
      <div className="mt-6">
        <CompleteProfile jobId={jobId} />
      </div>
    );
  }
  return <Filling {...props} />;
}

function Answered({ reply, ...props }: ApplyProps & { reply: ApplyReply }) {
  const { jobId, job, title, sending, isInDialog } = props;
  const { preview, values } = reply;
  const trouble = refusalOf(reply);
  if (reply.isSavedOffline) {
    return (
      <div className="mt-8">
        <SavedNotice since={reply} />
      </div>
    );
  }
  return (
    <div className="mt-8 space-y-8">
      {trouble && <ApplyRefusalNotice refusal={trouble} reply={reply} jobId={jobId} />}
      {trouble === 'closed' ? (
        <ReadOnlyNote coverNote={values['cover_note'] ?? ''} />
      ) : preview ? (
        <ApplyPreview
          {...preview}
          company={job?.company ?? 'the employer'}
          isAgency={job?.isAgency ?? false}
          values={values}
          hasRefusal={trouble !== null}
          title={title}
          sending={sending}
          isInDialog={isInDialog}
        />
      ) : (
        <Filling {...props} />
      )}
    </div>
  );
}

function Closed() {
  return (
    <div className="mt-6">
      <Notice tone="warning" title="This job is closed">
        {applyText.closed}
      </Notice>
    </div>
  );
}

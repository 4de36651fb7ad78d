import { useCallback, useEffect, useState } from 'react';
import { href, useLocation } from 'react-router';
import { ApplicationSent, useApplicationSent } from '#app/chrome/dialogs/application-sent.tsx';
import { useCloseOnLeaving } from '#app/chrome/dialogs/dialog-requests.ts';
import { type ApplyWish, focusApplyState } from '#app/chrome/dialogs/enquiry-request.ts';
import { LoadFailure } from '#app/chrome/errors/failure.tsx';
import { afterSending } from '#app/features/board/jobs/components/applying-texts.ts';
import { EmployerAndPlace } from '#app/features/board/jobs/components/card/employer-and-place.tsx';
import { AskedEqualityInvitation } from '#app/features/people/equality/components/equality-invitation.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { SkeletonText } from '#app/ui/feedback/skeleton.tsx';
import { showToast } from '#app/ui/feedback/toasts.tsx';
import { fetcherSending } from '#app/web/form/sending.ts';
import { useFetcher } from '#app/web/use-fetcher.ts';
import type { ApplyOutcome, ApplyPageViewer, ApplyReply } from '../../schema.ts';
import { APPLICATION_NOTICES } from '../../texts.ts';
import { ApplyContent } from './apply-content.tsx';
import type { ApplyProps } from './apply-filling.tsx';
import { NoteGuard } from './note-guard.tsx';

const ID = 'apply-dialog';

type ApplyDialogProps = { wish: ApplyWish; isOpen: boolean; onClose: () => void };

export default function ApplyDialog({ wish, isOpen, onClose }: ApplyDialogProps) {
  useCloseOnLeaving(onClose);
  const { pathname } = useLocation();
  const [openedOn] = useState(pathname);
  const { sentOn, markSent } = useApplicationSent();
  const [round, setRound] = useState(0);
  const finish = useCallback(
    (outcome: ApplyOutcome) => {
      // A new round resets the form for the next opening.
      setRound((before) => before + 1);
      if (outcome !== 'already-applied') markSent();
      onClose();
      showToast(APPLICATION_NOTICES[outcome]);
    },
    [markSent, onClose],
  );
  // Runs even if the dialog was closed before the response arrived.
  useEffect(() => {
    if (round > 0) focusApplyState();
  }, [round]);
  const close = () => {
    onClose();
    if (round > 0) focusApplyState();
  };
  // Closing keeps the typed text. Leaving the page removes it, and with it the profile on a shared computer's screen.
  const isOnItsPage = pathname === openedOn;
  return (
    <>
      <Dialog id={ID} title={`Apply for ${wish.title}`} size="lg" isOpen={isOpen} onClose={close} holdsForm isSheet>
        {isOnItsPage && <Applying key={round} wish={wish} onSent={finish} />}
      </Dialog>
      {sentOn && (
        <ApplicationSent job={wish} sentOn={sentOn} next={afterSending.withAccount}>
          <AskedEqualityInvitation jobId={wish.id} />
          <ButtonLink to={href('/applications')} variant="secondary">
            See my applications
          </ButtonLink>
          <ButtonLink to={`${href('/jobs/:id', { id: wish.id })}#similar-jobs`} variant="secondary">
            See similar jobs
          </ButtonLink>
        </ApplicationSent>
      )}
      {/* Outside the dialog: nothing inside a closed one can be shown. */}
      {isOnItsPage && <NoteGuard />}
    </>
  );
}

type LoadedPage = { job: NonNullable<ApplyProps['job']>; applicant: ApplyPageViewer } | null;

function Applying({ wish, onSent }: { wish: ApplyWish; onSent: (outcome: ApplyOutcome) => void }) {
  const page = `${href('/jobs/:id/apply', { id: wish.id })}?here`;
  const { load, ...loaded } = useFetcher<LoadedPage>();
  const sent = useFetcher<ApplyReply>();
  useEffect(() => void load(page), [load, page]);
  const { data } = sent;
  // A failed reload must not remove the form and the cover note.
  const [shown, setShown] = useState<LoadedPage>(null);
  if (loaded.data && loaded.data !== shown) setShown(loaded.data);
  const outcome = data?.isDone && sent.state === 'idle' ? (data.outcome as ApplyOutcome) : null;
  useEffect(() => {
    if (outcome) onSent(outcome);
  }, [outcome, onSent]);
  if (!shown) {
    return loaded.state === 'idle' && loaded.data === null ? (
      <LoadFailure title="Failed to load job details." headingLevel={3} onRetry={() => void load(page)}>
        Something went wrong. Try again in a moment.
      </LoadFailure>
    ) : (
      <div role="status">
        <span className="sr-only">Loading the form</span>
        <SkeletonText lines={12} />
      </div>
    );
  }
  return (
    <>
      <EmployerAndPlace job={wish} className="" />
      <ApplyContent
        jobId={wish.id}
        job={shown.job}
        applicant={shown.applicant}
        title={`Apply for ${wish.title}`}
        sending={fetcherSending(sent, page)}
        isInDialog
      />
    </>
  );
}

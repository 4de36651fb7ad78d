import { useEffect, useState } from 'react';
import { ApplicationSent, useApplicationSent } from '#app/chrome/dialogs/application-sent.tsx';
import { useCloseOnLeaving } from '#app/chrome/dialogs/dialog-requests.ts';
import { type AskedJob, type EnquiryWish, focusApplyState } from '#app/chrome/dialogs/enquiry-request.ts';
import { EmployerAndPlace } from '#app/features/board/jobs/components/card/employer-and-place.tsx';
import EnquiryDialog from '#app/features/core/enquiries/components/enquiry-dialog.tsx';
import { useDone } from '#app/features/core/enquiries/components/enquiry-form.tsx';
import { AskedEqualityInvitation } from '#app/features/people/equality/components/equality-invitation.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { guestSentHref } from '../schema.ts';
import { afterGuestSending } from '../texts.ts';
import { GuestForm, useGuestFetcher } from './guest-form.tsx';
import { HaveAnAccount } from './have-an-account.tsx';

type RequestDialogProps = { wish: EnquiryWish; isOpen: boolean; onClose: () => void };

export default function RequestDialog({ wish, isOpen, onClose }: RequestDialogProps) {
  const { job } = wish;
  if (!job) return <EnquiryDialog wish={wish} isOpen={isOpen} onClose={onClose} />;
  return <GuestApplyDialog job={job} isOpen={isOpen} onClose={onClose} />;
}

const ID = 'guest-apply-dialog';
const FORM_ID = 'guest-dialog';

type GuestApplyDialogProps = { job: AskedJob; isOpen: boolean; onClose: () => void };

function GuestApplyDialog({ job, isOpen, onClose }: GuestApplyDialogProps) {
  const [round, setRound] = useState(0);
  const { sentOn, markSent } = useApplicationSent();
  // The sign-in offered beside the form may lead to another page.
  useCloseOnLeaving(onClose);
  useEffect(() => {
    // An earlier effect has opened the dialog.
    if (isOpen) document.getElementById(`${FORM_ID}-cv`)?.focus();
  }, [isOpen]);
  // Runs even if the dialog was closed before the response arrived.
  useEffect(() => {
    if (round > 0) focusApplyState();
  }, [round]);
  const finish = () => {
    setRound((before) => before + 1);
    markSent();
    onClose();
  };
  const close = () => {
    onClose();
    // 'Apply Now' disappears after applying, so the browser could not return the focus to it.
    focusApplyState();
  };
  return (
    <>
      <Dialog id={ID} title={`Apply for ${job.title}`} size="lg" isOpen={isOpen} onClose={close} holdsForm isSheet>
        {/* What was typed is gone as soon as it has done its work. */}
        <Applying key={round} job={job} onDone={finish} />
      </Dialog>
      {sentOn && (
        <ApplicationSent job={job} sentOn={sentOn} next={afterGuestSending}>
          <AskedEqualityInvitation jobId={job.id} />
          <ButtonLink to={guestSentHref(job.id)} variant="secondary">
            See similar jobs
          </ButtonLink>
        </ApplicationSent>
      )}
    </>
  );
}

function Applying({ job, onDone }: { job: AskedJob; onDone: () => void }) {
  const fetcher = useGuestFetcher();
  useDone('candidate', fetcher.data, onDone);
  return (
    <>
      <EmployerAndPlace job={job} className="" />
      <HaveAnAccount jobId={job.id} className="mt-1 mb-6" />
      <GuestForm id={FORM_ID} job={job} fetcher={fetcher} isInDialog />
    </>
  );
}

import { useEffect, useState } from 'react';
import { ApplicationSent, useApplicationSent } from '#app/chrome/dialogs/application-sent.tsx';
import { useCloseOnLeaving } from '#app/chrome/dialogs/dialog-requests.ts';
import { DIALOG_FORMS, type EnquiryWish } from '#app/chrome/dialogs/enquiry-request.ts';
import { afterSending } from '#app/features/board/jobs/components/applying-texts.ts';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { fetcherSending } from '#app/web/form/sending.ts';
import { useFetcher } from '#app/web/use-fetcher.ts';
import { CandidateForm, candidateTitle } from './candidate-form.tsx';
import { CoachingForm } from './coaching-form.tsx';
import { EmployerForm } from './employer-form.tsx';
import { useDone } from './enquiry-form.tsx';

type Form = EnquiryWish['form'];

const FIRST_FIELDS: Record<Form, string> = { employer: 'companyName', candidate: 'fullName', coaching: 'name' };

const TITLES: Record<Form, string> = {
  employer: 'Request talent',
  candidate: candidateTitle(null),
  coaching: 'Ask for coaching',
};

type EnquiryDialogProps = { wish: EnquiryWish; isOpen: boolean; onClose: () => void };

export default function EnquiryDialog({ wish, isOpen, onClose }: EnquiryDialogProps) {
  const { form } = wish;
  const [round, setRound] = useState(0);
  // The sign-in offered beside the form may lead to another page.
  useCloseOnLeaving(onClose);
  useEffect(() => {
    // The dialog opens in an effect that ran before this one.
    if (isOpen) document.getElementById(`${form}-dialog-${FIRST_FIELDS[form]}`)?.focus();
  }, [isOpen, form]);
  const { sentOn, markSent } = useApplicationSent();
  const finish = () => {
    setRound((before) => before + 1);
    if (form === 'candidate') markSent();
    onClose();
  };
  return (
    <>
      <Dialog
        id={`${form}-enquiry-dialog`}
        title={TITLES[form]}
        size="lg"
        isOpen={isOpen}
        onClose={onClose}
        holdsForm
        isSheet
      >
        {/* What was typed is gone as soon as it has done its work. */}
        <RequestedForm key={round} wish={wish} onFinish={finish} />
      </Dialog>
      {sentOn && <ApplicationSent job={null} sentOn={sentOn} next={afterSending.withoutAccount} />}
    </>
  );
}

function RequestedForm({ wish, onFinish }: { wish: EnquiryWish; onFinish: () => void }) {
  const { form, location } = wish;
  const fetcher = useFetcher<Reply>();
  const sending = fetcherSending(fetcher, `${DIALOG_FORMS[form]}?here`);
  useDone(form, fetcher.data, onFinish);
  const id = `${form}-dialog`;
  switch (form) {
    case 'employer':
      return <EmployerForm id={id} sending={sending} location={location} />;
    case 'candidate':
      return <CandidateForm id={id} sending={sending} job={null} location={location} isInDialog />;
    case 'coaching':
      return <CoachingForm id={id} sending={sending} />;
  }
}

/** The request forms over the page that a visitor opened them on. */
import { useEffect, useRef, useState } from 'react';
import { ApplicationSent, SENT_TITLE } from '#app/chrome/dialogs/application-sent.tsx';
import { useCloseOnLeaving } from '#app/chrome/dialogs/dialog-requests.ts';
import { DIALOG_FORMS, type EnquiryWish } from '#app/chrome/dialogs/enquiry-request.ts';
import { afterSending } from '#app/features/jobs/components/applying-texts.ts';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { fetcherSending } from '#app/web/form/sending.ts';
import { useFetcher } from '#app/web/use-fetcher.ts';
import { formatLongDate } from '#domain/time/dates.ts';
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
  // Signing in, which is offered beside the form, may lead to another page.
  useCloseOnLeaving(onClose);
  useEffect(() => {
    // The dialog opens in an effect of its own, which ran before this one.
    if (isOpen) document.getElementById(`${form}-dialog-${FIRST_FIELDS[form]}`)?.focus();
  }, [isOpen, form]);
  const [sentOn, setSentOn] = useState<string | null>(null);
  const wasOpen = useRef(isOpen);
  wasOpen.current = isOpen;
  const finish = () => {
    setRound((before) => before + 1);
    // One that was closed meanwhile does not come back for it; the page says it.
    if (form === 'candidate' && wasOpen.current) setSentOn(formatLongDate(new Date()));
    else onClose();
  };
  const onClosed = () => {
    setSentOn(null);
    onClose();
  };
  const id = `${form}-enquiry-dialog`;
  return (
    <Dialog
      id={id}
      title={sentOn ? SENT_TITLE : TITLES[form]}
      size="lg"
      isOpen={isOpen}
      onClose={onClosed}
      holdsForm={!sentOn}
      isSheet
    >
      {sentOn ? (
        <ApplicationSent dialogId={id} job={null} sentOn={sentOn} next={afterSending.withoutAccount} />
      ) : (
        // What was typed is gone as soon as it has done its work.
        <WishedForm key={round} wish={wish} onFinish={finish} />
      )}
    </Dialog>
  );
}

function WishedForm({ wish, onFinish }: { wish: EnquiryWish; onFinish: () => void }) {
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

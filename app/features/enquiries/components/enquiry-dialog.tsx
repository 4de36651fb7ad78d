/** The forms of employers and candidates, over whatever page they were asked for on. */
import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { useCloseOnLeaving } from '#app/site/dialog-requests.ts';
import { type AskedJob, candidatePath, type EnquiryWish, talentPath } from '#app/site/enquiry-request.ts';
import type { FormAnswer } from '#app/site/form-answer.tsx';
import { fetcherSending } from '#app/site/sending.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { CandidateForm, candidateTitle } from './candidate-form.tsx';
import { EmployerForm } from './employer-form.tsx';
import { useDone } from './enquiry-form.tsx';

const FIRST_FIELDS = { employer: 'companyName', candidate: 'fullName' };

type EnquiryDialogProps = { wish: EnquiryWish; isOpen: boolean; onClose: () => void };

export default function EnquiryDialog({ wish, isOpen, onClose }: EnquiryDialogProps) {
  const { form, job = null } = wish;
  const [round, setRound] = useState(0);
  // Signing in, which is offered beside the form, may lead to another page.
  useCloseOnLeaving(onClose);
  useEffect(() => {
    // The dialog opens in an effect of its own, which ran before this one.
    if (isOpen) document.getElementById(`${form}-dialog-${FIRST_FIELDS[form]}`)?.focus();
  }, [isOpen, form]);
  const finish = () => {
    setRound((before) => before + 1);
    onClose();
  };
  const id = `${form}-enquiry-dialog`;
  return (
    <Dialog
      id={id}
      title={form === 'employer' ? 'Request talent' : candidateTitle(job)}
      size="lg"
      isOpen={isOpen}
      onClose={onClose}
      holdsForm
    >
      {/* What was typed is gone as soon as it has done its work. */}
      <Asking key={round} form={form} job={job} onFinish={finish} />
    </Dialog>
  );
}

type AskingProps = { form: EnquiryWish['form']; job: AskedJob | null; onFinish: () => void };

function Asking({ form, job, onFinish }: AskingProps) {
  const fetcher = useFetcher<FormAnswer>();
  const sending = fetcherSending(fetcher, `${form === 'employer' ? talentPath : candidatePath()}?here`);
  useDone(form, fetcher.data, onFinish);
  const id = `${form}-dialog`;
  return form === 'employer' ? (
    <EmployerForm id={id} sending={sending} />
  ) : (
    <CandidateForm id={id} sending={sending} job={job} />
  );
}

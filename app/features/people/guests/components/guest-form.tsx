/** The form for applying without an account: three fields, a CV and a note. On a phone one step at a time. */
import { useState } from 'react';
import type { AskedJob } from '#app/chrome/dialogs/enquiry-request.ts';
import { QuestionFields } from '#app/features/board/jobs/components/screening/question-fields.tsx';
import { findCandidateFaults } from '#app/features/core/enquiries/components/applying/candidate-faults.ts';
import { CvField } from '#app/features/core/enquiries/components/cv-field.tsx';
import {
  EnquiryForm,
  LineField,
  ReachFields,
  TextField,
  WHOLE_ROW,
} from '#app/features/core/enquiries/components/enquiry-form.tsx';
import { CvSuggestions } from '#app/features/people/profile/components/cv-suggestions.tsx';
import { useIsHydrated } from '#app/ui/hydration.ts';
import { useIsNarrow } from '#app/ui/narrow.ts';
import { SAVED_AS_FIELD } from '#app/web/form/send-or-save.ts';
import { fetcherSending } from '#app/web/form/sending.ts';
import { FormPart } from '#app/web/form/steps/form-part.tsx';
import { useSteps } from '#app/web/form/steps/use-steps.ts';
import { useFetcher } from '#app/web/use-fetcher.ts';
import { COVER_NOTE_LENGTH } from '#domain/application/application.ts';
import { GUEST_NAME_LENGTH } from '#domain/application/guest.ts';
import { ANSWER_FIELDS } from '#domain/application/screening-answers.ts';
import { type GuestReply, guestApplyHref } from '../schema.ts';

/** The CV comes first in a dialog, because it fills in other fields. */
const PARTS = [['cv'], ['fullName', 'email', 'phone'], [...ANSWER_FIELDS, 'coverNote']] as const;
const FROM_CV = { name: 'fullName', email: 'email', phone: 'phone' };

type GuestFormProps = {
  id: string;
  job: AskedJob;
  answer?: GuestReply | undefined;
  fetcher: ReturnType<typeof useFetcher<GuestReply>>;
  isInDialog?: boolean;
};

export const useGuestFetcher = () => useFetcher<GuestReply>();

/**
 * The page works without JavaScript: text fields come before the file, so that they have arrived even if the file is refused. A link leads
 * to the file, for visitors who want to start there.
 */
export function GuestForm({ id, job, answer, fetcher, isInDialog = false }: GuestFormProps) {
  const isHydrated = useIsHydrated();
  const [file, setFile] = useState<File | null>(null);
  const isStepped = useIsNarrow() === true && isInDialog;
  const path = guestApplyHref(job.id);
  const liveSending = fetcherSending(fetcher, isInDialog ? `${path}?here` : path);
  const sending = { ...liveSending, answer: liveSending.answer ?? answer };
  const steps = useSteps({ id, isStepped, parts: PARTS, answer: sending.answer, findFaults: findCandidateFaults });
  const commonProps = { id, answer: steps.answer };
  const part = { steps, headingLevel: isInDialog ? 3 : 2 } as const;
  const cv = (
    <FormPart {...part} index={0} title="Your CV">
      <CvField {...commonProps} isForEmployer onChoose={setFile} />
      {file && (
        <div className={WHOLE_ROW}>
          <CvSuggestions
            file={file}
            fields={FROM_CV}
            findForm={(here) => here.closest('form')}
            headingLevel={isInDialog ? 4 : 3}
          />
        </div>
      )}
    </FormPart>
  );
  const questions = sending.answer?.questions === undefined ? job.questions : sending.answer.questions;
  const note = (
    <FormPart {...part} index={2} title={questions ? 'Questions and cover note' : 'Cover note'}>
      <QuestionFields set={questions} id={id} values={steps.answer?.values ?? {}} errors={steps.answer?.errors ?? {}} />
      <TextField
        {...commonProps}
        name="coverNote"
        optional
        most={COVER_NOTE_LENGTH}
        hint="Why this job, and why you?"
      />
    </FormPart>
  );
  return (
    <EnquiryForm
      id={id}
      kind="candidate"
      sending={sending}
      button="Submit Application"
      loadingText="Submitting Application..."
      steps={steps}
      isInDialog={isInDialog}
    >
      <input type="hidden" name="job" value={job.id} />
      {isHydrated && <input type="hidden" name={SAVED_AS_FIELD} value={`Apply for ${job.title}`} />}
      {isInDialog && cv}
      <FormPart {...part} index={1} title="You">
        {!isInDialog && (
          <p className={`${WHOLE_ROW} noscript:hidden`}>
            <a href={`#${id}-cv`} className="link inline-flex min-h-6 items-center pointer-coarse:min-h-11">
              Upload your CV and we’ll fill this in for you
            </a>
          </p>
        )}
        <LineField {...commonProps} name="fullName" autoComplete="name" most={GUEST_NAME_LENGTH} />
        <ReachFields {...commonProps} />
      </FormPart>
      {note}
      {!isInDialog && cv}
    </EnquiryForm>
  );
}

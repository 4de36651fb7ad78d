/** Applying for a job without an account: three answers, a CV and a note. On a phone one step at a time. */
import type { AskedJob } from '#app/chrome/dialogs/enquiry-request.ts';
import { findCandidateFaults } from '#app/features/enquiries/components/applying/candidate-faults.ts';
import { CvField } from '#app/features/enquiries/components/cv-field.tsx';
import { EnquiryForm, LineField, ReachFields, TextField } from '#app/features/enquiries/components/enquiry-form.tsx';
import { useIsHydrated } from '#app/ui/hydration.ts';
import { useIsNarrow } from '#app/ui/narrow.ts';
import type { Reply } from '#app/web/form/reply.ts';
import { SAVED_AS_FIELD } from '#app/web/form/send-or-save.ts';
import { fetcherSending } from '#app/web/form/sending.ts';
import { FormPart } from '#app/web/form/steps/form-part.tsx';
import { useSteps } from '#app/web/form/steps/use-steps.ts';
import { useFetcher } from '#app/web/use-fetcher.ts';
import { COVER_NOTE_LENGTH } from '#domain/application/application.ts';
import { GUEST_NAME_LENGTH } from '#domain/application/guest.ts';
import { guestApplyHref } from '../schema.ts';

const PARTS = [['fullName', 'email', 'phone'], ['cv'], ['coverNote']] as const;

type GuestFormProps = {
  id: string;
  job: AskedJob;
  /** Of the page, where no script sent the form. */
  answer?: Reply | undefined;
  fetcher: ReturnType<typeof useFetcher<Reply>>;
  /** There it stays once it was sent, and the CV comes second. */
  isInDialog?: boolean;
};

/** For the page or dialog around the form, which also shows what comes after it. */
export const useGuestFetcher = () => useFetcher<Reply>();

/** On a page, which works without a script, what was typed stands before the file: should the file be refused, it has arrived. */
export function GuestForm({ id, job, answer, fetcher, isInDialog = false }: GuestFormProps) {
  const isHydrated = useIsHydrated();
  const isStepped = useIsNarrow() === true && isInDialog;
  const path = guestApplyHref(job.id);
  const own = fetcherSending(fetcher, isInDialog ? `${path}?here` : path);
  const sending = { ...own, answer: own.answer ?? answer };
  const steps = useSteps({ id, isStepped, parts: PARTS, answer: sending.answer, findFaults: findCandidateFaults });
  const shared = { id, answer: steps.answer };
  const part = { steps, headingLevel: isInDialog ? 3 : 2 } as const;
  const cv = (
    <FormPart key="cv" {...part} index={1} title="Your CV">
      <CvField {...shared} isForEmployer />
    </FormPart>
  );
  const note = (
    <FormPart key="note" {...part} index={2} title="Cover note">
      <TextField
        {...shared}
        name="coverNote"
        optional
        most={COVER_NOTE_LENGTH}
        hint={`Why this job, and why you: ${job.company} reads it first.`}
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
      <FormPart {...part} index={0} title="You">
        <LineField {...shared} name="fullName" autoComplete="name" most={GUEST_NAME_LENGTH} />
        <ReachFields {...shared} />
      </FormPart>
      {isInDialog ? [cv, note] : [note, cv]}
    </EnquiryForm>
  );
}

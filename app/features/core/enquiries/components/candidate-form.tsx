/** A candidate's request for work, in general or about one job (spec: marketing §2 "Modals", §4, §5 "Candidate"). */
import { href } from 'react-router';
import type { AskedJob } from '#app/chrome/dialogs/enquiry-request.ts';
import { LoginLink } from '#app/chrome/header/login-link.tsx';
import { useIsNarrow } from '#app/ui/narrow.ts';
import type { Sending } from '#app/web/form/sending.ts';
import { Fold, FormPart } from '#app/web/form/steps/form-part.tsx';
import { useSteps } from '#app/web/form/steps/use-steps.ts';
import { ENQUIRY_LENGTHS } from '#domain/enquiry/enquiry.ts';
import { findCandidateFaults } from './applying/candidate-faults.ts';
import { CvField } from './cv-field.tsx';
import { EnquiryForm, LineField, ReachFields, TextField } from './enquiry-form.tsx';
import { PhotoField } from './photo-field.tsx';

const { line, optionalLine, pay, skills, experience, text } = ENQUIRY_LENGTHS;

export const candidateTitle = (job: AskedJob | null): string =>
  job ? `Apply for ${job.title}` : 'Find Your Dream Job';

type CandidateFormProps = {
  id: string;
  sending: Sending;
  job: AskedJob | null;
  location: string | undefined;
  /** Dialogs put the CV second, as a separate step on phones. */
  isInDialog?: boolean;
};

const PARTS = [
  ['fullName', 'email', 'phone', 'currentPosition', 'desiredRole', 'desiredLocation'],
  ['cv'],
  ['desiredIndustry', 'salaryExpectation', 'experience', 'skills', 'additionalInfo', 'photo'],
] as const;
const FOLDED = PARTS[2].filter((name) => name !== 'additionalInfo');

/**
 * Three parts: the candidate, the CV, further details. On a page, which must work without scripts, the file comes last, so that a refused
 * file does not lose the fields before it.
 */
export function CandidateForm({ id, sending, job, location, isInDialog = false }: CandidateFormProps) {
  const isStepped = useIsNarrow() === true && isInDialog;
  const steps = useSteps({ id, isStepped, parts: PARTS, answer: sending.answer, findFaults: findCandidateFaults });
  const commonProps = { id, answer: steps.answer };
  const isWrong = (names: readonly string[]) => names.some((name) => steps.answer?.errors[name]);
  const part = { steps, headingLevel: isInDialog ? 3 : 2 } as const;
  const role = (
    <>
      <LineField {...commonProps} name="desiredRole" value={job?.title} most={line.most} />
      <LineField {...commonProps} name="desiredLocation" value={job?.location ?? location} most={line.most} />
    </>
  );
  const cv = (
    <FormPart key="cv" {...part} index={1} title="Your CV">
      <CvField {...commonProps} />
    </FormPart>
  );
  const optionalFields = (
    <FormPart key="more" {...part} index={2} title="Anything else">
      <TextField {...commonProps} name="additionalInfo" optional most={text} />
      <Fold summary="More about you (optional)" isOpen={!isStepped || isWrong(FOLDED)}>
        <LineField {...commonProps} name="experience" optional inputMode="decimal" most={experience} />
        <LineField {...commonProps} name="salaryExpectation" optional most={pay} />
        <LineField {...commonProps} name="desiredIndustry" optional most={optionalLine} />
        <TextField {...commonProps} name="skills" optional most={skills} rows={3} />
        <PhotoField {...commonProps} />
      </Fold>
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
      {job && <JobInQuestion job={job} isHidden={isStepped && steps.current > 0} />}
      <FormPart {...part} index={0} title="You">
        <LineField {...commonProps} name="fullName" autoComplete="name" most={line.most} />
        <ReachFields {...commonProps} />
        <LineField {...commonProps} name="currentPosition" autoComplete="organization-title" most={line.most} />
        {job ? (
          <Fold
            summary="The role and place you apply for"
            isOpen={!isStepped || isWrong(['desiredRole', 'desiredLocation'])}
          >
            {role}
          </Fold>
        ) : (
          role
        )}
      </FormPart>
      {isInDialog ? [cv, optionalFields] : [optionalFields, cv]}
    </EnquiryForm>
  );
}

/** Names the job and suggests an account, whose profile goes straight to the employer. */
function JobInQuestion({ job: { id, company, location }, isHidden }: { job: AskedJob; isHidden: boolean }) {
  const next = encodeURIComponent(href('/jobs/:id/apply', { id }));
  return (
    <div hidden={isHidden} className="border-line border-l-2 pl-4">
      <input type="hidden" name="job" value={id} />
      <p className="font-semibold">
        {company}, {location}
      </p>
      <p className="text-ink-soft">
        This form goes to our consultants.{' '}
        <LoginLink to={`${href('/candidate-login')}?next=${next}`} className="link">
          Sign in to apply with your profile{' '}
        </LoginLink>{' '}
        instead, if you have an account.
      </p>
    </div>
  );
}

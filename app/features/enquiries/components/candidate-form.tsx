/** Asking for work, in general or about one job (spec: marketing §2 "Modals", §4, §5 "Candidate"). */
import { href } from 'react-router';
import type { AskedJob } from '#app/chrome/dialogs/enquiry-request.ts';
import { LoginLink } from '#app/chrome/header/login-link.tsx';
import type { Sending } from '#app/web/form/sending.ts';
import { ENQUIRY_LENGTHS } from '#domain/enquiry/enquiry.ts';
import { CvField } from './cv-field.tsx';
import { EnquiryForm, FieldGroup, LineField, ReachFields, TextField } from './enquiry-form.tsx';
import { PhotoField } from './photo-field.tsx';

const { line, optionalLine, pay, skills, experience, text } = ENQUIRY_LENGTHS;

/** "Apply for …" for a job, otherwise the name of the form. */
export const candidateTitle = (job: AskedJob | null): string =>
  job ? `Apply for ${job.title}` : 'Find Your Dream Job';

type CandidateFormProps = {
  id: string;
  sending: Sending;
  /** What it is about; fills in role and location. */
  job: AskedJob | null;
  /** Fills in where the work is, where there is no job. */
  location: string | undefined;
};

export function CandidateForm({ id, sending, job, location }: CandidateFormProps) {
  const shared = { id, answer: sending.answer };
  return (
    <EnquiryForm
      id={id}
      kind="candidate"
      sending={sending}
      button="Submit Application"
      loadingText="Submitting Application..."
    >
      {job && <AskedFor job={job} />}
      <FieldGroup legend="About you">
        <LineField {...shared} name="fullName" autoComplete="name" most={line.most} />
        <ReachFields {...shared} />
        <LineField {...shared} name="currentPosition" autoComplete="organization-title" most={line.most} />
      </FieldGroup>
      <FieldGroup legend="The work you want">
        <LineField {...shared} name="desiredRole" value={job?.title} most={line.most} />
        <LineField {...shared} name="desiredIndustry" optional most={optionalLine} />
        <LineField {...shared} name="desiredLocation" value={job?.location ?? location} most={line.most} />
        <LineField {...shared} name="salaryExpectation" optional most={pay} />
      </FieldGroup>
      <FieldGroup legend="What you bring">
        <LineField {...shared} name="experience" optional inputMode="decimal" most={experience} />
        <TextField {...shared} name="skills" optional most={skills} rows={3} />
        <TextField {...shared} name="additionalInfo" optional most={text} />
        <CvField {...shared} />
        <PhotoField {...shared} />
      </FieldGroup>
    </EnquiryForm>
  );
}

/** Names the job, and suggests an account instead: with one, the profile goes straight to the employer. */
function AskedFor({ job: { id, company, location } }: { job: AskedJob }) {
  const next = encodeURIComponent(href('/jobs/:id/apply', { id }));
  return (
    <div className="border-line border-l-2 pl-4">
      <input type="hidden" name="job" value={id} />
      <p className="font-semibold">
        {company}, {location}
      </p>
      <p className="text-ink-soft">
        This form goes to our consultants.{' '}
        <LoginLink to={`${href('/candidate-login')}?next=${next}`} className="link">
          Sign in to apply with your profile
        </LoginLink>{' '}
        instead, if you have an account.
      </p>
    </div>
  );
}

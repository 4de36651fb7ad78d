/** Asking for people (spec: marketing §2 "Modals", §5 "Employer"). */
import type { Sending } from '#app/site/sending.ts';
import { ENQUIRY_LENGTHS } from '#domain/enquiry.ts';
import { EnquiryForm, FieldGroup, LineField, ReachFields, TextField } from './enquiry-form.tsx';

const { line, pay, text } = ENQUIRY_LENGTHS;

export function EmployerForm({ id, sending }: { id: string; sending: Sending }) {
  const shared = { id, answer: sending.answer };
  return (
    <EnquiryForm id={id} kind="employer" sending={sending} button="Submit Request" loadingText="Submitting Request...">
      <FieldGroup legend="You and your company">
        <LineField {...shared} name="companyName" label="Company name" autoComplete="organization" most={line.most} />
        <LineField {...shared} name="contactPerson" label="Contact person" autoComplete="name" most={line.most} />
        <ReachFields {...shared} />
      </FieldGroup>
      <FieldGroup legend="The job">
        <LineField {...shared} name="position" label="Position" hint="What you would call the job" most={line.most} />
        <LineField {...shared} name="industry" label="Industry" hint="What your company does" most={line.most} />
        <LineField {...shared} name="location" label="Location" most={line.most} />
        <LineField {...shared} name="salaryRange" label="Salary range" optional most={pay} />
        <TextField
          {...shared}
          name="requirements"
          label="Requirements"
          hint="Duties, hours, start date, and anything that rules people out"
          optional
          most={text}
        />
      </FieldGroup>
    </EnquiryForm>
  );
}

import type { Sending } from '#app/web/form/sending.ts';
import { ENQUIRY_LENGTHS } from '#domain/enquiry/enquiry.ts';
import { EnquiryForm, FieldGroup, LineField, ReachFields, TextField } from './enquiry-form.tsx';

const { line, pay, text } = ENQUIRY_LENGTHS;

type EmployerFormProps = {
  id: string;
  sending: Sending;
  location: string | undefined;
};

/** spec: marketing §2 "Modals", §5 "Employer". */
export function EmployerForm({ id, sending, location }: EmployerFormProps) {
  const commonProps = { id, answer: sending.answer };
  return (
    <EnquiryForm id={id} kind="employer" sending={sending} button="Submit Request" loadingText="Submitting Request...">
      <FieldGroup legend="You and your company">
        <LineField {...commonProps} name="companyName" autoComplete="organization" most={line.most} />
        <LineField {...commonProps} name="contactPerson" autoComplete="name" most={line.most} />
        <ReachFields {...commonProps} />
      </FieldGroup>
      <FieldGroup legend="The job">
        <LineField {...commonProps} name="position" hint="Job title" most={line.most} />
        <LineField {...commonProps} name="industry" hint="What your company does" most={line.most} />
        <LineField {...commonProps} name="location" value={location} most={line.most} />
        <LineField {...commonProps} name="salaryRange" optional most={pay} />
        <TextField
          {...commonProps}
          name="requirements"
          hint="Duties, hours, start date and essential requirements"
          optional
          most={text}
        />
      </FieldGroup>
    </EnquiryForm>
  );
}

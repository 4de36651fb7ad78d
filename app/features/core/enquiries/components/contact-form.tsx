import { Field } from '#app/ui/form/field.tsx';
import { Select } from '#app/ui/form/select.tsx';
import type { Sending } from '#app/web/form/sending.ts';
import { ENQUIRY_LENGTHS, ENQUIRY_PURPOSE_NAMES, ENQUIRY_PURPOSES } from '#domain/enquiry/enquiry.ts';
import { ENQUIRY_LABELS } from '../texts.ts';
import { EnquiryEmailField, EnquiryForm, LineField, TextField } from './enquiry-form.tsx';

const { line, optionalLine, message: messageLength } = ENQUIRY_LENGTHS;
const PURPOSES = [
  // HTML requires an empty first option in a required select.
  { value: '', label: 'Choose one' },
  ...ENQUIRY_PURPOSES.map((value) => ({ value, label: ENQUIRY_PURPOSE_NAMES[value] })),
];

type ContactFormProps = {
  id: string;
  sending: Sending;
  message: string;
  purpose: (typeof ENQUIRY_PURPOSES)[number];
};

/** spec: marketing §5 "Contact". */
export function ContactForm({ id, sending, message, purpose }: ContactFormProps) {
  const { answer } = sending;
  const commonProps = { id, answer };
  return (
    <EnquiryForm id={id} kind="contact" sending={sending} button="Send Message" loadingText="Sending Message...">
      <div className="grid gap-5 sm:grid-cols-2">
        <LineField {...commonProps} name="name" autoComplete="name" most={line.most} />
        <EnquiryEmailField {...commonProps} />
        <LineField {...commonProps} name="company" optional autoComplete="organization" most={optionalLine} />
        <Field id={`${id}-type`} label={ENQUIRY_LABELS.type} error={answer?.errors['type']} required>
          {(control) => (
            <Select {...control} name="type" options={PURPOSES} defaultValue={answer?.values['type'] ?? purpose} />
          )}
        </Field>
        <TextField {...commonProps} name="message" value={message} most={messageLength.most} rows={6} />
      </div>
    </EnquiryForm>
  );
}

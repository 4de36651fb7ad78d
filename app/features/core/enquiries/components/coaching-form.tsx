import { Field } from '#app/ui/form/field.tsx';
import { PhoneField } from '#app/ui/form/phone-field.tsx';
import { Select } from '#app/ui/form/select.tsx';
import type { Sending } from '#app/web/form/sending.ts';
import { COACHING_TOPIC_NAMES, COACHING_TOPICS, ENQUIRY_LENGTHS } from '#domain/enquiry/enquiry.ts';
import { ENQUIRY_LABELS } from '../texts.ts';
import { EnquiryEmailField, EnquiryForm, LineField, TextField, WHOLE_ROW } from './enquiry-form.tsx';

const { line, phone, message, times } = ENQUIRY_LENGTHS;
const TOPICS = [
  // HTML requires an empty first option in a required select.
  { value: '', label: 'Choose one' },
  ...COACHING_TOPICS.map((value) => ({ value, label: COACHING_TOPIC_NAMES[value] })),
];

export function CoachingForm({ id, sending }: { id: string; sending: Sending }) {
  const { answer } = sending;
  const commonProps = { id, answer };
  return (
    <EnquiryForm id={id} kind="coaching" sending={sending} button="Ask for a session" loadingText="Sending request...">
      <div className="grid gap-5 sm:grid-cols-2">
        <LineField {...commonProps} name="name" autoComplete="name" most={line.most} />
        <EnquiryEmailField {...commonProps} />
        <PhoneField
          id={`${id}-phone`}
          label={ENQUIRY_LABELS.phone}
          name="phone"
          hint="If you’d rather we rang to agree a time"
          optional
          error={answer?.errors['phone']}
          most={phone.most}
          defaultValue={answer?.values['phone']}
        />
        <Field id={`${id}-topic`} label={ENQUIRY_LABELS.topic} error={answer?.errors['topic']} required>
          {(control) => (
            <Select {...control} name="topic" options={TOPICS} defaultValue={answer?.values['topic'] ?? ''} />
          )}
        </Field>
        <TextField
          {...commonProps}
          name="question"
          hint="One question is enough. Tell us what you do now and what you’ve tried."
          most={message.most}
          rows={5}
        />
        <LineField
          {...commonProps}
          name="times"
          hint="For example: Tuesday or Thursday after 6 pm. A session takes 45 minutes."
          optional
          most={times}
          className={WHOLE_ROW}
        />
      </div>
    </EnquiryForm>
  );
}
